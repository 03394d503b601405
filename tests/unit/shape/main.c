/* Runs the tests of shape/. */
int etch_test_dims(void);
int etch_test_dim_arith(void);
int etch_test_dim_compare(void);
int etch_test_dim_text(void);
int etch_test_dimprog(void);
int etch_test_dim_random(void);
int etch_test_dim_huge(void);
int etch_test_dim_fault(void);

int main(void)
{
    int n_failed = 0;
    n_failed += etch_test_dims();
    n_failed += etch_test_dim_arith();
    n_failed += etch_test_dim_compare();
    n_failed += etch_test_dim_text();
    n_failed += etch_test_dimprog();
    n_failed += etch_test_dim_random();
    n_failed += etch_test_dim_huge();
    n_failed += etch_test_dim_fault();
    return n_failed != 0;
}
