"""Static analysis of one function's tree: which names its statements use, and which values are needed later."""
