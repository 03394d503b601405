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
    """The report as plain data; functions of one code (methods of many instances, say) are one row."""
    events: dict = {}
    for event, code in _core.kept_events():
        events.setdefault(code, []).append(json.loads(event))
    of_code: dict = {}
    for f in _functions:
        if f.stats()["calls"] or f.stats()["traces"]:
            of_code.setdefault(id(f._code), []).append(f)
    rows = [_row(fs, events.get(code, [])) for code, fs in of_code.items()]
    traced_again = [e for own in events.values() for e in own if e["kind"] != "first_trace"]
    return {
        "functions": rows,
        **{name: sum(row[name] for row in rows) for name in ("made", "calls", "traces", "retraces", "remade")},
        "lost_ns": sum(e["trace_ns"] + e["compile_ns"] for e in traced_again),
    }


def _row(fs: list, events: list) -> dict:
    stats = [f.stats() for f in fs]
    code = fs[0]._code
    return {
        "function": fs[0].name,
        "at": {"file": getattr(code, "co_filename", ""), "line": getattr(code, "co_firstlineno", 0)},
        "made": len(fs),
        "is_method": all(f.is_bound for f in fs),
        **{name: sum(s[name] for s in stats) for name in stats[0]},
        "retraces": sum(max(s["traces"] - 1, 0) for s in stats),
        "remade": sum(e["kind"] == "remade" for e in events),
        "events": explain.translated(events, fs[0].__signature__.parameters),
    }


def text(summary: dict) -> str:
    """The report for people: what cost most first, with the causes and what would have avoided them."""
    remade = f"{summary['remade']} of functions made anew, " if summary["remade"] else ""
    lines = [
        f"etch: {summary['made']} functions, {summary['calls']} calls, {summary['traces']} traces, "
        f"{summary['retraces']} retraces, {remade}{summary['lost_ns'] / 1e6:.1f} ms lost to these"
    ]
    for row in sorted(summary["functions"], key=lambda r: -r["trace_ns"] - r["compile_ns"]):
        cost = (row["trace_ns"] + row["compile_ns"]) / 1e6
        size = f"{row['bytes'] / 1024:.1f} KiB"
        many = "instances" if row["is_method"] else "functions"
        made = f" ({row['made']} {many} of {_place(row['at'])})" if row["made"] > 1 else ""
        lines.append(f"  {row['function']}{made}: {row['calls']} calls, {row['traces']} traces, {cost:.2f} ms, {size}")
        lines += _causes(row)
    return "\n".join(lines)


def _causes(row: dict) -> list[str]:
    """Retraces by cause: how many, where, and the advice that replaying the calls confirmed last."""
    causes: dict = {}
    for e in row["events"]:
        if e["kind"] == "first_trace":
            continue
        kind = "another instance" if e["kind"] == "remade" and row["is_method"] else e["kind"].replace("_", " ")
        paths = ", ".join(d["path"] for d in e["differences"]) or e["guard"] or kind
        causes.setdefault((paths, _place(e["at"])), []).append(e)
    lines = []
    for (paths, place), same in sorted(causes.items(), key=lambda item: -len(item[1])):
        was_now = [(d["was"], d["now"]) for e in same for d in e["differences"]]
        example = f" (was {was_now[-1][0]}, now {was_now[-1][1]})" if was_now else ""
        lines.append(f"    {len(same)} x {paths}{example}, called at {place}")
        advice = same[-1]["advice"]
        if same[-1]["kind"] == "remade" and row["is_method"]:
            lines.append("      each instance has traces of its own: one function that takes what differs is traced once")
        elif advice["text"]:
            lines.append(
                f"      {advice['text']}: {advice['n_traces_after']} traces instead of {advice['n_traces_before']}"
            )
    return lines


def _place(at) -> str:
    return f"{at['file']}:{at['line']}" if at and at["file"] else "an unknown place"
