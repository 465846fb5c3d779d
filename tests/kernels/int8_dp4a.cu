// Integer inference: dp4a and dp2a dot products, int8 matrix product with requantisation, saturation.
// themes: int8, dp4a, quantisation, inline asm
#include "gpu.h"

GPU_FN int dp4a(int a, int b, int c) {
  int d;
  asm("dp4a.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
GPU_FN unsigned dp4a_u(unsigned a, unsigned b, unsigned c) {
  unsigned d;
  asm("dp4a.u32.u32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}
GPU_FN int dp2a_lo(int a, int b, int c) {
  int d;
  asm("dp2a.lo.s32.s32 %0, %1, %2, %3;" : "=r"(d) : "r"(a), "r"(b), "r"(c));
  return d;
}

extern "C" __global__ void dot_int8(const int4 *a, const int4 *b, int *out, int n16) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, s = 0;
  if (i < n16) {
    int4 x = a[i], y = b[i];
    s = dp4a(x.x, y.x, dp4a(x.y, y.y, dp4a(x.z, y.z, dp4a(x.w, y.w, 0))));
  }
  s = __reduce_add_sync(FULL_MASK, s);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(out, s);
}

extern "C" __global__ void gemm_int8(const int *A, const int *Bt, signed char *C, const float *scale, const int *bias,
                                     int M, int N, int K4, int zero_point) {
  __shared__ int as[16][17], bs[16][17];
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x, acc = 0;
  for (int k = 0; k < K4; k += 16) {
    as[threadIdx.y][threadIdx.x] = A[row * K4 + k + threadIdx.x];
    bs[threadIdx.y][threadIdx.x] = Bt[(blockIdx.x * 16 + threadIdx.y) * K4 + k + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int j = 0; j < 16; j++)
      acc = dp4a(as[threadIdx.y][j], bs[threadIdx.x][j], acc);
    __syncthreads();
  }
  int q = (int)rintf((float)(acc + bias[col]) * scale[col]) + zero_point;
  C[row * N + col] = (signed char)clamp(q, -128, 127);
}

extern "C" __global__ void sad_and_mixed(const unsigned *a, const unsigned *b, const int *c, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned x = a[i], y = b[i], sad = 0;
#pragma unroll
  for (int s = 0; s < 32; s += 8)
    sad += (unsigned)abs((int)(x >> s & 0xff) - (int)(y >> s & 0xff));
  out[i] = dp2a_lo(c[i], (int)y, (int)sad) + (int)dp4a_u(x, y, 1u);
}

extern "C" __global__ void quantise_per_row(const float *x, char4 *q, float *scale, int cols4) {
  __shared__ float amax_s;
  const float4 *row = (const float4 *)x + (size_t)blockIdx.x * cols4;
  if (threadIdx.x == 0)
    amax_s = 0.f;
  __syncthreads();
  float m = 0.f;
  for (int i = threadIdx.x; i < cols4; i += blockDim.x) {
    float4 v = row[i];
    m = fmaxf(m, fmaxf(fmaxf(fabsf(v.x), fabsf(v.y)), fmaxf(fabsf(v.z), fabsf(v.w))));
  }
  atomicMax((int *)&amax_s, __float_as_int(m));
  __syncthreads();
  float s = amax_s / 127.f, inv = s > 0.f ? 1.f / s : 0.f;
  if (threadIdx.x == 0)
    scale[blockIdx.x] = s;
  for (int i = threadIdx.x; i < cols4; i += blockDim.x) {
    float4 v = row[i];
    q[(size_t)blockIdx.x * cols4 + i] = {(signed char)rintf(v.x * inv), (signed char)rintf(v.y * inv),
                                         (signed char)rintf(v.z * inv), (signed char)rintf(v.w * inv)};
  }
}
