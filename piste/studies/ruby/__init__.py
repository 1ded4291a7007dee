"""The claims of the Ruby paper, recomputed."""
