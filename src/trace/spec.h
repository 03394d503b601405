/* The inside of specs. One struct for all kinds; a file per kind has its rules, and `etch__spec_rules` is the table of them. */
#ifndef ETCH_TRACE_SPEC_H
#define ETCH_TRACE_SPEC_H

#include <etch/spec.h>
#include "base/ctx.h"
#include "base/strbuf.h"
#include <stdatomic.h>

struct etch_spec {
    atomic_int n_refs;
    uint8_t kind;
    uint8_t depth;          /* containers inside containers: 0 for leaves */
    bool is_alike;          /* identities, values: told apart by `alike`, and so is the hash */
    bool has_names;         /* of sizes, in it */
    bool has_identities;    /* in it: they may die */
    bool has_exact_objects; /* in it: identities or values that are not told apart by `alike` */
    const etch_allocator *alloc;
    uint64_t hash;
    size_t bytes;  /* of the struct and the texts behind it, children not counted */
    int n_parts;   /* specs in the tree, this one included */
    int n_items;   /* containers, custom */
    int n_tensors; /* in flat order, children's included */
    int max_alias; /* of the resources in it; -1: there are none */
    etch_spec **items;
    const etch_spec **flat; /* specs of the tensors in flat order; NULL for leaves, whose only tensor they are */
    const char *type_name;  /* named tuples, attribute objects */
    union {
        struct { /* tensor, resource */
            etch_dtype dtype;
            int rank;
            etch_size *sizes;
            int64_t *dims; /* the same in short, for quick comparison: known, ETCH_ANY_SIZE or ETCH_NAMED_DIM */
            const char *name;
            bool trainable;
            int alias;
        };
        etch_literal literal;
        const char **fields; /* named tuples, attribute objects; tuples that are calls: labels */
        etch_literal *keys;  /* ascending: by kind, then by value */
        etch_identity *identity;
        struct { /* value, custom */
            void *object;
            const etch_object_ops *object_ops;
            const etch_spec_ops *spec_ops;
        };
    };
};
#define ETCH_NAMED_DIM (-2)

/* Limits that keep recursion and shared subtrees harmless; past them ETCH_EINVAL. */
#define ETCH_SPEC_MAX_DEPTH 200       /* containers inside containers, the call itself included */
#define ETCH_SPEC_MAX_PARTS (1 << 24) /* specs or arguments in one tree */

struct etch_identity {
    atomic_int n_refs;
    atomic_bool is_dead;
    const etch_allocator *alloc;
    void *object; /* borrowed; not to be touched once it is dead */
    const etch_object_ops *ops;
    uint64_t hash, alike_hash; /* taken while it is alive */
    const char *text;          /* as print had it */
};

/* What of the arguments counts. A spec among the arguments counts as it is, but the objects in it are compared as the mode
 * says. */
typedef enum etch_arg_mode {
    ETCH_ARGS_EXACT,    /* sizes of tensors count; objects are compared by `equal` */
    ETCH_ARGS_SYMBOLIC, /* sizes of tensors are unknown; objects are compared by `alike` */
    ETCH_ARGS_SIZED,    /* sizes of tensors count; objects are compared by `alike` */
} etch_arg_mode;

/* The call as a whole: a spec of kind TUPLE whose items are the arguments, with labels as fields (NULL where positional, `fields`
 * itself NULL if all are). Alias numbers of resources are given by first occurrence over all arguments. */
etch_status etch__args_spec(etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode,
                            etch_spec **out) ETCH_NODISCARD;
/* The hash that etch__args_spec would have, and whether the spec would be equal to `call`; neither allocates for arguments that
 * are tensors and literals, also inside containers. -1 / the status: a callback failed. */
etch_status etch__args_hash(etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode,
                            uint64_t *out) ETCH_NODISCARD;
int etch__args_equal(etch_ctx *cx, const etch_spec *call, const etch_arg *args, int n, etch_arg_mode mode);
/* A call of tensors alone in short, one word for dtype and rank and one per axis, for the same question with fewer steps through
 * memory: how many words it has (-1: it is no such call), the words, and the comparison (-1: the arguments are no such call). */
int etch__plain_words(const etch_spec *call);
void etch__plain_write(const etch_spec *call, int64_t *out);
int etch__args_equal_plain(const etch_arg *args, int n, etch_arg_mode mode, const int64_t *words, int n_words);
/* Does the call fit the spec: is its spec a subtype of it? Named sizes are the same wherever they stand. */
int etch__args_fit(etch_ctx *cx, const etch_spec *call, const etch_arg *args, int n, etch_arg_mode mode);
/* The same of one argument and its spec, exactly. */
int etch__arg_fits(etch_ctx *cx, const etch_spec *s, const etch_arg *x);

