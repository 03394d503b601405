# Adam: betas and epsilon, amsgrad; AdamW with weight decay
import tensorflow as tf


def run(optimizer):
    v = tf.Variable([1.0, 2.0])
    for step in range(3):
        optimizer.apply_gradients([(tf.constant([0.1, -0.2]) * (step + 1), v)])
    print(type(optimizer).__name__, [round(float(x), 6) for x in v.numpy()])


run(tf.optimizers.Adam())
run(tf.optimizers.Adam(0.1, beta_1=0.8, beta_2=0.99, epsilon=1e-3))
run(tf.optimizers.Adam(0.1, amsgrad=True))
run(tf.optimizers.AdamW(0.1))
run(tf.optimizers.AdamW(0.1, weight_decay=0.2))
