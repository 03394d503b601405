/* Where a tensor is among the arguments, as people would write it. */
#include "trace/spec_rules.h"

void etch__step_write(const etch_spec *s, int i, etch_strbuf *out)
{
    switch ((etch_spec_kind)s->kind) {
    case ETCH_SPEC_NAMED_TUPLE:
    case ETCH_SPEC_ATTRS: etch__strbuf_addf(out, ".%s", s->fields[i]); return;
    case ETCH_SPEC_DICT:
        etch__strbuf_add(out, "[");
        etch__literal_write(&s->keys[i], out);
        etch__strbuf_add(out, "]");
        return;
    case ETCH_SPEC_CUSTOM: etch__strbuf_addf(out, ".components[%d]", i); return;
    default: etch__strbuf_addf(out, "[%d]", i); return;
    }
}

/* Flat order has each resource once, where it occurs first. A resource that is met when the next in flat order is at k is new
 * exactly if it is that one: others of its number are before k. */
static bool is_new(const etch_spec *call, const etch_spec *x, int k)
{
    const etch_spec *next = etch_spec_tensor_at(call, k);
    return x->kind != ETCH_SPEC_RESOURCE || (next && next->kind == ETCH_SPEC_RESOURCE && next->alias == x->alias);
}

/* How many of s's tensors are in the call's flat order from k on, if s begins there. */
static int n_new(const etch_spec *call, const etch_spec *s, int k)
{
    if (s->max_alias < 0)
        return s->n_tensors;
    int n = 0;
    for (int i = 0; i < s->n_tensors; i++)
        n += is_new(call, etch_spec_tensor_at(s, i), k + n);
    return n;
}

void etch__tensor_path(const etch_spec *call, int i_tensor, etch_strbuf *out)
{
    const etch_spec *s = call;
    int begin = 0; /* of s, in flat order */
    while (s->n_items > 0) {
        int i = 0, n;
        while (i + 1 < s->n_items && i_tensor >= begin + (n = n_new(call, s->items[i], begin))) {
            begin += n;
            i++;
        }
        if (s == call)
            etch__arg_path(call, i, out);
        else
            etch__step_write(s, i, out);
        s = s->items[i];
    }
}
