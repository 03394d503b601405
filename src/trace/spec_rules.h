/* What the kinds of specs have in common, and the table of their rules.
 *
 * A spec, like an argument, is a head and items. A rule says how the head of one kind is compared, joined, printed and made from
 * an argument; the walks over items are written once: spec.c (spec against spec), spec_common.c (two specs joined), arg_match.c
 * (arguments against a spec). Comparing takes `bindings`: NULL asks for equality, otherwise the question is whether the
 * left side is a subtype of the right one, and names of sizes on the right are bound as they are met.
 *
 * Functions that return an int give 1 or 0, or -1 with the error on cx. */
#ifndef ETCH_TRACE_SPEC_RULES_H
#define ETCH_TRACE_SPEC_RULES_H

#include "base/hash.h"
#include "trace/spec.h"

/* --- names of sizes ---------------------------------------------------------------------------------------------------- */

/* ETCH_ANY_SIZE: bound to the name itself, which stands in the same place on the left. */
typedef struct etch_binding {
    const char *name;
    int64_t size;
} etch_binding;
/* Beyond the fixed ones they are in the context's scratch: whoever begins takes the mark. */
typedef struct etch_bindings {
    etch_ctx *cx;
    int n, cap;
    etch_binding *at;
    etch_binding fixed[16];
} etch_bindings;

static inline void etch__bindings_init(etch_bindings *b, etch_ctx *cx)
{
    b->cx = cx;
    b->n = 0;
    b->cap = (int)ETCH_COUNT_OF(b->fixed);
    b->at = b->fixed;
}
/* 1: the name is bound to this, now or already; 0: it is bound to something else. */
int etch__bind(etch_bindings *b, const char *name, int64_t size);
/* Is x (known) among the sizes that the named size admits? */
bool etch__size_admits(const etch_size *named, int64_t x);
bool etch__size_equal(const etch_size *a, const etch_size *b);
/* Is x a subtype of y? */
int etch__size_fits(etch_bindings *b, const etch_size *x, const etch_size *y);
/* Is whatever `inner` admits admitted by `outer`? */
bool etch__range_within(const etch_size *inner, const etch_size *outer);
bool etch__range_equal(const etch_size *a, const etch_size *b);
/* What both admit, under a's name; false: that is nothing. */
bool etch__range_meet(const etch_size *a, const etch_size *b, etch_size *out);
/* In the form that specs have: one way to say each thing. */
void etch__range_normalise(etch_size *x);
static inline void etch__range_copy(const etch_size *from, etch_size *to)
{
    to->lo = from->lo;
    to->hi = from->hi;
    to->divisor = from->divisor;
}
/* What is said of a name in one place of s holds in all: *out is s, or the same with narrower ranges. Takes over the reference to
 * s. ETCH_EINVAL names two places that leave no size for a name. */
etch_status etch__spec_unite(etch_ctx *cx, etch_spec *s, etch_spec **out) ETCH_NODISCARD;

/* While two specs are joined: what stands for each name on either side. A name that cannot stand for both stays nowhere. */
typedef struct etch_joint_names etch_joint_names;
etch_size etch__size_join(const etch_joint_names *names, const etch_size *a, const etch_size *b);

/* --- which resources are the same one ---------------------------------------------------------------------------------- */

typedef struct etch_alias_slot {
    uint64_t key;
    int number_plus_1; /* 0: free */
} etch_alias_slot;
/* Numbers keys by first occurrence. Beyond the fixed slots it is in the context's scratch, as above. */
typedef struct etch_aliases {
    etch_ctx *cx;
    int n;
    uint32_t n_slots; /* 0: not used yet, so that calls without resources pay nothing */
    etch_alias_slot *slots;
    etch_alias_slot fixed[32];
} etch_aliases;

static inline void etch__aliases_init(etch_aliases *a, etch_ctx *cx)
{
    a->cx = cx;
    a->n = 0;
    a->n_slots = 0;
}
etch_status etch__alias_number(etch_aliases *a, uint64_t key, int *number, bool *is_new) ETCH_NODISCARD;

