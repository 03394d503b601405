"""Objects, methods and decorated callables as arguments and owners of functions."""

import dataclasses
import functools
import gc
import weakref

import etch as tf
import numpy as np
import pytest
from footguns import X, changes, count, last, warnings


class Scale:
    def __init__(self, by=2.0):
        self.by = by

    def apply(self, x):
        return x * self.by


FRESH = {
    "lambda": lambda scale: lambda x: x * 2.0,
    "partial": lambda scale: functools.partial(scale.apply),
    "method": lambda scale: scale.apply,
}


@pytest.mark.parametrize("make", FRESH.values(), ids=FRESH)
def test_p03_callables_made_anew_are_one_under_symbolic(make):
    scale, f = Scale(), tf.function(lambda g, x: g(x), autograph=False, policy="symbolic")
    for _ in range(4):
        np.testing.assert_allclose(f(make(scale), X), [2.0, 4.0])
    assert count(f) == 1


@pytest.mark.parametrize("make", FRESH.values(), ids=FRESH)
def test_p03_callables_made_anew_are_told_under_exact(make):
    scale, f = Scale(), tf.function(lambda g, x: g(x), autograph=False)
    for _ in range(4):
        f(make(scale), X)
    assert count(f) == 4 and "for an object that is gone" in str(last(f))
    assert last(f).advice["text"].startswith("make the object at g once and keep it")
    kept = make(scale)
    with tf.expect_traces(f, 1):  # the advice holds
        for _ in range(4):
            f(kept, X)


def test_p13_a_function_per_instance_is_told_and_goes_with_it():
    class Model:
        @tf.function(autograph=False)
        def call(self, x):
            return x * 2.0

    with warnings() as told:
        models = [Model() for _ in range(6)]
        for model in models:
            model.call(X)
    assert [count(m.call) for m in models] == [1] * 6  # as in TensorFlow
    assert "6 functions of the same code were made and traced" in told[-1]
    functions = [weakref.ref(m.call) for m in models]
    del model, models
    gc.collect()
    assert [f() for f in functions] == [None] * 6


def test_p13_instances_that_are_alike_share_a_trace_through_the_class():
    @dataclasses.dataclass
    class Model:
        weights: tf.Variable
        scale: float

        @tf.function(autograph=False)
        def call(self, x):
            return x * self.weights * self.scale

    for k in (1.0, 2.0, 3.0):
        np.testing.assert_allclose(Model.call(Model(tf.Variable(k), 2.0), X), X.numpy() * k * 2.0)
    assert count(Model.call) == 1


def test_p14_a_dataclass_is_an_argument():
    @dataclasses.dataclass
    class Batch:
        x: tf.Tensor
        rate: float
        notes: list = dataclasses.field(default_factory=list, init=False)

    kinds = []

    @tf.function(autograph=False)
    def f(batch):
        kinds.append(type(batch))
        return batch.x * batch.rate

    for k in (1.0, 2.0):
        np.testing.assert_allclose(f(Batch(X * k, 0.5)), X.numpy() * k * 0.5)
    assert count(f) == 1 and kinds == [Batch]
    f(Batch(X, 0.25))
    assert changes(f) == [("batch.rate", "literal 0.5", "literal 0.25")]


def test_p14_a_dataclass_has_decorated_methods():
    @dataclasses.dataclass
    class Model:
        scale: float

        @tf.function(autograph=False)
        def call(self, x):
            return x * self.scale

    two, three = Model(2.0), Model(3.0)
    np.testing.assert_allclose(two.call(X), [2.0, 4.0])
    np.testing.assert_allclose(three.call(X), [3.0, 6.0])
    assert two.call is two.call and count(two.call) == 1


@pytest.mark.parametrize("policy", ["exact", "symbolic"])
def test_p15_a_decorated_callable_keeps_its_decorator(policy):
    def twice(g):
        @functools.wraps(g)
        def both(x):
            return g(g(x))

        return both

    def plus_one(x):
        return x + 1.0

    f, decorated = tf.function(lambda g, x: g(x), autograph=False, policy=policy), twice(plus_one)
    np.testing.assert_allclose(f(decorated, X), [3.0, 4.0])
    np.testing.assert_allclose(f(plus_one, X), [2.0, 3.0])
    assert count(f) == 2


def test_p23_equal_shapes_share_a_trace():
    f = tf.function(lambda shape: tf.zeros(shape), autograph=False)
    for n in (2, 2, 3):
        assert f(tf.ones([n, 3]).shape).shape == (n, 3)
    assert count(f) == 2


def test_p23_a_tensor_array_counts_by_what_it_holds_under_symbolic():
    @tf.function(autograph=False, policy="symbolic")
    def f(array):
        return array.write(0, array.read(1) * 2.0).stack()

    for k in (1.0, 2.0, 3.0):
        array = tf.TensorArray(tf.float32, 2, clear_after_read=False).unstack(X * k)
        np.testing.assert_allclose(f(array), [4.0 * k, 2.0 * k])
        np.testing.assert_allclose(array.stack(), X.numpy() * k)  # the caller's own is not written to
    assert count(f) == 1


def test_p23_a_tensor_array_is_told_under_exact():
    f = tf.function(lambda array: array.stack(), autograph=False)
    for _ in range(3):
        f(tf.TensorArray(tf.float32, 2).unstack(X))
    assert count(f) == 3 and last(f).advice["text"].startswith("make the object at array once and keep it")


def test_d04_equal_instances_run_with_their_own_self():
    @dataclasses.dataclass(frozen=True)
    class Model:
        name: str
        scale: float = dataclasses.field(compare=False)

        @tf.function(autograph=False)
        def call(self, x):
            return x * self.scale

    two, three = Model("m", 2.0), Model("m", 3.0)
    assert two == three and hash(two) == hash(three)
    np.testing.assert_allclose(two.call(X), [2.0, 4.0])
    np.testing.assert_allclose(three.call(X), [3.0, 6.0])


def test_d07_a_method_called_through_its_class_gets_its_instance():
    class Model:
        scale = 2.0

        @tf.function(input_signature=[tf.TensorSpec([None])], autograph=False)
        def call(self, x):
            assert isinstance(self, Model)
            return x * self.scale

    model = Model()
    np.testing.assert_allclose(Model.call(model, X), [2.0, 4.0])
    np.testing.assert_allclose(model.call([1.0, 2.0, 3.0]), [2.0, 4.0, 6.0])


def test_d08_options_of_autograph_hold_for_methods():
    class Model:
        @tf.function(experimental_autograph_options=tf.autograph.experimental.Feature.ASSERT_STATEMENTS)
        def call(self, x):
            assert tf.reduce_sum(x) > 5.0, "too small"
            return x * 2.0

    model = Model()
    np.testing.assert_allclose(model.call(X * 10.0), [20.0, 40.0])
    with pytest.raises(tf.errors.InvalidArgumentError, match="too small"):
        model.call(X)
