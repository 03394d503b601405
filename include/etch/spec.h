/* Specs: what an argument is, as far as a trace depends on it. Two calls whose arguments have equal specs share a trace.
 *
 * A spec is counted and immutable; any thread may read it. Specs are ordered: x is a subtype of y if whatever fits x fits y.
 * Arguments of a call are given as etch_arg, a plain tree on the caller's stack. */
#ifndef ETCH_SPEC_H
#define ETCH_SPEC_H

#include <etch/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* --- literals ---------------------------------------------------------------------------------------------------------- */

/* Values that are part of the signature. 1, 1.0 and true are three literals; floats are told apart by their bits, except
 * that all NaNs are one, and so are all complex numbers with a NaN in them. */
typedef enum etch_literal_kind {
    ETCH_LITERAL_NONE,
    ETCH_LITERAL_BOOL,
    ETCH_LITERAL_INT,
    ETCH_LITERAL_BIG_INT, /* decimal digits, with a sign if negative: an integer beyond 64 bits */
    ETCH_LITERAL_FLOAT,
    ETCH_LITERAL_COMPLEX,
    ETCH_LITERAL_STR,   /* text, UTF-8 */
    ETCH_LITERAL_BYTES, /* bytes: "a" and bytes "a" are two literals */
    ETCH_LITERAL_ENUM,  /* text: "Color.RED"; told apart by type and member name */
} etch_literal_kind;

typedef struct etch_literal {
    etch_literal_kind kind;
    size_t n; /* bytes of the text */
    union {
        bool b;
        int64_t i;
        double f[2]; /* real, imaginary */
        const char *text;
    };
} etch_literal;

/* --- objects of the caller --------------------------------------------------------------------------------------------- */

/* How to treat objects that Etch knows nothing about. Functions that return an int give 1 or 0, or -1 after they reported
 * an error with etch_fail; the error then ends the call. Any may be NULL where a default is named. */
typedef struct etch_object_ops {
    const char *type_name;
    int (*equal)(etch_ctx *cx, void *a, void *b);           /* default: the same pointer */
    int (*hash)(etch_ctx *cx, void *object, uint64_t *out); /* agrees with equal; default: of the pointer */
    /* The same question under the policies symbolic and strict, where what an object does counts and not which one it is:
     * functions are alike by code, globals, defaults and closure values. Default: equal and hash. */
    int (*alike)(etch_ctx *cx, void *a, void *b);
    int (*alike_hash)(etch_ctx *cx, void *object, uint64_t *out);
    void (*print)(void *object, char *buffer, size_t n); /* for people, cut to n; default: the type's name */
    /* For values, which specs hold; default: nothing to do. NULL for what is not NULL: out of memory. */
    void *(*retain)(void *object);
    void (*release)(void *object);
} etch_object_ops;

/* An object that specs hold weakly: its owner makes an identity with it and tells when it dies. Counted. */
typedef struct etch_identity etch_identity;
ETCH_API etch_status etch_identity_new(etch_ctx *cx, void *object, const etch_object_ops *ops,
                                       etch_identity **out) ETCH_NODISCARD;
ETCH_API etch_identity *etch_identity_retain(etch_identity *id);
ETCH_API void etch_identity_release(etch_identity **id); /* any thread; accepts NULL */
/* The object is gone: from now on nothing is equal to it, and traces that need it are purged at the next miss. Any thread;
 * takes no lock. NULL is dead already. */
ETCH_API void etch_identity_died(etch_identity *id);
ETCH_API bool etch_identity_is_dead(const etch_identity *id);
/* The object, which is not NULL; NULL once it is dead. */
ETCH_API void *etch_identity_object(const etch_identity *id);

/* --- specs ------------------------------------------------------------------------------------------------------------- */

typedef struct etch_spec etch_spec;

