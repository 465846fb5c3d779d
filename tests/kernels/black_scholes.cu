// European option pricing, Monte Carlo pricing with antithetic paths, and a binomial tree.
// themes: finance, black-scholes, monte carlo, libdevice
#include "gpu.h"

GPU_FN float cnd(float d) {
  float k = 1.f / (1.f + 0.2316419f * fabsf(d));
  float p = k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  float c = 0.39894228f * __expf(-0.5f * d * d) * p;
  return d > 0.f ? 1.f - c : c;
}

extern "C" __global__ void __launch_bounds__(128) black_scholes(float *__restrict__ call, float *__restrict__ put,
                                                                const float *__restrict__ price,
                                                                const float *__restrict__ strike,
                                                                const float *__restrict__ years, float rate, float vol,
                                                                int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float S = price[i], X = strike[i], T = years[i];
  float sq = sqrtf(T);
  float d1 = (__logf(S / X) + (rate + 0.5f * vol * vol) * T) / (vol * sq), d2 = d1 - vol * sq;
  float c1 = cnd(d1), c2 = cnd(d2), disc = X * __expf(-rate * T);
  call[i] = S * c1 - disc * c2;
  put[i] = disc * (1.f - c2) - S * (1.f - c1);
}

extern "C" __global__ void monte_carlo_call(double *sum, double *sum2, double S, double X, double drift, double vol,
                                            int paths, unsigned seed) {
  unsigned s = seed ^ (blockIdx.x * blockDim.x + threadIdx.x) * 2654435761u;
  double a = 0.0, b = 0.0;
  for (int p = threadIdx.x; p < paths; p += blockDim.x) {
    s = s * 1664525u + 1013904223u;
    double u = (s + 0.5) * 0x1p-32;
    s = s * 1664525u + 1013904223u;
    double z = sqrt(-2.0 * log(u)) * cos(6.283185307179586 * ((s + 0.5) * 0x1p-32));
    double up = fmax(S * exp(drift + vol * z) - X, 0.0), dn = fmax(S * exp(drift - vol * z) - X, 0.0);
    double v = 0.5 * (up + dn);
    a += v;
    b += v * v;
  }
  atomicAdd(&sum[blockIdx.x], a);
  atomicAdd(&sum2[blockIdx.x], b);
}

extern "C" __global__ void binomial_tree(float *out, const float *spot, const float *strike, float pu, float pd,
                                         float vsdt, int steps) {
  __shared__ float v[1025];
  float S = spot[blockIdx.x], X = strike[blockIdx.x];
  for (int i = threadIdx.x; i <= steps; i += blockDim.x)
    v[i] = fmaxf(S * __expf(vsdt * (2.f * i - steps)) - X, 0.f);
  for (int s = steps; s > 0; s--) {
    __syncthreads();
    float t[4];
    for (int j = 0, i = threadIdx.x; j < 4 && i < s; j++, i += blockDim.x)
      t[j] = pu * v[i + 1] + pd * v[i];
    __syncthreads();
    for (int j = 0, i = threadIdx.x; j < 4 && i < s; j++, i += blockDim.x)
      v[i] = t[j];
  }
  if (threadIdx.x == 0)
    out[blockIdx.x] = v[0];
}
