"""Functions: what a trace is made for, and what Etch has that TensorFlow lacks."""

import collections.abc
import dataclasses
import functools
import gc
import json
import subprocess
import sys
import types
import typing
import weakref

import etch as tf
import numpy as np
import pytest

ONES = tf.ones([2])


def counted(policy="exact", **options):
    """A function that counts how often its body runs."""
    runs = []

    @tf.function(policy=policy, autograph=False, **options)
    def f(x, n=1.0):
        runs.append(1)
        return x * n

    return f, runs


def test_exact_traces_by_shape_and_literal():
    f, runs = counted()
    for shape in ([1], [2], [1]):
        f(tf.ones(shape))
    f(tf.ones([1]), 2.0)
    assert len(runs) == f.experimental_get_tracing_count() == 3


def test_symbolic_is_one_trace_for_all_sizes():
    f, runs = counted("symbolic")
    for n in range(100):
        assert f(tf.ones([n, 3])).shape == (n, 3)
    assert len(runs) == 1


def test_relax_leaves_the_second_size_open():
    shapes = []

    @tf.function(reduce_retracing=True, autograph=False)
    def f(x):
        shapes.append(x.shape.as_list())
        return x

    for n in (1, 2, 3, 4):
        f(tf.ones([n]))
    assert shapes == [[1], [None]]


def test_strict_refuses_a_second_trace():
    f, _ = counted("strict")
    f(ONES)
    f(tf.ones([5]))
    with pytest.raises(tf.errors.RetracingError, match=r"traced again: args\[1\] was .*, and is literal 2.0"):
        f(ONES, 2.0)


def test_a_budget_of_traces():
    f, _ = counted(budget={"max_traces": 2})
    f(ONES)
    f(ONES, 2.0)
    with pytest.raises(tf.errors.RetracingError):
        f(ONES, 3.0)


def test_named_sizes_tie_arguments_together():
    @tf.function(input_signature=[tf.TensorSpec(["batch", 2]), tf.TensorSpec(["batch"])], autograph=False)
    def f(x, y):
        return tf.reduce_sum(x, axis=1) + y

    np.testing.assert_allclose(f(tf.ones([3, 2]), tf.ones([3])), [3, 3, 3])
    with pytest.raises((TypeError, tf.errors.InvalidArgumentError)):
        f(tf.ones([3, 2]), tf.ones([4]))


def test_symbolic_keys_functions_by_what_they_do():
    runs = []

    @tf.function(policy="symbolic", autograph=False)
    def apply(g, x):
        runs.append(1)
        return g(x)

    for k in (2.0, 2.0, 3.0):
        apply(lambda x: x * k, ONES)
    assert len(runs) == 2  # the closure's value counts, not which lambda it is


def test_exact_keys_lambdas_by_identity():
    f = tf.function(lambda g, x: g(x), autograph=False)
    for _ in range(3):
        f(lambda x: x, ONES)
    assert f.experimental_get_tracing_count() == 3


def test_objects_are_not_kept_alive():
    class Thing:
        pass

    f = tf.function(lambda thing, x: x, autograph=False)
    thing = Thing()
    gone = weakref.ref(thing)
    f(thing, ONES)
    del thing
    gc.collect()
    assert gone() is None


def test_a_function_goes_with_its_last_reference():
    f, _ = counted()
    f(ONES)
    gone = weakref.ref(f)
    del f
    gc.collect()
    assert gone() is None


def test_methods_have_traces_per_instance_and_let_it_go():
    class Model:
        @tf.function(autograph=False)
        def call(self, x):
            return x * self.scale

    models = [Model(), Model()]
    for i, m in enumerate(models):
        m.scale = float(i + 1)
        assert m.call is m.call
        np.testing.assert_allclose(m.call(ONES), [i + 1, i + 1])
        assert m.call.experimental_get_tracing_count() == 1
    gone = weakref.ref(models.pop())
    del m
    gc.collect()
    assert gone() is None


def test_equal_instances_are_two():
    class Model:
        def __init__(self, scale):
            self.scale = scale

        def __eq__(self, other):
            return True

        def __hash__(self):
            return 1

        @tf.function(autograph=False)
        def call(self, x):
            return x * self.scale

    a, b = Model(2.0), Model(3.0)
    assert float(a.call(tf.constant(1.0))) == 2 and float(b.call(tf.constant(1.0))) == 3


def test_an_exception_leaves_no_trace_and_keeps_its_traceback():
    fails = [True]

    @tf.function(autograph=False)
    def f(x):
        if fails:
            raise LookupError("mine")
        return x

    for _ in range(3):
        with pytest.raises(LookupError, match="mine") as caught:
            f(ONES)
        assert any(entry.name == "f" for entry in caught.traceback)
    assert f.experimental_get_tracing_count() == 0
    fails.clear()
    np.testing.assert_allclose(f(ONES), [1, 1])


