"""Any Python value as any argument of anything: a result or an exception, never a crash, a hang or a broken state.

Each example is a line of Python, made by any_calls.py from the values of any_values.py. README.md says how to run more of them, and how to
run one again.
"""

import ctypes
import faulthandler
import os
import random
import resource
import signal
import sys
import warnings
import zlib

import pytest
from any_calls import GROUPS
from any_uses import PLACES, look_at
from any_values import NAMES, Stop
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

import etch as tf

N_EXAMPLES = int(os.environ.get("ETCH_EXAMPLES", 0))  # of each target; 0: few, and each time the same
LONGEST_S = 300  # of one example; more is a hang
MOST_BYTES = 1 << 30  # that the examples may take together: huge sizes are refused, as on a full machine


@pytest.fixture(autouse=True, scope="module")
def bounds(pytestconfig, tmp_path_factory):
    """Bounds for all examples: of memory, and of time, past which where it hangs is told and the process ends. Files that some write
    are in a folder of the test's own."""
    folder = os.getcwd()
    os.chdir(tmp_path_factory.mktemp("files"))
    with pytestconfig.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        told = os.dup(2)
    faulthandler.register(signal.SIGALRM, file=told, chain=True)
    before = resource.getrlimit(resource.RLIMIT_AS)
    if "libasan" not in os.environ.get("LD_PRELOAD", ""):  # which takes all addresses, and has a limit of its own (run)
        with open("/proc/self/statm") as sizes:
            taken = int(sizes.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + MOST_BYTES, before[1]))
    tf.get_logger().setLevel("CRITICAL")
    yield
    tf.get_logger().setLevel("WARNING")
    resource.setrlimit(resource.RLIMIT_AS, before)
    signal.alarm(0)
    faulthandler.unregister(signal.SIGALRM)
    os.close(told)
    os.chdir(folder)


@tf.function
def known(x, w):
    total = tf.constant(0.0)
    for row in x:
        total += tf.reduce_sum(tf.nn.relu(row @ w))
    return total


def check_state():
    """No exception is left, nothing is being traced, and what is known comes out."""
    ctypes.pythonapi.PyErr_Occurred()  # raises what was left
    tf.config.run_functions_eagerly(False)
    tf.autograph.set_verbosity(0)
    assert tf.executing_eagerly() and not tf.inside_function()
    x, w = tf.constant([[[1.0, -2.0]], [[3.0, 4.0]]]), tf.Variable([[1.0], [0.5]])
    with tf.GradientTape() as tape:
        y = known(x, w)
    assert float(y) == 5.0, y
    assert tape.gradient(y, w).numpy().tolist() == [[3.0], [4.0]]
    assert w.name == "Variable:0", w.name


BROKEN_BY = []  # the line behind which the state was broken first: it may stay so, and then shrinking finds any other


def check_state_after(line):
    try:
        check_state()
    except Exception as error:
        BROKEN_BY.append(line)
        raise AssertionError(f"the state is broken, first after {BROKEN_BY[0]}: {error}") from error


def chain_of(error):
    """The exception, and those that it came from."""
    seen = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__


def run(line):
    """Runs a line. Where it crashes or hangs, the dump has it as the name of a file."""
    signal.alarm(LONGEST_S)
    Stop.raised = 0
    code = compile(line, line, "eval")
    error = None
    try:
        look_at(eval(code, NAMES))
    except (Exception, GeneratorExit, Stop) as raised:
        error = raised
    wrong = [e for e in chain_of(error) if isinstance(e, SystemError)]  # C code that gave a result and an exception, or neither
    assert not wrong, f"{line}: {wrong[0]}"
    assert isinstance(error, Stop) or not Stop.raised, "an exception that is no Exception was held up"


@pytest.mark.parametrize("group", GROUPS)
def test_any_value(group):
    for thing, lines in GROUPS[group].items():
        check_lines(thing, lines)


def check_lines(thing, lines):
    @seed(zlib.crc32(thing.encode()) if not N_EXAMPLES else random.getrandbits(32))
    @settings(
        max_examples=N_EXAMPLES or 8, database=None, deadline=None, report_multiple_bugs=False, suppress_health_check=list(HealthCheck)
    )  # fmt: skip
    @given(st.one_of(st.just("{}"), st.sampled_from(PLACES)), lines)
    def check(place, line):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            run(place.replace("{}", line))
            check_state_after(place.replace("{}", line))

    check()


if __name__ == "__main__":  # one line, as a failure or a dump tells it
    run(sys.argv[1])
    check_state()
