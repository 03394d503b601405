/* An assert that holds does nothing; one that does not says where and what, and aborts. Tried in a child process. */
#include "base/compiler.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

int etch_test_compiler(void);

static void assert_aborts_with_place_and_text(void **state)
{
    (void)state;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        signal(SIGABRT, SIG_DFL);
        int n = 3;
        ETCH_ASSERT(n == 4, "IR-%d: %s", 7, "node after its user");
        _exit(0);
    }
    close(ends[1]);
    char text[1024];
    size_t n = 0;
    for (ssize_t got; n < sizeof text - 1 && (got = read(ends[0], text + n, sizeof text - 1 - n)) > 0;)
        n += (size_t)got;
    text[n] = '\0';
    close(ends[0]);
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
    assert_non_null(strstr(text, "compiler_test.c:"));
    assert_non_null(strstr(text, "IR-7: node after its user"));
    assert_non_null(strstr(text, "n == 4"));
}

static void assert_that_holds_evaluates_once(void **state)
{
    (void)state;
    int n = 0;
    ETCH_ASSERT(++n == 1, "n is %d", n);
    assert_int_equal(n, 1);
}

static void checked_arithmetic(void **state)
{
    (void)state;
    int64_t out = 0;
    assert_false(ETCH_ADD_OVERFLOWS((int64_t)1, (int64_t)2, &out));
    assert_int_equal(out, 3);
    assert_true(ETCH_ADD_OVERFLOWS(INT64_MAX, (int64_t)1, &out));
    assert_true(ETCH_SUB_OVERFLOWS(INT64_MIN, (int64_t)1, &out));
    assert_false(ETCH_MUL_OVERFLOWS((int64_t)1 << 31, (int64_t)1 << 31, &out));
    assert_true(out == (int64_t)1 << 62);
    assert_true(ETCH_MUL_OVERFLOWS((int64_t)1 << 32, (int64_t)1 << 31, &out));
}

int etch_test_compiler(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(assert_aborts_with_place_and_text),
        cmocka_unit_test(assert_that_holds_evaluates_once),
        cmocka_unit_test(checked_arithmetic),
    };
    return cmocka_run_group_tests_name("base/compiler", tests, NULL, NULL);
}
