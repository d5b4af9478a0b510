"""The independent check of the lessons: from the rules pages alone, nothing here imports trickkit."""
