"""Where the time of runs goes: `with tf.profile() as profile: ...`, then `print(profile)`."""

from etch import _core


class profile:  # noqa: N801  as the other names of the package
    """Measures every step that runs inside its block, on all threads. Blocks may be inside each other, and overlap."""

    def __init__(self) -> None:
        self.text = self.json = ""

    def __enter__(self) -> "profile":
        self._before = _core.profile_start()
        return self

    def __exit__(self, *error: object) -> None:
        self.text, self.json = _core.profile_stop(self._before)

    def __str__(self) -> str:
        return self.text

    def save(self, path) -> None:
        """Writes the JSON document, which `etch report`, Perfetto and chrome://tracing read."""
        with open(path, "w", encoding="utf-8") as to:
            to.write(self.json)
