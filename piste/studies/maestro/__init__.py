"""The claims of the MAESTRO paper, recomputed."""
