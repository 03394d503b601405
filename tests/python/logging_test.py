"""Who prints warnings: Etch's own handler, or the program's, if it configured logging before it imported Etch."""

import subprocess
import sys

import pytest

CONFIGURED = "import logging; logging.basicConfig(format='mine: %(message)s')\n"
WARNS = "tf.get_logger().warning('w')\n"


@pytest.mark.parametrize(
    ("program", "printed"),
    [
        ("import {} as tf\n" + WARNS, ["WARNING:tensorflow:w"]),
        (CONFIGURED + "import {} as tf\n" + WARNS, ["mine: w"]),
        ("import {} as tf\n" + CONFIGURED + WARNS, ["WARNING:tensorflow:w", "mine: w"]),  # as in TensorFlow
        (CONFIGURED + "from {}.math import add\nimport {} as tf\n" + WARNS, ["mine: w"]),
        ("import {} as tf; tf.get_logger().setLevel('ERROR')\n" + WARNS, []),
    ],
)
def test_who_prints(tmp_path, program, printed):
    direct = tmp_path / "direct.py"
    direct.write_text(program.replace("{}", "etch"))
    posing = tmp_path / "posing.py"
    posing.write_text(program.replace("{}", "tensorflow"))
    for command in ([direct], ["-m", "etch", "run", "--quiet", posing]):
        done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True)
        assert done.stderr.splitlines() == printed


def test_interactive():
    program = "import etch as tf; tf.get_logger().info('told')"
    done = subprocess.run([sys.executable, "-q", "-i", "-c", program], input="", capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[0] == "INFO:tensorflow:told"
