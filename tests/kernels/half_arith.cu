// Arithmetic in half and bf16: scalar and packed, conversions, comparisons, fma, dot products, scale search.
// themes: half, bf16, conversions, packed arithmetic
// variants: sm_80 sm_75
#include "gpu.h"

extern "C" __global__ void hsaxpy(half a, const half *x, half *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + y[i];
}

extern "C" __global__ void hsaxpy2(half2 a, const half2 *x, half2 *y, int n2) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n2)
    y[i] = __builtin_elementwise_fma(a, x[i], y[i]);
}

extern "C" __global__ void bf16_axpby(bf16 a, const bf16 *x, bf16 b, bf16 *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + b * y[i];
}

extern "C" __global__ void half_dot(const half2 *a, const half2 *b, float *out, int n2) {
  float s = 0.f;
  for (int i = threadIdx.x; i < n2; i += blockDim.x) {
    half2 p = a[i] * b[i];
    s += (float)p.x + (float)p.y;
  }
  for (int d = 16; d; d >>= 1)
    s += __shfl_xor_sync(FULL_MASK, s, d);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(out, s);
}

extern "C" __global__ void convert_all(const float *f, half *h, bf16 *b, double *d, short *s, unsigned char *u, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v = f[i];
  h[i] = (half)v;
  b[i] = (bf16)v;
  d[i] = (double)(half)v + (double)(float)(bf16)v;
  s[i] = (short)(half)v;
  u[i] = (unsigned char)__builtin_elementwise_min(__builtin_elementwise_max(v, 0.f), 255.f);
}

extern "C" __global__ void half_clip_compare(const half *x, const half *lo, const half *hi, half *y, int *outside,
                                             int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  half v = x[i], a = lo[0], b = hi[0];
  bool bad = v < a || v > b;
  half r = v < a ? a : (v > b ? b : v);
  y[i] = v == v ? r : (half)0.f;
  if (bad)
    atomicAdd(outside, 1);
}
