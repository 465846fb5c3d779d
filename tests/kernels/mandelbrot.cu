// Escape-time fractals: float and double Mandelbrot, Julia with a smooth colour map.
// themes: fractal, divergent loop, double, colour packing
// variants: o3
#include "gpu.h"

extern "C" __global__ void mandelbrot(unsigned *out, int w, int h, float x0, float y0, float step, int max_iter) {
  int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= w || py >= h)
    return;
  float cx = x0 + px * step, cy = y0 + py * step, x = 0.f, y = 0.f;
  int it = 0;
  while (it < max_iter && x * x + y * y < 4.f) {
    float t = x * x - y * y + cx;
    y = 2.f * x * y + cy;
    x = t;
    it++;
  }
  out[py * w + px] = it;
}

extern "C" __global__ void mandelbrot_double(unsigned short *out, int w, int h, double x0, double y0, double step,
                                             int max_iter) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  for (; p < w * h; p += gridDim.x * blockDim.x) {
    double cx = x0 + (p % w) * step, cy = y0 + (p / w) * step;
    double x = cx, y = cy, xx = x * x, yy = y * y;
    // Inside the cardioid or the period-2 bulb no iteration is needed.
    double q = (cx - 0.25) * (cx - 0.25) + cy * cy;
    int it = max_iter;
    if (q * (q + cx - 0.25) > 0.25 * cy * cy && (cx + 1.0) * (cx + 1.0) + cy * cy > 0.0625) {
      for (it = 0; it < max_iter && xx + yy <= 4.0; it++) {
        y = 2.0 * x * y + cy;
        x = xx - yy + cx;
        xx = x * x;
        yy = y * y;
      }
    }
    out[p] = (unsigned short)it;
  }
}

GPU_FN unsigned pack_rgb(float r, float g, float b) {
  unsigned R = (unsigned)(__saturatef(r) * 255.f), G = (unsigned)(__saturatef(g) * 255.f);
  unsigned B = (unsigned)(__saturatef(b) * 255.f);
  return 0xff000000u | R << 16 | G << 8 | B;
}

extern "C" __global__ void julia(unsigned *rgba, int w, int h, float cr, float ci, float scale) {
  int px = blockIdx.x * blockDim.x + threadIdx.x, py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= w || py >= h)
    return;
  float x = (px - w * 0.5f) * scale, y = (py - h * 0.5f) * scale, m = 0.f;
  int it = 0;
  do {
    float t = x * x - y * y + cr;
    y = 2.f * x * y + ci;
    x = t;
    m = x * x + y * y;
  } while (++it < 256 && m < 64.f);
  float s = it - log2f(log2f(m + 1.f) * 0.5f);
  float u = s * (1.f / 256.f);
  rgba[py * w + px] = it == 256 ? 0xff000000u : pack_rgb(9.f * (1.f - u) * u * u, u * u, 1.f - u);
}
