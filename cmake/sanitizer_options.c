/* Defaults of the sanitizers for our programs, overridden by ASAN_OPTIONS and its like. The runtimes ask for these by
 * name. A size that cannot be had must come back as NULL, since returning ETCH_ENOMEM is what we test. Of who allocated something eight frames are
 * kept, not 30: a quarter of the time of many tests went into keeping them. ASAN_OPTIONS=malloc_context_size=30 shows more. */
#define VISIBLE __attribute__((visibility("default")))

VISIBLE const char *__asan_default_options(void);
VISIBLE const char *__ubsan_default_options(void);
VISIBLE const char *__tsan_default_options(void);

VISIBLE const char *__asan_default_options(void)
{
    return "allocator_may_return_null=1:detect_stack_use_after_return=1:strict_string_checks=1:malloc_context_size=8";
}

VISIBLE const char *__ubsan_default_options(void) { return "print_stacktrace=1"; }

VISIBLE const char *__tsan_default_options(void) { return "allocator_may_return_null=1:second_deadlock_stack=1"; }
