"""reduce_retracing, and what is better."""

import etch as tf
import numpy as np
from footguns import X, count


def shapes_traced(calls, **options):
    """The shapes that the body sees when it is traced for these calls."""
    seen = []

    @tf.function(autograph=False, **options)
    def f(x):
        seen.append(str(x.shape))
        return x * 2.0

    for shape in calls:
        np.testing.assert_allclose(f(tf.ones(shape)), np.full(shape, 2.0))
    return seen


def test_p08_another_rank_takes_nothing_from_the_others():
    calls = ([1], [2], [3], [3, 3], [], [4], [5, 6])
    assert shapes_traced(calls, policy="symbolic") == ["(None,)", "(None, None)", "()"]
    assert shapes_traced(calls, reduce_retracing=True) == ["(1,)", "(None,)", "<unknown>"]  # TensorFlow's


def test_p08_no_exact_trace_comes_first():
    assert shapes_traced([[2, 8], [3, 8], [4, 8]], policy="symbolic") == ["(None, None)"]
    assert shapes_traced([[2, 8], [3, 8], [4, 8]], reduce_retracing=True) == ["(2, 8)", "(None, 8)"]


def test_d05_reduce_retracing_takes_more_and_more_arguments():
    f = tf.function(lambda *xs: tf.add_n(list(xs)), autograph=False, reduce_retracing=True)
    for n in (1, 2, 3, 2):
        np.testing.assert_allclose(f(*[X] * n), X.numpy() * n)
    assert count(f) == 3


class Pair:
    def __init__(self, first, second):
        self.first, self.second = first, second

    def __tf_flatten__(self):
        return (), (self.first, self.second)

    @classmethod
    def __tf_unflatten__(cls, metadata, components):
        return cls(*components)


def test_d06_reduce_retracing_takes_objects_with_nothing_in_common():
    @tf.function(autograph=False, reduce_retracing=True)
    def f(p):
        return p.first * (2.0 if isinstance(p.second, str) else p.second)

    for second, by in ((X, X.numpy()), ("twice", 2.0), (3.0, 3.0)):
        np.testing.assert_allclose(f(Pair(X, second)), X.numpy() * by)
    assert count(f) == 3


def test_d09_a_trace_that_is_added_redirects_no_call():
    seen = []

    @tf.function(autograph=False)
    def f(x):
        seen.append(x.shape.as_list())
        return x * 2.0

    f.get_concrete_function(tf.TensorSpec([None, 3]))
    assert f(tf.ones([2, 3])).shape == (2, 3)
    f.get_concrete_function(tf.TensorSpec([None, None]))
    for shape in ([2, 3], [2, 4], [5, 3], [5, 6]):
        np.testing.assert_allclose(f(tf.ones(shape)), np.full(shape, 2.0))
    assert seen == [[None, 3], [None, None]]
    assert [(e["signature"], e["hits"]) for e in f.cache()] == [("(f32[?, 3])", 3), ("(f32[?, ?])", 2)]
