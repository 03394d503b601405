# slices, negative indices and steps, ellipsis and newaxis
import tensorflow as tf
from parity import show

x = tf.reshape(tf.range(24), [2, 3, 4])
show("int", x[1])
show("ints", x[1, 2, -1])
show("slice", x[:, 1:3, ::2])
show("negative step", x[0, ::-1, 3:0:-2])
show("ellipsis", x[..., 0])
show("ellipsis middle", x[0, ..., 1:2])
show("newaxis", x[:, tf.newaxis, 0, 0])
show("None at end", x[0, 0, :, None])
show("past the end", x[:, :, 2:99])
show("empty", x[2:])
show("negative bounds", x[-1:, -2:, -1])
show("ellipsis that stands for nothing", x[0, 1, 2, ...])
