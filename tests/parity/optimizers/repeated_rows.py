# rows that come twice in a gradient: TensorFlow treats each by itself
# differs: repeated-rows
import tensorflow as tf

for optimizer in [
    tf.optimizers.SGD(0.1),
    tf.optimizers.Adagrad(0.1),
    tf.optimizers.Adam(0.1),
    tf.optimizers.RMSprop(0.1),
]:
    table = tf.Variable(tf.ones([3, 1]))
    for _ in range(2):
        rows = tf.IndexedSlices(tf.constant([[1.0], [2.0], [4.0]]), tf.constant([0, 2, 0]), tf.constant([3, 1]))
        optimizer.apply_gradients([(rows, table)])
    print(type(optimizer).__name__, [round(float(x), 5) for x in tf.reshape(table, [-1])])
