"""Messages of shapes that do not fit: sizes are numbers, or have the names that the program gave them."""

import etch as tf
import pytest


def failure(f, *args):
    with pytest.raises((ValueError, tf.errors.InvalidArgumentError)) as caught:
        f(*args)
    return str(caught.value)


def declared(f, *shapes):
    return tf.function(f, input_signature=[tf.TensorSpec(shape) for shape in shapes], autograph=False)


@pytest.mark.parametrize(
    ("f", "shapes", "args", "text"),
    [
        (lambda x, y: x + y, ([None], [None]), ([2], [3]), "add: cannot broadcast 2 with 3"),
        (lambda x, y: tf.concat([x, y], 0), ([None, None], [None, None]), ([2, 3], [2, 4]), "3 is not equal to 4"),
        (lambda x: tf.reshape(x, [2, -1]), ([None],), ([3],), "2 does not divide 3"),
        (lambda x: tf.slice(x, [0], [5]), ([None],), ([3],), "5 is greater than 3"),
        (lambda x: tf.split(x, 2), ([None],), ([3],), "3 is not equal to 2"),
        (lambda x, y: x + y, (["batch"], ["length"]), ([2], [3]), "cannot broadcast batch = 2 with length = 3"),
        (lambda x, y: x + y, (["batch"], [None]), ([2], [3]), "cannot broadcast batch = 2 with 3"),
    ],
)
def test_sizes_that_differ_when_it_runs(f, shapes, args, text):
    assert failure(declared(f, *shapes), *map(tf.ones, args)).endswith(text)


def test_types_while_it_is_traced():
    text = failure(declared(lambda x: tf.pad(x, [[2, 2]]), [None, 3, None]).get_concrete_function)
    assert "f32[?, 3, ?]" in text
    text = failure(declared(lambda x: tf.pad(x, [[2, 2]]), ["batch", 3, None]).get_concrete_function)
    assert "f32[batch, 3, ?]" in text


def test_what_only_looks_like_a_name_stays():
    f = declared(lambda x: tf.debugging.Assert(tf.reduce_all(x > 0), ["s0 = 3 of x0_1"]), [None])
    assert "s0 = 3 of x0_1" in failure(f, tf.zeros([2]))
    v = tf.Variable([1.0], name="s1")
    assert "'s1:0'" in failure(v.assign, [1.0, 2.0])


@pytest.mark.parametrize("make", [tf.zeros, tf.ones, lambda shape: tf.fill(shape, 1.0), lambda shape: tf.broadcast_to(1.0, shape)])
def test_more_axes_than_there_can_be(make):
    for f in make, tf.function(make, autograph=False):
        with pytest.raises(tf.errors.UnimplementedError, match="a shape of 20 axes: tensors have at most 16 axes"):
            f([1] * 20)
    with pytest.raises(tf.errors.UnimplementedError, match="more than 16"):
        tf.reshape([1.0], [1] * 20)
