"""Bounds on chains of Einsums: what fusing them saves."""
