// Mixture-of-experts and decoding plumbing: top-2 gating, token counting, permutation, repetition penalty,
// paged cache copy, beam reorder.
// themes: inference, gather, scatter, atomics, half
#include "gpu.h"

extern "C" __global__ void top2_gate(const float *logits, int2 *expert, float2 *weight, int tokens, int experts) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= tokens)
    return;
  float a = -INFINITY, b = -INFINITY;
  int ia = 0, ib = 0;
  for (int e = 0; e < experts; e++) {
    float v = logits[t * experts + e];
    if (v > a) {
      b = a;
      ib = ia;
      a = v;
      ia = e;
    } else if (v > b) {
      b = v;
      ib = e;
    }
  }
  float w = 1.f / (1.f + __expf(b - a));
  expert[t] = {ia, ib};
  weight[t] = {w, 1.f - w};
}

extern "C" __global__ void count_tokens(const int2 *expert, int *count, int *slot, int tokens) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= tokens)
    return;
  slot[2 * t] = atomicAdd(&count[expert[t].x], 1);
  slot[2 * t + 1] = atomicAdd(&count[expert[t].y], 1);
}

extern "C" __global__ void permute_tokens(const uint4 *x, const int2 *expert, const int *offset, const int *slot,
                                          uint4 *out, int width16) {
  int t = blockIdx.x, k = blockIdx.y;
  int e = k ? expert[t].y : expert[t].x, row = offset[e] + slot[2 * t + k];
  for (int i = threadIdx.x; i < width16; i += blockDim.x)
    out[(size_t)row * width16 + i] = x[(size_t)t * width16 + i];
}

extern "C" __global__ void combine(const half2 *y, const int2 *expert, const int *offset, const int *slot,
                                   const float2 *weight, half2 *out, int width2) {
  int t = blockIdx.x, i = blockIdx.y * blockDim.x + threadIdx.x;
  if (i >= width2)
    return;
  int2 e = expert[t];
  half2 a = y[(size_t)(offset[e.x] + slot[2 * t]) * width2 + i];
  half2 b = y[(size_t)(offset[e.y] + slot[2 * t + 1]) * width2 + i];
  float2 w = weight[t];
  out[(size_t)t * width2 + i] = half2{(half)(w.x * (float)a.x + w.y * (float)b.x), (half)(w.x * (float)a.y + w.y * (float)b.y)};
}

extern "C" __global__ void repetition_penalty(float *logits, const int *history, int len, int vocab, float penalty,
                                              float temperature) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= len)
    return;
  float *p = &logits[(size_t)blockIdx.y * vocab + history[blockIdx.y * len + i]];
  float v = *p;
  *p = (v > 0.f ? v / penalty : v * penalty) / temperature;
}

extern "C" __global__ void append_paged_cache(const uint4 *kv, uint4 *cache, const int *block_table, const int *length,
                                              int max_blocks, int width16) {
  int seq = blockIdx.x, n = length[seq];
  size_t row = (size_t)block_table[seq * max_blocks + n / 16] * 16 + n % 16;
  if (threadIdx.x < width16)
    cache[row * width16 + threadIdx.x] = kv[(size_t)seq * width16 + threadIdx.x];
}
