# indexing of one axis and of several, as Python and NumPy do
import tensorflow as tf
from parity import attempt, show

rank_1 = tf.constant([0, 1, 1, 2, 3, 5, 8, 13, 21, 34])
show("First", rank_1[0])
show("Second", rank_1[1])
show("Last", rank_1[-1])
for label, part in {
    "Everything": rank_1[:], "Before 4": rank_1[:4], "From 4 to the end": rank_1[4:], "From 2, before 7": rank_1[2:7],
    "Every other item": rank_1[::2], "Reversed": rank_1[::-1],
}.items():  # fmt: skip
    show(label, part)
rank_2 = tf.constant([[1, 2], [3, 4], [5, 6]])
show("one", rank_2[1, 1])
show("Second row", rank_2[1, :])
show("Second column", rank_2[:, 1])
show("Last row", rank_2[-1, :])
show("First item in last column", rank_2[0, -1])
show("Skip the first row", rank_2[1:, :])
rank_3 = tf.reshape(tf.range(30), [3, 2, 5])
show("last feature", rank_3[:, :, 4])
show("ellipsis", rank_3[..., 0])
show("newaxis", rank_1[:2, tf.newaxis])
attempt(lambda: rank_1[10])
attempt(lambda: rank_2["a"])


def set_item():
    rank_2[0, 0] = 7


attempt(set_item)
