// Loop idioms over the grid: thread-, block-, warp- and grid-stride; 64-bit induction, unrolled by hand, nested,
// down-counting, pointer-walking, early exit, do-while, and a rotated loop with a carried value.
// themes: loops, strides, unrolling, induction variables
// variants: o3
#include "gpu.h"

extern "C" __global__ void thread_chunk(const int *in, int *out, int per) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int s = 0;
  for (int i = t * per; i < (t + 1) * per; i++)
    s += in[i];
  out[t] = s;
}

extern "C" __global__ void block_stride(const float *in, float *out, int rows, int cols) {
  for (int r = blockIdx.x; r < rows; r += gridDim.x)
    for (int c = threadIdx.x; c < cols; c += blockDim.x)
      out[r * cols + c] = in[r * cols + c] * 2.f;
}

extern "C" __global__ void warp_stride(const float *in, float *out, int rows, int cols) {
  int warps = gridDim.x * blockDim.x / 32, lane = threadIdx.x % 32;
  for (int r = (blockIdx.x * blockDim.x + threadIdx.x) / 32; r < rows; r += warps) {
    float s = 0.f;
    for (int c = lane; c < cols; c += 32)
      s += in[(size_t)r * cols + c];
    s += __shfl_xor_sync(FULL_MASK, s, 16);
    s += __shfl_xor_sync(FULL_MASK, s, 8);
    s += __shfl_xor_sync(FULL_MASK, s, 4);
    s += __shfl_xor_sync(FULL_MASK, s, 2);
    s += __shfl_xor_sync(FULL_MASK, s, 1);
    if (lane == 0)
      out[r] = s;
  }
}

extern "C" __global__ void grid_stride_64(const unsigned char *in, unsigned char *out, size_t n) {
  size_t step = (size_t)gridDim.x * blockDim.x;
  for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)
    out[i] = (unsigned char)~in[i];
}

extern "C" __global__ void hand_unrolled(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x * 4 + threadIdx.x;
  float a = 0.f, b = 0.f, c = 0.f, d = 0.f;
  for (; i + 3 * (int)blockDim.x < n; i += gridDim.x * blockDim.x * 4) {
    a += in[i];
    b += in[i + blockDim.x];
    c += in[i + 2 * blockDim.x];
    d += in[i + 3 * blockDim.x];
  }
  for (; i < n; i += blockDim.x)
    a += in[i];
  out[blockIdx.x * blockDim.x + threadIdx.x] = (a + b) + (c + d);
}

extern "C" __global__ void down_counting(int *a, int n) {
  int *p = a + (size_t)(blockIdx.x * blockDim.x + threadIdx.x) * n;
  for (int i = n - 1; i > 0; --i)
    p[i] = p[i] - p[i - 1];
}

extern "C" __global__ void pointer_walk(const short *in, const short *end, int *out) {
  const short *p = in + threadIdx.x;
  int acc = 0, last = 0;
  do {
    acc += *p * last;
    last = *p;
    p += blockDim.x;
  } while (p < end);
  out[threadIdx.x] = acc;
}

extern "C" __global__ void find_first(const int *in, int *out, int n, int key) {
  int i = threadIdx.x;
  while (i < n) {
    if (in[i] == key)
      goto found;
    if (in[i] < 0)
      break;
    i += blockDim.x;
  }
  out[threadIdx.x] = -1;
  return;
found:
  out[threadIdx.x] = i;
}

extern "C" __global__ void triangular_pairs(const float *x, float *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0.f;
#pragma unroll 1
  for (int i = t; i < n; i += gridDim.x * blockDim.x)
#pragma unroll 4
    for (int j = i + 1; j < n; j++)
      s += x[i] * x[j];
  out[t] = s;
}
