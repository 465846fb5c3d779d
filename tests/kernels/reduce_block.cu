// Block-wide sums: shared-memory tree, warp shuffles with a second stage, and the
// "last block done" single-pass grid reduction.
// themes: reduction, shared memory, warp shuffle, grid atomics
// variants: debug sm_75 sm_100
#include "gpu.h"

extern "C" __global__ void reduce_tree(const float *in, float *out, int n) {
  __shared__ float s[256];
  int tid = threadIdx.x, i = blockIdx.x * 256 + tid;
  s[tid] = i < n ? in[i] : 0.f;
  __syncthreads();
  for (int d = 128; d > 0; d >>= 1) {
    if (tid < d)
      s[tid] += s[tid + d];
    __syncthreads();
  }
  if (tid == 0)
    out[blockIdx.x] = s[0];
}

GPU_FN float warp_sum(float v) {
#pragma unroll
  for (int d = 16; d > 0; d >>= 1)
    v += __shfl_down_sync(FULL_MASK, v, d);
  return v;
}

GPU_FN float block_sum(float v) {
  __shared__ float part[32];
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  v = warp_sum(v);
  if (lane == 0)
    part[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / 32 ? part[lane] : 0.f;
  if (warp == 0)
    v = warp_sum(v);
  return v;
}

extern "C" __global__ void reduce_atomic(const float *in, float *total, int n) {
  float v = 0.f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    v += in[i];
  v = block_sum(v);
  if (threadIdx.x == 0)
    atomicAdd(total, v);
}

__device__ unsigned blocks_done = 0;

extern "C" __global__ void reduce_single_pass(const float *in, volatile float *partial, float *out, int n) {
  __shared__ bool last;
  float v = 0.f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    v += in[i];
  v = block_sum(v);
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = v;
    __threadfence();
    unsigned ticket = atomicInc(&blocks_done, gridDim.x - 1);
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (!last)
    return;
  v = 0.f;
  for (unsigned b = threadIdx.x; b < gridDim.x; b += blockDim.x)
    v += partial[b];
  __syncthreads();
  v = block_sum(v);
  if (threadIdx.x == 0)
    out[0] = v;
}
