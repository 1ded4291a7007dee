"""Strategies that sample a mapspace or try all of it."""
