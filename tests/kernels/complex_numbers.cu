// Complex arithmetic through a template class, polynomials by Horner and by Newton's method, Bezier curves,
// a small automatic-differentiation type.
// themes: complex numbers, templates, operator overloading, polynomials
#include "gpu.h"

template <typename T> struct Complex {
  T re, im;
  __device__ Complex operator+(Complex o) const { return {re + o.re, im + o.im}; }
  __device__ Complex operator-(Complex o) const { return {re - o.re, im - o.im}; }
  __device__ Complex operator*(Complex o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; }
  __device__ Complex operator/(Complex o) const {
    T d = o.re * o.re + o.im * o.im;
    return {(re * o.re + im * o.im) / d, (im * o.re - re * o.im) / d};
  }
  __device__ T norm() const { return re * re + im * im; }
};

template <typename T> __global__ void complex_fma(const Complex<T> *a, const Complex<T> *b, Complex<T> *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = a[i] * b[i] + c[i];
}
template __global__ void complex_fma<float>(const Complex<float> *, const Complex<float> *, Complex<float> *, int);
template __global__ void complex_fma<double>(const Complex<double> *, const Complex<double> *, Complex<double> *, int);

extern "C" __global__ void newton_basins(unsigned char *out, int w, int h, float scale) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h)
    return;
  Complex<float> z = {(x - w / 2) * scale, (y - h / 2) * scale}, one = {1.f, 0.f}, three = {3.f, 0.f};
  int it = 0;
  for (; it < 32; it++) {
    Complex<float> z2 = z * z, f = z2 * z - one;
    if (f.norm() < 1e-6f)
      break;
    z = z - f / (three * z2);
  }
  out[y * w + x] = (unsigned char)(it * 4 + (z.re > 0.f ? 0 : z.im > 0.f ? 1 : 2));
}

struct Dual {
  double v, d;
  __device__ Dual(double v, double d = 0.0) : v(v), d(d) {}
};
GPU_FN Dual operator+(Dual a, Dual b) { return {a.v + b.v, a.d + b.d}; }
GPU_FN Dual operator*(Dual a, Dual b) { return {a.v * b.v, a.d * b.v + a.v * b.d}; }
GPU_FN Dual operator/(Dual a, Dual b) { return {a.v / b.v, (a.d * b.v - a.v * b.d) / (b.v * b.v)}; }
GPU_FN Dual sqrt(Dual a) {
  double r = sqrt(a.v);
  return {r, a.d / (2.0 * r)};
}

extern "C" __global__ void derivative(const double *x, double2 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Dual t(x[i], 1.0), r = (t * t + Dual(3.0)) / sqrt(t * t * t + Dual(1.0));
  out[i] = {r.v, r.d};
}

extern "C" __global__ void bezier(const float2 *ctrl, float2 *out, int samples) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= samples)
    return;
  const float2 *p = ctrl + 4 * blockIdx.y;
  float t = (float)i / (samples - 1), s = 1.f - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
  out[blockIdx.y * samples + i] = {a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
                                   a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y};
}
