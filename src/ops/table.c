/* The table of ops, made from ops.def and attrs.def. Everything that is a column is found here and nowhere else.
 *
 * Must stay true: the table, the enum of ops.h and the rows are one order, and `none` in a column is a NULL here. */
#include "ops/ops.h"
#include "ops/rules.h"
#include "ops/sizes.h"

#include <etch/ops.h>
#include <stddef.h>

#include "ops/attrs.def"

#define NONE NULL

/* Attribute sets */
#define FIELD(set, kind, name, text) { #name, ETCH_ATTR_##kind, offsetof(etch_attrs_##set, name), text },
#define FIELDS(set) static const etch_attr_field fields_of_##set[] = { ETCH_ATTRS_##set(FIELD, set) };
ETCH_ATTR_SETS(FIELDS)

#define SET(set) \
    static const etch_attr_set set_##set = { #set, sizeof(etch_attrs_##set), ETCH_COUNT_OF(fields_of_##set), \
                                             fields_of_##set };
ETCH_ATTR_SETS(SET)
static const etch_attr_set set_none = { "none", 0, 0, NULL };

/* How many names a column holds: the blanks between them are counted by the compiler, so the columns are short. */
#define LONGEST 32
#define BLANK(s, i) ((s)[(i) < sizeof(s) ? (i) : sizeof(s) - 1] == ' ')
#define BLANKS4(s, i) (BLANK(s, i) + BLANK(s, i + 1) + BLANK(s, i + 2) + BLANK(s, i + 3))
#define BLANKS16(s, i) (BLANKS4(s, i) + BLANKS4(s, i + 4) + BLANKS4(s, i + 8) + BLANKS4(s, i + 12))
#define BLANKS(s) (BLANKS16(s, 0) + BLANKS16(s, 16))
#define IS_OPEN(s) (sizeof(s) > 3 && (s)[sizeof(s) > 2 ? sizeof(s) - 2 : 0] == '.') /* "xs..." */
#define COUNT_NAMES(s) (sizeof(s) == 1 ? 0 : IS_OPEN(s) ? -1 : BLANKS(s) + 1)
#define OP(name, operands, results, ...) \
    _Static_assert(sizeof(operands) <= LONGEST && sizeof(results) <= LONGEST, \
                   #name ": the list of names is too long to be counted");
#include "ops/ops.def"
#undef OP

/* `none` in a column is NULL, anything else a function: SECOND takes what NONE_none puts before it. */
#define NONE_none ~, NULL
#define NONE_parts ~, NULL
#define NONE_bodies ~, NULL
#define SECOND(first, second, ...) second
#define PICK(...) SECOND(__VA_ARGS__, ~)
#define RULE(prefix, rule) PICK(NONE_##rule, prefix##rule)

/* Dtype classes of operand 0 */
enum {
    INT = ETCH_CLASS_INT | ETCH_CLASS_UINT,
    FLOAT = ETCH_CLASS_FLOAT,
    NUM = INT | FLOAT,
    BOOL = ETCH_CLASS_BOOL,
    NUMBOOL = NUM | BOOL,
    INTBOOL = INT | BOOL,
    STRING = ETCH_CLASS_STRING,
    ANY = NUM | BOOL | STRING,
};

enum {
    COMMUTATIVE = ETCH_FLAG_COMMUTATIVE,
    DEAR = ETCH_FLAG_DEAR,
    FAULTS = ETCH_FLAG_FAULTS,
    FRESH = ETCH_FLAG_FRESH,
    OVER = ETCH_FLAG_OVER,
    GROWS = ETCH_FLAG_GROWS,
    MOVES = ETCH_FLAG_MOVES,
    EFFECT = ETCH_FLAG_EFFECT,
    HOST = ETCH_FLAG_HOST,
};

/* The kernel column: elementwise and source ops have an expression of their own name, all else says what it has. */
#define OF_ELEMWISE(name, kernel) .expr = etch__expr_##name
#define OF_SOURCE(name, kernel) .expr = etch__expr_##name
#define OF_STRUCTURE(name, kernel) KERNEL_##kernel
#define OF_REDUCE(name, kernel) KERNEL_##kernel
#define OF_VIEW(name, kernel) KERNEL_##kernel
#define OF_CALL(name, kernel) KERNEL_##kernel
#define OF_COMPOSITE(name, kernel) KERNEL_##kernel
#define OF_CONTROL(name, kernel) KERNEL_##kernel
#define KERNEL_IS(s) .structure = ETCH_IS_##s
#define KERNEL_FOLD(r) .reduction = ETCH_KOP_##r
#define KERNEL_VIEW(f) .view = etch__view_##f
#define KERNEL_CALL(f) .call = etch__call_##f
#define KERNEL_BUILD(f) .build = etch__compose_##f
#define KERNEL_RUN(c) .control = ETCH_CONTROL_##c

/* The ops that move elements about (ETCH_MOVING_OPS); all others have no rule for elements. */
#define MOVES_concat ~, etch__element_moved
#define MOVES_reshape ~, etch__element_moved
#define MOVES_cast ~, etch__element_moved
#define MOVES_slice ~, etch__element_moved
#define MOVES_strided_slice ~, etch__element_moved
#define MOVES_gather ~, etch__element_moved
#define MOVES_broadcast_to ~, etch__element_moved

const etch_op_info etch__ops[] = {
#define OP(name_, operands_, results_, op_class_, attrs_, dtypes_, infer_, fold_, grad_, kernel_, flags_, doc_) \
    [ETCH_OP_##name_] = { \
        .name = #name_, \
        .operands = operands_, \
        .results = results_, \
        .n_in = COUNT_NAMES(operands_), \
        .n_out = COUNT_NAMES(results_), \
        .op_class = ETCH_OP_##op_class_, \
        .flags = flags_, \
        .dtypes = dtypes_, \
        .attrs = &set_##attrs_, \
        .infer = RULE(etch__rule_, infer_), \
        .fold = RULE(etch__fold_, fold_), \
        .grad = RULE(etch__grad_, grad_), \
        .element = PICK(MOVES_##name_, NULL), \
        .doc = doc_, \
        OF_##op_class_(name_, kernel_), \
    },
#include "ops/ops.def"
#undef OP
};

const int etch__n_ops = ETCH_N_OPS;

_Static_assert(ETCH_COUNT_OF(etch__ops) == ETCH_N_OPS, "ops.h and ops.def differ");
_Static_assert(ETCH_OP_failed == 0, "op 0 is the op of the failed value");
_Static_assert(ETCH_N_OPS <= UINT16_MAX, "etch_op is 16 bits");

/* The structural ops are made by the graph itself; etch__build is not for them. */
etch_status etch__rule_never(etch_infer *q)
{
    return etch__infer_fail(q, ETCH_EINVAL, "is part of the structure of graphs and cannot be built as an op");
}
