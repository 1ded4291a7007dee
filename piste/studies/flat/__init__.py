"""The claims of the FLAT paper, recomputed."""