/* --- walking arguments ------------------------------------------------------------------------------------------------- */

typedef struct etch_arg_walk {
    etch_ctx *cx;
    etch_arg_mode mode;
    int depth, n_parts;
    const etch_arg *args; /* of the whole call */
    int n_args;
    int first_alias; /* behind those of the specs among the arguments; -1: not looked for yet */
    etch_aliases aliases;
} etch_arg_walk;

/* The number of a resource among the arguments. */
etch_status etch__arg_alias(etch_arg_walk *w, const void *object, int *out) ETCH_NODISCARD;

/* The arguments against the items of `call`, from argument `first` on; labels count unless told not to. */
int etch__args_match(etch_ctx *cx, etch_bindings *b, const etch_spec *call, const etch_arg *args, int n, int first,
                     etch_arg_mode mode, bool ignore_labels);

/* --- rules ------------------------------------------------------------------------------------------------------------- */

/* `order` is that of a dict's sorted keys; NULL: as they stand. Items are in the argument's order. Functions that take an
 * argument get one that arg_check has passed, and whose number of items is the spec's. */
typedef struct etch_spec_rule {
    const char *name; /* "list" */
    bool has_items;
    uint8_t difference;         /* etch_difference_kind of two heads of this kind */
    void (*fini)(etch_spec *s); /* gives back what the head holds; NULL: nothing */
    int (*match)(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y);
    /* The head that both fit, with these items; *out NULL: there is none. NULL: only equal heads have one. */
    etch_status (*join)(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                        etch_spec *const *items, etch_spec **out);
    /* The same head with other items. */
    etch_status (*with_items)(etch_ctx *cx, const etch_spec *s, etch_spec *const *items, etch_spec **out);
    void (*write)(const etch_spec *s, etch_strbuf *out);
    etch_status (*arg_check)(etch_ctx *cx, const etch_arg *x);
    etch_status (*arg_hash)(etch_arg_walk *w, const etch_arg *x, const int *order, uint64_t *out);
    int (*arg_match)(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const int *order, const etch_spec *y);
    etch_status (*arg_spec)(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec *const *items,
                            etch_spec **out);
} etch_spec_rule;

extern const etch_spec_rule etch__tensor_rule, etch__literal_rule, etch__list_rule, etch__tuple_rule,
    etch__named_tuple_rule, etch__dict_rule, etch__attrs_rule, etch__identity_rule, etch__value_rule,
    etch__resource_rule, etch__custom_rule;
extern const etch_spec_rule *const etch__spec_rules[ETCH_N_SPEC_KINDS];

/* Spec against spec, items and all. */
int etch__spec_match(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y);

static inline uint64_t etch__kind_hash(etch_spec_kind kind) { return ((uint64_t)kind + 1) * 0x9fb21c651e98df25u; }

/* --- making ------------------------------------------------------------------------------------------------------------ */

/* A spec with room for `extra` bytes behind it, at (char *)(s + 1), and no parts but itself. */
etch_status etch__spec_new(etch_ctx *cx, etch_spec_kind kind, size_t extra, etch_spec **out) ETCH_NODISCARD;
/* The same with items (retained, in `order`); *room is where the extra bytes are. ETCH_EINVAL names the item that is NULL, or
 * the limit that is passed. */
etch_status etch__spec_new_with_items(etch_ctx *cx, etch_spec_kind kind, etch_spec *const *items, const int *order,
                                      int n, size_t extra, etch_spec **out, char **room) ETCH_NODISCARD;
/* Mixes the hashes of the items into that of the head, which then is the spec's. */
void etch__spec_set_hash(etch_spec *s, uint64_t head);
/* An array of `n` spec pointers in scratch, all NULL; NULL: out of memory. And the end of them. */
etch_spec **etch__items_new(etch_ctx *cx, int n);
void etch__items_release(etch_spec **items, int n);

/* Tensors and resources: the part that they share. Names of sizes and of the spec are copied. */
etch_status etch__shaped_new(etch_ctx *cx, etch_spec_kind kind, etch_dtype t, const etch_size *sizes, int rank,
                             const char *name, etch_spec **out) ETCH_NODISCARD;
