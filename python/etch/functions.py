"""tf.function: what is decorated is described once here; calls, traces and results are the runtime's."""

import collections.abc
import copy
import functools
import inspect

from etch import _core, _logging, explain, specs
from etch.concrete import ConcreteFunction

_MISSING = _core.MISSING
_KINDS = inspect.Parameter

default_policy = None  # of functions that name none; None: TensorFlow's
made = None  # a list that all functions are added to, for reports; None: nobody asks


def function(
    func=None,
    input_signature=None,
    autograph=True,
    jit_compile=None,
    reduce_retracing=False,
    experimental_implements=None,
    experimental_autograph_options=None,
    experimental_attributes=None,
    experimental_relax_shapes=None,
    experimental_compile=None,
    experimental_follow_type_hints=None,
    *,
    policy=None,
    budget=None,
):
    """Makes a Python function one that is traced into graphs, as tf.function does.

    Etch's own: `policy` ("exact", as TensorFlow; "relax", as reduce_retracing; "symbolic", one trace for all sizes;
    "strict", a second trace is an error) and `budget` (a dict with max_traces, max_ms, max_bytes, past="fail" or
    "generalise").
    """
    if experimental_relax_shapes:
        reduce_retracing = True
    for name, value in (experimental_attributes or {}).items():
        if name not in _ATTRIBUTES:
            raise ValueError(f"{name} is not supported by tf.function as an attribute.")
        if not isinstance(value, bool | int | float | str | bytes | list):
            raise ValueError(f"Attribute {name} must be bool, int, float, string, list, or AttrValue. Got {type(value)}.")
    if jit_compile is not None and experimental_compile is not None:
        raise ValueError("Cannot specify both 'experimental_compile' and 'jit_compile'.")
    if policy is not None and not isinstance(policy, str):
        raise TypeError(f"policy must be 'exact', 'relax', 'symbolic' or 'strict', not {policy!r}")
    options = {
        "input_signature": input_signature,
        "autograph": autograph,
        "jit_compile": jit_compile if experimental_compile is None else experimental_compile,
        "reduce_retracing": reduce_retracing,
        "autograph_options": experimental_autograph_options,
        "implements": experimental_implements,
        "policy": ("relax" if reduce_retracing else default_policy or "exact") if policy is None else policy,
        "budget": _checked_budget(budget),
    }
    if func is None:
        return lambda decorated: Function(decorated, options)
    return Function(func, options)


# What a budget has, of which types, and in words.
_BUDGET = {
    "max_traces": (int, "an integer"),
    "max_ms": ((int, float), "a number"),
    "max_bytes": (int, "an integer"),
    "past": (str, "'fail' or 'generalise'"),
}
_MOST = 2**43  # that a budget allows: milliseconds as nanoseconds are 64 bits then


def _checked_budget(budget) -> dict:
    """The budget as a dict of its own; what is wrong with one is told by its name and value."""
    if budget is None:
        return {}
    if not isinstance(budget, collections.abc.Mapping):
        raise TypeError(f"budget must be a dict with {', '.join(_BUDGET)}, or None, not {budget!r}")
    out = dict(budget)
    for name, value in out.items():
        if name not in _BUDGET:
            raise ValueError(f"budget has {', '.join(_BUDGET)}, and no {name!r}")
        types, what = _BUDGET[name]
        if not isinstance(value, types) or isinstance(value, bool):
            raise TypeError(f"{name} of a budget must be {what}, not {value!r}")
        if value not in ("fail", "generalise") if name == "past" else not 0 <= value < _MOST:  # (nan is not, either)
            limits = "" if name == "past" else " from 0 (any) to 2**43"
            raise ValueError(f"{name} of a budget must be {what}{limits}, not {value!r}")
    return out


