# checks of numbers that are known while a function is traced fail the trace, so that there is none
import tensorflow as tf

outer = tf.constant([3, 4])
for check in [
    lambda: tf.debugging.assert_equal(1, 2),
    lambda: tf.debugging.assert_less(3, 2),
    lambda: tf.debugging.assert_positive(-1),
    lambda: tf.debugging.assert_none_equal(1, 1),
    lambda: tf.debugging.assert_equal("a", "b"),
    lambda: tf.debugging.assert_less(outer, 4),
    lambda: tf.debugging.assert_equal(True, False, message="hello"),
    lambda: tf.cond(tf.constant(1) > 0, lambda: 1, lambda: (tf.debugging.assert_equal(1, 2), 1)[1]),
    lambda: tf.debugging.assert_less(outer, 5),
    lambda: tf.debugging.assert_near(1.0, 2.0),
    lambda: tf.debugging.Assert(False, [1]),
]:
    n_runs = [0]

    @tf.function(autograph=False)
    def f(x):
        n_runs[0] += 1
        check()
        return x

    result = []
    for _ in range(2):
        try:
            result.append(int(f(1)))
        except tf.errors.InvalidArgumentError:
            result.append("InvalidArgumentError")
    print(result, n_runs[0], f.experimental_get_tracing_count())
