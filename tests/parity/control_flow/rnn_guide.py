# a recurrent loop over time steps with a state, in a function, for several lengths
import tensorflow as tf
from parity import show

w = tf.Variable([[0.5, -0.25], [0.125, 1.0]])


@tf.function(input_signature=[tf.TensorSpec([None, None, 2]), tf.TensorSpec([None, 2])])
def rnn(x, state):
    print("tracing", x.shape, state.shape)
    x = tf.transpose(x, [1, 0, 2])
    steps = tf.shape(x)[0]
    states = tf.TensorArray(tf.float32, size=steps)
    for i in tf.range(steps):
        state = tf.tanh(state @ w + x[i])
        states = states.write(i, state)
    return tf.transpose(states.stack(), [1, 0, 2]), state


for length in (1, 3):
    x = tf.reshape(tf.range(float(2 * length)), [1, length, 2]) / 10
    outputs, last = rnn(x, tf.zeros([1, 2]))
    show("outputs", outputs)
    show("last", last)
