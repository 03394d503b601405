# assignments and prints in the branches happen for the branch that is taken only
import sys
import tensorflow as tf

v = tf.Variable(0)


@tf.function
def f(p):
    def add():
        tf.print("adding", output_stream=sys.stdout)
        return v.assign_add(1)

    def double():
        tf.print("doubling", output_stream=sys.stdout)
        return v.assign(v * 2)

    tf.cond(p, add, double)
    return v.read_value()


print(f(tf.constant(True)).numpy(), flush=True)
print(f(tf.constant(True)).numpy(), flush=True)
print(f(tf.constant(False)).numpy(), flush=True)
print(v.numpy(), f.experimental_get_tracing_count())
