// Texture and surface access: bindless handles by inline asm, bilinear resampling, gather, surface stores.
// themes: textures, surfaces, image resampling, inline asm
#include "gpu.h"

typedef unsigned long long TexHandle;

GPU_FN float4 tex2d(TexHandle t, float x, float y) {
  float4 r;
  asm volatile("tex.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"
               : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)
               : "l"(t), "f"(x), "f"(y));
  return r;
}
GPU_FN float tex1d_fetch(TexHandle t, int i) {
  float4 r;
  asm("tex.1d.v4.f32.s32 {%0, %1, %2, %3}, [%4, {%5}];" : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w) : "l"(t), "r"(i));
  return r.x;
}
GPU_FN float4 tex3d_lod(TexHandle t, float x, float y, float z, float lod) {
  float4 r;
  asm volatile("tex.level.3d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6, %7, %7}], %8;"
               : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)
               : "l"(t), "f"(x), "f"(y), "f"(z), "f"(lod));
  return r;
}

extern "C" __global__ void rotate_image(TexHandle tex, float *out, int w, int h, float cs, float sn) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float u = x / (float)w - 0.5f, v = y / (float)h - 0.5f;
  out[y * w + x] = tex2d(tex, u * cs - v * sn + 0.5f, v * cs + u * sn + 0.5f).x;
}

extern "C" __global__ void spmv_tex(const int *row, const int *col, const float *val, TexHandle x, float *y, int n) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= n)
    return;
  float s = 0.f;
  for (int i = row[r]; i < row[r + 1]; i++)
    s += val[i] * tex1d_fetch(x, col[i]);
  y[r] = s;
}

extern "C" __global__ void volume_slice(TexHandle vol, TexHandle surf, int w, int h, float z, float lod) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float4 c = tex3d_lod(vol, (x + 0.5f) / w, (y + 0.5f) / h, z, lod);
  asm volatile("sust.b.2d.v4.b32.trap [%0, {%1, %2}], {%3, %4, %5, %6};" ::"l"(surf), "r"(x * 16), "r"(y), "f"(c.x),
               "f"(c.y), "f"(c.z), "f"(c.w)
               : "memory");
}

extern "C" __global__ void gather_edges(TexHandle tex, float4 *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float4 r;
  asm volatile("tld4.r.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"
               : "=f"(r.x), "=f"(r.y), "=f"(r.z), "=f"(r.w)
               : "l"(tex), "f"(x + 0.5f), "f"(y + 0.5f));
  out[y * w + x] = {r.y - r.x, r.z - r.w, r.z - r.y, r.w - r.x};
}
