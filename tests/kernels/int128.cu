// Wide integers: 128-bit arithmetic, Montgomery multiplication, exact dot products, fixed-point, carry detection,
// overflow builtins.
// themes: 128-bit integers, modular arithmetic, overflow
// variants: o3
#include "gpu.h"

typedef unsigned __int128 u128;
typedef __int128 i128;

extern "C" __global__ void add_mul_128(const u128 *a, const u128 *b, u128 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  u128 x = a[i], y = b[i];
  out[i] = (x + y) * (x - y) ^ (x >> 5 | y << 77);
}

extern "C" __global__ void exact_dot(const int64_t *a, const int64_t *b, i128 *out, int n) {
  i128 s = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    s += (i128)a[i] * b[i];
  out[threadIdx.x] = s;
}

GPU_FN uint64_t montgomery(uint64_t a, uint64_t b, uint64_t m, uint64_t inv) {
  u128 t = (u128)a * b;
  uint64_t q = (uint64_t)t * inv;
  uint64_t hi = (uint64_t)(t >> 64), mh = __umul64hi(q, m);
  return hi >= mh ? hi - mh : hi - mh + m;
}

extern "C" __global__ void modpow(const uint64_t *base, uint64_t exponent, uint64_t *out, uint64_t m, uint64_t inv,
                                  uint64_t one, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  uint64_t r = one, b = base[i];
  for (uint64_t e = exponent; e; e >>= 1) {
    if (e & 1)
      r = montgomery(r, b, m, inv);
    b = montgomery(b, b, m, inv);
  }
  out[i] = r;
}

extern "C" __global__ void compare_shift_128(const i128 *a, const int *s, int *order, i128 *shifted, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  i128 x = a[i], y = a[i ? i - 1 : 0];
  order[i] = x < y ? -1 : x > y;
  shifted[i] = x >> (s[i] & 127);
}

extern "C" __global__ void checked_ops(const int *a, const int *b, int *out, unsigned char *flag, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int s, p, d;
  bool o1 = __builtin_add_overflow(a[i], b[i], &s);
  bool o2 = __builtin_mul_overflow(a[i], b[i], &p);
  bool o3 = __builtin_sub_overflow(a[i], b[i], &d);
  out[i] = s ^ p ^ d;
  flag[i] = o1 | o2 << 1 | o3 << 2;
}

// Q32.32 fixed point, and double-double addition.
extern "C" __global__ void fixed_point(const int64_t *a, const int64_t *b, int64_t *q, double2 *dd, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  q[i] = (int64_t)((i128)a[i] * b[i] >> 32);
  double2 x = dd[i];
  double y = (double)a[i], s = __dadd_rn(x.x, y), bb = s - x.x, e = (x.x - (s - bb)) + (y - bb) + x.y;
  dd[i] = {s + e, e - ((s + e) - s)};
}
