// Random numbers: Philox4x32-10, xorshift state in memory, PCG/LCG, and Box-Muller normals.
// themes: rng, philox, bit tricks, libdevice
// variants: o3
#include "gpu.h"

GPU_FN uint4 philox_round(uint4 c, uint2 k) {
  unsigned hi0 = __umulhi(0xD2511F53u, c.x), lo0 = 0xD2511F53u * c.x;
  unsigned hi1 = __umulhi(0xCD9E8D57u, c.z), lo1 = 0xCD9E8D57u * c.z;
  return {hi1 ^ c.y ^ k.x, lo1, hi0 ^ c.w ^ k.y, lo0};
}

GPU_FN uint4 philox4x32_10(uint4 c, uint2 k) {
#pragma unroll
  for (int r = 0; r < 9; r++) {
    c = philox_round(c, k);
    k.x += 0x9E3779B9u;
    k.y += 0xBB67AE85u;
  }
  return philox_round(c, k);
}

GPU_FN float u01(unsigned x) { return (float)(x >> 8) * 0x1p-24f + 0x1p-25f; }

extern "C" __global__ void philox_uniform(float4 *out, uint64_t seed, uint64_t offset, int n4) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n4)
    return;
  uint64_t c = offset + i;
  uint4 r = philox4x32_10({(unsigned)c, (unsigned)(c >> 32), 0, 0}, {(unsigned)seed, (unsigned)(seed >> 32)});
  out[i] = {u01(r.x), u01(r.y), u01(r.z), u01(r.w)};
}

extern "C" __global__ void philox_normal(float2 *out, uint64_t seed, int n2) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n2)
    return;
  uint4 r = philox4x32_10({i, 0, 0, 1}, {(unsigned)seed, (unsigned)(seed >> 32)});
  float rad = sqrtf(-2.f * logf(u01(r.x))), s, c;
  sincosf(6.2831853f * u01(r.y), &s, &c);
  out[i] = {rad * c, rad * s};
}

struct XorWow {
  unsigned x[5], d;
};

extern "C" __global__ void xorwow_fill(XorWow *states, unsigned *out, int per_thread) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, stride = gridDim.x * blockDim.x;
  XorWow s = states[i];
  for (int k = 0; k < per_thread; k++) {
    unsigned t = s.x[0] ^ (s.x[0] >> 2);
    for (int j = 0; j < 4; j++)
      s.x[j] = s.x[j + 1];
    s.x[4] = (s.x[4] ^ (s.x[4] << 4)) ^ (t ^ (t << 1));
    s.d += 362437u;
    out[k * stride + i] = s.x[4] + s.d;
  }
  states[i] = s;
}

// PCG-XSH-RR with O(log n) jump-ahead, so that thread i starts at element i.
extern "C" __global__ void pcg32_jump(unsigned *out, uint64_t seed, int n) {
  uint64_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  uint64_t mul = 6364136223846793005ull, add = 1442695040888963407ull, am = 1, ap = 0;
  for (uint64_t d = i; d; d >>= 1) {
    if (d & 1) {
      am *= mul;
      ap = ap * mul + add;
    }
    add *= mul + 1;
    mul *= mul;
  }
  uint64_t s = am * seed + ap;
  unsigned x = (unsigned)(((s >> 18) ^ s) >> 27), rot = (unsigned)(s >> 59);
  out[i] = __funnelshift_r(x, x, rot);
}
