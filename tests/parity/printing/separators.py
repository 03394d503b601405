# sep and end
import sys
import tensorflow as tf


def p(*args, **options):
    tf.print(*args, output_stream=sys.stdout, **options)


p(1, 2, 3, sep=", ")
p("a", "b", sep="")
p("no newline", end="")
p(" ... here it ends", end="!\n")
p(tf.constant([1, 2]), tf.constant("x"), sep=" | ", end="\n\n")
p("{} braces {x} and %d stay", tf.constant(1))
p("tab\there", "line\nbreak")
