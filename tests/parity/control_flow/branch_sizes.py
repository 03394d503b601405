# Branches whose results have equal sizes by another way: the static shape has the sizes, and a loop may carry the result.
import tensorflow as tf
from parity import attempt, show

matrix = tf.reshape(tf.range(24, dtype=tf.float32), [4, 6]) / 24
weight = tf.reshape(tf.range(36, dtype=tf.float32), [6, 6]) / 36


@tf.function
def alternate(h, w):
    for i in tf.range(4):
        if i % 2 == 0:
            h = tf.matmul(h, w)
        else:
            h = tf.tanh(h)
    print("alternate", h.shape)
    return h


@tf.function
def turned(h, w):
    for i in tf.range(4):
        if i % 2 == 0:
            h = tf.tanh(h)
        else:
            h = tf.matmul(h, w, transpose_b=True)
    print("turned", h.shape)
    return h


@tf.function
def one_of(a, b, first):
    y = tf.cond(first, lambda: a, lambda: b)
    print("one of", y.shape)
    return y


@tf.function
def parts(x, w, i):
    y = tf.switch_case(i, [lambda: x @ w, lambda: tf.concat([x[:2], x[2:]], 0), lambda: tf.zeros([4, 6])])
    print("parts", y.shape)
    return tf.while_loop(lambda k, y: k < 2, lambda k, y: (k + 1, y * 2.0), [0, y])[1]


@tf.function
def inside(h, w, n):
    while tf.reduce_sum(h) < n:
        if tf.reduce_max(h) > 1.0:
            if tf.reduce_min(h) > 0.5:
                h = h @ w
            else:
                h = h + 1.0
        else:
            h = h * 2.0
    print("inside", h.shape)
    return h


show("alternate", alternate(matrix, weight))
show("alternate square", alternate(weight, weight))
show("turned", turned(matrix, weight))
for n, m in (3, 3), (4, 4), (3, 2):
    show("one of", one_of(tf.ones([n]), tf.zeros([m]), tf.constant(n == 3)))
for i in range(3):
    show("parts", parts(matrix, weight, tf.constant(i)))
show("inside", inside(matrix, weight, tf.constant(200.0)))
with tf.GradientTape() as tape:
    tape.watch([matrix, weight])
    loss = tf.reduce_sum(alternate(matrix, weight))
for gradient in tape.gradient(loss, [matrix, weight]):
    show("gradient", gradient)


@tf.function
def grows(h, w):
    for i in tf.range(2):
        if i > 0:
            h = tf.matmul(h, w)
        else:
            h = tf.concat([h, h], 1)
    return h


attempt(lambda: grows(matrix, weight), "Use tf.autograph.experimental.set_loop_options")
print([f.experimental_get_tracing_count() for f in (alternate, turned, one_of, parts, inside, grows)])
