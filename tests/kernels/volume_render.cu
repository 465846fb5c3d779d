// Volume rendering and signed distances: front-to-back compositing with trilinear samples, sphere marching, marching-cubes cases.
// themes: volume rendering, interpolation, early exit, lookup tables
#include "gpu.h"

struct Volume {
  const unsigned char *data;
  int nx, ny, nz;
  __device__ float at(int x, int y, int z) const { return data[((size_t)z * ny + y) * nx + x] * (1.f / 255.f); }
  __device__ float sample(float x, float y, float z) const {
    int i = clamp((int)floorf(x), 0, nx - 2), j = clamp((int)floorf(y), 0, ny - 2), k = clamp((int)floorf(z), 0, nz - 2);
    float u = x - i, v = y - j, w = z - k;
    float c00 = at(i, j, k) * (1.f - u) + at(i + 1, j, k) * u;
    float c10 = at(i, j + 1, k) * (1.f - u) + at(i + 1, j + 1, k) * u;
    float c01 = at(i, j, k + 1) * (1.f - u) + at(i + 1, j, k + 1) * u;
    float c11 = at(i, j + 1, k + 1) * (1.f - u) + at(i + 1, j + 1, k + 1) * u;
    return (c00 * (1.f - v) + c10 * v) * (1.f - w) + (c01 * (1.f - v) + c11 * v) * w;
  }
};

extern "C" __global__ void composite(Volume vol, const float4 *transfer, float4 *image, int w, int h, float step) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float px = (x + 0.5f) / w * vol.nx, py = (y + 0.5f) / h * vol.ny;
  float4 acc = {0.f, 0.f, 0.f, 0.f};
  for (float z = 0.f; z < vol.nz - 1; z += step) {
    float d = vol.sample(px, py, z);
    if (d < 0.02f)
      continue;
    float4 c = transfer[(int)(d * 255.f)];
    float a = c.w * step * (1.f - acc.w);
    acc.x += c.x * a;
    acc.y += c.y * a;
    acc.z += c.z * a;
    acc.w += a;
    if (acc.w > 0.98f)
      break;
  }
  image[y * w + x] = acc;
}

GPU_FN float scene_sdf(float x, float y, float z, float t) {
  float torus = hypotf(hypotf(x, z) - 1.f, y) - 0.25f;
  float bx = fabsf(x - sinf(t)) - 0.4f, by = fabsf(y) - 0.4f, bz = fabsf(z) - 0.4f;
  float mx = fmaxf(bx, 0.f), my = fmaxf(by, 0.f), mz = fmaxf(bz, 0.f);
  float box = sqrtf(mx * mx + my * my + mz * mz) + fminf(fmaxf(bx, fmaxf(by, bz)), 0.f);
  float k = fmaxf(0.3f - fabsf(torus - box), 0.f) / 0.3f;
  return fminf(torus, box) - k * k * 0.075f;
}

extern "C" __global__ void march_sdf(float *depth, int w, int h, float t) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float dx = (2.f * x - w) / h, dy = (2.f * y - h) / h, s = 0.f;
  float inv = rsqrtf(dx * dx + dy * dy + 2.25f);
  dx *= inv;
  dy *= inv;
  float dz = 1.5f * inv;
  for (int i = 0; i < 96; i++) {
    float d = scene_sdf(dx * s, dy * s, dz * s - 3.f, t);
    s += d;
    if (d < 1e-3f || s > 20.f)
      break;
  }
  depth[y * w + x] = s;
}

extern "C" __global__ void classify_cubes(const float *field, unsigned char *cases, int nx, int ny, int nz, float iso) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z;
  if (x >= nx - 1 || y >= ny - 1 || z >= nz - 1)
    return;
  const float *p = field + ((size_t)z * ny + y) * nx + x;
  size_t dz = (size_t)nx * ny;
  unsigned c = (p[0] < iso) | (p[1] < iso) << 1 | (p[nx + 1] < iso) << 2 | (p[nx] < iso) << 3 | (p[dz] < iso) << 4 |
               (p[dz + 1] < iso) << 5 | (p[dz + nx + 1] < iso) << 6 | (p[dz + nx] < iso) << 7;
  cases[((size_t)z * (ny - 1) + y) * (nx - 1) + x] = (unsigned char)c;
}
