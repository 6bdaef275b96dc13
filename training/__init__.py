"""Self-play training of the Schieber networks. README.md says how to run it."""