etch_status etch__shaped_from_dims(etch_ctx *cx, etch_spec_kind kind, etch_dtype t, const int64_t *dims, int rank,
                                   etch_spec **out) ETCH_NODISCARD;
int etch__shape_match(etch_bindings *b, const etch_spec *x, const etch_spec *y);
/* Numbers, ETCH_ANY_SIZE where not known, against the spec's sizes. */
int etch__dims_match(etch_bindings *b, int rank, const int64_t *dims, const etch_spec *y);
etch_status etch__shape_join(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                             const char *name, etch_spec **out) ETCH_NODISCARD;
static inline uint64_t etch__dims_hash(etch_spec_kind kind, etch_dtype t, int rank, const int64_t *dims)
{
    uint64_t h = etch__hash_mix(etch__kind_hash(kind), (uint64_t)t << 8 | (uint8_t)rank);
    for (int i = 0; i < rank; i++)
        h = etch__hash_mix(h, (uint64_t)dims[i]);
    return h;
}
extern const int64_t etch__unknown_dims[ETCH_MAX_RANK];

etch_status etch__literal_check(etch_ctx *cx, const etch_literal *x) ETCH_NODISCARD;
bool etch__literal_equal(const etch_literal *a, const etch_literal *b);
int etch__literal_compare(const etch_literal *a, const etch_literal *b); /* <0, 0, >0: by kind, then by value */
uint64_t etch__literal_hash(const etch_literal *x);
bool etch__literal_has_text(const etch_literal *x);

/* The call's own spec; labels may be NULL. */
etch_status etch__call_new(etch_ctx *cx, const char *const *labels, etch_spec *const *items, int n,
                           etch_spec **out) ETCH_NODISCARD;
uint64_t etch__container_hash(etch_spec_kind kind, int n, const char *type_name, const char *const *fields,
                              const etch_literal *keys, const int *order);
static inline uint64_t etch__label_hash(uint64_t h, const char *label)
{
    return label ? etch__hash_str(h, label) : etch__hash_mix(h, 0);
}
/* The order of ascending keys: NULL in *order if they stand so already; in `fixed` if they are that few; else in scratch.
 * ETCH_EINVAL if two are equal. */
etch_status etch__keys_sort(etch_ctx *cx, const etch_literal *keys, int n, int *fixed, int n_fixed,
                            const int **order) ETCH_NODISCARD;

/* The spec with its objects told apart by `alike`; itself, retained, if it has none to change. */
etch_status etch__spec_alike(etch_ctx *cx, const etch_spec *s, etch_spec **out) ETCH_NODISCARD;
/* What a callback that returned `r` means: 1, 0, or -1 with an error on cx. */
int etch__callback_result(etch_ctx *cx, int r, const char *type_name, const char *what);

/* From s to its item i, as people write it: "[2]", ".x", "['k']". */
void etch__step_write(const etch_spec *s, int i, etch_strbuf *out);

/* Text of heads, in spec_text.c. */
void etch__literal_write(const etch_literal *x, etch_strbuf *out);
void etch__quoted_write(const char *text, size_t n, etch_strbuf *out); /* as Python writes it: 'a' */
void etch__size_write(const etch_size *x, etch_strbuf *out);
void etch__sizes_write(const etch_spec *s, etch_strbuf *out); /* "[2, ?]" */
void etch__tensor_write(const etch_spec *s, etch_strbuf *out);
void etch__literal_spec_write(const etch_spec *s, etch_strbuf *out);
void etch__sequence_write(const etch_spec *s, etch_strbuf *out);
void etch__fields_write(const etch_spec *s, etch_strbuf *out);
void etch__dict_write(const etch_spec *s, etch_strbuf *out);
void etch__identity_write(const etch_spec *s, etch_strbuf *out);
void etch__value_write(const etch_spec *s, etch_strbuf *out);
void etch__resource_write(const etch_spec *s, etch_strbuf *out);
void etch__custom_write(const etch_spec *s, etch_strbuf *out);

#endif
