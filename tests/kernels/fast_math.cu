// The same sort of arithmetic as elsewhere, built with fast-math flags and flushed denormals.
// themes: fast math, reassociation, elementwise
// variants: o3
// flags: -ffast-math -fgpu-flush-denormals-to-zero
#include "gpu.h"

extern "C" __global__ void normalise3(const float3 *in, float3 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float3 v = in[i];
  float inv = 1.f / sqrtf(v.x * v.x + v.y * v.y + v.z * v.z);
  out[i] = {v.x * inv, v.y * inv, v.z * inv};
}

extern "C" __global__ void horner(const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float v = x[i];
  y[i] = ((((v * 0.1f + 0.2f) * v - 0.3f) * v + 0.4f) * v - 0.5f) * v + 0.6f;
}

extern "C" __global__ void sum_reassociated(const float *x, float *out, int n) {
  float s = 0.f;
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    s += x[i] / 3.f + (x[i] - x[i] * 0.f);
  out[threadIdx.x] = s;
}

extern "C" __global__ void select_min_max(const float *a, const float *b, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = (a[i] < b[i] ? a[i] : b[i]) * (a[i] > 0.f ? a[i] : -a[i]) + sinf(b[i]) / expf(a[i]);
}
