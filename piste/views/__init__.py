"""Pictures and text made from results."""
