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
#include <stdio.h>
#include <string.h>
#define N 6144
static uint64_t s=88172645463325252ull; static uint64_t rnd(void){s^=s<<13;s^=s>>7;s^=s<<17;return s;}
float fx[N],fx2[N],fy[N]; double dx[N],dx2[N],dy[N];
__attribute__((noipa)) void l_etch__abs_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__abs_f32(fx[i]); }
__attribute__((noipa)) void l_etch__abs_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__abs_f64(dx[i]); }
__attribute__((noipa)) void l_etch__with_sign_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__with_sign_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__with_sign_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__with_sign_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__at_most_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__at_most_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__at_least_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__at_least_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__at_most_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__at_most_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__at_least_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__at_least_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__floordiv_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__floordiv_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__floordiv_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__floordiv_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__truncdiv_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__truncdiv_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__truncdiv_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__truncdiv_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__truncmod_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__truncmod_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__truncmod_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__truncmod_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__floormod_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__floormod_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__floormod_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__floormod_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__exp_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__exp_f32(fx[i]); }
__attribute__((noipa)) void l_etch__exp_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__exp_f64(dx[i]); }
__attribute__((noipa)) void l_etch__exp_mid_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__exp_mid_f64(dx[i]); }
__attribute__((noipa)) void l_etch__expm1_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__expm1_f32(fx[i]); }
__attribute__((noipa)) void l_etch__expm1_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__expm1_f64(dx[i]); }
__attribute__((noipa)) void l_etch__log_core_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__log_core_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__log_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__log_f32(fx[i]); }
__attribute__((noipa)) void l_etch__log1p_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__log1p_f32(fx[i]); }
__attribute__((noipa)) void l_etch__log_series_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__log_series_f64(dx[i]); }
__attribute__((noipa)) void l_etch__log_core_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__log_core_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__log_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__log_f64(dx[i]); }
__attribute__((noipa)) void l_etch__log1p_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__log1p_f64(dx[i]); }
__attribute__((noipa)) void l_etch__rsqrt_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__rsqrt_f32(fx[i]); }
__attribute__((noipa)) void l_etch__rsqrt_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__rsqrt_f64(dx[i]); }
__attribute__((noipa)) void l_etch__lgamma_near_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__lgamma_near_f64(dx[i]); }
__attribute__((noipa)) void l_etch__lgamma_positive_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__lgamma_positive_f64(dx[i]); }
__attribute__((noipa)) void l_etch__lgamma_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__lgamma_f64(dx[i]); }
__attribute__((noipa)) void l_etch__digamma_near_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__digamma_near_f64(dx[i]); }
__attribute__((noipa)) void l_etch__digamma_positive_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__digamma_positive_f64(dx[i]); }
__attribute__((noipa)) void l_etch__digamma_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__digamma_f64(dx[i]); }
__attribute__((noipa)) void l_etch__zeta_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__zeta_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__polygamma_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__polygamma_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__lgamma_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__lgamma_f32(fx[i]); }
__attribute__((noipa)) void l_etch__digamma_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__digamma_f32(fx[i]); }
__attribute__((noipa)) void l_etch__zeta_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__zeta_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__polygamma_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__polygamma_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__sinh_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__sinh_f64(dx[i]); }
__attribute__((noipa)) void l_etch__cosh_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__cosh_f64(dx[i]); }
__attribute__((noipa)) void l_etch__asinh_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__asinh_f64(dx[i]); }
__attribute__((noipa)) void l_etch__acosh_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__acosh_f64(dx[i]); }
__attribute__((noipa)) void l_etch__atanh_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__atanh_f64(dx[i]); }
__attribute__((noipa)) void l_etch__sinh_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__sinh_f32(fx[i]); }
__attribute__((noipa)) void l_etch__cosh_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__cosh_f32(fx[i]); }
__attribute__((noipa)) void l_etch__asinh_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__asinh_f32(fx[i]); }
__attribute__((noipa)) void l_etch__acosh_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__acosh_f32(fx[i]); }
__attribute__((noipa)) void l_etch__atanh_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__atanh_f32(fx[i]); }
__attribute__((noipa)) void l_etch__atan_poly_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__atan_poly_f64(dx[i]); }
__attribute__((noipa)) void l_etch__atan_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__atan_f64(dx[i]); }
__attribute__((noipa)) void l_etch__atan2_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__atan2_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__asin_poly_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__asin_poly_f64(dx[i]); }
__attribute__((noipa)) void l_etch__asin_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__asin_f64(dx[i]); }
__attribute__((noipa)) void l_etch__acos_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__acos_f64(dx[i]); }
__attribute__((noipa)) void l_etch__asin_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__asin_f32(fx[i]); }
__attribute__((noipa)) void l_etch__acos_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__acos_f32(fx[i]); }
__attribute__((noipa)) void l_etch__atan_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__atan_f32(fx[i]); }
__attribute__((noipa)) void l_etch__atan2_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__atan2_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__pow_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__pow_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__pow_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__pow_f32(fx[i], fx2[i]); }
__attribute__((noipa)) void l_etch__floor_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__floor_f32(fx[i]); }
__attribute__((noipa)) void l_etch__ceil_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__ceil_f32(fx[i]); }
__attribute__((noipa)) void l_etch__trunc_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__trunc_f32(fx[i]); }
__attribute__((noipa)) void l_etch__rint_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__rint_f32(fx[i]); }
__attribute__((noipa)) void l_etch__floor_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__floor_f64(dx[i]); }
__attribute__((noipa)) void l_etch__ceil_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__ceil_f64(dx[i]); }
__attribute__((noipa)) void l_etch__trunc_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__trunc_f64(dx[i]); }
__attribute__((noipa)) void l_etch__rint_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__rint_f64(dx[i]); }
__attribute__((noipa)) void l_etch__tanh_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__tanh_f32(fx[i]); }
__attribute__((noipa)) void l_etch__tanh_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__tanh_f64(dx[i]); }
__attribute__((noipa)) void l_etch__sigmoid_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__sigmoid_f32(fx[i]); }
__attribute__((noipa)) void l_etch__sigmoid_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__sigmoid_f64(dx[i]); }
__attribute__((noipa)) void l_etch__erf_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__erf_f32(fx[i]); }
__attribute__((noipa)) void l_etch__erf_small_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__erf_small_f64(dx[i]); }
__attribute__((noipa)) void l_etch__erfc_large_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__erfc_large_f64(dx[i]); }
__attribute__((noipa)) void l_etch__erfc_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__erfc_f64(dx[i]); }
__attribute__((noipa)) void l_etch__erf_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__erf_f64(dx[i]); }
__attribute__((noipa)) void l_etch__erfc_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__erfc_f32(fx[i]); }
__attribute__((noipa)) void l_etch__erfinv_central_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__erfinv_central_f64(dx[i]); }
__attribute__((noipa)) void l_etch__erfinv_far_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__erfinv_far_f64(dx[i]); }
__attribute__((noipa)) void l_etch__erfinv_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__erfinv_f32(fx[i]); }
__attribute__((noipa)) void l_etch__erfinv_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__erfinv_f64(dx[i]); }
__attribute__((noipa)) void l_etch__sin_poly_f32(void) { for(int i=0;i<N;i++) dy[i]=etch__sin_poly_f32(dx[i]); }
__attribute__((noipa)) void l_etch__cos_poly_f32(void) { for(int i=0;i<N;i++) dy[i]=etch__cos_poly_f32(dx[i]); }
__attribute__((noipa)) void l_etch__sin_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__sin_f32(fx[i]); }
__attribute__((noipa)) void l_etch__cos_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__cos_f32(fx[i]); }
__attribute__((noipa)) void l_etch__tan_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__tan_f32(fx[i]); }
__attribute__((noipa)) void l_etch__sin_bounded_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__sin_bounded_f32(fx[i]); }
__attribute__((noipa)) void l_etch__cos_bounded_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__cos_bounded_f32(fx[i]); }
__attribute__((noipa)) void l_etch__tan_bounded_f32(void) { for(int i=0;i<N;i++) fy[i]=etch__tan_bounded_f32(fx[i]); }
__attribute__((noipa)) void l_etch__sin_poly_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__sin_poly_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__cos_poly_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__cos_poly_f64(dx[i], dx2[i]); }
__attribute__((noipa)) void l_etch__sin_bounded_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__sin_bounded_f64(dx[i]); }
__attribute__((noipa)) void l_etch__cos_bounded_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__cos_bounded_f64(dx[i]); }
__attribute__((noipa)) void l_etch__tan_bounded_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__tan_bounded_f64(dx[i]); }
__attribute__((noipa)) void l_etch__sin_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__sin_f64(dx[i]); }
__attribute__((noipa)) void l_etch__cos_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__cos_f64(dx[i]); }
__attribute__((noipa)) void l_etch__tan_f64(void) { for(int i=0;i<N;i++) dy[i]=etch__tan_f64(dx[i]); }
int main(){ for(int i=0;i<N;i++){ uint64_t u=rnd(),v=rnd(),w=rnd(); double a=(double)(u>>11)*0x1p-53; int m=i%4; uint32_t fu=(uint32_t)v,fw=(uint32_t)(v>>32);
 if(m==0){ memcpy(&fx[i],&fu,4); memcpy(&dx[i],&v,8); memcpy(&fx2[i],&fw,4); memcpy(&dx2[i],&w,8);} else if(m==1){ dx[i]=a*2-1; fx[i]=(float)dx[i]; dx2[i]=(double)(w>>11)*0x1p-53*40-20; fx2[i]=(float)dx2[i]; } else if(m==2) { dx[i]=a*40-20; fx[i]=(float)dx[i]; dx2[i]=(double)(int64_t)(w>>58)-30; fx2[i]=(float)dx2[i]; } else { dx[i]=a*1500-750; fx[i]=(float)(a*220-110); dx2[i]=a; fx2[i]=(float)a; } }
 uint64_t h;
h=1; l_etch__abs_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__abs_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__abs_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__abs_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__with_sign_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__with_sign_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__with_sign_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__with_sign_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__at_most_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__at_most_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__at_least_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__at_least_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__at_most_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__at_most_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__at_least_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__at_least_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__floordiv_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__floordiv_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__floordiv_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__floordiv_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__truncdiv_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__truncdiv_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__truncdiv_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__truncdiv_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__truncmod_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__truncmod_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__truncmod_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__truncmod_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__floormod_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__floormod_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__floormod_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__floormod_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__exp_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__exp_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__exp_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__exp_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__exp_mid_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__exp_mid_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__expm1_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__expm1_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__expm1_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__expm1_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__log_core_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__log_core_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__log_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__log_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__log1p_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__log1p_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__log_series_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__log_series_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__log_core_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__log_core_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__log_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__log_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__log1p_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__log1p_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__rsqrt_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__rsqrt_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__rsqrt_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__rsqrt_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__lgamma_near_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__lgamma_near_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__lgamma_positive_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__lgamma_positive_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__lgamma_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__lgamma_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__digamma_near_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__digamma_near_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__digamma_positive_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__digamma_positive_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__digamma_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__digamma_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__zeta_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__zeta_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__polygamma_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__polygamma_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__lgamma_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__lgamma_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__digamma_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__digamma_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__zeta_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__zeta_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__polygamma_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__polygamma_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__sinh_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sinh_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__cosh_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cosh_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__asinh_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__asinh_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__acosh_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__acosh_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__atanh_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__atanh_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__sinh_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sinh_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__cosh_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cosh_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__asinh_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__asinh_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__acosh_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__acosh_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__atanh_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__atanh_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__atan_poly_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__atan_poly_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__atan_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__atan_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__atan2_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__atan2_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__asin_poly_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__asin_poly_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__asin_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__asin_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__acos_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__acos_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__asin_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__asin_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__acos_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__acos_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__atan_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__atan_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__atan2_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__atan2_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__pow_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__pow_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__pow_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__pow_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__floor_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__floor_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__ceil_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__ceil_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__trunc_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__trunc_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__rint_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__rint_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__floor_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__floor_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__ceil_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__ceil_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__trunc_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__trunc_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__rint_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__rint_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__tanh_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__tanh_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__tanh_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__tanh_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__sigmoid_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sigmoid_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__sigmoid_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sigmoid_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__erf_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erf_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__erf_small_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erf_small_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__erfc_large_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erfc_large_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__erfc_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erfc_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__erf_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erf_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__erfc_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erfc_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__erfinv_central_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erfinv_central_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__erfinv_far_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erfinv_far_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__erfinv_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erfinv_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__erfinv_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__erfinv_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__sin_poly_f32(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sin_poly_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__cos_poly_f32(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cos_poly_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__sin_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sin_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__cos_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cos_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__tan_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__tan_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__sin_bounded_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sin_bounded_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__cos_bounded_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cos_bounded_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__tan_bounded_f32(); for(int i=0;i<N;i++){ uint32_t b; memcpy(&b,&fy[i],4); if(fy[i]!=fy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__tan_bounded_f32 %016llx\n",(unsigned long long)h);
h=1; l_etch__sin_poly_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sin_poly_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__cos_poly_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cos_poly_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__sin_bounded_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sin_bounded_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__cos_bounded_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cos_bounded_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__tan_bounded_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__tan_bounded_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__sin_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__sin_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__cos_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__cos_f64 %016llx\n",(unsigned long long)h);
h=1; l_etch__tan_f64(); for(int i=0;i<N;i++){ uint64_t b; memcpy(&b,&dy[i],8); if(dy[i]!=dy[i]) b=1; h=(h^b)*0x9e3779b97f4a7c15ull; h^=h>>29; } printf("etch__tan_f64 %016llx\n",(unsigned long long)h);
}
