"""Results as pictures: matplotlib figures without pyplot, so that nothing global changes."""
