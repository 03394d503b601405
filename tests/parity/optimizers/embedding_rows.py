# gradients that are rows (IndexedSlices) change these rows only
import tensorflow as tf

for optimizer in [tf.optimizers.SGD(0.1), tf.optimizers.Adagrad(0.1), tf.optimizers.Adam(0.1)]:
    table = tf.Variable(tf.ones([4, 2]))
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.nn.embedding_lookup(table, [2, 0]) * [[1.0, 2.0], [3.0, 4.0]])
        optimizer.apply_gradients([(tape.gradient(loss, table), table)])
    print(type(optimizer).__name__, [[round(float(x), 5) for x in row] for row in table.numpy()])
