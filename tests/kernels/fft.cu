// Radix-2 FFT stages, a 256-point shared-memory Stockham FFT, an 8-point register butterfly, and an
// integer number-theoretic transform stage.
// themes: fft, complex numbers, shared memory, ntt, libdevice
#include "gpu.h"

GPU_FN float2 operator+(float2 a, float2 b) { return {a.x + b.x, a.y + b.y}; }
GPU_FN float2 operator-(float2 a, float2 b) { return {a.x - b.x, a.y - b.y}; }
GPU_FN float2 operator*(float2 a, float2 b) { return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; }

GPU_FN float2 twiddle(float frac) {
  float2 w;
  sincosf(-6.28318531f * frac, &w.y, &w.x);
  return w;
}

extern "C" __global__ void fft_stage_radix2(float2 *data, int n, int half_span) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n / 2)
    return;
  int k = t & (half_span - 1), i = 2 * t - k;
  float2 a = data[i], b = data[i + half_span] * twiddle((float)k / (2 * half_span));
  data[i] = a + b;
  data[i + half_span] = a - b;
}

extern "C" __global__ void fft256_stockham(const float2 *in, float2 *out) {
  __shared__ float2 buf[2][256];
  int t = threadIdx.x; // 128 threads
  buf[0][t] = in[blockIdx.x * 256 + t];
  buf[0][t + 128] = in[blockIdx.x * 256 + t + 128];
  int src = 0;
  for (int span = 1; span < 256; span *= 2) {
    __syncthreads();
    int k = t & (span - 1);
    float2 a = buf[src][t], b = buf[src][t + 128] * twiddle((float)k / (2 * span));
    int o = 2 * t - k;
    buf[1 - src][o] = a + b;
    buf[1 - src][o + span] = a - b;
    src = 1 - src;
  }
  __syncthreads();
  out[blockIdx.x * 256 + t] = buf[src][t];
  out[blockIdx.x * 256 + t + 128] = buf[src][t + 128];
}

GPU_FN void fft2(float2 &a, float2 &b) {
  float2 t = a - b;
  a = a + b;
  b = t;
}
GPU_FN float2 mul_neg_i(float2 a) { return {a.y, -a.x}; }

extern "C" __global__ void fft8_registers(const float2 *__restrict__ in, float2 *__restrict__ out, int batches) {
  int b = blockIdx.x * blockDim.x + threadIdx.x;
  if (b >= batches)
    return;
  const float2 *p = in + (size_t)b * 8;
  float2 v0 = p[0], v1 = p[1], v2 = p[2], v3 = p[3], v4 = p[4], v5 = p[5], v6 = p[6], v7 = p[7];
  const float s = 0.70710678f;
  fft2(v0, v4); fft2(v1, v5); fft2(v2, v6); fft2(v3, v7);
  v5 = v5 * float2{s, -s};
  v6 = mul_neg_i(v6);
  v7 = v7 * float2{-s, -s};
  fft2(v0, v2); fft2(v1, v3); fft2(v4, v6); fft2(v5, v7);
  v3 = mul_neg_i(v3);
  v7 = mul_neg_i(v7);
  fft2(v0, v1); fft2(v2, v3); fft2(v4, v5); fft2(v6, v7);
  float2 *q = out + (size_t)b * 8;
  q[0] = v0; q[1] = v4; q[2] = v2; q[3] = v6;
  q[4] = v1; q[5] = v5; q[6] = v3; q[7] = v7;
}

// Goldilocks prime field, p = 2^64 - 2^32 + 1.
constexpr uint64_t P = 0xFFFFFFFF00000001ull;
GPU_FN uint64_t mulmod(uint64_t a, uint64_t b) {
  uint64_t lo = a * b, hi = __umul64hi(a, b);
  uint64_t hh = hi >> 32, hl = hi & 0xffffffffu;
  uint64_t t = lo - hh;
  if (lo < hh)
    t -= 0xffffffffu;
  uint64_t u = (hl << 32) - hl, r = t + u;
  return r < u || r >= P ? r - P : r;
}

extern "C" __global__ void ntt_stage(uint64_t *a, const uint64_t *roots, int half_span, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n / 2)
    return;
  int k = t & (half_span - 1), i = 2 * t - k;
  uint64_t u = a[i], v = mulmod(a[i + half_span], roots[half_span + k]);
  uint64_t s = u + v;
  a[i] = s < u || s >= P ? s - P : s;
  a[i + half_span] = u >= v ? u - v : u + (P - v);
}
