// Integer idioms: population counts, leading zeros, reversal, Morton codes, Gray codes, next permutation,
// bit fields, rotates, division and remainder by constants and variables.
// themes: bit tricks, integer arithmetic, division, 8/16/64-bit integers
// variants: o3 sm_75
#include "gpu.h"

extern "C" __global__ void counts(const unsigned *a, const uint64_t *b, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned x = a[i];
  uint64_t y = b[i];
  out[i] = __popc(x) + 3 * __clz(x) + 5 * __ffs((int)x) + 7 * __popcll(y) + 11 * __clzll(y) +
           (int)(__brev(x) >> 3) + (int)(__brevll(y) >> 40) + __builtin_ctz(x | 1);
}

GPU_FN unsigned spread3(unsigned v) {
  v = (v * 0x00010001u) & 0xFF0000FFu;
  v = (v * 0x00000101u) & 0x0F00F00Fu;
  v = (v * 0x00000011u) & 0xC30C30C3u;
  v = (v * 0x00000005u) & 0x49249249u;
  return v;
}
GPU_FN uint64_t spread2(uint64_t v) {
  v = (v | v << 16) & 0x0000FFFF0000FFFFull;
  v = (v | v << 8) & 0x00FF00FF00FF00FFull;
  v = (v | v << 4) & 0x0F0F0F0F0F0F0F0Full;
  v = (v | v << 2) & 0x3333333333333333ull;
  return (v | v << 1) & 0x5555555555555555ull;
}

extern "C" __global__ void morton_codes(const float3 *p, unsigned *code, const uint2 *q, uint64_t *code2, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float x = fminf(fmaxf(p[i].x * 1024.f, 0.f), 1023.f), y = fminf(fmaxf(p[i].y * 1024.f, 0.f), 1023.f);
  float z = fminf(fmaxf(p[i].z * 1024.f, 0.f), 1023.f);
  code[i] = spread3((unsigned)x) * 4 + spread3((unsigned)y) * 2 + spread3((unsigned)z);
  code2[i] = spread2(q[i].x) | spread2(q[i].y) << 1;
}

extern "C" __global__ void divisions(const int *a, const unsigned *b, const long *c, int *out, long *out64) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int x = a[i];
  unsigned y = b[i] | 1;
  long z = c[i];
  int r = x / 7 + x % 10 * 3 - x / 16 + x % 64 + x / -3;
  r += (int)(y / 1000003u + y % 12u) + x / (int)(y & 0xffff) + (int)(0xffffffffu % y);
  out[i] = r;
  out64[i] = z / 1000000007l + z % 86400 + z / (long)y + (long)((uint64_t)z % ((uint64_t)y << 20 | 1));
}

extern "C" __global__ void combinatorial(unsigned *x, unsigned *gray, unsigned *rank, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned v = x[i] | 1, t = v | (v - 1);
  x[i] = (t + 1) | (((~t & (0u - ~t)) - 1) >> (__builtin_ctz(v) + 1));
  unsigned g = v ^ v >> 1, b = g;
#pragma unroll
  for (int s = 1; s < 32; s *= 2)
    b ^= b >> s;
  gray[i] = g;
  rank[i] = b;
}

extern "C" __global__ void narrow_ints(const signed char *a, const unsigned char *b, const short *c,
                                       const unsigned short *d, signed char *oa, unsigned char *ob, short *oc,
                                       unsigned short *od) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  oa[i] = (signed char)(a[i] * c[i] >> 3);
  ob[i] = (unsigned char)(b[i] + (unsigned char)a[i] / 2);
  oc[i] = (short)(c[i] << (b[i] & 7)) - a[i];
  od[i] = (unsigned short)((d[i] >> 5 | d[i] << 11) ^ (unsigned short)~c[i]);
}

struct Packed {
  unsigned r : 5, g : 6, b : 5, a : 1;
  int s : 9;
  unsigned rest : 6;
};

extern "C" __global__ void bit_fields(Packed *p, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Packed v = p[i];
  v.g = v.g + v.r * 2;
  v.s = v.s - (int)v.b;
  v.a ^= v.rest > 31;
  p[i] = v;
}
