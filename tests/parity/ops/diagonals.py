# band_part, diag, diag_part, set_diag, triangles
import tensorflow as tf
from parity import attempt, show

m = tf.reshape(tf.range(1, 10), [3, 3])
show("lower", tf.linalg.band_part(m, -1, 0))
show("upper", tf.linalg.band_part(m, 0, -1))
show("band", tf.linalg.band_part(m, 1, 0))
show("diag", tf.linalg.diag([1, 2]))
show("diag k", tf.linalg.diag([1, 2], k=1))
show("diag_part", tf.linalg.diag_part(m))
show("diag_part k", tf.linalg.diag_part(m, k=-1))
show("set_diag", tf.linalg.set_diag(m, [0, 0, 0]))
show("tensor_diag", tf.linalg.tensor_diag([1, 2]))
show("tensor_diag_part", tf.linalg.tensor_diag_part(m))
show("batch", tf.linalg.diag([[1, 2], [3, 4]]))
attempt(lambda: tf.linalg.diag_part([1, 2]))
