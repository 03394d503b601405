/* Plans as text, for people: the steps with the values they read and write, where those live, and the kernels. */
#include "runtime/plan.h"

static const char *const storage_names[] = { "input", "const", "output", "slot", "pinned", "own memory", "view of" };
static const char *const kind_names[] = { "kernel", "call", "view", "copy", "sizes", "read", "control" };

static void print_value(const etch_plan_body *b, uint32_t i, etch_strbuf *out)
{
    const etch_plan_value *v = &b->values.at[i];
    etch__strbuf_addf(out, "v%u: ", i);
    etch__type_print(b->graph->dims, etch__type_of(b->graph, v->val), out);
    etch__strbuf_addf(out, " in %s", storage_names[v->storage]);
    if (v->storage == ETCH_AT_VIEW)
        etch__strbuf_addf(out, " v%u", v->index);
    else if (v->storage != ETCH_AT_CONST && v->storage != ETCH_AT_DYNAMIC && v->storage != ETCH_AT_PINNED)
        etch__strbuf_addf(out, " %u%s", v->index, v->swept ? ", a piece per thread" : "");
}

static void print_part(const etch_plan_body *b, const etch_step_part *part, etch_strbuf *out)
{
    for (uint32_t k = 0; k < part->n_in; k++)
        etch__strbuf_addf(out, "%s v%u", k ? "," : "", part->in[k]);
    etch__strbuf_add(out, "\n");
    for (uint32_t k = 0; k < part->n_out; k++) {
        etch__strbuf_add(out, "    -> ");
        print_value(b, part->out[k], out);
        etch__strbuf_add(out, "\n");
    }
}

static void print_step(const etch_plan_body *b, size_t i, etch_strbuf *out)
{
    const etch_step *s = &b->steps.at[i];
    etch__strbuf_addf(out, "step %zu: %s", i, kind_names[s->kind]);
    if (s->kind != ETCH_STEP_SIZES && s->kind != ETCH_STEP_READ)
        etch__strbuf_addf(out, " %s", etch__ops[s->op].name);
    if (s->n_stripped)
        etch__strbuf_addf(out, " (by rows with the next %u)", s->n_stripped - 1);
    if (s->n_swept)
        etch__strbuf_addf(out, " (piece by piece with the next %u)", s->n_swept - 1);
    if (s->n_members > 1)
        etch__strbuf_addf(out, ", %u members\n", s->n_members);
    for (uint32_t m = 0; m < s->n_members; m++) {
        etch_step_part part = etch__step_part(s, m);
        if (s->n_members > 1)
            etch__strbuf_addf(out, "  member %u:", m);
        print_part(b, &part, out);
    }
    for (uint32_t k = 0; k < s->n_symbols; k++)
        etch__strbuf_addf(out, "    binds %s\n", etch__symbol_name(b->graph->dims, s->symbols[k].slot));
    if (s->kind == ETCH_STEP_KERNEL)
        etch__kernel_print(s->kernel, out);
}

static void print_body(const etch_plan_body *b, etch_strbuf *out)
{
    etch__strbuf_addf(out, "plan of %s: %zu steps, %u kernels, %u buffers in %u slots\n", etch_graph_name(b->graph),
                      b->steps.n, b->n_kernels, b->n_buffers, b->n_slots);
    for (size_t i = 0; i < b->inputs.n; i++) {
        etch__strbuf_addf(out, "%s ", etch_graph_input_name(b->graph, (int)i));
        print_value(b, b->inputs.at[i], out);
        etch__strbuf_add(out, "\n");
    }
    for (size_t i = 0; i < b->steps.n; i++)
        print_step(b, i, out);
    for (size_t i = 0; i < b->outputs.n; i++)
        etch__strbuf_addf(out, "output %zu: v%u\n", i, b->outputs.at[i]);
}

etch_status etch_plan_print(etch_ctx *cx, etch_plan *p, FILE *to)
{
    ETCH_ENTER(cx);
    if (!p || !to)
        return etch__fail(cx, ETCH_EINVAL, "print: %s", p ? "no file to write to" : "the plan is NULL");
    etch_strbuf out;
    etch__strbuf_init(&out, cx->alloc);
    pthread_mutex_lock(&p->lock);
    if (p->variants.n == 0)
        etch__strbuf_add(&out, "not planned yet: ranks are unknown\n");
    for (size_t i = 0; i < p->variants.n; i++)
        print_body(p->variants.at[i], &out);
    pthread_mutex_unlock(&p->lock);
    etch_status s = out.failed ? etch__fail_nomem(cx) : ETCH_OK;
    if (s == ETCH_OK && fputs(out.at, to) < 0)
        s = etch__fail(cx, ETCH_EIO, "the plan could not be written");
    etch__strbuf_fini(&out);
    return s;
}
