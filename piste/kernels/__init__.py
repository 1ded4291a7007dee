"""Kernels of a GPU as mappings: what one launch moves and takes, which tiles are best, and the program itself."""
