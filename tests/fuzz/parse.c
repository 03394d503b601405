/* Any bytes as the text of a graph: parsing never crashes, hangs or leaks; what parses prints, and the print parses back to the
 * same text and hash; it verifies and can be planned or says why not. */
#include <etch/etch.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool ok, const char *what, etch_ctx *cx)
{
    if (ok)
        return;
    fprintf(stderr, "%s: %s\n", what, etch_error_message(cx));
    abort();
}

static void check_round_trip(etch_ctx *cx, etch_graph *g)
{
    char *first = NULL, *second = NULL;
    etch_graph *again = NULL;
    uint64_t a = 0, b = 0;
    must(etch_graph_verify(g) == ETCH_OK, "does not verify", cx);
    must(etch_graph_text(g, &first) == ETCH_OK, "does not print", cx);
    must(etch_graph_parse(cx, first, strlen(first), "printed", &again) == ETCH_OK, "does not parse back", cx);
    must(etch_graph_text(again, &second) == ETCH_OK, "does not print again", cx);
    if (strcmp(first, second) != 0) {
        fprintf(stderr, "printed:\n%s\nprinted again:\n%s\n", first, second);
        abort();
    }
    must(etch_graph_hash(g, &a) == ETCH_OK && etch_graph_hash(again, &b) == ETCH_OK, "does not hash", cx);
    must(a == b, "hashes differ", cx);
    free(first);
    free(second);
    etch_graph_release(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        abort();
    char *text = malloc(size + 1); /* of its own size, so that reading past it is seen */
    memcpy(text, data, size);
    text[size] = 0;
    etch_graph *g = NULL;
    if (etch_graph_parse(cx, text, size, "fuzz", &g) == ETCH_OK) {
        etch_plan *p = NULL;
        bool is_right = etch_graph_verify(g) == ETCH_OK; /* a kernel written by hand may not be */
        if (is_right)
            check_round_trip(cx, g);
        else
            must(etch_graph_n_outputs(g) == 0 || etch_plan_new(cx, g, NULL, &p) != ETCH_OK,
                 "plans what does not verify", cx);
        if (is_right && etch_graph_n_nodes(g) < 2000 && etch_graph_n_outputs(g) > 0 &&
            etch_plan_new(cx, g, NULL, &p) != ETCH_OK)
            must(strlen(etch_error_message(cx)) > 0, "fails without a message", cx);
        etch_plan_release(&p);
    } else {
        must(strlen(etch_error_message(cx)) > 0, "fails without a message", cx);
    }
    etch_graph_release(&g);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    free(text);
    return 0;
}