def test_a_failed_binding_holds_no_lock():
    f, _ = counted()
    for _ in range(2):
        with pytest.raises(TypeError, match="Binding inputs to tf.function failed"):
            f()
    np.testing.assert_allclose(f(ONES), [1, 1])


def test_structures_go_in_and_out():
    @tf.function(autograph=False)
    def f(tree):
        return {"b": [tree["x"][0] + 1.0, None], "a": (tree["y"], 3)}

    out = f({"x": [tf.constant(1.0)], "y": tf.constant(2)})
    assert list(out) == ["b", "a"] and out["b"][1] is None and isinstance(out["a"], tuple)
    assert float(out["b"][0]) == 2 and int(out["a"][0]) == 2 and int(out["a"][1]) == 3


def test_explain_names_argument_and_line(capsys):
    f, _ = counted()
    f(ONES)
    f(tf.ones([3]))
    event = f.explain()[-1]
    assert event.kind == "new_signature"
    assert [(d["path"], d["was"], d["now"]) for d in event.differences] == [("x.shape[0]", "2", "3")]
    assert event.at["file"].endswith("function_test.py")
    assert "x.shape[0]: was 2, now 3" in capsys.readouterr().out


def test_advice_is_in_the_words_of_python():
    f, _ = counted()
    for n in range(2, 6):
        f(tf.ones([n, 8]))
    advice = f.explain()[-1].advice
    assert advice["text"] == 'leave x.shape[0] free: declare x as tf.TensorSpec([None, 8], tf.float32), or use policy="symbolic"'
    assert advice["n_traces_after"] == 1


def test_expect_traces():
    f, _ = counted()
    with tf.expect_traces(f, 1):
        f(ONES)
        f(ONES)
    with pytest.raises(AssertionError, match="x.shape"):
        with tf.expect_traces(f, 0):
            f(tf.ones([7]))


def test_audit_finds_a_global_that_changed():
    scale = [2.0]
    f = tf.function(lambda x: x * scale[0], autograph=False)
    f(ONES)
    assert f.audit() == {}
    scale[0] = 3.0
    assert "2" in f.audit()[1] and "3" in f.audit()[1]


def test_cache_tells_what_it_holds():
    f, _ = counted()
    f(ONES)
    f(ONES)
    (entry,) = f.cache()
    assert entry["trace"] == 1 and entry["signature"] == "(f32[2], literal 1.0)" and entry["bytes"] > 0
    f.clear_cache()
    assert f.cache() == [] and f.experimental_get_tracing_count() == 1


def test_the_last_arguments_of_partials_and_callables():
    f = tf.function(functools.partial(lambda x, n: x * n, n=3.0), autograph=False)
    np.testing.assert_allclose(f(ONES), [3, 3])

    class Callable:
        def __call__(self, x):
            return x + 1.0

    np.testing.assert_allclose(tf.function(Callable(), autograph=False)(ONES), [2, 2])


def test_init_scope_runs_at_once():
    seen = []

    @tf.function(autograph=False)
    def f(x):
        with tf.init_scope():
            seen.append(float(tf.constant(2.0) * 3.0))
        return x

    f(ONES)
    assert seen == [6.0]


def test_run_functions_eagerly():
    f, runs = counted()
    tf.config.run_functions_eagerly(True)
    try:
        f(ONES)
        f(ONES)
    finally:
        tf.config.run_functions_eagerly(False)
    assert len(runs) == 2 and f.experimental_get_tracing_count() == 0


def test_etch_run_reports(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import tensorflow as tf\nimport tensorflow.math as m\n"
        "@tf.function\ndef f(x):\n    return m.exp(x)\n"
        "for n in range(3):\n    f(tf.ones([n]))\n"
    )
    command = [sys.executable, "-m", "etch", "run", "--json", str(tmp_path / "r.json")]
    done = subprocess.run([*command, str(script)], capture_output=True, text=True, check=True)
    assert "2 x x.shape[0]" in done.stderr and f"{script}:7" in done.stderr
    summary = json.loads((tmp_path / "r.json").read_text())
    assert summary["traces"] == 3 and summary["retraces"] == 2
    strict = subprocess.run([*command, "--fail-on-retrace", "1", str(script)], capture_output=True, text=True, check=False)
    assert strict.returncode == 3
    symbolic = subprocess.run([*command, "--policy", "symbolic", str(script)], capture_output=True, text=True, check=True)
    assert json.loads((tmp_path / "r.json").read_text())["retraces"] == 0, symbolic.stderr


