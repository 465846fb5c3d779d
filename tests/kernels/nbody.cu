// All-pairs gravity with shared-memory tiles, plus a leapfrog integration step.
// themes: n-body, shared memory, vectorised loads
#include "gpu.h"

constexpr float SOFTENING2 = 1e-4f;

GPU_FN float3 body_body(float4 bi, float4 bj, float3 a) {
  float dx = bj.x - bi.x, dy = bj.y - bi.y, dz = bj.z - bi.z;
  float inv = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING2);
  float s = bj.w * inv * inv * inv;
  a.x += dx * s;
  a.y += dy * s;
  a.z += dz * s;
  return a;
}

extern "C" __global__ void __launch_bounds__(256, 4) nbody_forces(const float4 *__restrict__ pos,
                                                                  float3 *__restrict__ acc, int n) {
  __shared__ float4 tile[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 me = pos[min(i, n - 1)];
  float3 a = {0.f, 0.f, 0.f};
  for (int t = 0; t < n; t += 256) {
    int j = t + threadIdx.x;
    tile[threadIdx.x] = j < n ? pos[j] : float4{0.f, 0.f, 0.f, 0.f};
    __syncthreads();
#pragma unroll 8
    for (int k = 0; k < 256; k++)
      a = body_body(me, tile[k], a);
    __syncthreads();
  }
  if (i < n)
    acc[i] = a;
}

extern "C" __global__ void nbody_integrate(float4 *pos, float4 *vel, const float3 *acc, float dt, float damping, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float4 p = pos[i], v = vel[i];
  float3 a = acc[i];
  v.x = (v.x + a.x * dt) * damping;
  v.y = (v.y + a.y * dt) * damping;
  v.z = (v.z + a.z * dt) * damping;
  p.x += v.x * dt;
  p.y += v.y * dt;
  p.z += v.z * dt;
  pos[i] = p;
  vel[i] = v;
}

extern "C" __global__ void nbody_energy(const float4 *pos, const float4 *vel, double *energy, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double e = 0.0;
  if (i < n) {
    float4 p = pos[i], v = vel[i];
    e = 0.5 * p.w * ((double)v.x * v.x + (double)v.y * v.y + (double)v.z * v.z);
    for (int j = i + 1; j < n; j++) {
      float4 q = pos[j];
      double dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
      e -= (double)p.w * q.w * rsqrt(dx * dx + dy * dy + dz * dz + SOFTENING2);
    }
  }
  for (int d = 16; d; d >>= 1)
    e += __shfl_down_sync(FULL_MASK, e, d);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(energy, e);
}
