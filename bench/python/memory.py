"""Resident memory of this process, as Linux counts it."""


def _status(name: str) -> int:
    """Bytes in a line of /proc/self/status."""
    with open("/proc/self/status", encoding="ascii") as lines:
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(name + ":"))


def resident() -> int:
    return _status("VmRSS")


def forget_peak() -> None:
    """From here on peak() is of what follows: importing may have held more for a while than what is left of it."""
    with open("/proc/self/clear_refs", "w", encoding="ascii") as control:
        control.write("5")


def peak() -> int:
    return _status("VmHWM")