@_core.call_quickly
class Function(_core.Function):
    """A traced function. Call it as the one that it was made from."""

    def __new__(cls, python_function, options, instance=None):
        if not callable(python_function):
            raise TypeError(f"{python_function!r} is not a callable object")
        return super().__new__(cls)

    def __init__(self, python_function, options, instance=None):
        functools.update_wrapper(self, python_function)
        self._options = options
        self._code = _code_of(python_function)
        name = getattr(python_function, "__name__", "function")
        self.__signature__ = signature = _signature_of(python_function, instance is not None)
        budget = options["budget"]
        # `self` is not declared: a method's signature is that of its instances' own functions.
        is_method = instance is None and options["input_signature"] is not None and "self" in signature.parameters
        self.declared_arguments = None if is_method else _declared(options["input_signature"], signature)
        super().__init__(
            python_function,
            name,
            _describe(signature),
            _body(options),
            instance,
            options["policy"],
            self.declared_arguments,
            self._code,
            max_traces=budget.get("max_traces", 0),
            max_ms=budget.get("max_ms", 0),
            max_bytes=budget.get("max_bytes", 0),
            generalises=budget.get("past", "fail") == "generalise",
            is_method=is_method,
            takes_tensors=options["implements"] is not None,
        )
        self._concrete = {}
        if made is not None:
            made.append(self)

    def __copy__(self) -> "Function":
        return Function(self.python_function, self._options)

    def __deepcopy__(self, memo: dict) -> "Function":
        memo[id(self)] = made_again = Function(copy.deepcopy(self.python_function, memo), self._options)
        return made_again

    @property
    def input_signature(self):
        """The specs that were declared, or None."""
        declared = self._options["input_signature"]
        if declared is None:
            return None if self.__signature__.parameters else ()
        return tuple(declared)

    @property
    def _declared_types(self) -> dict:
        """What input_signature says of arguments, by parameter: those that it leaves out are their defaults."""
        if self._options["input_signature"] is None:
            return {}
        declared, out = list(self._options["input_signature"]), {}
        for p in self.__signature__.parameters.values():
            takes = p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) and p.name != "self"
            if takes and declared:
                out[p.name] = declared.pop(0)
            elif p.default is not p.empty:
                out[p.name] = p.default
        return out

    @property
    def function_type(self) -> specs.FunctionType:
        """Its parameters, and whether they are optional."""
        return specs.FunctionType.of(self.__signature__, self._declared_types)

    def get_concrete_function(self, *args, **kwargs) -> ConcreteFunction:
        """The trace that such a call would use, made if there is none; specs may stand for tensors."""
        if self._options["input_signature"] is not None and not args and not kwargs:
            args = self.input_signature
        return self._concrete_numbered(self.trace_for(*args, **kwargs))

    def get_initialization_function(self, *args, **kwargs) -> ConcreteFunction:
        """What gives the variables that the body makes their first values again; to be asked for before any call."""
        if self.experimental_get_tracing_count():
            raise RuntimeError("get_initialization_function cannot be called after the function has been used")
        self.trace_for(*args, **kwargs)
        with explain.init_scope():
            first_values = [(variable, variable.read_value()) for variable in self.variables_made()]

        def initialize_variables():
            for variable, value in first_values:
                variable.assign(value)

        return function(initialize_variables, autograph=False).get_concrete_function()

    def _concrete_numbered(self, number: int) -> ConcreteFunction:
        if number not in self._concrete:
            self._concrete[number] = ConcreteFunction(self, number)
        return self._concrete[number]

    def explain(self) -> list[explain.Event]:
        """Prints why it was traced, the last times, and returns that as objects."""
        told = explain.events_of(self)
        for event in told:
            print(event)
        return told

    def cache(self) -> list[dict]:
        """The traces that are held: signature, guards, hits, bytes, time."""
        return explain.translated(super().cache(), self.__signature__.parameters)

    def audit(self) -> dict[int, str]:
        """Traces each trace of the cache again: by number, what came out differently, and where. Empty: nothing did."""
        out = {}
        for entry in self.cache():
            args, kwargs, _ = self.traced[entry["trace"]]
            fill = lambda x: x.value if isinstance(x, specs.UnknownArgument) else x
            args, kwargs = specs.map_leaves(fill, (tuple(args), dict(kwargs)))
            difference = self.audit_trace(entry["trace"], args, kwargs)
            if difference is not None:
                out[entry["trace"]] = explain.in_python(difference, self.__signature__.parameters)
        return out

    def pretty_printed_concrete_signatures(self, verbose: bool = True) -> str:
        """The signatures of all traces, in order."""
        if self.input_signature is not None and not self.traced:
            self.get_concrete_function()
        between = "\n\n" if verbose else "\n"
        return between.join(self._concrete_numbered(n).pretty_printed_signature(verbose) for n in sorted(self.traced))


_codes: dict = {}  # those that compare equal are one to the retracing warning, also when one of them is gone
_MAX_CODES = 4096


