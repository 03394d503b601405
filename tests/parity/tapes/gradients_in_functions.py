# tf.gradients and tf.hessians, which ask of what a function has computed so far
import tensorflow as tf

v = tf.Variable(3.0)


def show(what, result):
    print(what, tf.nest.map_structure(lambda t: None if t is None else t.numpy().tolist(), result))


try:
    tf.gradients(tf.constant(1.0), tf.constant(2.0))
except RuntimeError as e:
    print(e)
try:
    tf.hessians(tf.constant(1.0), tf.constant(2.0))
except RuntimeError as e:
    print(e)


@tf.function
def chain(x):
    y = x * x
    z = tf.reduce_sum(y * 3.0)
    return tf.gradients(z, [x, y])


@tf.function
def by_variable(x):
    return tf.gradients(x * v, [x, v])


@tf.function
def behind_a_write(x):
    v.assign(x)
    return tf.gradients(v * v, v)


@tf.function
def second(x):
    return tf.hessians(tf.reduce_sum(x**3 * tf.constant([[1.0, 2.0]])), x)


@tf.function
def mixed(x):
    a, b = x[0], x[1]
    return tf.hessians(a * a * b + tf.sin(b), x)


@tf.function
def unconnected(x):
    y = tf.stop_gradient(x) * 2.0
    print(tf.gradients(y, x))
    return tf.gradients(y, x, unconnected_gradients=tf.UnconnectedGradients.ZERO)


@tf.function
def seeds_and_constants(x):
    y = x * x
    z = x * y
    return (
        tf.gradients(z, x, stop_gradients=y),
        tf.gradients(z, x, stop_gradients=[x]),
        tf.gradients([y, z], x, grad_ys=[tf.constant(2.0), tf.constant(3.0)]),
    )


@tf.function
def loop(x):
    y = tf.while_loop(lambda i, a: i < 3, lambda i, a: (i + 1, a * x), (0, x))[1]
    return tf.gradients(y, x), tf.gradients(tf.gradients(y, x), x)


@tf.function
def integers(x, i):
    return tf.gradients(tf.reduce_sum(x), [i]), tf.gradients(x, ())


@tf.function
def gathered(e):
    d = tf.gradients(tf.reduce_sum(tf.gather(e, [1, 1])), e)[0]
    print(type(d).__name__)
    return tf.convert_to_tensor(d)


@tf.function
def with_a_tape(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x**3
        d = tf.gradients(y, x)[0]
    return d, tape.gradient(d, x)


show("chain", chain(tf.constant([1.0, 2.0])))
show("by_variable", by_variable(tf.constant(5.0)))
show("behind_a_write", behind_a_write(tf.constant(2.0)))
show("second", second(tf.constant([[1.0, 2.0]])))
show("mixed", mixed(tf.constant([2.0, 0.5])))
show("unconnected", unconnected(tf.constant(2.0)))
show("seeds_and_constants", seeds_and_constants(tf.constant(2.0)))
show("loop", loop(tf.constant(2.0)))
show("integers", integers(tf.constant(2.0), tf.constant(1)))
show("gathered", gathered(tf.constant([[1.0, 2.0], [3.0, 4.0]])))
show("with_a_tape", with_a_tape(tf.constant(2.0)))
