/* Messages of the runtime as Python programs read them. */
#ifndef ETCH_PYTHON_ERROR_TEXT_H
#define ETCH_PYTHON_ERROR_TEXT_H

#include <stdbool.h>

/* Takes names of sizes that nobody gave (s0, u1, x0_1) out of a message, in place: "2*s0 = 6" becomes "6", "f32[s0, 3]" becomes
 * "f32[?, 3]". */
void error_text_clean(char *text);
/* Does only the run tell this in TensorFlow, though a trace may know it? It is of the class of the run then, also while tracing. */
bool error_text_is_of_run(const char *text);
/* The words that programs know from TensorFlow for what a message is about, which differ by stage; "" if it says them itself. */
const char *error_text_term(const char *text, bool is_tracing);

#endif
