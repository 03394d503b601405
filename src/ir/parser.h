/* The parser's state and what its files share. Every function that fails leaves p->at at the place to blame; the
 * top adds the file, the line and a caret. */
#ifndef ETCH_IR_PARSER_H
#define ETCH_IR_PARSER_H

#include "base/hash.h"
#include "base/vec.h"
#include "ir/graph.h"
#include "ir/source.h"

typedef struct etch_text_name { /* of a value, where it is defined */
    const char *at;
    size_t n;
    etch_val val;
} etch_text_name;

enum { ETCH_SYMBOL_BOUND = 1, ETCH_SYMBOL_NAMED = 2 };

typedef struct etch_parser {
    etch_ctx *cx;
    etch_graph *g;
    etch_source source;
    const char *at;
    const char *file; /* in the graph's memory, for the places of nodes */
    /* Names that are visible: those of a region are on top and leave with it. */
    ETCH_VEC(etch_text_name) names;
    etch_index name_index;
    /* Stacks: names on the left of the statements being read, and operands; regions inside are read in between. */
    ETCH_VEC(etch_text_name) lefts;
    ETCH_VEC(etch_val) values;
    /* By symbol: BOUND, something gives it a value; NAMED, the text has called it so. */
    ETCH_VEC(uint8_t) symbols;
    int64_t splat_bytes; /* that constants may still ask for */
    int depth;           /* of functions inside functions */
} etch_parser;

/* The failure at `at`; sets p->at. */
etch_status etch__parser_fail(etch_parser *p, const char *at, const char *fmt, ...) ETCH_PRINTF(3, 4);
/* "found X, expected Y" at the next thing in the text. */
etch_status etch__parser_expected(etch_parser *p, const char *what);
etch_status etch__parser_expect_char(etch_parser *p, char c, const char *what) ETCH_NODISCARD;

/* parse.c: "[func ..., func ...]", functions that a node runs inside itself; the graph around them keeps them. */
etch_status etch__parse_graphs(etch_parser *p, etch_graph_list *out) ETCH_NODISCARD;

/* parse_node.c: statements up to `last` ("return" or "yield"), which is read with its values; those are left on
 * the stack. */
etch_status etch__parse_body(etch_parser *p, const char *last) ETCH_NODISCARD;
etch_status etch__parser_define(etch_parser *p, const char *name, size_t n, etch_val v) ETCH_NODISCARD;
/* "%name" at p->at. */
etch_status etch__parser_read_name(etch_parser *p, const char **name, size_t *n) ETCH_NODISCARD;

/* parse_types.c */
etch_status etch__parse_type(etch_parser *p, const etch_type **out) ETCH_NODISCARD;
/* The where clause (past the word). */
etch_status etch__parse_where(etch_parser *p) ETCH_NODISCARD;
/* ": type, type" if it is there: must be the types of these values. Symbols of definitions from first_def on take
 * the names that the text gives them. */
etch_status etch__parse_result_types(etch_parser *p, const etch_val *v, int n, size_t first_def) ETCH_NODISCARD;
/* The types at p->at are those of these values; `whose` begins the message. */
etch_status etch__parse_same_types(etch_parser *p, const etch_val *v, int n, const char *whose) ETCH_NODISCARD;
/* Symbols that are there now: all are named; those of the inputs are bound, and it is an error if no input gives
 * them. */
etch_status etch__bind_input_symbols(etch_parser *p) ETCH_NODISCARD;
etch_status etch__bind_defined_symbols(etch_parser *p, size_t first_def) ETCH_NODISCARD;
/* Does something before this place give the symbols of d their values? */
etch_status etch__check_bound(etch_parser *p, const char *at, etch_dim d) ETCH_NODISCARD;

#endif
