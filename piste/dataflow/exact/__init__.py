"""What a dataflow costs, exactly: classes of alike steps, what moves along each axis, and the executor that decides."""
