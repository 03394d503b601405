"""`etch run script.py [args]`: runs an unchanged TensorFlow program on Etch and says at the end why it was traced.

For the process, and for processes that its `multiprocessing` starts, `import tensorflow` (and `import tensorflow.x`) means
Etch, and so does `tensorflow.compat.v2`. The script runs as `__main__`.
"""

import argparse
import importlib
import importlib.abc
import importlib.util
import json
import multiprocessing.spawn
import os
import runpy
import sys
import types

import etch
from etch import _core, _logging, functions, report

_NO_V1 = (
    "tensorflow.compat.v1 is not there: Etch has no graphs and sessions of TensorFlow 1. What the program needs of it "
    "may be in `tensorflow` itself"
)


class _Compat(types.ModuleType):
    """`tensorflow.compat`: v2 is Etch."""

    __path__ = ()  # what `import tensorflow.compat.v2` looks for
    v2 = etch

    def __getattr__(self, name: str):
        raise AttributeError(_NO_V1 if name == "v1" else f"module 'tensorflow.compat' has no attribute '{name}'")


def _own_name(name: str) -> str:
    """That of the module of Etch which `tensorflow.x` is."""
    parts = name.split(".")[1:]
    return ".".join(["etch", *(parts[2:] if parts[:2] == ["compat", "v2"] else parts)])


