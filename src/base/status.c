/* Names and texts of the statuses, from the one list in etch/status.h. */
#include <etch/status.h>

static const char *const status_names[ETCH_N_STATUSES] = { "OK",
#define STATUS_NAME(name, text, tracing, running) #name,
                                                           ETCH_ERRORS(STATUS_NAME)
#undef STATUS_NAME
};

static const char *const status_texts[ETCH_N_STATUSES] = { "no error",
#define STATUS_TEXT(name, text, tracing, running) text,
                                                           ETCH_ERRORS(STATUS_TEXT)
#undef STATUS_TEXT
};

/* A caller may hand in any integer; through unsigned, one comparison covers negative ones as well. */
const char *etch_status_name(etch_status s) { return (unsigned)s < ETCH_N_STATUSES ? status_names[s] : "E?"; }

const char *etch_status_text(etch_status s)
{
    return (unsigned)s < ETCH_N_STATUSES ? status_texts[s] : "unknown status";
}
