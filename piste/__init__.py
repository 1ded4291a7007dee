"""Piste: how little data must move, what a mapping costs, which mapping and which hardware are best."""
