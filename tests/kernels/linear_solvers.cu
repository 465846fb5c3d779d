// Iterative solvers: Jacobi with residual, red-black Gauss-Seidel with over-relaxation, conjugate-gradient
// vector updates, and a batched Thomas tridiagonal solve.
// themes: jacobi, gauss-seidel, conjugate gradient, tridiagonal, double
#include "gpu.h"

extern "C" __global__ void jacobi_step(const double *__restrict__ u, const double *__restrict__ f,
                                       double *__restrict__ out, double *residual, int n, double h2) {
  __shared__ double r[256];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y, t = threadIdx.y * 16 + threadIdx.x;
  double d = 0.0;
  if (x > 0 && y > 0 && x < n - 1 && y < n - 1) {
    int i = y * n + x;
    double v = 0.25 * (u[i - 1] + u[i + 1] + u[i - n] + u[i + n] - h2 * f[i]);
    d = fabs(v - u[i]);
    out[i] = v;
  }
  r[t] = d;
  __syncthreads();
  for (int s = 128; s; s >>= 1) {
    if (t < s)
      r[t] = fmax(r[t], r[t + s]);
    __syncthreads();
  }
  if (t == 0)
    residual[blockIdx.y * gridDim.x + blockIdx.x] = r[0];
}

extern "C" __global__ void gauss_seidel_red_black(float *u, const float *f, int n, float omega, int colour) {
  int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  int x = 2 * (blockIdx.x * blockDim.x + threadIdx.x) + 1 + ((y + colour) & 1);
  if (x >= n - 1 || y >= n - 1)
    return;
  int i = y * n + x;
  float gs = 0.25f * (u[i - 1] + u[i + 1] + u[i - n] + u[i + n] - f[i]);
  u[i] += omega * (gs - u[i]);
}

struct CgScalars {
  double rr, pap;
};

extern "C" __global__ void cg_update(double *x, double *r, const double *p, const double *ap, const CgScalars *in,
                                     double *rr_next, int n) {
  double alpha = in->rr / in->pap, s = 0.0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    x[i] += alpha * p[i];
    double ri = r[i] - alpha * ap[i];
    r[i] = ri;
    s += ri * ri;
  }
  for (int d = 16; d; d >>= 1)
    s += __shfl_down_sync(FULL_MASK, s, d);
  if ((threadIdx.x & 31) == 0)
    atomicAdd(rr_next, s);
}

// Interleaved systems: element j of system i is at [j * systems + i].
extern "C" __global__ void thomas_batched(const float *a, const float *b, float *c, float *d, int n, int systems) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= systems)
    return;
  float cp = c[i] / b[i], dp = d[i] / b[i];
  c[i] = cp;
  d[i] = dp;
  for (int j = 1; j < n; j++) {
    int k = j * systems + i;
    float m = 1.f / (b[k] - a[k] * cp);
    cp = c[k] * m;
    dp = (d[k] - a[k] * dp) * m;
    c[k] = cp;
    d[k] = dp;
  }
  for (int j = n - 2; j >= 0; j--) {
    int k = j * systems + i;
    dp = d[k] - c[k] * dp;
    d[k] = dp;
  }
}
