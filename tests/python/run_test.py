"""`python -m etch run`: scripts that are not there, do not compile, fail or exit, as python itself ends with them."""

import json
import os
import subprocess
import sys

import pytest

import etch as tf  # noqa: F401  not without the extension


def end_of(*command):
    """What a command ends with, and says on stderr."""
    done = subprocess.run([sys.executable, *map(str, command)], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "source",
    [
        "def\n",
        "x = (\n",
        "def f():\n    1 / 0\n\n\nf()\n",
        "raise SystemExit\n",
        "import sys\nsys.exit(7)\n",
        "import sys\nsys.exit('told why')\n",
        "import sys\nsys.exit(['told', 'why'])\n",
        "import nosuchmodule\n",
    ],
)
def test_a_script_ends_as_python_ends_it(tmp_path, source):
    script = tmp_path / "script.py"
    script.write_text(source)
    assert end_of("-m", "etch", "run", "--quiet", script) == end_of(script)


def test_a_script_that_is_not_there(tmp_path):
    missing = tmp_path / "missing.py"
    status, said = end_of("-m", "etch", "run", "--json", tmp_path / "r.json", missing)
    assert (status, said) == (2, f"etch run: can't open file '{missing}': [Errno 2] No such file or directory\n")
    assert end_of(missing)[0] == status and end_of(missing)[1].endswith(said.partition("etch run: ")[2])
    assert not (tmp_path / "r.json").exists()


def test_a_folder_without_a_program(tmp_path):
    status, said = end_of("-m", "etch", "run", tmp_path)
    assert (status, said) == (1, f"etch run: can't find '__main__' module in '{tmp_path}'\n")
    assert end_of(tmp_path)[0] == status


