// Fluids: lattice Boltzmann D2Q9 collide and stream, SPH density, semi-Lagrangian advection, flux limiters.
// themes: lattice boltzmann, sph, advection, physics
// variants: o3
#include "gpu.h"

extern "C" __global__ void lbm_d2q9(const float *__restrict__ f, float *__restrict__ g, const unsigned char *solid,
                                    int w, int h, float omega) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x >= w)
    return;
  int n = w * h, xm = x ? x - 1 : w - 1, xp = x + 1 < w ? x + 1 : 0, ym = y ? y - 1 : h - 1, yp = y + 1 < h ? y + 1 : 0;
  int i = y * w + x;
  float f0 = f[i], f1 = f[n + y * w + xm], f2 = f[2 * n + ym * w + x], f3 = f[3 * n + y * w + xp];
  float f4 = f[4 * n + yp * w + x], f5 = f[5 * n + ym * w + xm], f6 = f[6 * n + ym * w + xp];
  float f7 = f[7 * n + yp * w + xp], f8 = f[8 * n + yp * w + xm];
  if (solid[i]) {
    g[i] = f0;
    g[n + i] = f3; g[3 * n + i] = f1; g[2 * n + i] = f4; g[4 * n + i] = f2;
    g[5 * n + i] = f7; g[7 * n + i] = f5; g[6 * n + i] = f8; g[8 * n + i] = f6;
    return;
  }
  float rho = f0 + f1 + f2 + f3 + f4 + f5 + f6 + f7 + f8, inv = 1.f / rho;
  float ux = (f1 + f5 + f8 - f3 - f6 - f7) * inv, uy = (f2 + f5 + f6 - f4 - f7 - f8) * inv;
  float u2 = 1.f - 1.5f * (ux * ux + uy * uy), a = omega * rho * (4.f / 9.f), b = omega * rho * (1.f / 9.f);
  float c = omega * rho * (1.f / 36.f), k = 1.f - omega, p = ux + uy, m = ux - uy;
  g[i] = k * f0 + a * u2;
  g[n + i] = k * f1 + b * (u2 + 3.f * ux + 4.5f * ux * ux);
  g[2 * n + i] = k * f2 + b * (u2 + 3.f * uy + 4.5f * uy * uy);
  g[3 * n + i] = k * f3 + b * (u2 - 3.f * ux + 4.5f * ux * ux);
  g[4 * n + i] = k * f4 + b * (u2 - 3.f * uy + 4.5f * uy * uy);
  g[5 * n + i] = k * f5 + c * (u2 + 3.f * p + 4.5f * p * p);
  g[6 * n + i] = k * f6 + c * (u2 - 3.f * m + 4.5f * m * m);
  g[7 * n + i] = k * f7 + c * (u2 - 3.f * p + 4.5f * p * p);
  g[8 * n + i] = k * f8 + c * (u2 + 3.f * m + 4.5f * m * m);
}

extern "C" __global__ void sph_density(const float4 *pos, const int *cell_start, const int *cell_end, float *rho,
                                       int3 grid, float h, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float4 p = pos[i];
  int cx = (int)(p.x / h), cy = (int)(p.y / h), cz = (int)(p.z / h);
  float sum = 0.f, h2 = h * h;
  for (int z = max(cz - 1, 0); z <= min(cz + 1, grid.z - 1); z++)
    for (int y = max(cy - 1, 0); y <= min(cy + 1, grid.y - 1); y++)
      for (int x = max(cx - 1, 0); x <= min(cx + 1, grid.x - 1); x++) {
        int c = (z * grid.y + y) * grid.x + x;
        for (int j = cell_start[c]; j < cell_end[c]; j++) {
          float dx = pos[j].x - p.x, dy = pos[j].y - p.y, dz = pos[j].z - p.z, d = h2 - dx * dx - dy * dy - dz * dz;
          if (d > 0.f)
            sum += pos[j].w * d * d * d;
        }
      }
  rho[i] = sum;
}

extern "C" __global__ void advect(const float2 *vel, const float *q, float *out, int w, int h, float dt) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float2 v = vel[y * w + x];
  float px = fminf(fmaxf(x - dt * v.x, 0.f), w - 1.001f), py = fminf(fmaxf(y - dt * v.y, 0.f), h - 1.001f);
  int i = (int)px, j = (int)py;
  float s = px - i, t = py - j;
  const float *r = q + j * w + i;
  out[y * w + x] = (1 - t) * ((1 - s) * r[0] + s * r[1]) + t * ((1 - s) * r[w] + s * r[w + 1]);
}

extern "C" __global__ void muscl_flux(const double *u, double *flux, int n, double a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x + 2;
  if (i >= n - 1)
    return;
  auto van_leer = [](double r) { return (r + fabs(r)) / (1.0 + fabs(r)); };
  double d = u[i] - u[i - 1], r = fabs(d) > 1e-12 ? (u[i - 1] - u[i - 2]) / d : 0.0;
  flux[i] = a * (u[i - 1] + 0.5 * van_leer(r) * d);
}
