"""The list of names in the documents is what the package has, and every name says what it is."""

import importlib.machinery
import importlib.util
import inspect
import operator
import subprocess
import sys
import types
from pathlib import Path

import etch as tf
import pytest
from etch import _core

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "python-names"


def test_documented_names():
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def script():
    """The script as a module."""
    loader = importlib.machinery.SourceFileLoader("python_names", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    sys.modules[loader.name] = module
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "recorded, there, problem",
    [
        (["tf.a", "tf.b"], {"tf.a", "tf.b"}, None),
        (["tf.a", "tf.b", "tf.new"], {"tf.a", "tf.b"}, "tf.new of TensorFlow's is not there, and no section says why"),
        (["tf.a", "tf.b", "tf.x.c"], {"tf.a", "tf.b"}, None),
        (["tf.a", "tf.b"], {"tf.a", "tf.b", "tf.leak"}, "tf.leak is a name of the package alone"),
        (["tf.a", "tf.b"], {"tf.a"}, "tf.b: differs, but not there"),
        (["tf.a", "tf.b", "tf.y.*"], {"tf.a", "tf.b", "tf.y.z"}, None),
        (["tf.a", "tf.b", "tf.mine"], {"tf.a", "tf.b", "tf.mine"}, "is a name of TensorFlow's, and its state is 'own'"),
    ],
)
def test_what_is_wrong_with_the_list_is_found(script, recorded, there, problem):
    sections = [
        script.Section(script.State("differs", "#tapes"), "", ["tf.b"]),
        script.Section(script.State("later", "someday"), "", ["tf.x.*", "tf.y.*", "tf.b"]),
    ]
    if "tf.mine" in there:
        sections.append(script.Section(script.State("own"), "", ["tf.mine"]))
    _, problems = script.decide(recorded, there, sections)
    assert problems == [] if problem is None else any(problem in p for p in problems)


def test_what_has_come_is_taken_off(script):
    sections = [script.Section(script.State("later", "someday"), "", ["tf.a", "tf.x.*"])]
    assert script.arrived(sections, {"tf.a", "tf.x.y"}) == ["tf.a"]


def test_modules_show_no_names_of_their_making():
    making = {"Any", "Callable", "Iterable", "NAMES", "ALL", "collections", "warnings", "functions", "specs", "dispatch"}
    for module in (tf, tf.optimizers, tf.optimizers.schedules, tf.autograph, tf.explain):
        shown = {name for name in dir(module) if not name.startswith("_")}
        assert shown.isdisjoint(making)


@pytest.mark.parametrize("dotted", sorted(_core.ops))
def test_ops_have_a_doc_line_and_a_signature(dotted):
    op = _core.ops[dotted]
    assert op.__doc__ and op.__doc__.endswith((".", "?")) and op.__signature__.parameters is not None


def _documented(script):
    """(dotted name, object) of what has to say what it is: modules, functions, classes, and their public members."""
    modules = {"tf": tf}
    for dotted in script.names_of(tf):
        path, _, name = dotted.rpartition(".")
        if path not in modules:
            modules[path] = operator.attrgetter(path.removeprefix("tf."))(tf)
            yield path, modules[path]
        value = getattr(modules[path], name)
        if isinstance(value, types.UnionType) or not callable(value):
            continue
        yield dotted, value
        for member, x in vars(value).items() if isinstance(value, type) else ():
            if not member.startswith("_") and (inspect.isroutine(x) or inspect.isdatadescriptor(x)):
                yield f"{dotted}.{member}", x


def test_everything_says_what_it_is(script):
    documented = dict(_documented(script))
    assert [name for name, value in documented.items() if not (value.__doc__ or "").strip()] == []
    assert len(documented) > 500


def test_a_name_that_is_not_there_tells_its_neighbours():
    with pytest.raises(AttributeError, match="reduce_sum"):
        tf.reduce_summ
    with pytest.raises(AttributeError, match="exp"):
        tf.math.expp
