# custom_gradient inside of recorded branches and loops: what clips, what is not linear, what reads variables, second order
import tensorflow as tf
from parity import show

scale = tf.Variable(1.5)


@tf.custom_gradient
def clipped(x):
    return x * 1.5, lambda dy: tf.clip_by_value(dy * 1.5 * x, -0.2, 0.2)


@tf.custom_gradient
def penalized(x):
    return tf.identity(x), lambda dy: dy + 0.1 * x


@tf.custom_gradient
def rounded(x):
    return tf.round(x * 4) / 4, lambda dy: dy


@tf.custom_gradient
def cube(x):
    return tf.stop_gradient(x**3), lambda dy: dy * 3 * x**2


def slope(program):
    @tf.function
    def asked(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = program(x)
        return tape.gradient(y, x)

    return asked


def in_loop(rule):
    def program(x):
        s = x
        for _ in tf.range(3):
            s = tf.sin(rule(s) * 0.5 + x)
        return tf.reduce_sum(s * s)

    return program


def in_branch(rule):
    def program(x):
        if tf.reduce_sum(x) > -100.0:
            y = rule(x) * 5 + rule(x) * 7
        else:
            y = tf.cos(x)
        return tf.reduce_sum(y * y)

    return program


def loop_beside(rule):
    def program(x):
        a = x
        b = x
        for _ in tf.range(3):
            a = tf.sin(a)
            b = rule(b + x)
        return tf.reduce_sum(a)

    return program


x = tf.constant([0.3, -0.5, 0.7])
for rule in (clipped, penalized, rounded, cube):
    show("loop", slope(in_loop(rule))(x))
    show("branch", slope(in_branch(rule))(x))
show("of what nothing comes back to", slope(loop_beside(penalized))(x))
show("of other lengths", [slope(in_loop(clipped))(x[:n]) for n in (1, 2)])


@tf.function
def second(x):
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = in_loop(cube)(x)
        first = inner.gradient(y, x)
        penalty = y + tf.reduce_sum(first * first)
    return outer.gradient(penalty, x)


show("second order", second(x))


@tf.function
def train(x):
    with tf.GradientTape() as tape:
        s = x
        for _ in tf.range(2):
            s = clipped(s * scale)
        loss = tf.reduce_sum(s)
    return tape.gradient(loss, scale)


show("by a variable", train(x))
