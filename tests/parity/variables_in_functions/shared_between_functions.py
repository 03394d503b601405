# one variable in two functions and outside: all see the same
import tensorflow as tf

v = tf.Variable(1.0)
double = tf.function(lambda: v.assign(v * 2.0))
read = tf.function(lambda: v + 0.0)
for _ in range(2):
    double()
    print(read().numpy(), v.numpy())
v.assign_add(1.0)
print(read().numpy())
