"""Programs in the documents run, and print what stands below them. A line of the text that has `...` says only how it begins and ends."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = re.compile(r"```python\n(.*?)```\n(?:\s*```text\n(.*?)```)?", re.S)


def programs():
    for path in (ROOT / "docs" / "python.md", ROOT / "README.md"):
        for i, (program, text) in enumerate(PROGRAM.findall(path.read_text())):
            yield pytest.param(program, text, id=f"{path.stem}-{i}")


def _line(pattern: str) -> str:
    return ".*".join(map(re.escape, pattern.split("...")))


@pytest.mark.parametrize("program, text", list(programs()))
def test_program(program, text, tmp_path):
    script = tmp_path / "program.py"
    script.write_text(program)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(program, str(script), "exec"), {"__name__": "__main__"})
    if text:
        assert re.fullmatch("\n".join(map(_line, text.splitlines())) + "\n?", out.getvalue()), out.getvalue()


def test_numbers_of_scenarios():
    """The README says how many scenarios there are, and how many print something else on purpose."""
    scenarios = [path.read_text() for path in (ROOT / "tests" / "parity").glob("*/*.py")]
    n_other = sum("\n# differs: " in text for text in scenarios)
    told = re.search(r"(\d+) small programs in .*?(\d+) of them but for lines", (ROOT / "README.md").read_text(), re.S)
    assert told.groups() == (str(len(scenarios)), str(n_other))
