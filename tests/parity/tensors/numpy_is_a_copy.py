# .numpy() is a copy of the program's own, which can be written to; arrays that share memory with a tensor cannot. Arrays are copied in.
import numpy as np
import tensorflow as tf

x = tf.constant([1.0, 2.0, 3.0])
a, b = x.numpy(), x.numpy()
print(a.flags.writeable, a.flags.owndata, np.shares_memory(a, b))
a += 10.0
print(a.tolist(), b.tolist(), x.numpy().tolist())
view = np.asarray(x)
print(view.flags.writeable, memoryview(x).readonly, np.array(x).flags.writeable)
for y in (tf.identity(x), tf.reshape(x, [3, 1]), x[:], tf.function(lambda x: x)(x)):
    y.numpy()[0] = 7.0
print(x.numpy().tolist())

v = tf.Variable([1.0, 2.0])
before = v.numpy()
before[0] = 9.0
print(v.numpy().tolist())
before = v.numpy()
for write in (lambda: v.assign([5.0, 5.0]), lambda: v.assign_add([1.0, 1.0]), lambda: v[0].assign(100.0)):
    write()
    print(before.tolist(), v.numpy().tolist())

f = tf.function(lambda: tf.constant([1.0, 2.0]))
f().numpy()[0] = 77.0
print(f().numpy().tolist())
for convert in (tf.constant, tf.convert_to_tensor, tf.Variable):
    for n in (2, 1_000_000):
        array = np.ones(n, np.float32)
        made = convert(array)
        array[0] = 50.0
        print(float(made[0]))
for value in (1.5, True, "a", ["a"], [], [[1, 2], [3, 4]]):
    array = tf.constant(value).numpy()
    print(type(array).__name__, getattr(array, "dtype", None))
