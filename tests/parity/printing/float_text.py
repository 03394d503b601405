# the text of floats to the letter: each with its number of characters
import tensorflow as tf


def text(value, dtype):
    return tf.strings.format("{}", tf.constant(value, dtype)).numpy().decode()


for value in [
    0.1,
    1 / 3,
    2 / 3,
    1e7,
    1.5e7,
    1e8,
    123456.789,
    0.0001,
    0.00012345,
    1e-5,
    3.14159265358979,
    1e15,
    1e21,
    -2.5,
]:
    single, double = text(value, tf.float32), text(value, tf.float64)
    print(single, len(single), double, len(double))
for value in [0.1, 1 / 3, 1000.5, 65504.0, 0.00012]:
    half, brain = text(value, tf.float16), text(value, tf.bfloat16)
    print(half, len(half), brain, len(brain))
row = tf.strings.format("{}", tf.constant([0.1, 1 / 3, 1e-7, 1e10])).numpy().decode()
print(row, len(row))