def _code_of(python_function):
    target = inspect.unwrap(python_function)
    code = getattr(getattr(target, "__func__", target), "__code__", None)
    if code is None:
        return python_function
    if len(_codes) >= _MAX_CODES:
        del _codes[next(iter(_codes))]
    return _codes.setdefault(code, code)


_ATTRIBUTES = frozenset(
    "api_implements api_preferred_device _disable_acd disable_summaries_at_runtime go_backwards _implements "
    "experimental_ints_on_device _noinline function_runs_at_most_once runtime_constant_optimization _tf_data_function "
    "time_major _OutputsOnOpDevice".split()
)


def bind_method(of: Function, weak_instance) -> Function:
    """The Function of one instance's own, for a method."""
    return Function(of.python_function, of._options, weak_instance)


def _signature_of(python_function, is_method: bool) -> inspect.Signature:
    signature = inspect.signature(python_function)
    if is_method:
        first, *rest = signature.parameters.values()
        if first.kind is _KINDS.VAR_POSITIONAL:
            rest = [first, *rest]
        signature = signature.replace(parameters=rest)
    return signature


def _describe(signature: inspect.Signature) -> tuple:
    """Parameters as the runtime binds them; see bind.h."""
    names, defaults, only, only_defaults = [], [], [], []
    varargs = varkw = None
    for p in signature.parameters.values():
        default = _MISSING if p.default is p.empty else p.default
        if p.kind is _KINDS.VAR_POSITIONAL:
            varargs = p.name
        elif p.kind is _KINDS.VAR_KEYWORD:
            varkw = p.name
        elif p.kind is _KINDS.KEYWORD_ONLY:
            only.append(p.name)
            only_defaults.append(default)
        else:
            names.append(p.name)
            defaults.append(default)
    n_positional_only = sum(p.kind is _KINDS.POSITIONAL_ONLY for p in signature.parameters.values())
    return tuple(names), tuple(defaults), varargs, tuple(only), tuple(only_defaults), varkw, n_positional_only


def _declared(input_signature, signature: inspect.Signature):
    """What input_signature declares, one item per positional argument; None if there is none.

    Parameters get constraints in order, *args all that are left; one without a constraint is tied to its default.
    """
    if input_signature is None:
        return None
    if not isinstance(input_signature, (list, tuple)):
        raise TypeError(
            f"input_signature must be either a tuple or a list, got {input_signature!r} of type {type(input_signature)}"
        )
    for leaf in _core.nest_flatten(list(input_signature)):
        if isinstance(leaf, specs.VariableSpec):
            raise TypeError("input_signature doesn't support VariableSpec")
        if not isinstance(leaf, (_core.TensorSpec, specs.IndexedSlicesSpec)):
            raise TypeError(f"input_signature must be a possibly nested sequence of TensorSpec objects, got {leaf!r}")
    left, out = list(input_signature), []
    for p in signature.parameters.values():
        if p.kind is _KINDS.VAR_POSITIONAL:
            out += left
            left = []
        elif p.kind is _KINDS.KEYWORD_ONLY:
            if p.default is p.empty:
                raise TypeError(f"keyword-only parameter '{p.name}' must have a default value")
        elif p.kind is not _KINDS.VAR_KEYWORD:
            if left:
                out.append(left.pop(0))
            elif p.default is not p.empty:
                out.append(p.default)
            else:
                raise TypeError(f"input_signature missing type constraint for {p.name}")
    if left:
        raise TypeError(f"input_signature contains {len(left)} extra type constraints")
    return tuple(out)


def _body(options):
    """What runs the body while it is traced."""
    from etch import autograph  # when something is decorated: neither when Etch is imported nor in the first call

    def run(python_function, args, kwargs):
        if not options["autograph"]:
            with autograph.active(None):
                return python_function(*args, **kwargs)
        chosen = autograph.make_options(options["autograph_options"])
        return autograph.call_converted(python_function, args, kwargs, chosen)

    return run


def log_warnings(traced: Function, warnings) -> None:
    """The warnings of a call that has ended, through the logger that programs configure."""
    for traces, calls, _, text in warnings:
        _logging.logger.warning(
            "%d out of the last %d calls to %s triggered tf.function retracing. Tracing is expensive, and here is why "
            "it happened:\n%s",
            traces,
            calls,
            # The text, for a handler may keep it; of a method the function in its class, as TensorFlow has it.
            repr(getattr(traced.python_function, "__func__", traced.python_function)),
            explain.in_python(text, traced.__signature__.parameters),
        )
