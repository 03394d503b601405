/* Tensor specs: dtype, sizes, and perhaps a name. The name counts as TensorFlow has it: a spec without one fits a spec with one, two
 * names do not fit each other, and two specs have a common supertype only if their names are the same.
 *
 * Arguments that are tensors do not come here: arg_match.c reads them in line, because that is what a call's lookup costs. */
#include "trace/spec_rules.h"

static bool same_name(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static int match(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    (void)cx;
    if (x->dtype != y->dtype)
        return 0;
    if (!same_name(x->name, y->name) && !(b && !x->name))
        return 0;
    return etch__shape_match(b, x, y);
}

static etch_status join(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                        etch_spec *const *items, etch_spec **out)
{
    (void)items;
    *out = NULL;
    if (x->dtype != y->dtype || !same_name(x->name, y->name))
        return ETCH_OK;
    return etch__shape_join(cx, names, x, y, x->name, out);
}

const etch_spec_rule etch__tensor_rule = {
    .name = "tensor",
    .difference = ETCH_DIFFERS_IN_SIZE,
    .match = match,
    .join = join,
    .write = etch__tensor_write,
};

etch_status etch_spec_tensor(etch_ctx *cx, etch_dtype t, const etch_size *sizes, int rank, const char *name,
                             etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "tensor spec: out is NULL");
    return etch__shaped_new(cx, ETCH_SPEC_TENSOR, t, sizes, rank, name, out);
}
