# a loop over a Python list unrolls and the graph grows with it; over a tensor it does not
import tensorflow as tf
from parity import show


def measure(f, *args):
    g = f.get_concrete_function(*args)
    return len(g.structured_input_signature[0])


@tf.function
def unrolled(data):
    loss, bodies = tf.constant(0), []
    for x in data:
        bodies.append(1)
        loss = loss + x
    print("traced bodies", len(bodies))
    return loss


@tf.function
def staged(data):
    loss = tf.constant(0)
    for x in data:
        print("traced body")
        loss = loss + x
    return loss


small, big = [1, 1], [1] * 10
show("unrolled small", unrolled(small))
show("unrolled big", unrolled(big))
show("staged small", staged(tf.constant(small)))
show("staged big", staged(tf.constant(big)))
print(measure(unrolled, small), measure(staged, tf.constant(big)))


@tf.function
def with_jumps(n):
    total = tf.constant(0)
    for i in tf.range(n):
        if i == 2:
            continue
        if i > 5:
            break
        total += i
    return total


show("continue and break", with_jumps(tf.constant(10)))
show("few", with_jumps(tf.constant(3)))
