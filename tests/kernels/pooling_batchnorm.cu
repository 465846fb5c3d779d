// Pooling and batch normalisation: max-pool with indices and its backward, average pool, batch statistics, inference.
// themes: pooling, batch norm, reduction, atomics
#include "gpu.h"

extern "C" __global__ void maxpool_forward(const float *x, float *y, int *arg, int H, int W, int P, int Q, int k,
                                           int stride, int total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= total)
    return;
  int q = i % Q, p = i / Q % P, c = i / (P * Q);
  const float *plane = x + (size_t)c * H * W;
  float best = -INFINITY;
  int at = -1;
  for (int h = p * stride; h < min(p * stride + k, H); h++)
    for (int w = q * stride; w < min(q * stride + k, W); w++) {
      float v = plane[h * W + w];
      if (v > best || v != v) {
        best = v;
        at = h * W + w;
      }
    }
  y[i] = best;
  arg[i] = at;
}

extern "C" __global__ void maxpool_backward(const float *dy, const int *arg, float *dx, int HW, int PQ, int total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < total)
    atomicAdd(&dx[(size_t)(i / PQ) * HW + arg[i]], dy[i]);
}

extern "C" __global__ void maxpool2x2_half(const half2 *x, half *y, int W2, int total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= total)
    return;
  int q = i % W2, p = i / W2;
  half2 a = x[2 * p * W2 + q], b = x[(2 * p + 1) * W2 + q];
  half2 m = __builtin_elementwise_max(a, b);
  y[i] = m.x > m.y ? m.x : m.y;
}

extern "C" __global__ void __launch_bounds__(256, 2) batchnorm_stats(const float *x, float *mean, float *invstd,
                                                                     float *run_mean, float *run_var, int N, int C,
                                                                     int HW, float momentum, float eps) {
  __shared__ double s1[8], s2[8];
  int c = blockIdx.x;
  double a = 0.0, b = 0.0;
  for (int n = 0; n < N; n++)
    for (int i = threadIdx.x; i < HW; i += blockDim.x) {
      double v = x[((size_t)n * C + c) * HW + i];
      a += v;
      b += v * v;
    }
  for (int d = 16; d; d >>= 1) {
    a += __shfl_down_sync(FULL_MASK, a, d);
    b += __shfl_down_sync(FULL_MASK, b, d);
  }
  if ((threadIdx.x & 31) == 0) {
    s1[threadIdx.x / 32] = a;
    s2[threadIdx.x / 32] = b;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int w = 1; w < 8; w++) {
      a += s1[w];
      b += s2[w];
    }
    double cnt = (double)N * HW, m = a / cnt, v = b / cnt - m * m;
    mean[c] = (float)m;
    invstd[c] = (float)rsqrt(v + eps);
    run_mean[c] += momentum * ((float)m - run_mean[c]);
    run_var[c] += momentum * ((float)(v * cnt / (cnt - 1)) - run_var[c]);
  }
}

extern "C" __global__ void batchnorm_relu_infer(const float *x, float *y, const float *mean, const float *invstd,
                                                const float *gamma, const float *beta, int C, int HW, int total) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= total)
    return;
  int c = i / HW % C;
  float v = (x[i] - mean[c]) * invstd[c] * gamma[c] + beta[c];
  y[i] = fmaxf(v, 0.f);
}
