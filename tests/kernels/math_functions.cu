// Every libdevice function the header names, a few to a kernel: float, double, and mixed edge cases.
// themes: libdevice, transcendental functions, double
#include "gpu.h"

extern "C" __global__ void float_exp_log(const float *x, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  out[i] = expf(v) + exp2f(v) - expm1f(v) * logf(v) + log2f(v) / log1pf(v) + powf(v, 1.7f) + cbrtf(v);
}

extern "C" __global__ void float_trig(const float *x, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  out[i] = sinf(v) * cosf(v) + tanf(v) - asinf(v) * acosf(v) + atanf(v) + tanhf(v) + hypotf(v, 2.f);
}

extern "C" __global__ void float_special(const float *x, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  out[i] = erff(v) + erfcf(v) + lgammaf(v) + normcdff(v) + fmodf(v, 0.3f);
}

extern "C" __global__ void float_rounding(const float *x, float4 *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  out[i] = {floorf(v) + ceilf(v), truncf(v) - rintf(v), roundf(v), copysignf(v, -1.f) + fabsf(v)};
}

extern "C" __global__ void double_functions(const double *x, double *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double v = x[i];
  out[i] = sin(v) + cos(v) * exp(v) - log(v) + pow(v, 0.3) + erf(v) + tgamma(v) + sqrt(v) + rsqrt(v) + floor(v);
}

// Plain operators on double: division and square root expand to long sequences or IEEE instructions.
extern "C" __global__ void double_division(const double *a, const double *b, double *q, float *f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  q[i] = a[i] / b[i] + 1.0 / a[i];
  f[i] = (float)a[i] / (float)b[i] + __frcp_rn((float)b[i]) + __builtin_sqrtf((float)a[i]);
}

extern "C" __global__ void conversions(const double *d, const float *f, const long *l, const unsigned *u, int *oi,
                                       long *ol, uint64_t *ou, double *od, float *of) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  oi[i] = (int)d[i] + (int)(unsigned char)f[i];
  ol[i] = (long)f[i] ^ (long)d[i];
  ou[i] = (uint64_t)d[i] + (unsigned)f[i];
  od[i] = (double)l[i] + (double)u[i] + (double)(uint64_t)l[i];
  of[i] = (float)l[i] * (float)u[i] + (float)(uint64_t)l[i];
}

extern "C" __global__ void classify(const float *x, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = x[i];
  out[i] = __builtin_isnan(v) | __builtin_isinf(v) << 1 | __builtin_isfinite(v) << 2 | (__builtin_signbit(v) != 0) << 3 |
           (v > 0.f) << 4 | !(v > 0.f) << 5 | __builtin_isunordered(v, x[i + 1]) << 6 | __builtin_islessgreater(v, 1.f) << 7;
}
