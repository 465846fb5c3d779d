// y = a*x + y in the forms users write: guarded, grid-stride, vectorised, strided (BLAS incx/incy).
// themes: elementwise, blas1, vectorised loads
// variants: debug o3 sm_75
#include "gpu.h"

extern "C" __global__ void saxpy(int n, float a, const float *__restrict__ x, float *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + y[i];
}

extern "C" __global__ void saxpy_grid_stride(int n, float a, const float *x, float *y) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
    y[i] = a * x[i] + y[i];
}

// Four elements a thread; the tail is done one element at a time by the first threads.
extern "C" __global__ void saxpy_vec4(int n, float a, const float4 *__restrict__ x, float4 *__restrict__ y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n / 4) {
    float4 xv = x[i], yv = y[i];
    yv.x = a * xv.x + yv.x;
    yv.y = a * xv.y + yv.y;
    yv.z = a * xv.z + yv.z;
    yv.w = a * xv.w + yv.w;
    y[i] = yv;
  }
  int t = n / 4 * 4 + i;
  if (i < n % 4) {
    const float *xs = (const float *)x;
    float *ys = (float *)y;
    ys[t] = a * xs[t] + ys[t];
  }
}

extern "C" __global__ void daxpy_strided(int n, double a, const double *x, int incx, double *y, int incy) {
  long i = (long)blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  long ix = incx < 0 ? (i - n + 1) * incx : i * incx;
  long iy = incy < 0 ? (i - n + 1) * incy : i * incy;
  y[iy] += a * x[ix];
}