/* The tensors among the arguments in flat order; at most `max` are written; returns how many there are. Specs among the
 * arguments give NULL for each of their tensors, and so do resources, each of which counts once. -1, with the error on cx: the
 * arguments are broken, or there was no memory to sort a large dict or number many resources. */
int etch__args_tensors(etch_ctx *cx, const etch_arg *args, int n, etch_tensor **out, int max);

/* What the traced body gets: arguments of the call's structure with flat[i] in place of tensor i. Objects, values and resources
 * are those of `like` where there is one (the arguments of the call that is being traced), else what the spec holds; a
 * resource without one, and a tensor whose flat[i] is NULL (or `flat` itself), is its spec. Dicts keep the order of `like`, and
 * have ascending keys without it. The tree lives in `arena`; its texts are those of `call` and `like`. ETCH_EINVAL if an
 * identity in it is dead, or `like` has another structure. */
etch_status etch__spec_rebuild(etch_ctx *cx, const etch_spec *call, const etch_arg *like, int n_like,
                               etch_tensor *const *flat, etch_arena *arena, etch_arg **out) ETCH_NODISCARD;

/* Arguments against a declared signature (items of `signature`, one per argument): ETCH_OK if they fit; otherwise ETCH_EDTYPE or
 * ETCH_ESHAPE "args[0].shape[1]: expected 784, got 100", ETCH_EINVAL "takes 2 arguments, got 3". */
etch_status etch__args_check(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg *args,
                             int n) ETCH_NODISCARD;
/* The same, but arguments that can be made to fit are (etch_spec_cast): then *args is what was made of them, and (*in)[0..*n_in) their
 * tensors in flat order, in the context's scratch; tensors that were made belong to the open scope. Arguments that fit as they
 * are cost what etch__args_check does, and *args, *in and *n_in stay. */
etch_status etch__args_cast(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg **args,
                            int n, etch_tensor ***in, int *n_in) ETCH_NODISCARD;

/* The differences of two specs of calls, one line each, as paths: "args[0].shape[0]: was 32, now 48", "kwargs['training']: was
 * literal True, now literal False", "args[1]: was list of 2, now list of 3", "args[0].dtype: was f32, now f64". Stops
 * after `max`. Each is reported with the kind of difference and where it is. */
typedef enum etch_difference_kind {
    ETCH_DIFFERS_IN_COUNT, /* number of arguments, or of items in a container */
    ETCH_DIFFERS_IN_KIND,  /* a tensor here, a literal there; another container */
    ETCH_DIFFERS_IN_DTYPE,
    ETCH_DIFFERS_IN_RANK,
    ETCH_DIFFERS_IN_SIZE,
    ETCH_DIFFERS_IN_NAME, /* of a tensor spec, of a container's type, fields, keys, labels */
    ETCH_DIFFERS_IN_LITERAL,
    ETCH_DIFFERS_IN_IDENTITY,
    ETCH_DIFFERS_IN_VALUE,
    ETCH_DIFFERS_IN_ALIASING, /* which resources are the same one */
    ETCH_DIFFERS_IN_RESOURCE, /* shape, dtype, trainable */
    ETCH_DIFFERS_IN_CUSTOM,
} etch_difference_kind;
typedef struct etch_difference {
    etch_difference_kind kind;
    const char *path;      /* "args[0].shape[0]" */
    const char *was, *now; /* "32", "literal True" */
    int i_tensor, axis;    /* SIZE: which tensor in the flat order of `was`, which axis; else -1 */
} etch_difference;
/* Texts live in `arena`. *n_out <= max; *more: there were others. ETCH_ENOMEM, or what a callback reported. */
etch_status etch__spec_differences(etch_ctx *cx, const etch_spec *was, const etch_spec *now, etch_arena *arena, int max,
                                   etch_difference *out, int *n_out, bool *more) ETCH_NODISCARD;

/* All bytes that a spec holds, children included, and whether an identity in it is dead. */
size_t etch__spec_bytes(const etch_spec *s);
bool etch__spec_has_died(const etch_spec *s);
/* Is it, or something in it, of this kind? */
bool etch__spec_has_kind(const etch_spec *s, etch_spec_kind kind);
void etch__spec_write(const etch_spec *s, etch_strbuf *out);
/* "(f32[32, 784], training=literal True)"; once there are n characters, "..." stands for the rest of the arguments. */
void etch__call_write(const etch_spec *call, size_t n, etch_strbuf *out);
/* "args[0]" or "kwargs['x']" for argument i of a call's spec; and the path of tensor i in flat order: "args[0]['w'][2]". */
void etch__arg_path(const etch_spec *call, int i, etch_strbuf *out);
void etch__tensor_path(const etch_spec *call, int i_tensor, etch_strbuf *out);

#endif
