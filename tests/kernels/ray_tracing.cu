// A small ray tracer: spheres and a plane, shadows and reflections, pinhole camera, slab test and triangle test.
// themes: ray tracing, structs by value, vector maths, divergent control flow
// variants: o3
#include "gpu.h"

GPU_FN float3 operator+(float3 a, float3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
GPU_FN float3 operator-(float3 a, float3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
GPU_FN float3 operator*(float3 a, float s) { return {a.x * s, a.y * s, a.z * s}; }
GPU_FN float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
GPU_FN float3 cross(float3 a, float3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
GPU_FN float3 normalize(float3 a) { return a * rsqrtf(dot(a, a)); }

struct Ray {
  float3 o, d;
};
struct Sphere {
  float3 centre;
  float radius;
  float3 colour;
  float mirror;
};
struct Hit {
  float t;
  int id;
};
struct Scene {
  const Sphere *spheres;
  int count;
  float3 light;
  float floor_y;
};

__device__ Hit intersect(const Scene &s, Ray r) {
  Hit h = {1e30f, -1};
  for (int i = 0; i < s.count; i++) {
    float3 oc = r.o - s.spheres[i].centre;
    float b = dot(oc, r.d), c = dot(oc, oc) - s.spheres[i].radius * s.spheres[i].radius, disc = b * b - c;
    if (disc < 0.f)
      continue;
    float t = -b - sqrtf(disc);
    if (t > 1e-3f && t < h.t)
      h = {t, i};
  }
  if (r.d.y < 0.f) {
    float t = (s.floor_y - r.o.y) / r.d.y;
    if (t > 1e-3f && t < h.t)
      h = {t, s.count};
  }
  return h;
}

__device__ float3 trace(const Scene &s, Ray r) {
  float3 sum = {0.f, 0.f, 0.f};
  float weight = 1.f;
  for (int bounce = 0; bounce < 4; bounce++) {
    Hit h = intersect(s, r);
    if (h.id < 0) {
      float k = 0.5f * (r.d.y + 1.f);
      return sum + float3{1.f - 0.5f * k, 1.f - 0.3f * k, 1.f} * weight;
    }
    float3 p = r.o + r.d * h.t, n, col;
    float mirror = 0.f;
    if (h.id == s.count) {
      n = {0.f, 1.f, 0.f};
      bool dark = ((int)floorf(p.x) + (int)floorf(p.z)) & 1;
      col = dark ? float3{0.2f, 0.2f, 0.2f} : float3{0.9f, 0.9f, 0.9f};
    } else {
      const Sphere &sp = s.spheres[h.id];
      n = (p - sp.centre) * (1.f / sp.radius);
      col = sp.colour;
      mirror = sp.mirror;
    }
    float3 l = normalize(s.light - p);
    float lambert = fmaxf(dot(n, l), 0.f);
    if (lambert > 0.f && intersect(s, {p, l}).id >= 0)
      lambert *= 0.3f;
    sum = sum + col * (weight * (1.f - mirror) * (0.1f + 0.9f * lambert));
    weight *= mirror;
    if (weight < 0.01f)
      break;
    r = {p, r.d - n * (2.f * dot(n, r.d))};
  }
  return sum;
}

extern "C" __global__ void render(float3 *image, int w, int h, Scene scene, float fov) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  float3 d = {(x + 0.5f - 0.5f * w) * fov / w, (0.5f * h - y - 0.5f) * fov / w, -1.f};
  image[y * w + x] = trace(scene, {{0.f, 1.f, 4.f}, normalize(d)});
}

struct Box {
  float3 lo, hi;
};

extern "C" __global__ void slab_test(const Ray *rays, const Box *boxes, float2 *range, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Ray r = rays[i];
  Box b = boxes[i];
  float3 inv = {1.f / r.d.x, 1.f / r.d.y, 1.f / r.d.z};
  float x0 = (b.lo.x - r.o.x) * inv.x, x1 = (b.hi.x - r.o.x) * inv.x;
  float y0 = (b.lo.y - r.o.y) * inv.y, y1 = (b.hi.y - r.o.y) * inv.y;
  float z0 = (b.lo.z - r.o.z) * inv.z, z1 = (b.hi.z - r.o.z) * inv.z;
  float tn = fmaxf(fmaxf(fminf(x0, x1), fminf(y0, y1)), fminf(z0, z1));
  float tf = fminf(fminf(fmaxf(x0, x1), fmaxf(y0, y1)), fmaxf(z0, z1));
  range[i] = tn <= tf ? float2{fmaxf(tn, 0.f), tf} : float2{1.f, -1.f};
}

extern "C" __global__ void triangle_test(const Ray *rays, const float3 *v, float3 *tuv, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float3 e1 = v[3 * i + 1] - v[3 * i], e2 = v[3 * i + 2] - v[3 * i], p = cross(rays[i].d, e2);
  float det = dot(e1, p);
  float3 r = {-1.f, 0.f, 0.f};
  if (fabsf(det) > 1e-8f) {
    float inv = 1.f / det;
    float3 s = rays[i].o - v[3 * i], q = cross(s, e1);
    float a = dot(s, p) * inv, b = dot(rays[i].d, q) * inv;
    if (a >= 0.f && b >= 0.f && a + b <= 1.f)
      r = {dot(e2, q) * inv, a, b};
  }
  tuv[i] = r;
}