typedef enum etch_spec_kind {
    ETCH_SPEC_TENSOR,
    ETCH_SPEC_LITERAL,
    ETCH_SPEC_LIST,
    ETCH_SPEC_TUPLE,
    ETCH_SPEC_NAMED_TUPLE, /* type name, field names */
    ETCH_SPEC_DICT,        /* keys are literals; their order does not matter */
    ETCH_SPEC_ATTRS,       /* an object with attributes: type name, field names */
    ETCH_SPEC_IDENTITY,    /* an object told apart from others, held weakly */
    ETCH_SPEC_VALUE,       /* an object compared by its ops, held */
    ETCH_SPEC_RESOURCE, /* a variable or the like: dtype, sizes, trainable, and which of the arguments are the same one */
    ETCH_SPEC_CUSTOM,   /* a type of the caller's: a table of functions, data, and components */
} etch_spec_kind;
#define ETCH_N_SPEC_KINDS (ETCH_SPEC_CUSTOM + 1)

/* A size in a tensor's spec: known, unknown, or named. Equal names are equal sizes, in all arguments of a call. A range and a
 * divisor may go with a name; hi 0 is no bound, divisor 0 is 1. What is said of a name in several places of one spec holds in all of
 * them; if it leaves no size, the spec cannot be made. */
typedef struct etch_size {
    int64_t size; /* ETCH_ANY_SIZE: not known */
    const char *name;
    int64_t lo, hi, divisor;
} etch_size;
#define ETCH_ANY_SIZE (-1)
#define ETCH_ANY_RANK (-1)
#define ETCH_SIZE(n) ((etch_size){ .size = (n) })
#define ETCH_UNKNOWN_SIZE ((etch_size){ .size = ETCH_ANY_SIZE })
#define ETCH_NAMED_SIZE(text) ((etch_size){ .size = ETCH_ANY_SIZE, .name = (text) })

/* All makers: ETCH_EINVAL names what is wrong with the argument; texts are copied, specs retained. Containers may be nested 200
 * deep and a spec may have 2^24 parts. Tables of functions must outlive the specs that use them. */
/* `name` (may be NULL) is part of the spec, as in TensorFlow: an unnamed spec fits a named one, but not two names. */
ETCH_API etch_status etch_spec_tensor(etch_ctx *cx, etch_dtype t, const etch_size *sizes, int rank, const char *name,
                                      etch_spec **out) ETCH_NODISCARD;
/* "f32[batch, 784]", "f32[?, 3]", "i64[]", "f32[...]", "f32[batch: 1..64 %8, 784]" (range and divisor). */
ETCH_API etch_status etch_spec_parse(etch_ctx *cx, const char *text, etch_spec **out) ETCH_NODISCARD;
ETCH_API etch_status etch_spec_literal(etch_ctx *cx, etch_literal x, etch_spec **out) ETCH_NODISCARD;
/* List or tuple. */
ETCH_API etch_status etch_spec_sequence(etch_ctx *cx, etch_spec_kind kind, etch_spec *const *items, int n,
                                        etch_spec **out) ETCH_NODISCARD;
/* Named tuple or attribute object: fields in order. */
ETCH_API etch_status etch_spec_fields(etch_ctx *cx, etch_spec_kind kind, const char *type_name,
                                      const char *const *fields, etch_spec *const *items, int n,
                                      etch_spec **out) ETCH_NODISCARD;
ETCH_API etch_status etch_spec_dict(etch_ctx *cx, const etch_literal *keys, etch_spec *const *items, int n,
                                    etch_spec **out) ETCH_NODISCARD;
ETCH_API etch_status etch_spec_identity(etch_ctx *cx, etch_identity *id, etch_spec **out) ETCH_NODISCARD;
ETCH_API etch_status etch_spec_value(etch_ctx *cx, void *object, const etch_object_ops *ops,
                                     etch_spec **out) ETCH_NODISCARD;
ETCH_API etch_status etch_spec_resource(etch_ctx *cx, etch_dtype t, const etch_size *sizes, int rank, bool trainable,
                                        int alias, etch_spec **out) ETCH_NODISCARD;

typedef struct etch_arg etch_arg;       /* below */
typedef struct etch_caster etch_caster; /* a cast under way */

