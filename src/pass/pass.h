/* Running passes. Each is a function from a graph to a new one, etch__pass_<name> in <name>.c, a row of passes.def. */
#ifndef ETCH_PASS_PASS_H
#define ETCH_PASS_PASS_H

#include "ir/graph.h"

/* *out is a new graph, or g itself (retained) if there was nothing to do. */
typedef etch_status etch_pass_fn(etch_ctx *cx, etch_graph *g, etch_graph **out);

typedef struct etch_pass_info {
    const char *name;
    int level; /* 1: cheap and always worth it; 2: the rest */
    etch_pass_fn *run;
    const char *what;
} etch_pass_info;

extern const etch_pass_info etch__passes[];
extern const int etch__n_passes;

typedef struct etch_pass_options {
    int level;        /* passes up to this level; 0: none */
    const char *only; /* "dce,fuse": these, in this order, instead of a level; NULL: by level */
    const char *skip; /* names to leave out; NULL: none */
    bool verify;      /* after each pass; in dev builds always */
    /* Called after each pass with its name and the graph it made; NULL: not. */
    etch_status (*after)(void *user, const char *pass, etch_graph *g);
    void *user;
} etch_pass_options;

/* `g` through the passes; *out is a new reference (of g itself if no pass ran). ETCH_EINVAL for a name that is none. */
etch_status etch__passes_run(etch_ctx *cx, etch_graph *g, const etch_pass_options *options,
                             etch_graph **out) ETCH_NODISCARD;

#define PASS(name, level, what) etch_pass_fn etch__pass_##name;
#include "pass/passes.def"
#undef PASS

#endif
