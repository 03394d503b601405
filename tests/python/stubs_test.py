"""The type stubs say what the package has, and type checkers find mistakes with them."""

import ast
import importlib
import inspect
import os
import runpy
import subprocess
import sys
from pathlib import Path

import etch
import pytest

ROOT = Path(__file__).resolve().parents[2]
STUBS = ROOT / "python" / "stubs"
PACKAGE = Path(etch.__file__).parent
BY_HAND = ("_core.pyi", "functions.pyi")  # compared with the package by mypy's stubtest
GENERATED = sorted(str(p.relative_to(STUBS)) for p in STUBS.rglob("*.pyi") if p.name not in BY_HAND)


def test_the_package_has_types():
    for name in ["py.typed", *BY_HAND, *GENERATED]:
        assert (PACKAGE / name).is_file(), name


def test_generated_stubs_are_up_to_date():
    command = [sys.executable, str(ROOT / "scripts" / "python-stubs"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _module_of(stub: str):
    parts = [p for p in Path(stub).with_suffix("").parts if p != "__init__"]
    return importlib.import_module(".".join(["etch", *parts]))


def _declared(stub: str) -> dict:
    """Public names of a stub, with the node of each."""
    out = {}
    for node in ast.parse((STUBS / stub).read_text()).body:
        if isinstance(node, ast.ImportFrom):
            out |= {alias.asname: node for alias in node.names if alias.asname}
        elif isinstance(node, ast.FunctionDef):
            out[node.name] = node
        elif isinstance(node, ast.AnnAssign):
            out[node.target.id] = node
        elif isinstance(node, ast.Assign):
            out[node.targets[0].id] = node
    return {name: node for name, node in out.items() if not name.startswith("_")}


@pytest.mark.parametrize("stub", GENERATED)
def test_stubs_and_modules_agree(stub):
    module, declared = _module_of(stub), _declared(stub)
    public = {n for n in vars(module) if not n.startswith("_") and not inspect.ismodule(getattr(module, n))}
    assert public <= declared.keys()
    for name, node in declared.items():
        value = getattr(module, name)
        if not isinstance(node, ast.FunctionDef):
            continue
        parameters = inspect.signature(value).parameters.values()
        wanted = [a.arg for a in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
        assert [p.name for p in parameters if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)] == wanted, name
        defaults = [*node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]
        found = [p.default for p in parameters if p.default is not p.empty]
        assert len(found) == len(defaults), name
        for given, text in zip(found, defaults, strict=True):
            assert isinstance(given, etch.DType) if ast.unparse(text) == "..." else given == ast.literal_eval(text), name


# --- with mypy -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def settings(tmp_path_factory):
    """A file of settings: mistakes are those of the stubs and of the program, not of the package's own code."""
    pytest.importorskip("mypy")
    folder = tmp_path_factory.mktemp("mypy")
    names = ",".join("etch" if s == "__init__.pyi" else _module_of(s).__name__ for s in [*GENERATED, *BY_HAND])
    (folder / "settings.ini").write_text(
        f"[mypy]\ncache_dir = {folder / 'cache'}\n[mypy-etch.*]\nignore_errors = True\n[mypy-{names}]\nignore_errors = False\n"
    )
    return folder / "settings.ini"


def _mypy(settings, *options):
    """What mypy says of these files. It imports nothing, and is spared what the extension may need to be loaded."""
    env = {k: v for k, v in os.environ.items() if k != "LD_PRELOAD"} | {"MYPYPATH": str(PACKAGE.parent)}
    command = [sys.executable, "-m", "mypy", "--config-file", str(settings), *map(str, options)]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout


def test_what_is_written_by_hand(settings):
    allowed = settings.parent / "allowed.txt"
    allowed.write_text("etch\\._core\\.Tensor\\.numpy\n")  # a method that traced tensors do not have
    command = [sys.executable, "-m", "mypy.stubtest", "etch._core", "etch.functions", "--concise", "--ignore-disjoint-bases"]
    command += ["--mypy-config-file", str(settings), "--allowlist", str(allowed)]
    env = os.environ | {"MYPYPATH": str(PACKAGE.parent)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_programs_have_the_types_that_they_should(settings, tmp_path):
    said = _mypy(settings, "--strict", ROOT / "tests" / "python" / "stub_types.py")
    assert said.startswith("Success"), said
    examples = list((ROOT / "examples").glob("*.py"))
    for example in examples:
        (tmp_path / example.name).write_text(example.read_text().replace("import tensorflow as tf", "import etch as tf"))
    said = _mypy(settings, "--check-untyped-defs", tmp_path)
    assert said.startswith(f"Success: no issues found in {len(examples)} source file"), said


def test_the_program_of_types_runs():
    runpy.run_path(str(ROOT / "tests" / "python" / "stub_types.py"))


MISTAKES = """import etch as tf
x = tf.ones([2])
tf.exp()  # call-arg
tf.reduce_sum(x, axes=1)  # call-arg
tf.reduce_summ  # attr-defined
x.nosuch  # attr-defined
tf.nn.relu(object())  # arg-type
tf.function(lambda: x)(1)  # call-arg
tf.function(lambda: x, policy="none")  # call-overload
tf.Variable(1.0, trainable=[])  # arg-type
x.dtype.name = "a"  # misc
"""


def test_mistakes_are_found(settings, tmp_path):
    (tmp_path / "mistakes.py").write_text(MISTAKES)
    said = _mypy(settings, "--strict", tmp_path / "mistakes.py")
    for i, line in enumerate(MISTAKES.splitlines(), start=1):
        kind = line.partition("# ")[2]
        if kind:
            assert any(f":{i}: error:" in text and f"[{kind}]" in text for text in said.splitlines()), (line, said)
