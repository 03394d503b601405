"""The tree of names: `tf.math.exp` from the dotted names of the runtime's table, as modules that can be imported.

A name that does not exist raises AttributeError and says which ones are near.
"""

import contextlib
import importlib
import inspect
import os
import sys
import threading
from types import ModuleType

from etch import _callbacks, _config, _core, _debugging, _printing, _profile, _protocols, _random, explain, specs
from etch.functions import function

_EMPTY = inspect.Parameter.empty


class Namespace(ModuleType):
    """A module whose names come from the table."""

    def __getattr__(self, name: str):
        raise AttributeError(missing(self.__name__, name, vars(self)))


def missing(module: str, name: str, known) -> str:
    """What to say about a name that is not there."""
    import difflib  # only for those who need it

    near = difflib.get_close_matches(name, [n for n in known if not n.startswith("_")], n=3)
    hint = f"; near it: {', '.join(near)}" if near else ""
    return f"module '{module}' has no attribute '{name}'{hint}"


def submodule(root: dict, dotted: str) -> Namespace | None:
    """The module `etch.<dotted>`, made where it is not there yet; "" is the package itself."""
    scope, path = root, "etch"
    module = None
    for part in filter(None, dotted.split(".")):
        path = f"{path}.{part}"
        module = scope.get(part)
        if module is None:
            module = sys.modules[path] = scope[part] = Namespace(path, f"The names of tf{path[len('etch'):]}.")
        scope = vars(module)
    return module


def put(root: dict, dotted: str, value) -> None:
    """Puts `value` at the dotted name below the package."""
    where, _, name = dotted.rpartition(".")
    module = submodule(root, where)
    (root if module is None else vars(module))[name] = value


def signature_of(function) -> inspect.Signature:
    """What inspect.signature says of an op function."""
    kinds = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    parameters = []
    for name, *rest in function.parameters:
        if name.startswith("*"):
            parameters.append(inspect.Parameter(name[1:], inspect.Parameter.VAR_POSITIONAL))
            continue
        default, keyword_only = rest or (_EMPTY, False)
        parameters.append(inspect.Parameter(name, kinds[keyword_only], default=default))
    return inspect.Signature(parameters)


_NOT_PUBLIC = "InaccessibleTensorError"  # which TensorFlow raises, and does not name


def fill(root: dict) -> None:
    """Puts all names into the package, whose globals are `root`."""
    for dotted, op in _core.ops.items():
        put(root, dotted, op)
    for name in ("Tensor", "TensorArray", "TensorShape", "TensorSpec", "Variable"):
        root[name] = getattr(_core, name)
    for name in ("flatten", "pack_sequence_as", "map_structure", "assert_same_structure", "is_nested"):
        put(root, f"nest.{name}", getattr(_core, f"nest_{name}"))
    for name in ("py_function", "numpy_function", "group", "no_op", "control_dependencies"):
        root[name] = getattr(_callbacks, name)
    for dotted, value in {**_config.NAMES, **_protocols.NAMES}.items():
        put(root, dotted, value)
    put(root, "dtypes.cast", _core.ops["cast"])
    for dotted in ("DType", "dtypes.DType"):
        put(root, dotted, _core.DType)
    for dotted in ("as_dtype", "dtypes.as_dtype"):
        put(root, dotted, _core.as_dtype)
    for name in vars(_core):
        value = getattr(_core, name)
        if isinstance(value, _core.DType):
            put(root, name, value)
            put(root, f"dtypes.{name}", value)
        elif isinstance(value, type) and issubclass(value, Exception) and name != _NOT_PUBLIC:
            put(root, f"errors.{name}", value)
    for dotted, value in _state_names():
        put(root, dotted, value)
    for names in (_random.NAMES, _printing.NAMES, _debugging.NAMES):
        for dotted, value in names.items():
            put(root, dotted, value)
    for name in ("assert_equal", "assert_greater", "assert_less", "assert_rank"):
        put(root, name, getattr(root["debugging"], name))
    root["from_dlpack"] = _core.from_dlpack
    put(root, "experimental.dlpack.to_dlpack", _core.to_dlpack)
    put(root, "experimental.dlpack.from_dlpack", _core.from_capsule)
    root["newaxis"] = None
    root["function"] = function
    root["init_scope"] = explain.init_scope
    root["expect_traces"] = explain.expect_traces
    root["profile"] = _profile.profile
    root["memory_report"] = _core.memory_report
    root["memory_trim"] = _core.memory_trim
    root["type_spec_from_value"] = specs.type_spec_from_value
    root["VariableSpec"] = specs.VariableSpec
    root["IndexedSlicesSpec"] = specs.IndexedSlicesSpec
    root["Operation"] = _core.Operation
    for name in ("run_functions_eagerly", "functions_run_eagerly"):
        for dotted in (f"config.{name}", f"config.experimental_{name}"):
            put(root, dotted, getattr(_core, name))
    put(root, "autodiff.GradientTape", _core.GradientTape)
    for name in _INTERNAL:
        root.pop(name, None)
    root["__getattr__"] = lambda name: _found_late(name, root)
    os.register_at_fork(before=_finish_imports)


# Modules of the package that are no names of TensorFlow's; they can be imported, but are not seen in it.
_INTERNAL = ("concrete", "custom_gradients", "enums", "functions", "graph_gradients", "module", "specs")
_LATE = ("autograph",)  # modules that are imported when they are first asked for


def _state_names():
    """Variables, tapes, modules and what trains them: dotted names and what they stand for."""
    from etch import _creators, _initializers, _optimizers, custom_gradients, enums, graph_gradients, module

    for name in ("GradientTape", "IndexedSlices", "name_scope"):
        yield name, getattr(_core, name)
    for value in (enums.VariableSynchronization, enums.VariableAggregation, enums.UnconnectedGradients):
        yield value.__name__, value
    yield "Module", module.Module
    yield "variable_creator_scope", _creators.variable_creator_scope
    yield "custom_gradient", custom_gradients.custom_gradient
    yield "recompute_grad", custom_gradients.recompute_grad
    yield "grad_pass_through", custom_gradients.grad_pass_through
    yield "gradients", graph_gradients.gradients
    yield "hessians", graph_gradients.hessians
    for value in _initializers.ALL:
        yield value.__name__, value
    for dotted, value in _optimizers.NAMES.items():
        yield f"optimizers.{dotted}", value


def _found_late(name: str, root: dict):
    if name in _LATE:
        return importlib.import_module(f"etch.{name}")
    raise AttributeError(missing("etch", name, root))


def _finish_imports() -> None:
    """Before a fork: what is imported when it is first needed is imported now, if other threads may be about to.

    The child would have the lock of a module that one of them imports, but not the thread that gives it back, and wait without end.
    """
    if threading.active_count() > 1:
        for name in (*(f"etch.{name}" for name in _LATE), "numpy"):
            with contextlib.suppress(ImportError):
                importlib.import_module(name)
