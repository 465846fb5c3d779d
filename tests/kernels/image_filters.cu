// Image processing: Sobel, bilateral filter, colour conversion, bilinear resize, integral rows, dilation.
// themes: image, sobel, bilateral filter, colour, saturation
// variants: o3
#include "gpu.h"

extern "C" __global__ void sobel(const unsigned char *__restrict__ in, unsigned char *__restrict__ out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1)
    return;
  const unsigned char *a = in + (y - 1) * w + x, *b = a + w, *c = b + w;
  int gx = a[1] + 2 * b[1] + c[1] - a[-1] - 2 * b[-1] - c[-1];
  int gy = c[-1] + 2 * c[0] + c[1] - a[-1] - 2 * a[0] - a[1];
  out[y * w + x] = (unsigned char)min(abs(gx) + abs(gy), 255);
}

extern "C" __global__ void bilateral(const float *in, float *out, int w, int h, int radius, float inv_s2, float inv_r2) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float c = in[y * w + x], sum = 0.f, norm = 0.f;
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      float v = in[clamp(y + dy, 0, h - 1) * w + clamp(x + dx, 0, w - 1)];
      float k = __expf(-(dx * dx + dy * dy) * inv_s2 - (v - c) * (v - c) * inv_r2);
      sum += k * v;
      norm += k;
    }
  out[y * w + x] = sum / norm;
}

GPU_FN unsigned char to_byte(float v) { return (unsigned char)fminf(fmaxf(v + 0.5f, 0.f), 255.f); }

extern "C" __global__ void yuv420_to_rgba(const unsigned char *Y, const unsigned char *U, const unsigned char *V,
                                          uchar4 *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  int c = y / 2 * (w / 2) + x / 2;
  float l = 1.164f * (Y[y * w + x] - 16), u = U[c] - 128.f, v = V[c] - 128.f;
  out[y * w + x] = {to_byte(l + 1.596f * v), to_byte(l - 0.392f * u - 0.813f * v), to_byte(l + 2.017f * u), 255};
}

extern "C" __global__ void resize_bilinear(const uchar4 *in, uchar4 *out, int sw, int sh, int dw, int dh) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= dw || y >= dh)
    return;
  float fx = fmaxf((x + 0.5f) * sw / dw - 0.5f, 0.f), fy = fmaxf((y + 0.5f) * sh / dh - 0.5f, 0.f);
  int x0 = (int)fx, y0 = (int)fy, x1 = min(x0 + 1, sw - 1), y1 = min(y0 + 1, sh - 1);
  float u = fx - x0, v = fy - y0;
  uchar4 a = in[y0 * sw + x0], b = in[y0 * sw + x1], c = in[y1 * sw + x0], d = in[y1 * sw + x1];
  float w00 = (1 - u) * (1 - v), w10 = u * (1 - v), w01 = (1 - u) * v, w11 = u * v;
  out[y * dw + x] = {to_byte(a.x * w00 + b.x * w10 + c.x * w01 + d.x * w11),
                     to_byte(a.y * w00 + b.y * w10 + c.y * w01 + d.y * w11),
                     to_byte(a.z * w00 + b.z * w10 + c.z * w01 + d.z * w11),
                     to_byte(a.w * w00 + b.w * w10 + c.w * w01 + d.w * w11)};
}

// 32 pixels a word.
extern "C" __global__ void dilate_bits(const unsigned *in, unsigned *out, int w32, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w32 || y >= h)
    return;
  unsigned acc = 0;
#pragma unroll
  for (int dy = -1; dy <= 1; dy++) {
    int r = y + dy;
    if (r < 0 || r >= h)
      continue;
    unsigned c = in[r * w32 + x], l = x ? in[r * w32 + x - 1] : 0, n = x + 1 < w32 ? in[r * w32 + x + 1] : 0;
    acc |= c | __funnelshift_l(l, c, 1) | __funnelshift_r(c, n, 1);
  }
  out[y * w32 + x] = acc;
}
