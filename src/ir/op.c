/* Looking up ops: by name, for the parser, and the structural ones by what they are.
 *
 * The table of names is made on first use from etch__ops, which is constant; any thread may be the first. */
#include "ir/op.h"

#include "base/hash.h"
#include <pthread.h>

enum { N_SLOTS = 4096, MAX_STRUCTURES = ETCH_IS_KERNEL + 1, MAX_NAME = 64 };

static uint16_t slots[N_SLOTS]; /* open addressing; op + 1, 0: free */
static etch_op structural[MAX_STRUCTURES];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static size_t home_of(const char *name, size_t n) { return (size_t)etch__hash_bytes(0, name, n) % N_SLOTS; }

static void make_table(void)
{
    ETCH_ASSERT(etch__n_ops < N_SLOTS / 2, "%d ops", etch__n_ops);
    for (int op = 0; op < etch__n_ops; op++) {
        size_t at = home_of(etch__ops[op].name, strlen(etch__ops[op].name));
        while (slots[at])
            at = (at + 1) % N_SLOTS;
        slots[at] = (uint16_t)(op + 1);
        if (etch__ops[op].structure != ETCH_NOT_STRUCTURE)
            structural[etch__ops[op].structure] = (etch_op)op;
    }
    ETCH_ASSERT(etch__ops[0].structure == ETCH_IS_FAILED, "op 0 is %s", etch__ops[0].name);
}

etch_op etch__structural_op(etch_structure s)
{
    pthread_once(&once, make_table);
    return structural[s];
}

/* Levenshtein distance, in one row; names longer than MAX_NAME are near nothing. */
static int edit_distance(const char *a, size_t n_a, const char *b, size_t n_b)
{
    int row[MAX_NAME + 1];
    for (size_t j = 0; j <= n_b; j++)
        row[j] = (int)j;
    for (size_t i = 1; i <= n_a; i++) {
        int diagonal = row[0];
        row[0] = (int)i;
        for (size_t j = 1; j <= n_b; j++) {
            int change = diagonal + (a[i - 1] != b[j - 1]);
            int shorter = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
            diagonal = row[j];
            row[j] = change < shorter ? change : shorter;
        }
    }
    return row[n_b];
}

static const char *nearest_name(const char *name, size_t n)
{
    const char *best = NULL;
    int least = (int)n / 2 + 2; /* farther than this is not what was meant */
    for (int op = 1; n <= MAX_NAME && op < etch__n_ops; op++) {
        size_t n_op = strlen(etch__ops[op].name);
        int d = n_op <= MAX_NAME ? edit_distance(name, n, etch__ops[op].name, n_op) : least;
        if (d < least) {
            least = d;
            best = etch__ops[op].name;
        }
    }
    return best;
}

bool etch__op_find(const char *name, size_t n, etch_op *out, const char **nearest)
{
    pthread_once(&once, make_table);
    for (size_t at = home_of(name, n); slots[at]; at = (at + 1) % N_SLOTS) {
        const char *found = etch__ops[slots[at] - 1].name;
        if (strncmp(found, name, n) == 0 && found[n] == '\0') {
            *out = (etch_op)(slots[at] - 1);
            return true;
        }
    }
    if (nearest)
        *nearest = nearest_name(name, n);
    return false;
}

etch_op etch__op_named(const char *name)
{
    etch_op op = 0;
    bool is_there = etch__op_find(name, strlen(name), &op, NULL);
    ETCH_ASSERT(is_there, "there is no op '%s'", name);
    return op;
}
