"""Each path through the extension, 10,000 times (1,000 under a sanitizer, which is slow): calls, misses and failures give back what they took.

Counted are the blocks that the interpreter has handed out and, where the C library says so, the bytes of its heap. Caches and records have limits,
which are reached before the counting begins.
"""

import ctypes
import gc
import os
import sys

import etch as tf
import numpy as np
import pytest

IS_SANITIZED = "libasan" in os.environ.get("LD_PRELOAD", "")
N_CALLS = 1_000 if IS_SANITIZED else 10_000
N_BEFORE = 1_500  # a cache holds 1,000 traces
N_ROUNDS = 12  # tables that are swept now and then, and records that are overwritten by longer ones, may look like a leak; not for long


class _Mallinfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()
    ]


def _heap_bytes() -> int:
    """What is in use of the C library's heap; 0 where it does not say, or a sanitizer has put another in its place."""
    mallinfo2 = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if mallinfo2 is None or IS_SANITIZED:
        return 0
    mallinfo2.restype = _Mallinfo
    info = mallinfo2()
    return info.uordblks + info.hblkhd


def _raises(kind, f) -> None:
    """pytest.raises without what it remembers."""
    try:
        f()
    except kind:
        return
    raise AssertionError(f"{kind} was not raised")


class Model(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable([1.0, 1.0])

    @tf.function(autograph=False)
    def __call__(self, x):
        return x * self.w


class Object:
    pass


def _boom(*_args):
    raise ValueError("boom")


def _branch(x):
    if tf.reduce_sum(x) > 0.0:
        return x + 1.0
    return x - 1.0


def _undefined(x):
    if tf.reduce_sum(x) > 0.0:
        y = 1.0
    return y


def _loop(x):
    s = tf.zeros([])
    for _ in tf.range(3):
        if tf.reduce_sum(x) > 1.0:
            s += 1.0
    return s


@tf.custom_gradient
def _tripled(x):
    return x * 2.0, lambda dy: dy * 3.0


x = tf.ones([2])
v = tf.Variable([1.0, 2.0])
wrong = tf.errors.InvalidArgumentError
plain = {"autograph": False}
numbers = iter(range(10**9))
double = tf.function(lambda x: x * 2.0, **plain)
f = tf.function(lambda x, n=1.0: {"y": [x * n, None]}, **plain)
nested = tf.function(lambda x: double(x) + double(x + 1.0), **plain)
fails_in_trace = tf.function(lambda x: x + tf.ones([3]), **plain)
raises_in_trace = tf.function(lambda x: _boom(x), **plain)
fails_in_run = tf.function(lambda x: tf.debugging.assert_less(x, 0.0), **plain)
reshaped = tf.function(tf.reshape, **plain)
loop = tf.function(_loop)
calls_python = tf.function(lambda x: tf.py_function(lambda a: a + 1.0, [x], tf.float32), **plain)
python_fails = tf.function(lambda x: tf.py_function(_boom, [x], tf.float32), **plain)
calls_numpy = tf.function(lambda x: tf.numpy_function(np.negative, [x], tf.float32), **plain)
prints = tf.function(lambda x: tf.print("x", x, output_stream="file:///dev/null"), **plain)
misses = tf.function(lambda x, n: x * float(n), **plain)
takes_objects = tf.function(lambda x, o: x + 1.0, **plain)
frugal = tf.function(lambda x: x, budget={"max_traces": 1}, **plain)
model = Model()
sgd = tf.optimizers.SGD(0.0)


def _tape(persistent=False):
    with tf.GradientTape(persistent=persistent) as tape:
        tape.watch(x)
        y = tf.reduce_sum(x * x * v)
    return tape, y


def _jacobian():
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x
    return tape.jacobian(y, x)


def _asked_twice():
    tape, y = _tape()
    tape.gradient(y, x)
    _raises(RuntimeError, lambda: tape.gradient(y, x))


def _custom():
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = _tripled(x)
    return tape.gradient(y, x)


step = tf.function(lambda x: (v.assign_add(x * 0.0), _tape(True)[0].gradient(_tape(True)[1], v)), **plain)


def _eagerly():
    tf.config.run_functions_eagerly(True)
    f(x)
    tf.config.run_functions_eagerly(False)


def _outside():
    def body(x):
        with tf.init_scope():
            tf.constant(1.0)
        return x

    tf.function(body, **plain)(x)


PATHS = {
    # eager
    "op": lambda: tf.reduce_sum(x * 2.0 + x[0], axis=0),
    "op fails": lambda: _raises(wrong, lambda: tf.reshape(x, [5])),
    "op fails by shape": lambda: _raises(wrong, lambda: x + tf.ones([3])),
    "op fails by dtype": lambda: _raises(wrong, lambda: x + tf.constant("a")),
    "op with lists": lambda: (
        tf.math.top_k([3.0, 1.0], 2),
        tf.unique([1, 1, 2]),
        tf.split(tf.zeros([4]), [1, 3]),
        tf.meshgrid([1, 2], [3]),
        tf.einsum("ij,jk->ik", tf.ones([2, 2]), tf.ones([2, 2])),
        tf.clip_by_global_norm([x, None], 1.0),
        tf.strided_slice(tf.ones([3, 3]), [0, 0], [2, 2]),
        tf.tensordot(x, x, [[0], [0]]),
        tf.constant([np.float64(1), 2, True]),
    ),
    "op is called wrongly": lambda: _raises(TypeError, lambda: tf.reduce_sum(x, axes=1)),
    "op gets what is no tensor": lambda: _raises((TypeError, ValueError), lambda: tf.exp(Object())),
    "ragged list": lambda: _raises(ValueError, lambda: tf.constant([[1], [1, 2]])),
    "strings": lambda: tf.constant(["a", "bc"]).numpy(),
    "array in and out": lambda: tf.constant(np.ones(3, np.float32)).numpy(),
    "slice": lambda: x[..., tf.newaxis, ::-1],
    "slice fails": lambda: _raises(Exception, lambda: x["a"]),
    "iteration": lambda: list(x),
    "text": lambda: (str(x), repr(v)),
    "ref": lambda: {x.ref(): 1},
    "loop of functions": lambda: tf.while_loop(lambda i: i < 2, lambda i: (i + 1,), (tf.constant(0),)),
    "loop fails": lambda: _raises(ValueError, lambda: tf.while_loop(lambda i: i < 2, _boom, (tf.constant(0),))),
    "TensorArray": lambda: tf.TensorArray(tf.float32, 2).write(0, 1.0).write(1, 2.0).stack(),
    "nest": lambda: tf.nest.map_structure(lambda a: a, {"a": [x, (1,)]}),
    "random": lambda: tf.random.uniform([2]),
    "spec": lambda: tf.TensorSpec([None, "b"], tf.float32, "n"),
    "spec fails": lambda: _raises(TypeError, lambda: tf.TensorSpec([None], "nosuch")),
    # variables
    "variable": lambda: tf.Variable([1.0, 2.0]),
    "variable fails": lambda: _raises(ValueError, lambda: tf.Variable(None)),
    "assignment": lambda: v.assign_add(x * 0.0).numpy(),
    "assignment fails": lambda: _raises(ValueError, lambda: v.assign([1.0])),
    "optimizer": lambda: sgd.apply_gradients([(x, v)]),
    # tapes
    "tape": lambda: (lambda tape, y: tape.gradient(y, [x, v]))(*_tape()),
    "tape asked twice": _asked_twice,
    "jacobian": _jacobian,
    "custom gradient": _custom,
    # functions: hits
    "hit": lambda: f(x),
    "hit of a method": lambda: model(x),
    "hit of nested functions": lambda: nested(x),
    "hit of converted code": lambda: loop(x),
    "hit with a tape inside": lambda: step(x),
    "arguments do not fit": lambda: _raises(TypeError, lambda: f(x, m=1)),
    "argument is no value": lambda: _raises(Exception, lambda: f(x, {1, 2})),
    "run fails": lambda: _raises(wrong, lambda: fails_in_run(x)),
    "run fails by shape": lambda: _raises(wrong, lambda: reshaped(x, tf.constant([5]))),
    "py_function": lambda: calls_python(x),
    "py_function fails": lambda: _raises(wrong, lambda: python_fails(x)),
    "numpy_function": lambda: calls_numpy(x),
    "print": lambda: prints(x),
    "eagerly": _eagerly,
    # functions: misses
    "miss of a new function": lambda: tf.function(lambda x, n: x * n, **plain)(x, 2.0),
    "miss of one function": lambda: misses(x, next(numbers)),
    "miss by an object": lambda: takes_objects(x, Object()),
    "miss of a method": lambda: Model()(x),
    "miss of converted code": lambda: tf.function(_branch)(x),
    "trace fails": lambda: _raises(ValueError, lambda: fails_in_trace(x)),
    "trace raises": lambda: _raises(ValueError, lambda: raises_in_trace(x)),
    "converted code fails": lambda: _raises(Exception, lambda: tf.function(_undefined)(x)),
    "trace that may not be": lambda: (frugal(x), _raises(Exception, lambda: frugal(tf.ones([3])))),
    "concrete function": lambda: tf.function(lambda: x + v, **plain).get_concrete_function()(),
    "init_scope": _outside,
    # functions: what they can tell
    "explain": lambda: tf.explain.events_of(f),
    "cache": lambda: (f.cache(), f.stats(), f.graph_text(1)),
    "audit": lambda: f.audit(),
    "signatures": lambda: f.pretty_printed_concrete_signatures(),
}


@pytest.mark.parametrize("path", PATHS)
def test_references_are_given_back(path, caplog):
    caplog.set_level("CRITICAL", logger="tensorflow")  # warnings about retracing, which pytest would keep
    f(x)
    run = PATHS[path]
    for _ in range(N_BEFORE):
        run()
    grown = []
    for _ in range(N_ROUNDS):
        gc.collect()
        blocks, heap = sys.getallocatedblocks(), _heap_bytes()
        for _ in range(N_CALLS):
            run()
        gc.collect()
        grown.append(((sys.getallocatedblocks() - blocks) / N_CALLS, (_heap_bytes() - heap) / N_CALLS))
        if grown[-1][0] < 0.05 and grown[-1][1] < 8:
            return
    raise AssertionError(f"blocks and bytes that a call keeps, by round: {grown}")
