# Loops that end by their data, branches in them, texts that they collect; what is a literal unrolls.
import tensorflow as tf
from parity import counts, show


@tf.function
def collatz(n):
    steps = 0
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    return steps


@tf.function
def fizz(n):
    out = tf.TensorArray(tf.string, size=n)
    for i in tf.range(1, n + 1):
        if i % 15 == 0:
            text = "FizzBuzz"
        elif i % 3 == 0:
            text = "Fizz"
        elif i % 5 == 0:
            text = "Buzz"
        else:
            text = tf.strings.as_string(i)
        out = out.write(i - 1, text)
    return tf.strings.reduce_join(out.stack(), separator=" ")


show("steps", [collatz(tf.constant(n)) for n in (1, 7, 27, 97)])
show("of a literal", collatz(6))
counts(collatz, (tf.constant(3),), (6,), (7,))
show("fizz", [fizz(tf.constant(n)) for n in (0, 1, 15)])
