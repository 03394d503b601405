"""Threads that call and miss on the same functions, Ctrl-C, and references that must not leak."""

import gc
import os
import signal
import sys
import threading
import time

import etch as tf
import numpy as np
import pytest


def test_eight_threads_call_and_miss():
    double = tf.function(lambda x: x * 2.0, autograph=False)
    both = tf.function(lambda x: double(x) + double(x + 1.0), autograph=False)
    errors = []

    def work(k):
        try:
            for i in range(60):
                n = (k * 7 + i) % 23 + 1
                np.testing.assert_allclose(both(tf.ones([n])), np.full(n, 6.0))
        except BaseException as e:  # noqa: BLE001: the main thread tells
            errors.append(e)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(timeout=120)
    assert not any(t.is_alive() for t in threads) and not errors
    assert both.experimental_get_tracing_count() == 23


def test_threads_that_trace_each_others_functions():
    slow = []

    def body(x, other, depth):
        time.sleep(0.001)
        slow.append(1)
        return other(x, depth - 1) if depth else x

    f = tf.function(lambda x, n: body(x, g, n), autograph=False)
    g = tf.function(lambda x, n: body(x, f, n), autograph=False)
    threads = [threading.Thread(target=lambda h=h: [h(tf.ones([2]), n) for n in range(6)]) for h in (f, g)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(timeout=60)
    assert not any(t.is_alive() for t in threads)


def test_ctrl_c_stops_a_long_loop():
    v = tf.Variable(0.0)

    @tf.function(autograph=False)
    def f():
        (n,) = tf.while_loop(lambda i: i < 10**15, lambda i: (i + 1,), (tf.constant(0, tf.int64),))
        v.assign(1.0)
        return n

    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        f()
    assert float(v.value()) == 0.0


def _objects_after(f, n):
    f()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(n):
        f()
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.parametrize("what", ["hit", "op", "binding", "miss", "fails", "method"])
def test_references_are_given_back(what):
    x = tf.ones([2])
    f = tf.function(lambda x, n=1.0: {"y": [x * n, None]}, autograph=False)

    class Model:
        @tf.function(autograph=False)
        def call(self, x):
            return x + 1.0

    model = Model()

    def binding():
        with pytest.raises(TypeError):
            f(x, m=1)

    def fails():
        with pytest.raises(ValueError):
            tf.function(lambda x: x + tf.ones([3]), autograph=False)(x)

    def miss():
        tf.function(lambda x, n: x * n, autograph=False)(x, 2.0)

    runs = {
        "hit": lambda: f(x),
        "op": lambda: tf.reduce_sum(x * 2.0 + x[0], axis=0),
        "binding": binding,
        "miss": miss,
        "fails": fails,
        "method": lambda: model.call(x),
    }
    n = 1000 if what in ("miss", "fails") else 10_000
    _objects_after(runs[what], 600)  # events, warnings and codes are remembered up to a limit
    assert _objects_after(runs[what], n) < n / 4
