/* Where a tensor is among the arguments, as people would write it. */
#include "trace/spec_rules.h"

static void write_step(const etch_spec *s, int i, etch_strbuf *out)
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

void etch__tensor_path(const etch_spec *call, int i_tensor, etch_strbuf *out)
{
    const etch_spec *s = call;
    while (s->n_items > 0) {
        int i = 0;
        while (i + 1 < s->n_items && i_tensor >= s->items[i]->n_tensors)
            i_tensor -= s->items[i++]->n_tensors;
        if (s == call)
            etch__arg_path(call, i, out);
        else
            write_step(s, i, out);
        s = s->items[i];
    }
}
