/* Kernel programs as text, for people and for tests that compare programs:
 *
 *     kernel rank 2, reduced 1
 *       in0: f32[0, 1]                   runs along iteration axes 0 and 1
 *       out0: f32[0]
 *       %0 = load.f32 in0
 *       %1 = exp.f32 %0
 *       %2 = rsum.f32 %1
 *     tail
 *       store.f32 out0, %2
 */
#include "kernel/program.h"

static void add_lower(etch_strbuf *out, const char *s)
{
    for (; *s; s++) {
        char c = *s >= 'A' && *s <= 'Z' ? (char)(*s - 'A' + 'a') : *s;
        etch__strbuf_addn(out, &c, 1);
    }
}

static void print_operands(const char *what, const etch_koperand *o, int n, etch_strbuf *out)
{
    for (int i = 0; i < n; i++) {
        etch__strbuf_addf(out, "  %s%d: %s[", what, i, etch_dtype_name(o[i].dtype));
        for (int j = 0; j < o[i].rank; j++)
            etch__strbuf_addf(out, j ? ", %d" : "%d", o[i].axis[j]);
        etch__strbuf_add(out, "]\n");
    }
}

static void print_instr(const etch_kernel *k, uint32_t i, etch_strbuf *out)
{
    const etch_kinstr *in = &k->code[i];
    if (in->op == ETCH_KOP_STORE)
        etch__strbuf_add(out, "  ");
    else
        etch__strbuf_addf(out, "  %%%u = ", i);
    add_lower(out, etch__kop_name(in->op));
    etch__strbuf_addf(out, ".%s", etch__ktype_name(in->type));
    switch (in->op) {
    case ETCH_KOP_CONST:
        etch__strbuf_add(out, " ");
        if (in->type == ETCH_K_f32)
            etch__strbuf_add_f32(out, (float)in->imm.f);
        else if (in->type == ETCH_K_f64)
            etch__strbuf_add_f64(out, in->imm.f);
        else if (in->type == ETCH_K_u64)
            etch__strbuf_addf(out, "%llu", (unsigned long long)in->imm.i);
        else
            etch__strbuf_addf(out, "%lld", (long long)in->imm.i);
        break;
    case ETCH_KOP_LOAD: etch__strbuf_addf(out, " in%d", in->operand); break;
    case ETCH_KOP_INDEX: etch__strbuf_addf(out, " axis %d", in->operand); break;
    case ETCH_KOP_STORE: etch__strbuf_addf(out, " out%d, %%%u", in->operand, in->a); break;
    default: {
        etch_kval v[ETCH_KOP_MAX_ARITY];
        int n = etch__kinstr_operands(in, v);
        for (int j = 0; j < n; j++)
            etch__strbuf_addf(out, j ? ", %%%u" : " %%%u", v[j]);
        if (in->op == ETCH_KOP_CONVERT)
            etch__strbuf_addf(out, " to %s", etch__ktype_name(in->result));
    }
    }
    etch__strbuf_add(out, "\n");
}

void etch__kernel_print(const etch_kernel *k, etch_strbuf *out)
{
    etch__strbuf_addf(out, "kernel rank %d", k->rank);
    const char *before = ", reduced ";
    for (int a = 0; a < k->rank; a++)
        if (k->reduced >> a & 1u) {
            etch__strbuf_addf(out, "%s%d", before, a);
            before = ", ";
        }
    etch__strbuf_add(out, "\n");
    print_operands("in", k->in, k->n_in, out);
    print_operands("out", k->out, k->n_out, out);
    for (uint32_t i = 0; i < k->n_code; i++) {
        if (i == k->n_body)
            etch__strbuf_add(out, "tail\n");
        print_instr(k, i, out);
    }
}
