"""Options of loops, optional features, verbosity."""

import pytest

import etch as tf
from etch.autograph import tensors
from etch.autograph.operators import loops

Feature = tf.autograph.experimental.Feature
set_loop_options = tf.autograph.experimental.set_loop_options


def doubled(x, shape):
    y = tf.zeros([1, 1])
    while x > 0:
        tf.autograph.experimental.set_loop_options(shape_invariants=[(y, tf.TensorShape(shape))])
        y = tf.concat([y, y], 0)
        x -= 1
    return y


def test_shape_invariants():
    assert tf.function(lambda x: doubled(x, [None, 1]))(tf.constant(3)).shape == (8, 1)


def test_value_before_the_loop_must_conform():
    with pytest.raises(ValueError, match=r"'y' has shape .1, 1. before the loop, which does not conform"):
        tf.function(lambda x: doubled(x, [3, 1]))(tf.constant(3))


def test_value_after_an_iteration_must_conform():
    with pytest.raises(ValueError, match="'y' has shape .* after one iteration, which does not conform"):
        tf.function(lambda x: doubled(x, [1, None]))(tf.constant(3))


def test_maximum_iterations_by_any_name_of_the_function():
    @tf.function
    def f(x):
        count = 0
        for i in tf.range(x):
            set_loop_options(maximum_iterations=2, parallel_iterations=1)
            count += 1
        return count

    assert int(f(tf.constant(5))) == 2


def test_options_do_not_touch_python_loops():
    @tf.function
    def f(x):
        for i in range(5):
            set_loop_options(maximum_iterations=2)
            x += 1
        return x

    assert int(f(tf.constant(0))) == 5


def test_options_elsewhere_do_nothing():
    @tf.function
    def f(x):
        set_loop_options(maximum_iterations=2)
        return x

    assert int(f(tf.constant(1))) == 1


def test_options_must_come_first(warnings):
    @tf.function
    def f(x):
        while x > 0:
            x -= 1
            set_loop_options(maximum_iterations=2)
        return x

    with pytest.raises(TypeError):
        f(tf.constant(1))
    assert "must be the first statement in the loop block" in warnings[0]


def test_lists_are_staged_with_the_feature():
    @tf.function(experimental_autograph_options=Feature.LISTS)
    def f(x):
        items = []
        for i in tf.range(x):
            items.append(i * 2)
        plain = [1]
        plain.append(2)
        return items, plain

    items, plain = f(tf.constant(4))
    assert items.numpy().tolist() == [0, 2, 4, 6] and [int(item) for item in plain] == [1, 2]


def test_items_of_tensors_are_set_with_the_feature():
    @tf.function(experimental_autograph_options=Feature.LISTS)
    def f(x):
        for i in tf.range(len(x)):
            if x[i] > 1:
                x[i] = 0
        return x

    assert f(tf.constant([1, 2, 3])).numpy().tolist() == [1, 0, 0]


def test_features():
    assert Feature.LISTS in Feature.all()
    assert set(Feature.all_but(Feature.LISTS)) == set(Feature) - {Feature.ALL, Feature.LISTS}
    assert set(Feature.all_but([Feature.LISTS, Feature.NAME_SCOPES])) == set(Feature) - {
        Feature.ALL, Feature.LISTS, Feature.NAME_SCOPES
    }


def test_verbosity(capsys):
    tf.autograph.set_verbosity(1, True)
    try:
        tf.function(lambda x: x)(tf.constant(1))
    finally:
        tf.autograph.set_verbosity(0)
    assert "Converted call" in capsys.readouterr().out


def test_trace_prints_while_tracing(capsys):
    @tf.function
    def f(x):
        tf.autograph.trace("shape", x.shape.rank)
        return x

    f(tf.constant(1))
    f(tf.constant(2))
    assert capsys.readouterr().out == "shape 0\n"


def test_endless_python_loop_is_stopped(monkeypatch):
    monkeypatch.setattr(loops, "ITERATIONS_LIMIT", 100)

    @tf.function
    def f(x):
        while True:
            pass

    with pytest.raises(ValueError, match="iteration limit exceeded"):
        f(tf.constant(1))


def test_large_unrolled_loop_is_told_once(monkeypatch, warnings):
    ops = iter(range(1000))
    monkeypatch.setattr(loops, "ITERATIONS_WATCHED", 10)
    monkeypatch.setattr(tensors, "op_count", lambda: next(ops))

    @tf.function
    def f(x):
        for _ in range(30):
            x += 1
        return x

    assert int(f(tf.constant(0))) == 30
    assert len([text for text in warnings if "large unrolled loop" in text]) == 1
