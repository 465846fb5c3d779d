// Tensor cores by clang's wmma builtins: half inputs with float accumulators, and int8 with int accumulators.
// themes: wmma, tensor cores, matrix product, half, int8
// variants: sm_75 sm_80
#include "gpu.h"

extern "C" __global__ void wmma_f16_f32(const half *A, const half *B, float *C, int M, int N, int K) {
  int warp_m = (blockIdx.x * blockDim.x + threadIdx.x) / 32, warp_n = blockIdx.y * blockDim.y + threadIdx.y;
  if (warp_m * 16 >= M || warp_n * 16 >= N)
    return;
  float acc[8] = {};
  for (int k = 0; k < K; k += 16) {
    int a[8], b[8];
    __hmma_m16n16k16_ld_a(a, (const int *)(A + (size_t)warp_m * 16 * K + k), K, 0);
    __hmma_m16n16k16_ld_b(b, (const int *)(B + (size_t)k * N + warp_n * 16), N, 0);
    __hmma_m16n16k16_mma_f32f32(acc, a, b, acc, 0, 0);
  }
  __hmma_m16n16k16_st_c_f32(C + (size_t)warp_m * 16 * N + warp_n * 16, acc, N, 0);
}

// One tile, alpha and beta applied to the fragment in registers.
extern "C" __global__ void wmma_tile_axpby(const half *A, const half *B, const float *C, float *D, float alpha,
                                           float beta) {
  int a[8], b[8];
  float acc[8] = {}, c[8];
  __hmma_m16n16k16_ld_a(a, (const int *)A, 16, 0);
  __hmma_m16n16k16_ld_b(b, (const int *)B, 16, 1);
  __hmma_m16n16k16_mma_f32f32(acc, a, b, acc, 1, 0);
  __hmma_m16n16k16_ld_c_f32(c, C, 16, 0);
#pragma unroll
  for (int i = 0; i < 8; i++)
    acc[i] = alpha * acc[i] + beta * c[i];
  __hmma_m16n16k16_st_c_f32(D, acc, 16, 0);
}

extern "C" __global__ void wmma_s8(const signed char *A, const signed char *B, int *C, int N, int K) {
  int acc[8] = {};
  int m0 = blockIdx.y * 16, n0 = blockIdx.x * 16;
  for (int k = 0; k < K; k += 16) {
    int a[2], b[2];
    __imma_m16n16k16_ld_a_s8(a, (const int *)(A + (size_t)m0 * K + k), K, 0);
    __imma_m16n16k16_ld_b_s8(b, (const int *)(B + (size_t)n0 * K + k), K, 1);
    __imma_m16n16k16_mma_s8(acc, a, b, acc, 1, 0);
  }
  __imma_m16n16k16_st_c_i32(C + (size_t)m0 * N + n0, acc, N, 0);
}
