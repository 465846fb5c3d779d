// Dynamic shared memory carved into several typed arrays, static and dynamic together, pointers to shared memory
// passed to functions, and a ring buffer between warps.
// themes: dynamic shared memory, address spaces, named barriers
#include "gpu.h"

extern __shared__ __align__(16) unsigned char smem[];

extern "C" __global__ void carve(const float *x, const int *idx, double *out, int n) {
  double *acc = (double *)smem;
  float *vals = (float *)(acc + n);
  int *ids = (int *)(vals + blockDim.x);
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    acc[i] = 0.0;
  vals[threadIdx.x] = x[blockIdx.x * blockDim.x + threadIdx.x];
  ids[threadIdx.x] = idx[blockIdx.x * blockDim.x + threadIdx.x];
  __syncthreads();
  for (unsigned i = threadIdx.x; i < (unsigned)n; i += blockDim.x)
    for (unsigned j = 0; j < blockDim.x; j++)
      if (ids[j] == (int)i)
        acc[i] += vals[j];
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    atomicAdd(&out[i], acc[i]);
}

__device__ __noinline__ void reverse_in_place(int *p, int n) {
  for (int i = threadIdx.x; i < n / 2; i += blockDim.x) {
    int t = p[i];
    p[i] = p[n - 1 - i];
    p[n - 1 - i] = t;
  }
}

// The same function gets a global pointer and a shared one.
extern "C" __global__ void generic_pointers(int *data, int n, bool through_shared) {
  int *tile = (int *)smem;
  __shared__ int guard[4];
  if (threadIdx.x < 4)
    guard[threadIdx.x] = n;
  int *p = data + blockIdx.x * n;
  if (through_shared) {
    for (int i = threadIdx.x; i < n; i += blockDim.x)
      tile[i] = p[i];
    __syncthreads();
  }
  reverse_in_place(through_shared ? tile : p, guard[threadIdx.x & 3]);
  __syncthreads();
  if (through_shared)
    for (int i = threadIdx.x; i < n; i += blockDim.x)
      p[i] = tile[i];
}

// Warp 0 loads, warps 1..3 compute: full and empty named barriers a slot.
extern "C" __global__ void warp_specialised(const float4 *in, float *out, int tiles) {
  float4(*ring)[32] = (float4(*)[32])smem;
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  if (warp == 0) {
    for (int t = 0; t < tiles; t++) {
      int s = t & 1;
      if (t >= 2)
        __nvvm_barrier_sync_cnt(3 + s, 128);
      ring[s][lane] = in[t * 32 + lane];
      __threadfence_block();
      __nvvm_barrier_sync_cnt(1 + s, 128);
    }
  } else {
    float acc = 0.f;
    for (int t = 0; t < tiles; t++) {
      int s = t & 1;
      __nvvm_barrier_sync_cnt(1 + s, 128);
      float4 v = ring[s][lane];
      acc += warp == 1 ? v.x + v.y : warp == 2 ? v.z : v.w;
      if (t + 2 < tiles)
        __nvvm_barrier_sync_cnt(3 + s, 128);
    }
    out[(warp - 1) * 32 + lane] = acc;
  }
}
