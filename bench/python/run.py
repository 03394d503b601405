"""run.py: measures Etch and its peers, the same work side by side; see README.md.

Each measurement of each peer is a process of its own. They take turns in rounds, so that a burst of other work on the
machine falls on all of them, and the best of the rounds counts: whatever disturbs only adds time."""

import argparse
import importlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import peers
import report

HERE = Path(__file__).resolve().parent
MEASUREMENTS = (
    "imports",
    "cached_call",
    "eager_op",
    "chain",
    "training_step",
    "transformer_step",
    "cnn_step",
    "lstm_step",
    "batch_sizes",
    "lengths",
)


def best(a, b):
    """The smaller one; of lists, by element."""
    return [min(x, y) for x, y in zip(a, b)] if isinstance(a, list) else min(a, b)


def run_once(measurement: str, peer: str, etch_path: str, seconds: float) -> dict:
    """The values that the peer's own process printed, or why there are none under "failed"."""
    with tempfile.TemporaryDirectory(prefix="etch-bench-") as scratch:
        command = [sys.executable, str(HERE / "worker.py"), measurement, peer]
        settings = peers.environment(peer, etch_path, scratch)
        try:
            done = subprocess.run(command, env=settings, capture_output=True, text=True, timeout=seconds, cwd=HERE)
        except subprocess.TimeoutExpired:
            return {"failed": f"not done after {seconds:.0f} s"}
    lines = (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines()
    if done.returncode != 0:
        return {"failed": lines[-1] if lines else f"exit status {done.returncode}"}
    return json.loads(lines[-1])


def run_measurement(name: str, options: argparse.Namespace) -> tuple[dict, dict[str, str]]:
    """The best values by peer, and why some have none."""
    module = importlib.import_module(f"measurements.{name}")
    n_rounds = options.rounds or module.ROUNDS
    values: dict[str, dict] = {}
    failed: dict[str, str] = {}
    for i in range(n_rounds):
        for peer in module.PEERS:
            if peer in failed or (options.peer and peer not in options.peer):
                continue
            start = perf_counter()
            found = run_once(name, peer, options.etch, options.timeout)
            seconds = perf_counter() - start
            print(f"{name}: round {i + 1} of {n_rounds}: {peers.PEERS[peer][0]}: {seconds:.1f} s", flush=True)
            if "failed" in found:
                failed[peer] = found["failed"]
                values.pop(peer, None)
            else:
                known = values.get(peer, found)
                values[peer] = {key: v if key == "check" else best(known[key], v) for key, v in found.items()}
    return values, failed


def check_agreement(name: str, values: dict[str, dict]) -> list[str]:
    """Peers whose results are not those of the first: they did something else."""
    checks = {peer: v["check"] for peer, v in values.items() if "check" in v}
    first = next(iter(checks.values()), [])
    return [
        f"{name}: {peer} has other results: {check} for {first}"
        for peer, check in checks.items()
        if any(abs(a - b) > 0.02 * abs(a) + 1e-6 for a, b in zip(first, check))
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--etch", required=True, help="the folder that holds the package etch")
    parser.add_argument("--only", action="append", choices=MEASUREMENTS, help="this measurement; may be given again")
    parser.add_argument("--peer", action="append", choices=peers.PEERS, help="this peer; may be given again")
    parser.add_argument("--rounds", type=int, help="how often, instead of what each measurement has")
    parser.add_argument("--timeout", type=float, default=900, help="seconds that one process may take")
    parser.add_argument("--json", type=Path, help="write everything there")
    parser.add_argument("--markdown", type=Path, help="write the tables there")
    options = parser.parse_args()
    result = report.Result.begin(peers.versions())
    for name in options.only or MEASUREMENTS:
        values, failed = run_measurement(name, options)
        result.failures += [f"{name}: {peers.PEERS[peer][0]}: {why}" for peer, why in failed.items()]
        result.failures += check_agreement(name, values)
        result.rows += importlib.import_module(f"measurements.{name}").rows(values)
        result.values[name] = values
    text = report.markdown(result)
    print("\n" + text, end="")
    if options.markdown:
        options.markdown.write_text(text, encoding="utf-8")
    if options.json:
        options.json.write_text(json.dumps(report.as_json(result), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
