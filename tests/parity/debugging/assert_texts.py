# What asserts say of their operands: which elements differ, the first of both, and of tf.debugging.Assert the data.
# exact
import tensorflow as tf

d = tf.debugging


def show(assertion):
    try:
        assertion()
    except tf.errors.InvalidArgumentError as error:
        print(repr(error.message))


show(lambda: d.assert_equal([1, 2, 3, 4, 5], [1, 0, 0, 0, 0]))
show(lambda: d.assert_equal([1.0, 2.0], [1.0, 2.5], message="mine", summarize=1))
show(lambda: d.assert_equal(1, 2))
show(lambda: d.assert_equal([1, 2], 3))
show(lambda: d.assert_less([[1, 2], [3, 4]], [[2, 2], [2, 2]]))
show(lambda: d.assert_none_equal([1, 2], [1, 3]))
show(lambda: d.assert_equal(["a", "b"], ["a", "c"]))
show(lambda: d.assert_equal([True], [False]))
show(lambda: d.assert_equal([1, 2, 3, 4, 5], [0] * 5, summarize=-1))
show(lambda: d.assert_equal([1, 2], [1, 3], summarize=0))
show(lambda: d.assert_equal(tf.range(12), tf.zeros([12], tf.int32), summarize=12))
show(lambda: d.assert_greater([1.5], [2.5], message="mine"))
show(lambda: d.assert_less_equal(2.0, 1.0))
show(lambda: d.Assert(False, [tf.range(10), "text", tf.constant("s"), 1.5, True]))
show(lambda: d.Assert(tf.constant(False), [tf.constant([[1.0, 2.0], [3.0, 4.0]])], summarize=2))
show(lambda: d.Assert(False, [tf.range(5), ["a", "b\n"]], summarize=-1))
show(lambda: d.Assert(False, [tf.zeros([0]), tf.constant([1 / 3] * 5)]))
show(lambda: d.Assert(False, [], summarize=0))
