// Attention: one-query decode over a KV cache with split softmax, a flash-style forward tile with
// online rescaling, and rotary position embedding.
// themes: attention, softmax, shared memory, half, rope
// variants: o3
#include "gpu.h"

constexpr int D = 64, BR = 32, BC = 32;

extern "C" __global__ void __launch_bounds__(BR) flash_forward(const half *Q, const half *K, const half *V, half *O,
                                                               float *L, int seq, float scale, bool causal) {
  __shared__ float q[BR][D + 1], k[BC][D], v[BC][D];
  size_t head = ((size_t)blockIdx.y * gridDim.z + blockIdx.z) * seq * D;
  int r = threadIdx.x, row = blockIdx.x * BR + r;
  for (int d = 0; d < D; d++)
    q[r][d] = (float)Q[head + (size_t)row * D + d] * scale;
  float o[D] = {}, m = -INFINITY, l = 0.f;
  int end = causal ? (blockIdx.x + 1) * BR : seq;
  for (int j0 = 0; j0 < end; j0 += BC) {
    __syncthreads();
    for (int i = r; i < BC * D; i += BR) {
      k[i / D][i % D] = (float)K[head + (size_t)j0 * D + i];
      v[i / D][i % D] = (float)V[head + (size_t)j0 * D + i];
    }
    __syncthreads();
    float s[BC], mj = m;
    for (int j = 0; j < BC; j++) {
      float a = 0.f;
#pragma unroll 16
      for (int d = 0; d < D; d++)
        a += q[r][d] * k[j][d];
      s[j] = causal && j0 + j > row ? -INFINITY : a;
      mj = fmaxf(mj, s[j]);
    }
    float c = __expf(m - mj);
    l *= c;
    for (int d = 0; d < D; d++)
      o[d] *= c;
    for (int j = 0; j < BC; j++) {
      float p = __expf(s[j] - mj);
      l += p;
#pragma unroll
      for (int d = 0; d < D; d++)
        o[d] += p * v[j][d];
    }
    m = mj;
  }
  float inv = 1.f / l;
  for (int d = 0; d < D; d++)
    O[head + (size_t)row * D + d] = (half)(o[d] * inv);
  L[((size_t)blockIdx.y * gridDim.z + blockIdx.z) * seq + row] = m + __logf(l);
}

// One query; each warp takes every fourth key, two dimensions a lane.
extern "C" __global__ void __launch_bounds__(128) decode_attention(const half2 *q, const half2 *kcache,
                                                                   const half2 *vcache, const int *block_table,
                                                                   float2 *out, int len, float scale) {
  __shared__ float sm[4], sl[4];
  __shared__ float2 so[4][32];
  int w = threadIdx.x / 32, lane = threadIdx.x % 32;
  half2 qv = q[blockIdx.x * 32 + lane];
  float m = -INFINITY, l = 0.f;
  float2 o = {0.f, 0.f};
  for (int t = w; t < len; t += 4) {
    size_t at = ((size_t)block_table[t / 16] * 16 + t % 16) * 32 + lane;
    half2 kv = kcache[at], vv = vcache[at];
    float s = (float)qv.x * (float)kv.x + (float)qv.y * (float)kv.y;
#pragma unroll
    for (int d = 16; d; d >>= 1)
      s += __shfl_xor_sync(FULL_MASK, s, d);
    s *= scale;
    float nm = fmaxf(m, s), c = __expf(m - nm), p = __expf(s - nm);
    l = l * c + p;
    o.x = o.x * c + p * (float)vv.x;
    o.y = o.y * c + p * (float)vv.y;
    m = nm;
  }
  sm[w] = m;
  sl[w] = l;
  so[w][lane] = o;
  __syncthreads();
  if (w == 0) {
    float M = fmaxf(fmaxf(sm[0], sm[1]), fmaxf(sm[2], sm[3])), Lt = 0.f;
    float2 r = {0.f, 0.f};
    for (int i = 0; i < 4; i++) {
      float c = __expf(sm[i] - M);
      Lt += sl[i] * c;
      r.x += so[i][lane].x * c;
      r.y += so[i][lane].y * c;
    }
    out[blockIdx.x * 32 + lane] = {r.x / Lt, r.y / Lt};
  }
}

extern "C" __global__ void rope(half2 *x, const int *pos, int heads, int half_dim, float log2_base) {
  int t = blockIdx.x, h = blockIdx.y, i = threadIdx.x;
  if (i >= half_dim)
    return;
  float s, c, angle = pos[t] * exp2f(-log2_base * i / half_dim);
  sincosf(angle, &s, &c);
  half2 *p = &x[((size_t)t * heads + h) * half_dim + i];
  float a = (float)p->x, b = (float)p->y;
  *p = half2{(half)(a * c - b * s), (half)(a * s + b * c)};
}
