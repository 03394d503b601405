/* What it costs to make machine code: per instruction that is emitted, everything from kernel instructions to memory that runs included. */
#include "bench.h"

#include "kernel/native/native.h"
#include <stdio.h>

typedef struct emission {
    bench *b;
    etch_isa isa;
    uint32_t n_instrs;
    bool is_counting; /* instructions are counted in a run of its own */
} emission;

/* Twelve instructions of the kinds that training has: an update with a square root and a quotient, an exponential, a tanh. */
static void lower_all(etch_lanes *l)
{
    etch_lval x = etch__lane_slot(l, ETCH_LANE_LOAD, 32, 1), y = etch__lane_slot(l, ETCH_LANE_LOAD, 32, 2),
              s = etch__lane_slot(l, ETCH_LANE_SCALAR, 32, 3);
    static const struct {
        etch_kop op;
        int a, b; /* earlier ones; 0 is x, 1 is y, 2 the scalar */
    } code[] = { { ETCH_KOP_MUL, 0, 2 },    { ETCH_KOP_MUL, 1, 1 },  { ETCH_KOP_ADD, 3, 4 },  { ETCH_KOP_SQRT, 5, 5 },
                 { ETCH_KOP_ADD, 6, 2 },    { ETCH_KOP_DIV, 0, 7 },  { ETCH_KOP_EXP, 8, 8 },  { ETCH_KOP_SUB, 9, 1 },
                 { ETCH_KOP_TANH, 10, 10 }, { ETCH_KOP_MUL, 11, 0 }, { ETCH_KOP_MAX, 12, 3 }, { ETCH_KOP_SUB, 13, 4 } };
    etch_lval v[32] = { x, y, s };
    int n = 3;
    for (size_t i = 0; i < sizeof code / sizeof *code; i++, n++) {
        etch_kinstr in = { .op = (uint8_t)code[i].op, .type = ETCH_K_f32, .result = ETCH_K_f32 };
        v[n] = etch__native_lower(l, &in, (etch_lval[]){ v[code[i].a], v[code[i].b], ETCH_LVAL_NONE });
    }
    etch__lane_store(l, ETCH_LANE_STORE, 32, 4, v[n - 1]);
}

static void emit_once(void *user)
{
    emission *e = user;
    static const uint32_t offset[8];
    etch_lanes l = { .alloc = e->b->cx->alloc };
    lower_all(&l);
    if (!etch__lanes_finish(&l))
        bench_check(e->b, ETCH_ENOMEM, "lower");
    if (e->is_counting) {
        etch_x86 x = { 0 };
        etch_native_code info;
        bench_check(e->b, etch__native_assemble(e->b->cx, &l, e->isa, offset, &x, &info), "assemble");
        e->n_instrs = info.n_instrs;
        etch__x86_fini(&x);
    } else {
        etch_code_list list = { 0 };
        etch_tile_fn *fn;
        bench_check(e->b, etch__native_emit(e->b->cx, &l, e->isa, offset, "bench", &list, &fn), "emit");
        etch__code_free(&list);
    }
    etch__lanes_fini(&l);
}

void bench_emit(bench *b)
{
    etch_isa isa = etch__cpu()->generated;
    if (isa == ETCH_ISA_BASELINE)
        return;
    emission e = { .b = b, .isa = isa, .is_counting = true };
    emit_once(&e);
    e.is_counting = false;
    double ns = bench_time(emit_once, &e, 51, 200);
    char name[96];
    snprintf(name, sizeof name, "machine code, %u instructions, each", e.n_instrs);
    bench_row(name, ns / e.n_instrs, "ns", 40);
}
