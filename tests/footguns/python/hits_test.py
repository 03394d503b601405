"""Calls that find their trace, and plans below the traces."""

import sys

import etch as tf
import numpy as np
import pytest
from footguns import X, count


def calls_while(run) -> int:
    """How many Python functions are entered while `run` runs."""
    entered = []
    sys.setprofile(lambda frame, event, arg: entered.append(frame.f_code.co_name) if event == "call" else None)
    try:
        run()
    finally:
        sys.setprofile(None)
    return len(entered) - 1  # run itself


STRUCTURES = {
    "tensor": lambda: (X,),
    "numbers and text": lambda: (X, 1, 2.5, True, "mode", None),
    "containers": lambda: ([X, (X, 3)], {"a": X, "b": [1.0]}),
}


@pytest.mark.parametrize("make", STRUCTURES.values(), ids=STRUCTURES)
def test_p18_a_hit_runs_no_python_code(make):
    f, args = tf.function(lambda *args: args[0], autograph=False), make()
    f(*args)
    assert calls_while(lambda: f(*args)) == 0
    assert count(f) == 1


def test_p18_nor_do_keywords_and_defaults():
    @tf.function(autograph=False)
    def f(x, rate=0.5, *, training=False):
        return x * rate

    f(X)
    assert calls_while(lambda: f(x=X, training=False, rate=0.5)) == 0
    assert count(f) == 1


def test_p18_a_hit_keeps_no_object():
    f = tf.function(lambda x, options: x * options["rate"], autograph=False)
    options = {"rate": 0.5, "names": ["a", "b"]}
    growth = []
    for _ in range(5):
        before = sys.getallocatedblocks()
        for _ in range(200):
            f(X, options)
        growth.append(sys.getallocatedblocks() - before)
    assert min(growth) <= 0  # what a hit keeps would show in all rounds


def test_p20_new_sizes_need_no_new_plan():
    f = tf.function(lambda x: x * 2.0, jit_compile=True, input_signature=[tf.TensorSpec([None])], autograph=False)
    for n in range(1, 20):
        np.testing.assert_allclose(f(tf.ones([n])), np.full(n, 2.0))
    assert [e["plans"] for e in f.cache()] == [1] and f.stats()["traces"] == 1


def test_p20_traces_that_come_out_equal_share_a_plan_and_it_is_seen():
    f = tf.function(lambda x: x * 2.0, jit_compile=True, autograph=False)
    for n in range(1, 5):
        f(tf.ones([n]))
    assert [e["shares_plan_with"] for e in f.cache()] == [0, 1, 1, 1]
    assert [e["compile_ns"] > 0 for e in f.cache()] == [True, False, False, False]
