"""Exact integer expressions, and their readings: plain integers, arrays, machine code."""
