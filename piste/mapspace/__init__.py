"""Which mappings are allowed; never what they cost."""