def test_a_report_has_one_row_for_functions_of_one_code(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import tensorflow as tf\nclass Scale:\n    @tf.function\n    def step(self, x, k=1):\n        return x * k\n"
        "def step(x):\n    return x\n"
        "scales = [Scale() for _ in range(30)]\n"
        "for scale in scales:\n    scale.step(tf.ones([2]))\n"
        "scales[0].step(tf.ones([2]), 3)\n"
        "for _ in range(3):\n    tf.function(step)(tf.ones([2]))\n"
    )
    command = [sys.executable, "-m", "etch", "run", "--json", str(tmp_path / "r.json")]
    done = subprocess.run([*command, str(script)], capture_output=True, text=True, check=True)
    told = done.stderr[done.stderr.index("etch: ") :]
    assert "33 functions, 34 calls, 34 traces, 1 retraces, 31 of functions made anew" in told
    assert f"step (30 instances of {script}:3): 31 calls, 31 traces" in told
    assert told.count("29 x another instance") == 1 and told.count("1 x k (was literal 1, now literal 3)") == 1
    assert f"step (3 functions of {script}:6): 3 calls, 3 traces" in told and told.count("2 x remade") == 1
    summary = json.loads((tmp_path / "r.json").read_text())
    assert [(row["made"], row["is_method"], row["retraces"], row["remade"]) for row in summary["functions"]] == [
        (30, True, 1, 29),
        (3, False, 0, 2),
    ]
    for allowed, status in (("31", 3), ("32", 0)):
        ended = subprocess.run([*command, "--fail-on-retrace", allowed, str(script)], capture_output=True, text=True, check=False)
        assert ended.returncode == status, ended.stderr


def test_a_mapping_that_makes_its_items_anew():
    class Made(collections.abc.Mapping):
        def __init__(self, given=None):
            self.given = given  # of the one that the body gets

        def __iter__(self):
            return iter(("a", "b"))

        def __len__(self):
            return 2

        def __getitem__(self, key):
            return self.given[key] if self.given else tf.ones([1000]) * (2.0 if key == "a" else 3.0)

    f = tf.function(lambda m: m["a"] * m["b"], autograph=False)
    for _ in range(3):
        np.testing.assert_allclose(f(Made()), np.full(1000, 6.0))


def test_objects_by_their_fields():
    @dataclasses.dataclass(slots=True)
    class Slotted:
        x: object
        rate: float = 2.0

    @dataclasses.dataclass
    class Odd:
        kind: typing.ClassVar[str] = "odd"
        seed: dataclasses.InitVar[int]
        x: object = None

        def __post_init__(self, seed):
            self.x = tf.ones([2]) * float(seed)

    class Attrs:  # what attrs classes have
        __attrs_attrs__ = (types.SimpleNamespace(name="x"), types.SimpleNamespace(name="rate"))

        def __init__(self, x, rate):
            self.x, self.rate = x, rate

    f = tf.function(lambda o: o.x * getattr(o, "rate", 1.0), autograph=False)
    objects = (Slotted(ONES), Odd(3), Odd(4), Attrs(ONES, 5.0), Attrs(ONES * 2.0, 5.0))
    for o, want in zip(objects, (2.0, 3.0, 4.0, 5.0, 10.0), strict=True):
        np.testing.assert_allclose(f(o), [want, want])
    assert f.experimental_get_tracing_count() == 3


def test_objects_whose_fields_cannot_be_had():
    @dataclasses.dataclass
    class Node:
        inside: object

    f = tf.function(lambda node: ONES, autograph=False)
    round_again = Node(None)
    round_again.inside = round_again
    with pytest.raises(RecursionError):
        f(round_again)
    gone = Node(1)
    del gone.inside
    with pytest.raises(AttributeError, match="inside"):
        f(gone)
    with pytest.raises(TypeError, match="TraceType"):
        f(Node({1, 2}))
    np.testing.assert_allclose(f(Node([1, ONES])), [1, 1])


def test_a_tensor_array_as_argument_under_symbolic():
    f = tf.function(lambda a: a.write(1, 7.0).stack(), policy="symbolic", autograph=False)
    for n in (2, 2, 3):
        array = tf.TensorArray(tf.float32, n).write(0, 1.0)
        if n == 3:
            array.write(2, 3.0)
        np.testing.assert_allclose(f(array), [1, 7, 3][:n])
    assert f.experimental_get_tracing_count() == 2
    cleared = tf.TensorArray(tf.float32, 1).write(0, 1.0)
    cleared.read(0)
    with pytest.raises((tf.errors.InvalidArgumentError, ValueError), match="read"):
        tf.function(lambda a: a.read(0), policy="symbolic", autograph=False)(cleared)


def test_a_place_is_the_programs_own():
    @tf.function
    def f(x):
        y = tf.map_fn(lambda v: v * 2.0, x)
        return tf.reshape(y, [3])

    line = f.python_function.__code__.co_firstlineno + 3
    with pytest.raises(tf.errors.InvalidArgumentError, match=f"function_test.py:{line}"):
        f.get_concrete_function(tf.TensorSpec([None]))(ONES)


def test_names_of_sizes_are_seen():
    spec = tf.TensorSpec(["batch", 3])
    assert repr(spec) == "TensorSpec(shape=['batch', 3], dtype=tf.float32, name=None)" != repr(tf.TensorSpec([None, 3]))
    assert eval(repr(spec), {"TensorSpec": tf.TensorSpec, "tf": tf}) == spec
