# gradients of gather are IndexedSlices: rows that were not used stay, or move by what the optimizer keeps; no row twice
import tensorflow as tf
from parity import show

for kind, options in [
    (tf.optimizers.SGD, {}),
    (tf.optimizers.SGD, {"momentum": 0.9}),
    (tf.optimizers.Adagrad, {}),
    (tf.optimizers.Adam, {}),
    (tf.optimizers.RMSprop, {}),
    (tf.optimizers.SGD, {"clipnorm": 1.0}),
]:
    table = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    optimizer = kind(learning_rate=0.1, **options)
    for rows in ([0, 2], [2, 1]):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.gather(table, rows) ** 2)
        gradient = tape.gradient(loss, table)
        optimizer.apply_gradients([(gradient, table)])
    show(f"{kind.__name__} {options}", table)
    print(isinstance(gradient, tf.IndexedSlices))
table = tf.Variable([1.0, 2.0, 3.0])
tf.optimizers.SGD(1.0).apply_gradients([(tf.IndexedSlices(tf.constant([1.0, 2.0]), tf.constant([1, 1])), table)])
show("a row twice adds up", table)
