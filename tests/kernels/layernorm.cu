// LayerNorm and RMSNorm: Welford over a block, two-pass a warp with float4, and the backward pass.
// themes: layer norm, rms norm, reduction, bf16
#include "gpu.h"

struct Welford {
  float mean, m2, n;
};

GPU_FN Welford merge(Welford a, Welford b) {
  float n = a.n + b.n;
  if (n == 0.f)
    return a;
  float d = b.mean - a.mean, f = b.n / n;
  return {a.mean + d * f, a.m2 + b.m2 + d * d * a.n * f, n};
}

GPU_FN Welford warp_merge(Welford w) {
#pragma unroll
  for (int d = 16; d; d >>= 1) {
    Welford o = {__shfl_down_sync(FULL_MASK, w.mean, d), __shfl_down_sync(FULL_MASK, w.m2, d),
                 __shfl_down_sync(FULL_MASK, w.n, d)};
    w = merge(w, o);
  }
  return w;
}

extern "C" __global__ void layernorm_welford(const float *in, const float *gamma, const float *beta, float *out,
                                             int cols, float eps) {
  __shared__ Welford part[32];
  const float *x = in + (size_t)blockIdx.x * cols;
  Welford w = {0.f, 0.f, 0.f};
  for (int i = threadIdx.x; i < cols; i += blockDim.x) {
    float v = x[i], d = v - w.mean;
    w.n += 1.f;
    w.mean += d / w.n;
    w.m2 += d * (v - w.mean);
  }
  w = warp_merge(w);
  if (threadIdx.x % 32 == 0)
    part[threadIdx.x / 32] = w;
  __syncthreads();
  if (threadIdx.x < 32) {
    w = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : Welford{0.f, 0.f, 0.f};
    w = warp_merge(w);
    if (threadIdx.x == 0)
      part[0] = w;
  }
  __syncthreads();
  float mean = part[0].mean, inv = rsqrtf(part[0].m2 / cols + eps);
  for (int i = threadIdx.x; i < cols; i += blockDim.x)
    out[(size_t)blockIdx.x * cols + i] = (x[i] - mean) * inv * gamma[i] + beta[i];
}

// 1024 columns, one warp a row, eight float4 a lane.
extern "C" __global__ void rmsnorm_1024(const float4 *in, const float4 *weight, float4 *out, float eps) {
  int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  const float4 *x = in + (size_t)row * 256;
  float4 v[8];
  float s = 0.f;
#pragma unroll
  for (int k = 0; k < 8; k++) {
    v[k] = x[k * 32 + lane];
    s += v[k].x * v[k].x + v[k].y * v[k].y + v[k].z * v[k].z + v[k].w * v[k].w;
  }
#pragma unroll
  for (int d = 16; d; d >>= 1)
    s += __shfl_xor_sync(FULL_MASK, s, d);
  float inv = rsqrtf(s * (1.f / 1024.f) + eps);
#pragma unroll
  for (int k = 0; k < 8; k++) {
    float4 g = weight[k * 32 + lane];
    out[(size_t)row * 256 + k * 32 + lane] = {v[k].x * inv * g.x, v[k].y * inv * g.y, v[k].z * inv * g.z,
                                              v[k].w * inv * g.w};
  }
}

extern "C" __global__ void layernorm_backward_dx(const bf16 *dy, const bf16 *x, const float *gamma, const float *mean,
                                                 const float *rstd, bf16 *dx, int cols) {
  __shared__ float s1, s2;
  size_t base = (size_t)blockIdx.x * cols;
  if (threadIdx.x == 0)
    s1 = s2 = 0.f;
  __syncthreads();
  float mu = mean[blockIdx.x], rs = rstd[blockIdx.x], a = 0.f, b = 0.f;
  for (int i = threadIdx.x; i < cols; i += blockDim.x) {
    float g = (float)dy[base + i] * gamma[i], xh = ((float)x[base + i] - mu) * rs;
    a += g;
    b += g * xh;
  }
  atomicAdd(&s1, a);
  atomicAdd(&s2, b);
  __syncthreads();
  a = s1 / cols;
  b = s2 / cols;
  for (int i = threadIdx.x; i < cols; i += blockDim.x) {
    float g = (float)dy[base + i] * gamma[i], xh = ((float)x[base + i] - mu) * rs;
    dx[base + i] = (bf16)(rs * (g - a - xh * b));
  }
}
