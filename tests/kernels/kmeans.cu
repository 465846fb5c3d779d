// Clustering and regression: k-means assignment and update, nearest neighbours, perceptron step, Adam optimiser.
// themes: k-means, nearest neighbour, optimiser, shared memory, atomics
#include "gpu.h"

extern "C" __global__ void kmeans_assign(const float *points, const float *centres, int *label, float *dist, int n,
                                         int k, int dims) {
  extern __shared__ float c[];
  for (int i = threadIdx.x; i < k * dims; i += blockDim.x)
    c[i] = centres[i];
  __syncthreads();
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p >= n)
    return;
  float best = 3.4e38f;
  int arg = 0;
  for (int j = 0; j < k; j++) {
    float d = 0.f;
    for (int q = 0; q < dims; q++) {
      float t = points[q * n + p] - c[j * dims + q];
      d += t * t;
    }
    if (d < best) {
      best = d;
      arg = j;
    }
  }
  label[p] = arg;
  dist[p] = best;
}

extern "C" __global__ void kmeans_accumulate(const float *points, const int *label, float *sum, int *count, int n,
                                             int dims) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p >= n)
    return;
  int c = label[p];
  for (int q = 0; q < dims; q++)
    atomicAdd(&sum[c * dims + q], points[q * n + p]);
  atomicAdd(&count[c], 1);
}

extern "C" __global__ void kmeans_centres(float *centres, const float *sum, const int *count, int k, int dims) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < k * dims && count[i / dims])
    centres[i] = sum[i] / count[i / dims];
}

struct AdamParams {
  float lr, beta1, beta2, eps, decay, bias1, bias2;
};

extern "C" __global__ void adam_step(float *__restrict__ w, const float *__restrict__ g, float *__restrict__ m,
                                     float *__restrict__ v, AdamParams a, float grad_scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float gi = g[i] * grad_scale, wi = w[i];
  float mi = a.beta1 * m[i] + (1.f - a.beta1) * gi;
  float vi = a.beta2 * v[i] + (1.f - a.beta2) * gi * gi;
  m[i] = mi;
  v[i] = vi;
  w[i] = wi - a.lr * (mi * a.bias1 / (sqrtf(vi * a.bias2) + a.eps) + a.decay * wi);
}

extern "C" __global__ void nearest_neighbour(const float3 *__restrict__ q, const float3 *__restrict__ ref, int *out,
                                             int nq, int nr) {
  __shared__ float3 tile[128];
  int i = blockIdx.x * 128 + threadIdx.x, best_i = -1;
  float3 p = i < nq ? q[i] : float3{0.f, 0.f, 0.f};
  float best = INFINITY;
  for (int t = 0; t < nr; t += 128) {
    if (t + threadIdx.x < (unsigned)nr)
      tile[threadIdx.x] = ref[t + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < min(128, nr - t); j++) {
      float dx = p.x - tile[j].x, dy = p.y - tile[j].y, dz = p.z - tile[j].z;
      float d = dx * dx + dy * dy + dz * dz;
      if (d < best) {
        best = d;
        best_i = t + j;
      }
    }
    __syncthreads();
  }
  if (i < nq)
    out[i] = best_i;
}