/* A type of the caller's. `data` is what is not in the components (class, metadata, serialised attributes). Components are
 * specs; the defaults take them one by one. */
typedef struct etch_spec_ops {
    const char *type_name;
    int (*equal)(etch_ctx *cx, const void *a, const void *b);      /* of data; default: the same pointer */
    int (*hash)(etch_ctx *cx, const void *data, uint64_t *out);    /* default: of the pointer */
    int (*is_subtype)(etch_ctx *cx, const void *a, const void *b); /* of data; default: equal */
    /* New data that both fit, or NULL: there is none. Default: a, retained, if they are equal. */
    void *(*common_supertype)(etch_ctx *cx, const void *a, const void *b);
    void (*print)(const void *data, char *buffer, size_t n); /* default: nothing */
    void *(*retain)(const void *data);                       /* as above */
    void (*release)(void *data);
    /* Makes of an argument that is not of the type `to` one that is, in *out: 1; 0: it cannot be made. Memory for its data and
     * items comes from etch_caster_room; tensors belong to the open scope. Its components are cast afterwards. Default: 0. */
    int (*cast)(etch_ctx *cx, const void *to, const etch_arg *x, etch_caster *by, etch_arg *out);
} etch_spec_ops;
ETCH_API etch_status etch_spec_custom(etch_ctx *cx, const etch_spec_ops *ops, void *data, etch_spec *const *components,
                                      int n, etch_spec **out) ETCH_NODISCARD;

ETCH_API etch_spec *etch_spec_retain(etch_spec *s);
ETCH_API void etch_spec_release(etch_spec **s); /* any thread; accepts NULL */

/* Relations. Functions that return an int give 1 or 0, or -1 with the error on cx (of a caller's callback). */
ETCH_API int etch_spec_equal(etch_ctx *cx, const etch_spec *a, const etch_spec *b);
ETCH_API uint64_t etch_spec_hash(const etch_spec *s); /* equal specs have equal hashes */
ETCH_API int etch_spec_is_subtype(etch_ctx *cx, const etch_spec *a, const etch_spec *b);
/* The most specific spec that both fit, or *out NULL if there is none. Sizes that differ become unknown, ranks that differ any
 * rank; a name stays only if it can stand for both specs in all of its places. Tensor specs need equal names. */
ETCH_API etch_status etch_spec_common(etch_ctx *cx, etch_spec *a, etch_spec *b, etch_spec **out) ETCH_NODISCARD;

/* Looking inside. NULL has the hash 0, the kind ETCH_N_SPEC_KINDS, no items and no tensors. */
ETCH_API etch_spec_kind etch_spec_get_kind(const etch_spec *s);
ETCH_API int etch_spec_n_items(const etch_spec *s);                       /* of containers and custom types, else 0 */
ETCH_API etch_spec *etch_spec_item(const etch_spec *s, int i);            /* borrowed */
ETCH_API const char *etch_spec_type_name(const etch_spec *s);             /* "" if it has none */
ETCH_API const char *etch_spec_field(const etch_spec *s, int i);          /* of named tuples and attribute objects */
ETCH_API const etch_literal *etch_spec_key(const etch_spec *s, int i);    /* of dicts, in the order of items */
ETCH_API const etch_literal *etch_spec_literal_value(const etch_spec *s); /* of literals */
ETCH_API etch_dtype etch_spec_dtype(const etch_spec *s); /* of tensors and resources, else ETCH_N_DTYPES */
ETCH_API int etch_spec_rank(const etch_spec *s);         /* ETCH_ANY_RANK */
ETCH_API etch_size etch_spec_size(const etch_spec *s, int axis);
ETCH_API const char *etch_spec_name(const etch_spec *s); /* of tensors; NULL if it has none */
/* How many tensors a value of this spec is made of, and the specs of these in flat order: items in order, dicts by sorted
 * keys, each resource once. */
ETCH_API int etch_spec_n_tensors(const etch_spec *s);
ETCH_API const etch_spec *etch_spec_tensor_at(const etch_spec *s, int i);

