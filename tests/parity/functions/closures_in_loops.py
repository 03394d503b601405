# functions made in a loop see the loop variable as Python does: by name, when they are traced
import tensorflow as tf

late = [tf.function(lambda x: x + n) for n in range(3)]
early = [tf.function(lambda x, n=n: x + n) for n in range(3)]
print([int(f(tf.constant(10))) for f in late], [int(f(tf.constant(10))) for f in early])
