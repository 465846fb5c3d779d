// Arrays of a thread that live in registers once their loops are unrolled: a sorting network, a bubble sort whose inner loop
// depends on the outer one, a tile of a matrix product, a polynomial by a constant table, a loop unrolled by a factor.
// themes: unrolling, sorting, local arrays
#include "gpu.h"

extern "C" __global__ void sort8(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v[8];
#pragma unroll
  for (int k = 0; k < 8; k++) v[k] = data[i * 8 + k];
#pragma unroll
  for (int pass = 0; pass < 8; pass++)
#pragma unroll
    for (int k = pass & 1; k + 1 < 8; k += 2)
      if (v[k] > v[k + 1]) {
        int t = v[k];
        v[k] = v[k + 1];
        v[k + 1] = t;
      }
#pragma unroll
  for (int k = 0; k < 8; k++) data[i * 8 + k] = v[k];
}

extern "C" __global__ void bubble8(int *data) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int v[8];
#pragma unroll
  for (int k = 0; k < 8; k++) v[k] = data[i * 8 + k];
#pragma unroll
  for (int a = 0; a < 8; a++)
#pragma unroll
    for (int b = 0; b < 7 - a; b++)
      if (v[b] > v[b + 1]) {
        int t = v[b];
        v[b] = v[b + 1];
        v[b + 1] = t;
      }
#pragma unroll
  for (int k = 0; k < 8; k++) data[i * 8 + k] = v[k];
}

extern "C" __global__ void tile4(const float *a, const float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float acc[4][4];
#pragma unroll
  for (int y = 0; y < 4; y++)
#pragma unroll
    for (int x = 0; x < 4; x++) acc[y][x] = 0.0f;
  for (int k = 0; k < n; k++)
#pragma unroll
    for (int y = 0; y < 4; y++)
#pragma unroll
      for (int x = 0; x < 4; x++) acc[y][x] += a[(i * 4 + y) * n + k] * b[k * 4 + x];
#pragma unroll
  for (int y = 0; y < 4; y++)
#pragma unroll
    for (int x = 0; x < 4; x++) c[(i * 4 + y) * 4 + x] = acc[y][x];
}

extern "C" __global__ void polynomial(const float *in, float *out) {
  const float coefficients[6] = {1.0f, 0.5f, 0.25f, 0.125f, 0.0625f, 0.03125f};
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float x = in[i], y = 0.0f;
  for (int k = 5; k >= 0; k--) y = y * x + coefficients[k];
  out[i] = y;
}

extern "C" __global__ void by_four(const int *in, int *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int sum = 0;
#pragma unroll 4
  for (int k = 0; k < 64; k++) sum += in[i * 64 + k] ^ k;
  out[i] = sum;
}
