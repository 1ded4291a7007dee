"""Vary the hardware, keep the frontier: spaces of designs as data, whole blocks of them costed at once."""