/* For people: "f32[32, ?]", "literal True", "list of (f32[3], literal 1)", "dict{'a': f32[]}". NUL-terminated, cut to n; returns
 * the length of the whole. NULL is the empty text. */
ETCH_API size_t etch_spec_print(const etch_spec *s, char *buffer, size_t n);

/* --- arguments --------------------------------------------------------------------------------------------------------- */

/* One argument, or a part of one. Borrowed for the call; nothing is allocated to look a trace up. `kind` says which member of
 * the union counts. A spec may stand where a value would, in calls that only trace. */
struct etch_arg {
    etch_spec_kind kind;
    int n; /* items; rank of resources */
    const char *
        label; /* top level: a keyword argument's name, NULL for a positional one; elsewhere unused. Keywords may come in any
                          order: without a declared signature the body gets them behind the others, by name */
    const char *name; /* type name of named tuples and attribute objects */
    union {
        const char *const *fields; /* named tuples, attribute objects */
        const etch_literal *keys;  /* dicts */
        const etch_object_ops *object_ops;
        const etch_spec_ops *spec_ops;
        struct {
            etch_dtype dtype;
            bool trainable;
        };
    };
    union {
        etch_tensor *tensor;
        etch_literal literal;
        etch_identity *identity;
        void *object; /* values; resources: told apart by this pointer; custom: the data */
    };
    union {
        const etch_arg *items;
        const int64_t *dims; /* resources; ETCH_ANY_SIZE where not known */
    };
    const etch_spec *spec; /* not NULL: this spec stands for the value, and nothing else counts but the label */
};
#define ETCH_ARG_TENSOR(t) ((etch_arg){ .kind = ETCH_SPEC_TENSOR, .tensor = (t) })
#define ETCH_ARG_NONE ((etch_arg){ .kind = ETCH_SPEC_LITERAL })
#define ETCH_ARG_BOOL(x) ((etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = { .kind = ETCH_LITERAL_BOOL, .b = (x) } })
#define ETCH_ARG_INT(x) ((etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = { .kind = ETCH_LITERAL_INT, .i = (x) } })
#define ETCH_ARG_FLOAT(x) \
    ((etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = { .kind = ETCH_LITERAL_FLOAT, .f = { (x), 0 } } })
#define ETCH_ARG_SPEC(s) ((etch_arg){ .spec = (s) })

/* --- casts ------------------------------------------------------------------------------------------------------------- */

/* An argument that is of a type: as it was given, if it fits already. */
typedef struct etch_arg_cast {
    etch_arg arg;
    void *memory; /* of what had to be made; NULL: nothing had to */
} etch_arg_cast;
/* Makes x fit s; calls of functions with a declared signature do this with their arguments. Where a tensor is declared,
 * - a literal becomes a tensor of its dtype: an int or a float a float (rounded), an int an integer, a bool a bool, text or bytes a
 *   string. A float is no integer, a bool is no number, and what is beyond the dtype's range is no element of it;
 * - a list or tuple of these, nested or not, becomes a tensor with an axis for each level.
 * Items of containers and components of custom types are cast one by one; a custom type may make more (etch_spec_ops.cast). All else
 * must be of the type: ETCH_EDTYPE, ETCH_ESHAPE or ETCH_EINVAL "value[1].x: expected i32[], got literal 2.5", with *out untouched.
 * Tensors that were made belong to the open scope. */
ETCH_API etch_status etch_spec_cast(etch_ctx *cx, const etch_spec *s, const etch_arg *x,
                                    etch_arg_cast *out) ETCH_NODISCARD;
ETCH_API void etch_arg_cast_release(etch_arg_cast *c); /* accepts NULL, and what nothing was made for */
/* For etch_spec_ops.cast: zeroed memory, aligned for anything, that lives as long as the argument. NULL, with the error on the
 * context, if there is none. */
ETCH_API void *etch_caster_room(etch_caster *by, size_t bytes);

#ifdef __cplusplus
}
#endif
#endif
