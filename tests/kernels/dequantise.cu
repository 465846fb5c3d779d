// Low-bit weights: int4 dequantisation to half by the exponent trick, fp8 by conversion instructions, a fused
// int4 matrix-vector product, NF4 by table, ternary packing.
// themes: int4, fp8, dequantisation, inline asm, half, lookup tables
// variants: o3
#include "gpu.h"

GPU_FN unsigned lop3_and_or(unsigned a, unsigned mask, unsigned bits) {
  unsigned d;
  asm("lop3.b32 %0, %1, %2, %3, 0xEA;" : "=r"(d) : "r"(a), "r"(mask), "r"(bits));
  return d;
}

// Eight 4-bit values of a word to four half2: 0x6400 | v is 1024 + v as a half.
GPU_FN void int4x8_to_half(unsigned q, half2 (&h)[4]) {
  const half2 bias = {(half)1032.f, (half)1032.f}, sixteenth = {(half)0.0625f, (half)0.0625f}, bias16 = {(half)-72.f, (half)-72.f};
  h[0] = __builtin_bit_cast(half2, lop3_and_or(q, 0x000f000fu, 0x64006400u)) - bias;
  h[1] = __builtin_elementwise_fma(__builtin_bit_cast(half2, lop3_and_or(q, 0x00f000f0u, 0x64006400u)), sixteenth, bias16);
  q >>= 8;
  h[2] = __builtin_bit_cast(half2, lop3_and_or(q, 0x000f000fu, 0x64006400u)) - bias;
  h[3] = __builtin_elementwise_fma(__builtin_bit_cast(half2, lop3_and_or(q, 0x00f000f0u, 0x64006400u)), sixteenth, bias16);
}

extern "C" __global__ void dequant_int4(const unsigned *q, const half *scale, half2 *out, int words, int group_words) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= words)
    return;
  half s = scale[i / group_words];
  half2 h[4], s2 = {s, s};
  int4x8_to_half(q[i], h);
#pragma unroll
  for (int k = 0; k < 4; k++)
    out[i * 4 + k] = h[k] * s2;
}

extern "C" __global__ void gemv_int4(const uint4 *q, const half2 *scale, const half2 *x, float *y, int words4) {
  int row = blockIdx.x, lane = threadIdx.x;
  float acc = 0.f;
  for (int i = lane; i < words4; i += 32) {
    uint4 w = q[(size_t)row * words4 + i];
    unsigned ws[4] = {w.x, w.y, w.z, w.w};
    half2 sum = {(half)0.f, (half)0.f};
#pragma unroll
    for (int k = 0; k < 4; k++) {
      half2 h[4];
      int4x8_to_half(ws[k], h);
#pragma unroll
      for (int j = 0; j < 4; j++)
        sum = __builtin_elementwise_fma(h[j], x[(i * 4 + k) * 4 + j], sum);
    }
    half2 s = scale[(size_t)row * words4 + i];
    acc += ((float)sum.x + (float)sum.y) * (float)s.x + (float)s.y;
  }
  for (int d = 16; d; d >>= 1)
    acc += __shfl_xor_sync(FULL_MASK, acc, d);
  if (lane == 0)
    y[row] = acc;
}

extern "C" __global__ void fp8_roundtrip(const float2 *in, unsigned short *e4m3, float2 *out, float scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float2 v = in[i];
  unsigned short p;
  unsigned h2;
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(p) : "f"(v.y * scale), "f"(v.x * scale));
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(h2) : "h"(p));
  half2 h = __builtin_bit_cast(half2, h2);
  e4m3[i] = p;
  float inv = 1.f / scale;
  out[i] = {(float)h.x * inv, (float)h.y * inv};
}

// The same format decoded without the instruction.
extern "C" __global__ void fp8_e4m3_decode_bits(const unsigned char *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned b = in[i], sign = (b & 0x80u) << 24, mag = b & 0x7fu;
  float f = mag == 0x7f ? __builtin_nanf("") : __uint_as_float(mag << 20) * 0x1p120f;
  out[i] = __uint_as_float(__float_as_uint(f) | sign);
}

__constant__ float nf4[16] = {-1.f, -0.6961928f, -0.52507305f, -0.39491749f, -0.28444138f, -0.18477343f,
                              -0.091050036f, 0.f, 0.0795803f, 0.1609302f, 0.2461123f, 0.33791524f,
                              0.44070983f, 0.5626170f, 0.72295684f, 1.f};

extern "C" __global__ void dequant_nf4(const unsigned char *q, const float *absmax, bf16 *out, int bytes, int block) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= bytes)
    return;
  float s = absmax[2 * i / block];
  out[2 * i] = (bf16)(nf4[q[i] >> 4] * s);
  out[2 * i + 1] = (bf16)(nf4[q[i] & 15] * s);
}
