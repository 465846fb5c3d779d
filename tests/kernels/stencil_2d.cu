// Five-point and nine-point 2D stencils: direct global loads and a shared tile with halo.
// themes: stencil, shared memory, heat equation
// variants: o3
#include "gpu.h"

extern "C" __global__ void heat5_direct(const float *__restrict__ in, float *__restrict__ out, int w, int h, float k) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1)
    return;
  int i = y * w + x;
  float c = in[i];
  out[i] = c + k * (in[i - 1] + in[i + 1] + in[i - w] + in[i + w] - 4.f * c);
}

constexpr int TX = 32, TY = 8;

extern "C" __global__ void heat9_tiled(const float *__restrict__ in, float *__restrict__ out, int w, int h, float k1,
                                       float k2) {
  __shared__ float s[TY + 2][TX + 2];
  int gx = blockIdx.x * TX + threadIdx.x, gy = blockIdx.y * TY + threadIdx.y;
  for (int dy = threadIdx.y; dy < TY + 2; dy += TY)
    for (int dx = threadIdx.x; dx < TX + 2; dx += TX) {
      int sx = min(max((int)(blockIdx.x * TX) + dx - 1, 0), w - 1);
      int sy = min(max((int)(blockIdx.y * TY) + dy - 1, 0), h - 1);
      s[dy][dx] = in[sy * w + sx];
    }
  __syncthreads();
  if (gx >= w || gy >= h)
    return;
  int x = threadIdx.x + 1, y = threadIdx.y + 1;
  float c = s[y][x];
  float near = s[y][x - 1] + s[y][x + 1] + s[y - 1][x] + s[y + 1][x];
  float diag = s[y - 1][x - 1] + s[y - 1][x + 1] + s[y + 1][x - 1] + s[y + 1][x + 1];
  out[gy * w + gx] = c + k1 * (near - 4.f * c) + k2 * (diag - 4.f * c);
}

// FDTD step, transverse magnetic mode: three fields, two kernels.
extern "C" __global__ void fdtd_update_h(float *hx, float *hy, const float *ez, int w, int h, float dt) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < w && y < h - 1)
    hx[y * w + x] -= dt * (ez[(y + 1) * w + x] - ez[y * w + x]);
  if (x < w - 1 && y < h)
    hy[y * w + x] += dt * (ez[y * w + x + 1] - ez[y * w + x]);
}

extern "C" __global__ void fdtd_update_e(const float *hx, const float *hy, float *ez, const float *eps, int w, int h,
                                         float dt) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x == 0 || y == 0 || x >= w || y >= h)
    return;
  int i = y * w + x;
  ez[i] += dt / eps[i] * ((hy[i] - hy[i - 1]) - (hx[i] - hx[i - w]));
}
