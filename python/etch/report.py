"""What happened in a process: functions, calls, traces, what they cost, why, and what would have avoided them."""

import json

from etch import _core, explain, functions

_functions: list = []  # all that were made since begin(), so that those that are gone count too


def begin(policy: str | None) -> None:
    """From now on functions and events are remembered; `policy` is that of functions that name none."""
    functions.default_policy = policy
    functions.made = _functions
    _core.keep_events(True)


def collect() -> dict:
    """The report as plain data."""
    events = [json.loads(text) for text in _core.kept_events()]
    rows = []
    for f in _functions:
        stats = f.stats()
        own = [e for e in events if e["function"] == f.name]
        own = explain.translated(own, f.__signature__.parameters)
        if stats["calls"] or stats["traces"]:
            rows.append({"function": f.name, **stats, "events": own})
    traces = sum(row["traces"] for row in rows)
    return {
        "functions": rows,
        "calls": sum(row["calls"] for row in rows),
        "traces": traces,
        "retraces": sum(max(row["traces"] - 1, 0) for row in rows),
        "lost_ns": sum(e["trace_ns"] + e["compile_ns"] for e in events if e["kind"] != "first_trace"),
    }


def text(summary: dict) -> str:
    """The report for people: what cost most first, with the causes and what would have avoided them."""
    lines = [
        f"etch: {len(summary['functions'])} functions, {summary['calls']} calls, {summary['traces']} traces, "
        f"{summary['retraces']} retraces, {summary['lost_ns'] / 1e6:.1f} ms lost to these"
    ]
    for row in sorted(summary["functions"], key=lambda r: -r["trace_ns"] - r["compile_ns"]):
        cost = (row["trace_ns"] + row["compile_ns"]) / 1e6
        size = f"{row['bytes'] / 1024:.1f} KiB"
        lines.append(f"  {row['function']}: {row['calls']} calls, {row['traces']} traces, {cost:.2f} ms, {size}")
        lines += _causes(row["events"])
    return "\n".join(lines)


def _causes(events) -> list[str]:
    """Retraces by cause: how many, where, and the advice that replaying the calls confirmed last."""
    causes: dict = {}
    for e in events:
        if e["kind"] == "first_trace":
            continue
        paths = ", ".join(d["path"] for d in e["differences"]) or e["guard"] or e["kind"].replace("_", " ")
        causes.setdefault((paths, _place(e["at"])), []).append(e)
    lines = []
    for (paths, place), same in sorted(causes.items(), key=lambda item: -len(item[1])):
        was_now = [(d["was"], d["now"]) for e in same for d in e["differences"]]
        example = f" (was {was_now[-1][0]}, now {was_now[-1][1]})" if was_now else ""
        lines.append(f"    {len(same)} x {paths}{example}, called at {place}")
        advice = same[-1]["advice"]
        if advice["text"]:
            lines.append(
                f"      {advice['text']}: {advice['n_traces_after']} traces instead of {advice['n_traces_before']}"
            )
    return lines


def _place(at) -> str:
    return f"{at['file']}:{at['line']}" if at and at["file"] else "an unknown place"
