// Dense factorisations: LU with partial pivoting in one block, batched Cholesky a thread, Gram-Schmidt,
// and a 4x4 inverse without loops.
// themes: LU, cholesky, gram-schmidt, small matrices, double
#include "gpu.h"

extern "C" __global__ void lu_pivot(float *A, int *piv, int n) {
  __shared__ int best_row;
  float *a = A + (size_t)blockIdx.x * n * n;
  for (int k = 0; k < n; k++) {
    if (threadIdx.x == 0) {
      int best = k;
      float m = fabsf(a[k * n + k]);
      for (int i = k + 1; i < n; i++)
        if (fabsf(a[i * n + k]) > m) {
          m = fabsf(a[i * n + k]);
          best = i;
        }
      piv[blockIdx.x * n + k] = best_row = best;
    }
    __syncthreads();
    int p = best_row;
    if (p != k)
      for (int j = threadIdx.x; j < n; j += blockDim.x) {
        float t = a[k * n + j];
        a[k * n + j] = a[p * n + j];
        a[p * n + j] = t;
      }
    __syncthreads();
    float inv = 1.f / a[k * n + k];
    for (int i = k + 1 + threadIdx.x; i < n; i += blockDim.x)
      a[i * n + k] *= inv;
    __syncthreads();
    for (int e = threadIdx.x; e < (n - k - 1) * (n - k - 1); e += blockDim.x) {
      int i = k + 1 + e / (n - k - 1), j = k + 1 + e % (n - k - 1);
      a[i * n + j] -= a[i * n + k] * a[k * n + j];
    }
    __syncthreads();
  }
}

template <int N> __global__ void cholesky_batched(const double *A, double *L, int *info, int batch) {
  int b = blockIdx.x * blockDim.x + threadIdx.x;
  if (b >= batch)
    return;
  double l[N][N];
  int bad = 0;
  for (int j = 0; j < N; j++) {
    double s = A[(j * N + j) * batch + b];
    for (int k = 0; k < j; k++)
      s -= l[j][k] * l[j][k];
    if (!(s > 0.0) && !bad)
      bad = j + 1;
    double d = sqrt(s);
    l[j][j] = d;
    for (int i = j + 1; i < N; i++) {
      double t = A[(i * N + j) * batch + b];
      for (int k = 0; k < j; k++)
        t -= l[i][k] * l[j][k];
      l[i][j] = t / d;
    }
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j <= i; j++)
      L[(i * N + j) * batch + b] = l[i][j];
  info[b] = bad;
}
template __global__ void cholesky_batched<4>(const double *, double *, int *, int);

extern "C" __global__ void gram_schmidt_column(float *Q, const float *proj, int rows, int k) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows)
    return;
  float v = Q[k * rows + i];
  for (int j = 0; j < k; j++)
    v -= proj[j] * Q[j * rows + i];
  Q[k * rows + i] = v;
}

extern "C" __global__ void inverse_4x4(const float4 *in, float4 *out, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  float4 a = in[t * 4], b = in[t * 4 + 1], c = in[t * 4 + 2], d = in[t * 4 + 3];
  float s0 = a.x * b.y - b.x * a.y, s1 = a.x * b.z - b.x * a.z, s2 = a.x * b.w - b.x * a.w;
  float s3 = a.y * b.z - b.y * a.z, s4 = a.y * b.w - b.y * a.w, s5 = a.z * b.w - b.z * a.w;
  float c5 = c.z * d.w - d.z * c.w, c4 = c.y * d.w - d.y * c.w, c3 = c.y * d.z - d.y * c.z;
  float c2 = c.x * d.w - d.x * c.w, c1 = c.x * d.z - d.x * c.z, c0 = c.x * d.y - d.x * c.y;
  float r = 1.f / (s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0);
  out[t * 4] = {(b.y * c5 - b.z * c4 + b.w * c3) * r, (-a.y * c5 + a.z * c4 - a.w * c3) * r,
                (d.y * s5 - d.z * s4 + d.w * s3) * r, (-c.y * s5 + c.z * s4 - c.w * s3) * r};
  out[t * 4 + 1] = {(-b.x * c5 + b.z * c2 - b.w * c1) * r, (a.x * c5 - a.z * c2 + a.w * c1) * r,
                    (-d.x * s5 + d.z * s2 - d.w * s1) * r, (c.x * s5 - c.z * s2 + c.w * s1) * r};
  out[t * 4 + 2] = {(b.x * c4 - b.y * c2 + b.w * c0) * r, (-a.x * c4 + a.y * c2 - a.w * c0) * r,
                    (d.x * s4 - d.y * s2 + d.w * s0) * r, (-c.x * s4 + c.y * s2 - c.w * s0) * r};
  out[t * 4 + 3] = {(-b.x * c3 + b.y * c1 - b.z * c0) * r, (a.x * c3 - a.y * c1 + a.z * c0) * r,
                    (-d.x * s3 + d.y * s1 - d.z * s0) * r, (c.x * s3 - c.y * s1 + c.z * s0) * r};
}
