"""Fused trees, counted by classes of iterations that move alike."""
