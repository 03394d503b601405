#include "kernel/math/common.h"
#include "kernel/math/division.h"
#include "kernel/math/exp_log.h"
#include "kernel/math/gamma.h"
#include "kernel/math/half.h"
#include "kernel/math/hyperbolic.h"
#include "kernel/math/inverse_trig.h"
#include "kernel/math/pow.h"
#include "kernel/math/round.h"
#include "kernel/math/tanh_erf.h"
#include "kernel/math/trig.h"
void v_etch__abs_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__abs_f32(x0[i]); }
void v_etch__abs_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__abs_f64(x0[i]); }
void v_etch__at_most_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__at_most_f32(x0[i], x1[i]); }
void v_etch__at_least_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__at_least_f32(x0[i], x1[i]); }
void v_etch__at_most_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__at_most_f64(x0[i], x1[i]); }
void v_etch__at_least_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__at_least_f64(x0[i], x1[i]); }
void v_etch__floordiv_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__floordiv_f32(x0[i], x1[i]); }
void v_etch__floordiv_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__floordiv_f64(x0[i], x1[i]); }
void v_etch__truncdiv_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__truncdiv_f32(x0[i], x1[i]); }
void v_etch__truncdiv_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__truncdiv_f64(x0[i], x1[i]); }
void v_etch__truncmod_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__truncmod_f32(x0[i], x1[i]); }
void v_etch__truncmod_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__truncmod_f64(x0[i], x1[i]); }
void v_etch__floormod_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__floormod_f32(x0[i], x1[i]); }
void v_etch__floormod_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__floormod_f64(x0[i], x1[i]); }
void v_etch__exp_tail_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__exp_tail_f32(x0[i]); }
void v_etch__exp_tail_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__exp_tail_f64(x0[i]); }
void v_etch__exp_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__exp_f32(x0[i]); }
void v_etch__exp_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__exp_f64(x0[i]); }
void v_etch__exp_mid_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__exp_mid_f64(x0[i]); }
void v_etch__expm1_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__expm1_f32(x0[i]); }
void v_etch__expm1_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__expm1_f64(x0[i]); }
void v_etch__log_core_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__log_core_f32(x0[i], x1[i]); }
void v_etch__log_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__log_f32(x0[i]); }
void v_etch__log1p_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__log1p_f32(x0[i]); }
void v_etch__log_series_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__log_series_f64(x0[i]); }
void v_etch__log_core_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__log_core_f64(x0[i], x1[i]); }
void v_etch__log_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__log_f64(x0[i]); }
void v_etch__log1p_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__log1p_f64(x0[i]); }
void v_etch__rsqrt_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__rsqrt_f32(x0[i]); }
void v_etch__rsqrt_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__rsqrt_f64(x0[i]); }
void v_etch__lgamma_poly_a(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_poly_a(x0[i]); }
void v_etch__lgamma_poly_b(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_poly_b(x0[i]); }
void v_etch__lgamma_poly_c(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_poly_c(x0[i]); }
void v_etch__lgamma_poly_d(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_poly_d(x0[i]); }
void v_etch__lgamma_near_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_near_f64(x0[i]); }
void v_etch__lgamma_positive_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_positive_f64(x0[i]); }
void v_etch__lgamma_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_f64(x0[i]); }
void v_etch__digamma_poly(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__digamma_poly(x0[i]); }
void v_etch__digamma_near_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__digamma_near_f64(x0[i]); }
void v_etch__digamma_positive_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__digamma_positive_f64(x0[i]); }
void v_etch__digamma_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__digamma_f64(x0[i]); }
void v_etch__zeta_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__zeta_f64(x0[i], x1[i]); }
void v_etch__polygamma_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__polygamma_f64(x0[i], x1[i]); }
void v_etch__lgamma_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__lgamma_f32(x0[i]); }
void v_etch__digamma_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__digamma_f32(x0[i]); }
void v_etch__zeta_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__zeta_f32(x0[i], x1[i]); }
void v_etch__polygamma_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__polygamma_f32(x0[i], x1[i]); }
void v_etch__f16_from_f32(const float *restrict x0, uint16_t *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__f16_from_f32(x0[i]); }
void v_etch__f32_from_f16(const uint16_t *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__f32_from_f16(x0[i]); }
void v_etch__bf16_from_f32(const float *restrict x0, uint16_t *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__bf16_from_f32(x0[i]); }
void v_etch__f32_from_bf16(const uint16_t *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__f32_from_bf16(x0[i]); }
void v_etch__f32_from_f64_to_odd(const double *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__f32_from_f64_to_odd(x0[i]); }
void v_etch__f16_from_f64(const double *restrict x0, uint16_t *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__f16_from_f64(x0[i]); }
void v_etch__bf16_from_f64(const double *restrict x0, uint16_t *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__bf16_from_f64(x0[i]); }
void v_etch__f64_from_f16(const uint16_t *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__f64_from_f16(x0[i]); }
void v_etch__f64_from_bf16(const uint16_t *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__f64_from_bf16(x0[i]); }
void v_etch__sinh_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sinh_f64(x0[i]); }
void v_etch__cosh_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cosh_f64(x0[i]); }
void v_etch__asinh_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__asinh_f64(x0[i]); }
void v_etch__acosh_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__acosh_f64(x0[i]); }
void v_etch__atanh_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__atanh_f64(x0[i]); }
void v_etch__sinh_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sinh_f32(x0[i]); }
void v_etch__cosh_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cosh_f32(x0[i]); }
void v_etch__asinh_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__asinh_f32(x0[i]); }
void v_etch__acosh_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__acosh_f32(x0[i]); }
void v_etch__atanh_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__atanh_f32(x0[i]); }
void v_etch__atan_poly_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__atan_poly_f64(x0[i]); }
void v_etch__atan_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__atan_f64(x0[i]); }
void v_etch__atan2_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__atan2_f64(x0[i], x1[i]); }
void v_etch__asin_poly_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__asin_poly_f64(x0[i]); }
void v_etch__asin_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__asin_f64(x0[i]); }
void v_etch__acos_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__acos_f64(x0[i]); }
void v_etch__asin_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__asin_f32(x0[i]); }
void v_etch__acos_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__acos_f32(x0[i]); }
void v_etch__atan_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__atan_f32(x0[i]); }
void v_etch__atan2_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__atan2_f32(x0[i], x1[i]); }
void v_etch__pow_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__pow_f64(x0[i], x1[i]); }
void v_etch__pow_f32(const float *restrict x0, const float *restrict x1, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__pow_f32(x0[i], x1[i]); }
void v_etch__floor_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__floor_f32(x0[i]); }
void v_etch__ceil_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__ceil_f32(x0[i]); }
void v_etch__trunc_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__trunc_f32(x0[i]); }
void v_etch__rint_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__rint_f32(x0[i]); }
void v_etch__floor_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__floor_f64(x0[i]); }
void v_etch__ceil_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__ceil_f64(x0[i]); }
void v_etch__trunc_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__trunc_f64(x0[i]); }
void v_etch__rint_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__rint_f64(x0[i]); }
void v_etch__tanh_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__tanh_f32(x0[i]); }
void v_etch__tanh_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__tanh_f64(x0[i]); }
void v_etch__sigmoid_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sigmoid_f32(x0[i]); }
void v_etch__sigmoid_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sigmoid_f64(x0[i]); }
void v_etch__erf_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erf_f32(x0[i]); }
void v_etch__erf_small_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erf_small_f64(x0[i]); }
void v_etch__erfc_large_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfc_large_f64(x0[i]); }
void v_etch__erfc_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfc_f64(x0[i]); }
void v_etch__erf_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erf_f64(x0[i]); }
void v_etch__erfc_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfc_f32(x0[i]); }
void v_etch__erfinv_central_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfinv_central_f64(x0[i]); }
void v_etch__erfinv_tail_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfinv_tail_f64(x0[i]); }
void v_etch__erfinv_far_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfinv_far_f64(x0[i]); }
void v_etch__erfinv_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfinv_f32(x0[i]); }
void v_etch__erfinv_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__erfinv_f64(x0[i]); }
void v_etch__sin_poly_f32(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sin_poly_f32(x0[i]); }
void v_etch__cos_poly_f32(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cos_poly_f32(x0[i]); }
void v_etch__sin_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sin_f32(x0[i]); }
void v_etch__cos_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cos_f32(x0[i]); }
void v_etch__tan_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__tan_f32(x0[i]); }
void v_etch__sin_bounded_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sin_bounded_f32(x0[i]); }
void v_etch__cos_bounded_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cos_bounded_f32(x0[i]); }
void v_etch__tan_bounded_f32(const float *restrict x0, float *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__tan_bounded_f32(x0[i]); }
void v_etch__trig_needs_slow_f64(const double *restrict x0, bool *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__trig_needs_slow_f64(x0[i]); }
void v_etch__sin_poly_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sin_poly_f64(x0[i], x1[i]); }
void v_etch__cos_poly_f64(const double *restrict x0, const double *restrict x1, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cos_poly_f64(x0[i], x1[i]); }
void v_etch__sin_bounded_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sin_bounded_f64(x0[i]); }
void v_etch__cos_bounded_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cos_bounded_f64(x0[i]); }
void v_etch__tan_bounded_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__tan_bounded_f64(x0[i]); }
void v_etch__sin_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__sin_f64(x0[i]); }
void v_etch__cos_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__cos_f64(x0[i]); }
void v_etch__tan_f64(const double *restrict x0, double *restrict y, int m) { for (int i = 0; i < m; i++) y[i] = etch__tan_f64(x0[i]); }