def test_a_failure_is_told_behind_the_report(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import tensorflow as tf\ntf.function(lambda x: x)(tf.ones([2]))\nraise ValueError('in the end')\n")
    status, said = end_of("-m", "etch", "run", "--json", tmp_path / "r.json", script)
    report, _, error = said.partition("Traceback")
    assert status == 1 and "1 functions, 1 calls" in report and "etch/run.py" not in error
    assert error.endswith("ValueError: in the end\n")
    assert json.loads((tmp_path / "r.json").read_text())["calls"] == 1


def test_a_report_that_cannot_be_written_is_told_before_the_script_runs(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("print('it ran')\nopen(__file__ + '.ran', 'w').close()\n")
    for path, said in ((tmp_path / "nowhere" / "r.json", "No such file or directory"), (tmp_path, "Is a directory")):
        status, told = end_of("-m", "etch", "run", "--json", path, script)
        assert status == 2 and told.startswith(f"etch run: can't write '{path}': ") and told.endswith(f"{said}\n")
    assert not (tmp_path / "script.py.ran").exists()


def test_a_script_that_does_not_compile_leaves_no_report(tmp_path):
    script, report = tmp_path / "script.py", tmp_path / "r.json"
    script.write_text("def\n")
    assert end_of("-m", "etch", "run", "--json", report, script)[0] == 1
    assert not report.exists()


def test_an_earlier_report_stays_until_there_is_a_new_one(tmp_path):
    script, report = tmp_path / "script.py", tmp_path / "r.json"
    script.write_text(f"assert open({str(report)!r}).read() == 'earlier'\n")
    report.write_text("earlier")
    assert end_of("-m", "etch", "run", "--quiet", "--json", report, script) == (0, "")
    assert json.loads(report.read_text())["functions"] == []


def test_a_script_that_goes_to_another_folder(tmp_path):
    script, report = tmp_path / "script.py", tmp_path / "r.json"
    script.write_text(f"import os\nos.chdir({str(tmp_path)!r})\n")
    assert end_of("-m", "etch", "run", "--quiet", "--json", os.path.relpath(report), script) == (0, "")
    assert json.loads(report.read_text())["calls"] == 0


def test_names_of_older_programs(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import tensorflow.compat.v2 as tf\nimport tensorflow, tensorflow.compat.v2.math as math\n"
        "from tensorflow.compat import v2\nfrom tensorflow.compat.v2 import nn\n"
        "assert tf is tensorflow is v2 is tensorflow.compat.v2 and math is tf.math and nn is tf.nn\n"
        "assert not hasattr(tf.compat, 'v1')\n"
    )
    assert end_of("-m", "etch", "run", "--quiet", script) == (0, "")
    for line in ("import tensorflow.compat.v1 as tf", "from tensorflow.compat import v1", "import tensorflow as tf; tf.compat.v1"):
        script.write_text(line)
        status, said = end_of("-m", "etch", "run", "--quiet", script)
        assert status == 1 and "Error: tensorflow.compat.v1 is not there: Etch has no graphs and sessions" in said


@pytest.mark.parametrize("method", ["spawn", "forkserver", "fork"])
def test_processes_that_a_script_starts(tmp_path, method):
    script = tmp_path / "script.py"
    script.write_text(
        "import multiprocessing\nimport tensorflow as tf\n"
        "@tf.function\ndef total(x):\n    return tf.reduce_sum(x)\n"
        "def work(n):\n    sums = [int(total(tf.ones([i]))) for i in range(n)]\n"
        "    return tf.__name__, sums, total.experimental_get_tracing_count()\n"
        "def nested(n):\n    return start(work, n)\n"
        "def start(what, n):\n"
        f"    context = multiprocessing.get_context({method!r})\n"
        "    receive, send = context.Pipe()\n"
        "    child = context.Process(target=run, args=(what, n, send))\n"
        "    child.start()\n    value = receive.recv()\n    child.join()\n    return value\n"
        "def run(what, n, send):\n    send.send(what(n))\n"
        "if __name__ == '__main__':\n    for what in (work, nested):\n"
        "        assert start(what, 3) == ('etch', [0, 1, 2], 1), start(what, 3)\n"
    )
    assert end_of("-m", "etch", "run", "--quiet", "--policy", "symbolic", script) == (0, "")


PROFILED = """import tensorflow as tf
@tf.function
def layer(x, w):
    y = x @ w
    return tf.exp(y)
for _ in range(3):
    layer(tf.ones([4, 8]), tf.ones([8, 16]))
"""


def test_a_profile(tmp_path):
    script, profile = tmp_path / "script.py", tmp_path / "p.json"
    script.write_text(PROFILED)
    status, said = end_of("-m", "etch", "run", "--profile", profile, script)
    assert status == 0 and end_of("-m", "json.tool", profile) == (0, "")
    report, _, table = said.partition("profile: ")
    assert "1 functions, 3 calls" in report and "layer: matmul, script.py:4\n" in table and "layer: exp, script.py:5\n" in table
    document = json.loads(profile.read_text())
    rows = {(row["kind"], row["function"], row["what"]): row for row in document["rows"]}
    product, kernel = rows["call", "layer", "matmul"], rows["kernel", "layer", "exp"]
    assert (product["n_runs"], product["flops"], product["bytes"]) == (3, 3 * 2 * 4 * 8 * 16, 3 * 4 * (32 + 128 + 64))
    assert (kernel["n_runs"], kernel["flops"], kernel["bytes"]) == (3, 3 * 64 * 10, 3 * 4 * 128)
    assert product["at"] == {"file": str(script), "line": 4}
    assert rows["trace", "layer", ""]["n_runs"] == rows["compile", "layer", ""]["n_runs"] == 1
    assert document["version"] == 1 and document["kind"] == "profile" and document["peak_flops"] > 0
    spans = [e for e in document["traceEvents"] if document["rows"][e["args"]["row"]] == product]
    assert len(spans) == 3 and {(e["name"], e["cat"], e["ph"]) for e in spans} == {("matmul", "call", "X")}


def test_a_profile_of_a_script_that_fails_and_says_nothing(tmp_path):
    script, profile = tmp_path / "script.py", tmp_path / "p.json"
    script.write_text(PROFILED + "import sys\nsys.exit(7)\n")
    assert end_of("-m", "etch", "run", "--quiet", "--profile", profile, script) == (7, "")
    assert json.loads(profile.read_text())["kind"] == "profile"
    status, told = end_of("-m", "etch", "run", "--profile", tmp_path / "nowhere" / "p.json", script)
    assert status == 2 and told.startswith("etch run: can't write ")


@pytest.mark.parametrize("number", ["-1", "two", "1.5"])
def test_a_number_of_retraces_that_is_none(tmp_path, number):
    script = tmp_path / "script.py"
    script.write_text("print('ran')\n")
    status, said = end_of("-m", "etch", "run", "--fail-on-retrace", number, script)
    assert status == 2 and said.endswith(f"argument --fail-on-retrace: {number} is not a number of retraces\n")


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("ETCH_ISA", "sse", "ETCH_ISA=sse is not one of vm, avx2, avx512"),
        ("ETCH_NUM_THREADS", "two", "ETCH_NUM_THREADS=two is not a number of threads"),
        ("ETCH_NUM_THREADS", "-1", "ETCH_NUM_THREADS=-1 is not a number of threads"),
    ],
)
def test_settings_of_the_environment_that_mean_nothing(monkeypatch, name, value, text):
    monkeypatch.setenv(name, value)
    status, said = end_of("-c", "import etch as tf; tf.ones([2])")
    assert status == 1 and said.endswith(f"ValueError: {text}\n")
