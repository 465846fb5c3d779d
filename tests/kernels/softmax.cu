// Row softmax: three passes a block, online single pass a warp, masked log-softmax, and half-precision I/O.
// themes: softmax, reduction, warp shuffle, half, libdevice
// variants: o3 sm_80 sm_100
#include "gpu.h"

GPU_FN float warp_max(float v) {
  for (int d = 16; d; d >>= 1)
    v = fmaxf(v, __shfl_xor_sync(FULL_MASK, v, d));
  return v;
}
GPU_FN float warp_add(float v) {
  for (int d = 16; d; d >>= 1)
    v += __shfl_xor_sync(FULL_MASK, v, d);
  return v;
}

extern "C" __global__ void softmax_block(const float *in, float *out, int cols) {
  __shared__ float red[32];
  const float *x = in + (size_t)blockIdx.x * cols;
  float *y = out + (size_t)blockIdx.x * cols;
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32, warps = blockDim.x / 32;
  float m = -INFINITY;
  for (int i = threadIdx.x; i < cols; i += blockDim.x)
    m = fmaxf(m, x[i]);
  m = warp_max(m);
  if (lane == 0)
    red[warp] = m;
  __syncthreads();
  m = warp_max(lane < warps ? red[lane] : -INFINITY);
  __syncthreads();
  float s = 0.f;
  for (int i = threadIdx.x; i < cols; i += blockDim.x) {
    float e = expf(x[i] - m);
    y[i] = e;
    s += e;
  }
  s = warp_add(s);
  if (lane == 0)
    red[warp] = s;
  __syncthreads();
  s = warp_add(lane < warps ? red[lane] : 0.f);
  float inv = 1.f / s;
  for (int i = threadIdx.x; i < cols; i += blockDim.x)
    y[i] *= inv;
}

extern "C" __global__ void softmax_online_warp(const half *in, half *out, int rows, int cols) {
  int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  const half *x = in + (size_t)row * cols;
  float m = -INFINITY, s = 0.f;
  for (int i = lane; i < cols; i += 32) {
    float v = (float)x[i], nm = fmaxf(m, v);
    s = s * __expf(m - nm) + __expf(v - nm);
    m = nm;
  }
#pragma unroll
  for (int d = 16; d; d >>= 1) {
    float om = __shfl_xor_sync(FULL_MASK, m, d), os = __shfl_xor_sync(FULL_MASK, s, d);
    float nm = fmaxf(m, om);
    s = s * __expf(m - nm) + os * __expf(om - nm);
    m = nm;
  }
  for (int i = lane; i < cols; i += 32)
    out[(size_t)row * cols + i] = (half)(__expf((float)x[i] - m) / s);
}

// 128 columns a row: one float4 a lane, nothing to loop over.
extern "C" __global__ void log_softmax_128(const float4 *in, const int *length, float4 *out) {
  int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
  int n = length[row];
  float4 v = in[row * 32 + lane];
  int c = lane * 4;
  v.x = c + 0 < n ? v.x : -INFINITY;
  v.y = c + 1 < n ? v.y : -INFINITY;
  v.z = c + 2 < n ? v.z : -INFINITY;
  v.w = c + 3 < n ? v.w : -INFINITY;
  float m = warp_max(fmaxf(fmaxf(v.x, v.y), fmaxf(v.z, v.w)));
  float s = warp_add(__expf(v.x - m) + __expf(v.y - m) + __expf(v.z - m) + __expf(v.w - m));
  float l = m + __logf(s);
  out[row * 32 + lane] = {v.x - l, v.y - l, v.z - l, v.w - l};
}
