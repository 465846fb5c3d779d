// Selection: per-thread top-k by insertion, radix-select of the k-th value, sampling with top-p, arg-max of packed keys.
// themes: top-k, selection, radix, sampling, atomics
#include "gpu.h"

template <int K> struct TopK {
  float v[K];
  int i[K];
  __device__ void init() {
#pragma unroll
    for (int k = 0; k < K; k++) {
      v[k] = -INFINITY;
      i[k] = -1;
    }
  }
  __device__ void push(float x, int at) {
    if (!(x > v[K - 1]))
      return;
    v[K - 1] = x;
    i[K - 1] = at;
#pragma unroll
    for (int k = K - 1; k > 0; k--)
      if (v[k] > v[k - 1]) {
        float t = v[k]; v[k] = v[k - 1]; v[k - 1] = t;
        int u = i[k]; i[k] = i[k - 1]; i[k - 1] = u;
      }
  }
};

extern "C" __global__ void topk8_rows(const float *x, float *vals, int *idx, int cols) {
  __shared__ TopK<8> part[64];
  TopK<8> mine;
  mine.init();
  for (int c = threadIdx.x; c < cols; c += blockDim.x)
    mine.push(x[(size_t)blockIdx.x * cols + c], c);
  part[threadIdx.x] = mine;
  __syncthreads();
  for (unsigned s = blockDim.x / 2; s; s >>= 1) {
    if (threadIdx.x < s) {
      for (int k = 0; k < 8; k++)
        mine.push(part[threadIdx.x + s].v[k], part[threadIdx.x + s].i[k]);
      part[threadIdx.x] = mine;
    }
    __syncthreads();
  }
  if (threadIdx.x < 8) {
    vals[blockIdx.x * 8 + threadIdx.x] = part[0].v[threadIdx.x];
    idx[blockIdx.x * 8 + threadIdx.x] = part[0].i[threadIdx.x];
  }
}

extern "C" __global__ void radix_select(const unsigned *keys, unsigned *kth, int n, int k) {
  __shared__ unsigned hist[256], prefix, left;
  if (threadIdx.x == 0) {
    prefix = 0;
    left = (unsigned)k;
  }
  for (int shift = 24; shift >= 0; shift -= 8) {
    for (int b = threadIdx.x; b < 256; b += blockDim.x)
      hist[b] = 0;
    __syncthreads();
    unsigned mask = shift == 24 ? 0u : ~0u << (shift + 8);
    for (int i = threadIdx.x; i < n; i += blockDim.x)
      if ((keys[i] & mask) == prefix)
        atomicAdd(&hist[keys[i] >> shift & 255], 1u);
    __syncthreads();
    if (threadIdx.x == 0) {
      unsigned b = 0;
      while (b < 255 && left >= hist[b])
        left -= hist[b++];
      prefix |= b << shift;
    }
    __syncthreads();
  }
  if (threadIdx.x == 0)
    *kth = prefix;
}

extern "C" __global__ void argmax_packed(const float *x, uint64_t *best, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned u = __float_as_uint(x[i]);
  u = u & 0x80000000u ? ~u : u | 0x80000000u;
  atomicMax(best, (uint64_t)u << 32 | (unsigned)~i);
}

extern "C" __global__ void sample_top_p(const float *sorted_probs, const int *sorted_ids, const float *u, int *out,
                                        int vocab, float p) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  const float *q = sorted_probs + (size_t)r * vocab;
  float cum = 0.f;
  int n = 0;
  while (n < vocab && cum < p)
    cum += q[n++];
  float target = u[r] * cum, c = 0.f;
  int pick = 0;
  for (; pick < n - 1; pick++) {
    c += q[pick];
    if (c >= target)
      break;
  }
  out[r] = sorted_ids[(size_t)r * vocab + pick];
}
