# RMSprop, Adagrad, Adadelta, Lion: values after three steps
import tensorflow as tf


def run(optimizer):
    v = tf.Variable([1.0, 2.0])
    for step in range(3):
        optimizer.apply_gradients([(tf.constant([0.1, -0.2]) * (step + 1), v)])
    print(type(optimizer).__name__, [round(float(x), 6) for x in v.numpy()])


run(tf.optimizers.RMSprop(0.01))
run(tf.optimizers.RMSprop(0.01, rho=0.8, momentum=0.5, centered=True))
run(tf.optimizers.Adagrad(0.1))
run(tf.optimizers.Adagrad(0.1, initial_accumulator_value=0.5))
run(tf.optimizers.Adadelta(1.0))
run(tf.optimizers.Lion(0.01))
run(tf.optimizers.Lion(0.01, weight_decay=0.1))
