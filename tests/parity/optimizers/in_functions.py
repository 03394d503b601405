# an optimizer inside of a traced training step; minimising a quadratic
import tensorflow as tf

w = tf.Variable([3.0, -2.0])
optimizer = tf.optimizers.Adam(0.1)


@tf.function
def step():
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum((w - [1.0, 1.0]) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, [w]), [w]))
    return loss


optimizer.build([w])
for i in range(5):
    print(i, round(float(step()), 4), [round(float(x), 4) for x in w.numpy()])
print(int(optimizer.iterations), step.experimental_get_tracing_count())
