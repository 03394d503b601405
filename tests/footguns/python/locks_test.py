"""Threads: who waits for whom."""

import threading

import etch as tf
import numpy as np
import pytest
from footguns import X, count

PATIENCE = 60.0  # seconds, until a thread counts as stuck


def run_threads(*bodies):
    """Runs them at once, and fails if one gets stuck or raises."""
    errors, start = [], threading.Barrier(len(bodies))

    def run(body):
        start.wait()
        try:
            body()
        except BaseException as error:  # noqa: BLE001: the main thread tells
            errors.append(error)

    threads = [threading.Thread(target=run, args=(body,), daemon=True) for body in bodies]
    for t in threads:
        t.start()
    for t in threads:
        t.join(PATIENCE)
    assert not any(t.is_alive() for t in threads), "a thread is stuck"
    assert errors == []


def test_p19_threads_that_miss_at_once_trace_once():
    runs = []

    @tf.function(autograph=False)
    def f(x):
        runs.append(1)
        return x * 2.0

    run_threads(*[lambda: np.testing.assert_allclose(f(X), [2.0, 4.0])] * 8)
    assert len(runs) == count(f) == 1


def test_p19_a_slow_trace_stalls_only_who_needs_it():
    tracing, done = threading.Event(), threading.Event()

    @tf.function(autograph=False)
    def f(x, slow):
        if slow:
            tracing.set()
            assert done.wait(PATIENCE), "the other thread's hit waited for this trace"
        return x * 2.0

    f(X, False)

    def hits():
        assert tracing.wait(PATIENCE)
        np.testing.assert_allclose(f(X, False), [2.0, 4.0])
        done.set()

    run_threads(lambda: f(X, True), hits)
    assert count(f) == 2


def test_d02_a_call_that_cannot_be_bound_leaves_no_lock():
    f = tf.function(lambda x: x * 2.0, autograph=False)
    with pytest.raises(TypeError, match="missing a required argument"):
        f()
    run_threads(lambda: np.testing.assert_allclose(f(X), [2.0, 4.0]))


def test_d03_functions_that_call_each_other_do_not_deadlock():
    # Each is traced by a thread that needs the other: under a lock per function both would wait for ever.
    inside = threading.Barrier(2)

    def body(x, other, depth):
        try:
            inside.wait(0.2)
        except threading.BrokenBarrierError:
            pass  # the other thread waits until this trace is over
        return other(x, depth - 1) + 1.0 if depth else x

    f = tf.function(lambda x, n: body(x, g, n), autograph=False)
    g = tf.function(lambda x, n: body(x, f, n), autograph=False)
    run_threads(*[lambda h=h: np.testing.assert_allclose(h(X, 3), X.numpy() + 3.0) for h in (f, g)])
    assert count(f) == count(g) == 4
