"""The slow truth: run a mapping with explicit sets of elements and count what moves."""
