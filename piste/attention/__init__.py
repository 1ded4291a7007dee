"""Attention on accelerators: fused and unfused dataflows, what they cost and which is best."""
