// Sparse matrix times vector: CSR scalar and warp-per-row, ELLPACK, COO with atomics.
// themes: sparse, spmv, warp shuffle, atomics
// variants: debug
#include "gpu.h"

extern "C" __global__ void spmv_csr_scalar(int rows, const int *ptr, const int *col, const float *val, const float *x,
                                           float *y) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float s = 0.f;
  for (int j = ptr[r], e = ptr[r + 1]; j < e; j++)
    s += val[j] * x[col[j]];
  y[r] = s;
}

extern "C" __global__ void spmv_csr_warp(int rows, const int *__restrict__ ptr, const int *__restrict__ col,
                                         const float *__restrict__ val, const float *__restrict__ x,
                                         float *__restrict__ y, float alpha, float beta) {
  int r = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31;
  if (r >= rows)
    return;
  float s = 0.f;
  for (int j = ptr[r] + lane; j < ptr[r + 1]; j += 32)
    s += val[j] * x[col[j]];
  for (int d = 16; d; d >>= 1)
    s += __shfl_down_sync(FULL_MASK, s, d);
  if (lane == 0)
    y[r] = alpha * s + beta * y[r];
}

extern "C" __global__ void spmv_ell(int rows, int width, int pitch, const int *col, const double *val, const double *x,
                                    double *y) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  double s = 0.0;
  for (int k = 0; k < width; k++) {
    int c = col[k * pitch + r];
    if (c < 0)
      break;
    s += val[k * pitch + r] * x[c];
  }
  y[r] = s;
}

extern "C" __global__ void spmv_coo(int nnz, const int *row, const int *col, const float *val, const float *x,
                                    float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < nnz)
    atomicAdd(&y[row[i]], val[i] * x[col[i]]);
}
