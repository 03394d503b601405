# SGD: plain, momentum, nesterov; weight decay; values after three steps
import tensorflow as tf


def run(optimizer):
    v = tf.Variable([1.0, 2.0])
    for step in range(3):
        optimizer.apply_gradients([(tf.constant([0.1, -0.2]) * (step + 1), v)])
    print([round(float(x), 6) for x in v.numpy()], int(optimizer.iterations))


run(tf.optimizers.SGD())
run(tf.optimizers.SGD(0.5))
run(tf.optimizers.SGD(learning_rate=0.1, momentum=0.9))
run(tf.optimizers.SGD(learning_rate=0.1, momentum=0.9, nesterov=True))
run(tf.optimizers.SGD(0.1, weight_decay=0.1))
