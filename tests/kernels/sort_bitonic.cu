// Bitonic sorts: in shared memory with key/value pairs, global merge steps, and within a warp by shuffles.
// themes: sorting, bitonic, shared memory, warp shuffle
#include "gpu.h"

GPU_FN void compare_swap(unsigned &ka, unsigned &va, unsigned &kb, unsigned &vb, bool up) {
  if ((ka > kb) == up) {
    unsigned t = ka; ka = kb; kb = t;
    t = va; va = vb; vb = t;
  }
}

extern "C" __global__ void bitonic_shared(unsigned *keys, unsigned *vals, bool ascending) {
  __shared__ unsigned k[1024], v[1024];
  int t = threadIdx.x, base = blockIdx.x * 1024;
  k[t] = keys[base + t];
  v[t] = vals[base + t];
  k[t + 512] = keys[base + t + 512];
  v[t + 512] = vals[base + t + 512];
  for (int size = 2; size <= 1024; size <<= 1) {
    bool up = ascending ^ ((t & (size / 2)) != 0);
    for (int stride = size / 2; stride > 0; stride >>= 1) {
      __syncthreads();
      int p = 2 * t - (t & (stride - 1));
      compare_swap(k[p], v[p], k[p + stride], v[p + stride], up);
    }
  }
  __syncthreads();
  keys[base + t] = k[t];
  vals[base + t] = v[t];
  keys[base + t + 512] = k[t + 512];
  vals[base + t + 512] = v[t + 512];
}

extern "C" __global__ void bitonic_global_step(float *data, int j, int k) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x, x = i ^ j;
  if (x <= i)
    return;
  float a = data[i], b = data[x];
  bool up = (i & k) == 0;
  if (up ? a > b : a < b) {
    data[i] = b;
    data[x] = a;
  }
}

extern "C" __global__ void bitonic_warp(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = i & 31;
  int v = data[i];
#pragma unroll
  for (int size = 2; size <= 32; size *= 2)
#pragma unroll
    for (int stride = size / 2; stride > 0; stride /= 2) {
      int u = __shfl_xor_sync(FULL_MASK, v, stride);
      bool keep_min = ((lane & stride) == 0) == ((lane & size) == 0);
      v = keep_min ? min(u, v) : max(u, v);
    }
  data[i] = v;
}
