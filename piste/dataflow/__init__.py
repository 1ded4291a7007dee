"""Data-centric dataflows: MAESTRO's directives read, shown, costed exactly, and lowered to loop trees."""
