"""The result of a run: as Markdown, which is also what is printed, and as JSON."""

import os
import platform
from dataclasses import asdict, dataclass, field

import peers
from rows import Row, Target


@dataclass
class Result:
    machine: str
    versions: dict[str, str]
    rows: list[Row] = field(default_factory=list)
    values: dict[str, dict] = field(default_factory=dict)  # by measurement and peer
    failures: list[str] = field(default_factory=list)

    @classmethod
    def begin(cls, versions: dict[str, str]) -> "Result":
        return cls(machine(), versions)


def machine() -> str:
    """The CPU as the kernel names it, what it can do, and how many of it there are."""
    described = {}
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        for line in lines:
            key, _, value = line.partition(":")
            described.setdefault(key.strip(), value.strip())
    flags = described.get("flags", "").split()
    vectors = "AVX-512" if "avx512f" in flags else "AVX2" if "avx2" in flags else "no AVX2"
    name = described.get("model name", platform.machine())
    model = f"family {described.get('cpu family', '?')}, model {described.get('model', '?')}"
    n_cores = len(os.sched_getaffinity(0))
    return f"{name} ({model}, {vectors}), {n_cores} cores, Python {platform.python_version()}"


def number(x: float) -> str:
    """With as many digits as say something."""
    return f"{x:.0f}" if x >= 100 or x == int(x) else f"{x:.3g}"


def cell(row: Row, peer: str) -> str:
    return number(row.by_peer[peer]) if peer in row.by_peer else ""


def table(head: list[str], lines: list[list[str]]) -> list[str]:
    """With columns of one width, so that it can be read as it is."""
    widths = [max(len(line[i]) for line in [head, *lines]) for i in range(len(head))]

    def joined(cells: list[str]) -> str:
        return "| " + " | ".join(c.ljust(w) for c, w in zip(cells, widths)) + " |"

    return [joined(head), "|" + "|".join("-" * (w + 2) for w in widths) + "|", *(joined(line) for line in lines)]


def target_line(target: Target) -> list[str]:
    unit = f" {target.unit}" if target.unit else ""
    return [
        target.what,
        f"{target.value:.3g}{unit}",
        f"{target.at_most:.3g}{unit}",
        "met" if target.is_met else "missed",
    ]


def markdown(result: Result) -> str:
    shown = [peer for peer in peers.PEERS if any(peer in row.by_peer for row in result.rows)]
    times = [[row.what, row.unit, *(cell(row, peer) for peer in shown)] for row in result.rows]
    targets = [target_line(t) for row in result.rows for t in row.targets]
    versions = ", ".join(f"{name} {version}" for name, version in result.versions.items())
    missed = [line[0] for line in targets if line[-1] == "missed"]
    lines = [f"Measured on: {result.machine}; {versions}.", ""]
    lines += table(["what", "unit", *(peers.PEERS[peer][0] for peer in shown)], times)
    if targets:
        lines += ["", *table(["target", "Etch", "at most", ""], targets), ""]
        lines += [f"Missed: {'; '.join(missed)}." if missed else "All targets were met."]
    lines += ["", *(f"- {failure}" for failure in result.failures)] if result.failures else []
    return "\n".join(lines) + "\n"


def as_json(result: Result) -> dict:
    def described(row: Row) -> dict:
        return asdict(row) | {"targets": [asdict(t) | {"is_met": t.is_met} for t in row.targets]}

    return {
        "machine": result.machine,
        "versions": result.versions,
        "rows": [described(row) for row in result.rows],
        "values": result.values,
        "failures": result.failures,
    }