class _Alias(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds `tensorflow.x` where `etch.x` is."""

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] != "tensorflow":
            return None
        if name == "tensorflow.compat.v1":
            raise ModuleNotFoundError(_NO_V1)  # without its name: `from tensorflow.compat import v1` would pass over it
        try:
            importlib.import_module(_own_name(name))
        except ModuleNotFoundError:
            return None
        return importlib.util.spec_from_loader(name, self)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        # The import system looks the module up again after this: there it finds the one that it means, and those inside, which it
        # would look for in packages only.
        own = _own_name(module.__name__)
        inside = [n for n in sys.modules if own != "etch" and n.startswith(own + ".")]
        for name in [own, *inside]:
            sys.modules[module.__name__ + name[len(own) :]] = sys.modules[name]
        _logging.begin_printing()


def pose_as_tensorflow() -> None:
    """Makes `tensorflow` another name of Etch in this process."""
    # A program may configure logging before it imports TensorFlow: only then is it known who prints.
    _logging.stop_printing()
    etch.compat = sys.modules["etch.compat"] = _Compat("tensorflow.compat", "The names of tf.compat.")
    sys.meta_path.insert(0, _Alias())


class _Poses:
    """Is Etch's own `tensorflow` where it is unpickled: a child gets it before it imports the script."""

    def __init__(self, policy: str | None) -> None:
        self.policy = policy

    def __reduce__(self):
        return _begin_child, (self.policy,)


def _begin_child(policy: str | None) -> None:
    """The same in a process that `multiprocessing` started anew (spawn, forkserver)."""
    functions.default_policy = policy
    pose_as_tensorflow()
    _pose_in_children(policy)


def _pose_in_children(policy: str | None) -> None:
    prepare = multiprocessing.spawn.get_preparation_data
    multiprocessing.spawn.get_preparation_data = lambda name: {**prepare(name), "etch": _Poses(policy)}


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is not a number of retraces")
    return int(text)


def _parse(argv):
    parser = argparse.ArgumentParser(prog="etch run", description="Runs a TensorFlow program on Etch and explains its traces.")
    # (absolute: a script may change the folder that it runs in)
    parser.add_argument("--json", metavar="FILE", type=os.path.abspath, help="write the report as JSON")
    parser.add_argument("--profile", metavar="FILE", type=os.path.abspath, help="measure every step: JSON, and a table")
    parser.add_argument("--fail-on-retrace", metavar="N", type=_count, help="exit with 3 if more than N traces were lost time")
    parser.add_argument("--policy", choices=("exact", "relax", "symbolic", "strict"), help="of functions that name none")
    parser.add_argument("--quiet", action="store_true", help="no report")
    parser.add_argument("script")
    parser.add_argument("args", nargs=argparse.REMAINDER)
    return parser.parse_args(argv)


def _refuse(message: str, status: int) -> int:
    print(f"etch run: {message}", file=sys.stderr)
    return status


def _check(options) -> int:
    """What python says of a script that is not there, and with what it ends; 0 if the script can be begun.

    A report that cannot be written is told now, not when the script has run for hours.
    """
    script = os.path.abspath(options.script)
    try:
        if os.path.isdir(script):
            if not os.path.exists(os.path.join(script, "__main__.py")):
                return _refuse(f"can't find '__main__' module in {script!r}", 1)
        else:
            open(script, "rb").close()
    except OSError as error:
        return _refuse(f"can't open file {script!r}: [Errno {error.errno}] {error.strerror}", 2)
    for path in filter(None, (options.json, options.profile)):
        try:
            is_new = not os.path.lexists(path)
            open(path, "a", encoding="utf-8").close()
            if is_new:  # a script that does not compile leaves none
                os.remove(path)
        except OSError as error:
            return _refuse(f"can't write {path!r}: [Errno {error.errno}] {error.strerror}", 2)
    return 0


def _write(path: str, text: str, status: int) -> int:
    """The status that is left."""
    try:
        with open(path, "w", encoding="utf-8") as to:
            to.write(text)
    except OSError as error:
        return _refuse(f"can't write {path!r}: [Errno {error.errno}] {error.strerror}", status or 1)
    return status


def _finish(options, status: int) -> int:
    summary = report.collect()
    if options.json:
        status = _write(options.json, json.dumps(summary, indent=1), status)
    table = ""
    if options.profile:
        table, document = _core.profile_stop(None)
        status = _write(options.profile, document, status)
    if not options.quiet:
        sys.stdout.flush()
        print(report.text(summary), file=sys.stderr)
        print(table, file=sys.stderr, end="")
    lost = summary["retraces"] + summary["remade"]
    if status == 0 and options.fail_on_retrace is not None and lost > options.fail_on_retrace:
        made = f" and {summary['remade']} traces of functions made anew" if summary["remade"] else ""
        print(f"etch run: {summary['retraces']} retraces{made}, {options.fail_on_retrace} allowed", file=sys.stderr)
        return 3
    return status


def _traceback_of_script(error: BaseException):
    """Its traceback from the script on; None: the script was not begun."""
    at = error.__traceback__
    while at is not None and at.tb_frame.f_code.co_filename in (__file__, runpy.__spec__.origin, "<frozen runpy>"):
        at = at.tb_next
    return at


def main(argv) -> int:
    """The command: `argv` begins with "run"."""
    if not argv or argv[0] != "run":
        print("usage: python -m etch run [options] script.py [args]", file=sys.stderr)
        return 2
    options = _parse(argv[1:])
    status = _check(options)
    if status:
        return status
    pose_as_tensorflow()
    _pose_in_children(options.policy)
    report.begin(options.policy)
    if options.profile:
        _core.profile_start()
    sys.argv = [options.script, *options.args]
    sys.path.insert(0, os.path.dirname(os.path.abspath(options.script)))
    try:
        runpy.run_path(options.script, run_name="__main__")
    except SystemExit as e:
        status = e.code if isinstance(e.code, int) else 0 if e.code is None else 1
        if e.code is not None and not isinstance(e.code, int):
            print(e.code, file=sys.stderr)
        return _finish(options, status)
    except KeyboardInterrupt:  # which the interpreter ends with, as with no other
        _finish(options, 1)
        raise
    except BaseException as e:
        at = _traceback_of_script(e)
        if at is not None:  # else there is nothing to report: it does not compile
            _finish(options, 1)
        sys.excepthook(type(e), e.with_traceback(at), at)
        return 1
    return _finish(options, 0)
