/* Statuses: what every fallible call returns. One list; names, texts and (in Python) exception classes come from it. */
#ifndef ETCH_STATUS_H
#define ETCH_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define ETCH_API __attribute__((visibility("default")))
#define ETCH_NODISCARD __attribute__((warn_unused_result))
#define ETCH_PRINTF_LIKE(fmt, first) __attribute__((format(printf, fmt, first)))
#else
#define ETCH_PRINTF_LIKE(fmt, first)
#define ETCH_API
#define ETCH_NODISCARD
#endif

/* clang-format off */
/*  name        text                                      exception while tracing   exception while running */
#define ETCH_ERRORS(X)                                                                                          \
  X(ENOMEM,     "out of memory",                          ResourceExhaustedError,   ResourceExhaustedError)     \
  X(EINVAL,     "the argument is not valid",              ValueError,               InvalidArgumentError)       \
  X(ESHAPE,     "shapes do not fit",                      ValueError,               InvalidArgumentError)       \
  X(EDTYPE,     "dtypes do not fit",                      TypeError,                InvalidArgumentError)       \
  X(ERANGE,     "out of range",                           ValueError,               InvalidArgumentError)       \
  X(EDIVZERO,   "integer division by zero",               InvalidArgumentError,     InvalidArgumentError)       \
  X(EPARSE,     "the text is not valid",                  ValueError,               InvalidArgumentError)       \
  X(EVERIFY,    "the graph breaks a rule",                InternalError,            InternalError)              \
  X(ENOTSUP,    "valid, but not supported here",          UnimplementedError,       UnimplementedError)         \
  X(EIO,        "the file could not be read or written",  OSError,                  OSError)                    \
  X(ERETRACE,   "the function would be traced again",     RetracingError,           RetracingError)             \
  X(EBUDGET,    "the budget for traces is used up",       RetracingError,           RetracingError)             \
  X(ECANCELLED, "the run was cancelled",                  CancelledError,           CancelledError)             \
  X(ENESTING,   "nested too deeply",                      RecursionError,           RecursionError)             \
  X(EVARIABLE,  "a variable must not be made here",       ValueError,               ValueError)                 \
  X(EGRADIENT,  "the op has no gradient",                 LookupError,              LookupError)
/* clang-format on */

typedef enum etch_status {
    ETCH_OK = 0,
#define ETCH_STATUS_ENUM(name, text, tracing, running) ETCH_##name,
    ETCH_ERRORS(ETCH_STATUS_ENUM)
#undef ETCH_STATUS_ENUM
        ETCH_N_STATUSES
} etch_status;

/* "ESHAPE" and "shapes do not fit"; for a number that is no status, "E?" and "unknown status". Never NULL; any thread. */
ETCH_API const char *etch_status_name(etch_status s);
ETCH_API const char *etch_status_text(etch_status s);

#ifdef __cplusplus
}
#endif
#endif
