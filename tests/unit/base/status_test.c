#include <etch/status.h>

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

int etch_test_status(void);

static void names_and_texts(void **state)
{
    (void)state;
    assert_string_equal(etch_status_name(ETCH_OK), "OK");
    assert_string_equal(etch_status_name(ETCH_ENOMEM), "ENOMEM");
    assert_string_equal(etch_status_text(ETCH_ENOMEM), "out of memory");
    assert_string_equal(etch_status_name(ETCH_ESHAPE), "ESHAPE");
    assert_string_equal(etch_status_text(ETCH_ESHAPE), "shapes do not fit");
    assert_string_equal(etch_status_name(ETCH_EIO), "EIO");
    assert_string_equal(etch_status_text(ETCH_EIO), "the file could not be read or written");
}

static void every_status_has_its_own_name_and_text(void **state)
{
    (void)state;
    for (int i = 0; i < ETCH_N_STATUSES; i++) {
        assert_true(strlen(etch_status_name((etch_status)i)) > 0);
        assert_true(strlen(etch_status_text((etch_status)i)) > 0);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(etch_status_name((etch_status)i), etch_status_name((etch_status)j));
            assert_string_not_equal(etch_status_text((etch_status)i), etch_status_text((etch_status)j));
        }
    }
}

static void a_number_that_is_no_status(void **state)
{
    (void)state;
    int bad[] = { ETCH_N_STATUSES, ETCH_N_STATUSES + 1, 1000, -1, -2147483647 - 1, 2147483647 };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        etch_status s;
        memcpy(&s, &bad[i], sizeof s); /* as a caller's mistake would bring it in */
        assert_string_equal(etch_status_name(s), "E?");
        assert_string_equal(etch_status_text(s), "unknown status");
    }
}

int etch_test_status(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_and_texts),
        cmocka_unit_test(every_status_has_its_own_name_and_text),
        cmocka_unit_test(a_number_that_is_no_status),
    };
    return cmocka_run_group_tests_name("base/status", tests, NULL, NULL);
}
