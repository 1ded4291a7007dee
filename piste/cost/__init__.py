"""Counts to cycles, energy and area."""
