"""What the released MAESTRO reports, number for number, with all that is wrong in it."""
