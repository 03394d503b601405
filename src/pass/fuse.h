/* The inside of fuse: groups of nodes that become kernels. fuse.c makes them and builds the kernels, fuse_join.c joins them with each other, fuse_again.c
 * has results computed again where they are read. */
#ifndef ETCH_PASS_FUSE_H
#define ETCH_PASS_FUSE_H

#include "ir/lower.h"
#include "pass/uses.h"

enum {
    ETCH_FUSE_MAX_STORED = 32,  /* results of a kernel */
    ETCH_FUSE_MAX_MEMBERS = 64, /* keeps programs, registers and compile time small; longer chains are cut */
    ETCH_FUSE_MAX_LEAVES = 40,  /* of ETCH_KERNEL_MAX_OPERANDS; the rest is for results */
};

typedef enum etch_fuse_level { ETCH_FUSE_TAIL, ETCH_FUSE_BODY } etch_fuse_level; /* a map is all tail */

typedef struct etch_fuse_group {
    etch_val root;
    const etch_type *tail;   /* dims of the tail */
    const etch_node *reduce; /* any of its reductions; NULL: a map */
    const etch_type *body;   /* dims of what is reduced */
    uint32_t n_members;
    uint32_t n_leaves; /* operands of members that come from outside, each time that one is read */
    uint32_t n_results;
    bool can_fault;
} etch_fuse_group;

typedef struct etch_fusion {
    etch_ctx *cx;
    const etch_graph *g;
    etch_uses uses;
    ETCH_VEC(etch_fuse_group) groups; /* [0] stands for "none" */
    uint32_t *group_of;               /* by value */
    uint8_t *level_of;
    bool *defines;    /* by value: sizes are read from its contents, so it stays a value of its own */
    etch_val *next;   /* by value: the next member of its group, in order */
    etch_val *first;  /* by group: its first member */
    uint32_t *again;  /* by value: another group that computes it again; 0: none */
    uint32_t *from;   /* by group: the one whose members it computes again */
    bool *is_kept;    /* by value: what is computed again reads it */
    bool *is_needed;  /* by value: of its group, for a result that it still has */
    uint32_t *calls;  /* by value: how many calls come before it */
    uint32_t *reader; /* by value: of the groups looked at, the one with the earliest root that reads it as a whole */
} etch_fusion;

/* The group of a user that `uses` lists; 0: none, or it is a result of the graph. */
static inline uint32_t etch__fuse_group_of(const etch_fusion *f, etch_val user)
{
    return user == ETCH_USED_BY_RESULT ? 0 : f->group_of[user];
}

bool etch__fuse_is_reduce(const etch_graph *g, etch_val v);
bool etch__fuse_same_reduction(const etch_node *a, const etch_node *b);
bool etch__fuse_is_small_enough(uint32_t n_members, uint32_t n_leaves, uint32_t n_results);

/* Groups of the same dims joined, where one reads what the other reads or makes. */
void etch__fuse_join_siblings(etch_fusion *f);
/* Finds results that other groups are to compute again, and what their own groups then still need. */
void etch__fuse_repeat_all(etch_fusion *f);
/* Is v a result of its group? */
bool etch__fuse_is_result(const etch_fusion *f, etch_val v);

#endif
