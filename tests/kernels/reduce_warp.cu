// Reductions inside a warp: dot product, arg-max pairs, double shuffles, redux instructions.
// themes: reduction, warp shuffle, redux, double
#include "gpu.h"

extern "C" __global__ void dot_per_warp(const float *a, const float *b, float *out, int len) {
  int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  float s = 0.f;
  for (int i = lane; i < len; i += 32)
    s += a[warp * len + i] * b[warp * len + i];
  for (int d = 16; d; d /= 2)
    s += __shfl_xor_sync(FULL_MASK, s, d);
  if (lane == 0)
    out[warp] = s;
}

struct Best {
  float value;
  int index;
};

extern "C" __global__ void argmax_per_warp(const float *x, Best *out, int len) {
  int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  Best b = {-INFINITY, -1};
  for (int i = lane; i < len; i += 32) {
    float v = x[(long)warp * len + i];
    if (v > b.value)
      b = {v, i};
  }
#pragma unroll
  for (int d = 16; d; d /= 2) {
    float v = __shfl_down_sync(FULL_MASK, b.value, d);
    int i = __shfl_down_sync(FULL_MASK, b.index, d);
    if (v > b.value || (v == b.value && i < b.index))
      b = {v, i};
  }
  if (lane == 0)
    out[warp] = b;
}

extern "C" __global__ void sum_double_warp(const double *x, double *out) {
  double v = x[blockIdx.x * blockDim.x + threadIdx.x];
  v += __shfl_down_sync(FULL_MASK, v, 16);
  v += __shfl_down_sync(FULL_MASK, v, 8);
  v += __shfl_down_sync(FULL_MASK, v, 4);
  v += __shfl_down_sync(FULL_MASK, v, 2);
  v += __shfl_down_sync(FULL_MASK, v, 1);
  if (threadIdx.x % 32 == 0)
    out[(blockIdx.x * blockDim.x + threadIdx.x) / 32] = v;
}

extern "C" __global__ void redux_stats(const int *x, int4 *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v = x[i];
  int4 r;
  r.x = __reduce_add_sync(FULL_MASK, v);
  r.y = __reduce_min_sync(FULL_MASK, v);
  r.z = __reduce_max_sync(FULL_MASK, v);
  r.w = (int)(__reduce_or_sync(FULL_MASK, (unsigned)v) ^ __reduce_and_sync(FULL_MASK, (unsigned)v) ^
              __reduce_xor_sync(FULL_MASK, (unsigned)v));
  if (threadIdx.x % 32 == 0)
    out[i / 32] = r;
}
