// Rotations: quaternion products, slerp, matrix conversion, vertex skinning, Euler angles.
// themes: quaternions, vector maths, geometry, libdevice
#include "gpu.h"

struct Quat {
  float w, x, y, z;
};

GPU_FN Quat mul(Quat a, Quat b) {
  return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
          a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

extern "C" __global__ void quat_compose(const Quat *a, const Quat *b, Quat *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = mul(a[i], b[i]);
}

extern "C" __global__ void quat_rotate(const Quat *q, const float3 *v, float3 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Quat r = q[i];
  float3 p = v[i];
  float tx = 2.f * (r.y * p.z - r.z * p.y), ty = 2.f * (r.z * p.x - r.x * p.z), tz = 2.f * (r.x * p.y - r.y * p.x);
  out[i] = {p.x + r.w * tx + r.y * tz - r.z * ty, p.y + r.w * ty + r.z * tx - r.x * tz,
            p.z + r.w * tz + r.x * ty - r.y * tx};
}

extern "C" __global__ void quat_slerp(const Quat *a, const Quat *b, const float *t, Quat *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Quat p = a[i], q = b[i];
  float d = p.w * q.w + p.x * q.x + p.y * q.y + p.z * q.z, u = t[i], s0 = 1.f - u, s1 = u;
  if (d < 0.f) {
    d = -d;
    q = {-q.w, -q.x, -q.y, -q.z};
  }
  if (d < 0.9995f) {
    float th = acosf(d), inv = 1.f / sinf(th);
    s0 = sinf(s0 * th) * inv;
    s1 = sinf(s1 * th) * inv;
  }
  out[i] = {p.w * s0 + q.w * s1, p.x * s0 + q.x * s1, p.y * s0 + q.y * s1, p.z * s0 + q.z * s1};
}

extern "C" __global__ void quat_from_matrix(const float *m9, Quat *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float *m = m9 + 9 * i;
  float tr = m[0] + m[4] + m[8];
  Quat q;
  if (tr > 0.f) {
    float s = sqrtf(tr + 1.f) * 2.f;
    q = {0.25f * s, (m[7] - m[5]) / s, (m[2] - m[6]) / s, (m[3] - m[1]) / s};
  } else if (m[0] > m[4] && m[0] > m[8]) {
    float s = sqrtf(1.f + m[0] - m[4] - m[8]) * 2.f;
    q = {(m[7] - m[5]) / s, 0.25f * s, (m[1] + m[3]) / s, (m[2] + m[6]) / s};
  } else if (m[4] > m[8]) {
    float s = sqrtf(1.f + m[4] - m[0] - m[8]) * 2.f;
    q = {(m[2] - m[6]) / s, (m[1] + m[3]) / s, 0.25f * s, (m[5] + m[7]) / s};
  } else {
    float s = sqrtf(1.f + m[8] - m[0] - m[4]) * 2.f;
    q = {(m[3] - m[1]) / s, (m[2] + m[6]) / s, (m[5] + m[7]) / s, 0.25f * s};
  }
  out[i] = q;
}

extern "C" __global__ void euler_angles(const Quat *q, float3 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Quat r = q[i];
  float sp = 2.f * (r.w * r.y - r.z * r.x);
  out[i] = {atan2f(2.f * (r.w * r.x + r.y * r.z), 1.f - 2.f * (r.x * r.x + r.y * r.y)),
            fabsf(sp) >= 1.f ? copysignf(1.57079633f, sp) : asinf(sp),
            atan2f(2.f * (r.w * r.z + r.x * r.y), 1.f - 2.f * (r.y * r.y + r.z * r.z))};
}
