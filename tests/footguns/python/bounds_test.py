"""The cache: bounded, listed, cleared, and without entries that nothing can find."""

import gc
import weakref

import etch as tf
import numpy as np
from footguns import X, count, last


def test_p01_memory_is_bounded_with_varying_shapes():
    f = tf.function(lambda x: x * 2.0, autograph=False)
    for n in range(1, 1101):
        f(tf.ones([n]))
    stats = f.stats()
    assert stats["traces"] == 1100 and stats["entries"] == len(f.cache()) == 1000 and stats["evicted"] == 100
    held = {entry["signature"] for entry in f.cache()}
    gone = next(n for n in range(1, 1101) if f"(f32[{n}])" not in held)
    np.testing.assert_allclose(f(tf.ones([gone])), np.full(gone, 2.0))  # what went is traced again
    assert count(f) == 1101


def test_p01_memory_is_bounded_with_varying_numbers():
    f = tf.function(lambda x, n: x + n, autograph=False)
    for n in range(1100):
        f(X, n)
    stats = f.stats()
    assert stats["entries"] == 1000 and stats["evicted"] == 100 and stats["bytes"] <= 64 << 20


def test_p01_all_shapes_are_one_trace_under_symbolic():
    f = tf.function(lambda x: x * 2.0, autograph=False, policy="symbolic")
    for n in range(1100):
        assert f(tf.ones([n])).shape == (n,)
    assert count(f) == len(f.cache()) == 1


def test_p01_the_cache_is_listed_and_cleared():
    f = tf.function(lambda x: x * 2.0, autograph=False)
    for n in (1, 2, 2):
        f(tf.ones([n]))
    held = f.cache()
    assert [(e["signature"], e["hits"]) for e in held] == [("(f32[1])", 1), ("(f32[2])", 2)]
    assert all(e["bytes"] > 0 for e in held)
    f.clear_cache()
    assert f.cache() == [] and f.stats()["bytes"] == 0 and count(f) == 2  # what was traced stays counted


def test_p02_entries_of_dead_objects_are_purged():
    class Config:
        def __init__(self, scale):
            self.scale = scale

    f = tf.function(lambda c, x: x * c.scale, autograph=False)
    for n in range(50):
        np.testing.assert_allclose(f(Config(float(n)), X), X.numpy() * n)
    stats = f.stats()
    assert stats["traces"] == 50 and stats["purged"] == 49 and stats["entries"] == 1
    assert "for an object that is gone" in str(last(f))


def test_p02_a_trace_keeps_no_object_alive():
    class Config:
        pass

    f = tf.function(lambda c, x: x, autograph=False)
    config = Config()
    f(config, X)
    gone = weakref.ref(config)
    del config
    gc.collect()
    assert gone() is None


def test_p09_a_trace_is_as_special_as_its_body_asks():
    @tf.function(policy="symbolic", autograph=False)
    def pads(x):
        return x * float(int(x.shape[0]))  # the number is asked for

    @tf.function(policy="symbolic", autograph=False)
    def scales(x):
        return x * tf.cast(tf.shape(x)[0], tf.float32)

    for n in (2, 3, 2, 3):
        np.testing.assert_allclose(pads(tf.ones([n])), np.full(n, n))
        np.testing.assert_allclose(scales(tf.ones([n])), np.full(n, n))
    assert count(pads) == 2 and count(scales) == 1
    told = str(last(pads))
    assert "a size was asked for as a number" in told and "bounds_test.py" in told
    guards = [entry["guards"].partition(" (")[0] for entry in pads.cache()]
    assert guards == [f"s0 == {n}, where s0 is x.shape[0]" for n in (2, 3)]
    assert "tf.shape(x)" in last(pads).advice["text"] and "etch_" not in told


def test_p09_early_exact_traces_can_go():
    f = tf.function(lambda x: x * 2.0, autograph=False)
    for n in (2, 3):
        f(tf.ones([n]))
    f.clear_cache()
    f.get_concrete_function(tf.TensorSpec([None]))
    with tf.expect_traces(f, 0):
        for n in (2, 3, 4):
            f(tf.ones([n]))
    assert [e["signature"] for e in f.cache()] == ["(f32[?])"]
