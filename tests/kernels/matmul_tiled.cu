// C = A*B: naive, 16x16 shared tile, register-blocked 64x64, and a double-precision transposed form.
// themes: matrix product, shared memory, register blocking
// variants: debug o3 sm_80 sm_100
#include "gpu.h"

extern "C" __global__ void matmul_naive(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N)
    return;
  float acc = 0.f;
  for (int k = 0; k < K; k++)
    acc += A[row * K + k] * B[k * N + col];
  C[row * N + col] = acc;
}

template <int T> GPU_FN float tile_product(const float (*a)[T], const float (*b)[T], float acc) {
#pragma unroll
  for (int k = 0; k < T; k++)
    acc += a[threadIdx.y][k] * b[k][threadIdx.x];
  return acc;
}

template <int T> __global__ void matmul_shared(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float a[T][T], b[T][T];
  int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
  float acc = 0.f;
  for (int k0 = 0; k0 < K; k0 += T) {
    int ka = k0 + threadIdx.x, kb = k0 + threadIdx.y;
    a[threadIdx.y][threadIdx.x] = row < M && ka < K ? A[row * K + ka] : 0.f;
    b[threadIdx.y][threadIdx.x] = kb < K && col < N ? B[kb * N + col] : 0.f;
    __syncthreads();
    acc = tile_product<T>(a, b, acc);
    __syncthreads();
  }
  if (row < M && col < N)
    C[row * N + col] = acc;
}
template __global__ void matmul_shared<16>(const float *, const float *, float *, int, int, int);

constexpr int BM = 64, BN = 64, BK = 8, TM = 8, TN = 4;

extern "C" __global__ void __launch_bounds__(128) sgemm_64x64(const float *__restrict__ A, const float *__restrict__ B,
                                                              float *__restrict__ C, int M, int N, int K, float alpha,
                                                              float beta) {
  __shared__ float As[BK][BM];
  __shared__ __align__(16) float Bs[BK][BN];
  int tid = threadIdx.x;
  int ty = tid / (BN / TN) * TM, tx = tid % (BN / TN) * TN;
  A += (size_t)blockIdx.y * BM * K;
  B += blockIdx.x * BN;
  float acc[TM][TN] = {};
  for (int k0 = 0; k0 < K; k0 += BK) {
#pragma unroll
    for (int i = 0; i < BM * BK; i += 128)
      As[(i + tid) % BK][(i + tid) / BK] = A[(size_t)((i + tid) / BK) * K + k0 + (i + tid) % BK];
    *(float4 *)&Bs[tid / 16][tid % 16 * 4] = *(const float4 *)&B[(size_t)(k0 + tid / 16) * N + tid % 16 * 4];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; k++) {
      float a[TM], b[TN];
      for (int i = 0; i < TM; i++)
        a[i] = As[k][ty + i];
      for (int j = 0; j < TN; j++)
        b[j] = Bs[k][tx + j];
      for (int i = 0; i < TM; i++)
        for (int j = 0; j < TN; j++)
          acc[i][j] += a[i] * b[j];
    }
    __syncthreads();
  }
  C += (size_t)(blockIdx.y * BM + ty) * N + blockIdx.x * BN + tx;
  for (int i = 0; i < TM; i++)
    for (int j = 0; j < TN; j++)
      C[(size_t)i * N + j] = alpha * acc[i][j] + beta * C[(size_t)i * N + j];
}

extern "C" __global__ void dgemm_nt(const double *A, const double *Bt, double *C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N)
    return;
  const double2 *a = (const double2 *)(A + (size_t)row * K), *b = (const double2 *)(Bt + (size_t)col * K);
  double acc = 0.0;
  for (int k = 0; k < K / 2; k++)
    acc += a[k].x * b[k].x + a[k].y * b[k].y;
  C[(size_t)row * N + col] = acc;
}
