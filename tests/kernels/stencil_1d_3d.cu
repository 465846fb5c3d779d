// 1D radius-R stencil through shared memory, 3D seven-point, and the 3D 25-point
// finite-difference kernel that marches in z with a register queue.
// themes: stencil, shared memory, constant memory, register queue
#include "gpu.h"

constexpr int R = 4;
__constant__ float coef[R + 1] = {-2.8472222f, 1.6f, -0.2f, 0.0253968f, -0.0017857f};

extern "C" __global__ void stencil1d_r4(const float *in, float *out, int n) {
  __shared__ float s[256 + 2 * R];
  int g = blockIdx.x * blockDim.x + threadIdx.x, l = threadIdx.x + R;
  s[l] = g < n ? in[g] : 0.f;
  if (threadIdx.x < R) {
    s[l - R] = g >= R ? in[g - R] : 0.f;
    s[l + 256] = g + 256 < n ? in[g + 256] : 0.f;
  }
  __syncthreads();
  float acc = coef[0] * s[l];
#pragma unroll
  for (int r = 1; r <= R; r++)
    acc += coef[r] * (s[l - r] + s[l + r]);
  if (g < n)
    out[g] = acc;
}

extern "C" __global__ void stencil3d_7pt(const double *__restrict__ a, double *__restrict__ b, int nx, int ny, int nz) {
  int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
  int j = blockIdx.y * blockDim.y + threadIdx.y + 1;
  int k = blockIdx.z * blockDim.z + threadIdx.z + 1;
  if (i >= nx - 1 || j >= ny - 1 || k >= nz - 1)
    return;
  size_t plane = (size_t)nx * ny, c = k * plane + (size_t)j * nx + i;
  b[c] = (a[c - 1] + a[c + 1] + a[c - nx] + a[c + nx] + a[c - plane] + a[c + plane]) / 6.0;
}

extern "C" __global__ void fd3d_25pt(const float *in, float *out, int nx, int ny, int nz, size_t stride_y,
                                     size_t stride_z) {
  __shared__ float tile[16 + 2 * R][16 + 2 * R];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  int tx = threadIdx.x + R, ty = threadIdx.y + R;
  size_t p = y * stride_y + x;
  float behind[R], ahead[R], cur;
  for (int i = R - 2; i >= 0; i--, p += stride_z)
    behind[i] = in[p];
  cur = in[p];
  size_t o = p;
  p += stride_z;
  for (int i = 0; i < R; i++, p += stride_z)
    ahead[i] = in[p];
  for (int z = 0; z < nz; z++) {
    for (int i = R - 1; i > 0; i--)
      behind[i] = behind[i - 1];
    behind[0] = cur;
    cur = ahead[0];
    for (int i = 0; i < R - 1; i++)
      ahead[i] = ahead[i + 1];
    ahead[R - 1] = in[p];
    p += stride_z;
    o += stride_z;
    __syncthreads();
    if (threadIdx.y < R) {
      tile[threadIdx.y][tx] = in[o - R * stride_y];
      tile[threadIdx.y + 16 + R][tx] = in[o + 16 * stride_y];
    }
    if (threadIdx.x < R) {
      tile[ty][threadIdx.x] = in[o - R];
      tile[ty][threadIdx.x + 16 + R] = in[o + 16];
    }
    tile[ty][tx] = cur;
    __syncthreads();
    float v = coef[0] * cur;
#pragma unroll
    for (int i = 1; i <= R; i++)
      v += coef[i] * (ahead[i - 1] + behind[i - 1] + tile[ty - i][tx] + tile[ty + i][tx] + tile[ty][tx - i] +
                      tile[ty][tx + i]);
    out[o] = v;
  }
}
