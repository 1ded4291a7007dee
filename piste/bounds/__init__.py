"""What nobody can beat: bounds on data movement, sharing no code with the model so that each checks the other."""
