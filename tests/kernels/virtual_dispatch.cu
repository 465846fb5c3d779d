// Run-time polymorphism on the device: virtual functions with objects placed by a kernel, a hand-made table of
// function pointers, templates of policies, lambdas.
// themes: virtual functions, indirect calls, vtables, placement new
#include "gpu.h"

__device__ inline void *operator new(size_t, void *p) noexcept { return p; }
extern "C" __device__ void __cxa_pure_virtual() { __builtin_trap(); }

struct Shape {
  __device__ virtual float area() const = 0;
  __device__ virtual float distance(float x, float y) const = 0;
};
struct Circle final : Shape {
  float r;
  __device__ explicit Circle(float r) : r(r) {}
  __device__ float area() const override { return 3.14159265f * r * r; }
  __device__ float distance(float x, float y) const override { return sqrtf(x * x + y * y) - r; }
};
struct Rect : Shape {
  float w, h;
  __device__ Rect(float w, float h) : w(w), h(h) {}
  __device__ float area() const override { return w * h; }
  __device__ float distance(float x, float y) const override {
    float dx = fmaxf(fabsf(x) - w * 0.5f, 0.f), dy = fmaxf(fabsf(y) - h * 0.5f, 0.f);
    return sqrtf(dx * dx + dy * dy);
  }
};
struct Square : Rect {
  __device__ explicit Square(float s) : Rect(s, s) {}
  __device__ float area() const override { return w * w; }
};

union Slot {
  char circle[sizeof(Circle)], rect[sizeof(Rect)];
  double align;
};

extern "C" __global__ void make_shapes(Slot *slots, const int *kind, const float2 *size, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  if (kind[i] == 0)
    new (&slots[i]) Circle(size[i].x);
  else if (kind[i] == 1)
    new (&slots[i]) Rect(size[i].x, size[i].y);
  else
    new (&slots[i]) Square(size[i].x);
}

extern "C" __global__ void total_area(const Slot *slots, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    atomicAdd(out, ((const Shape *)&slots[i])->area());
}

extern "C" __global__ void nearest_shape(const Slot *slots, const float2 *p, int *out, int n, int np) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= np)
    return;
  float best = INFINITY;
  int arg = -1;
  for (int s = 0; s < n; s++) {
    float d = ((const Shape *)&slots[s])->distance(p[i].x, p[i].y);
    if (d < best) {
      best = d;
      arg = s;
    }
  }
  out[i] = arg;
}

struct Ops {
  const char *name;
  int (*apply)(int, int);
  int identity;
};
__device__ int apply_sum(int a, int b) { return a + b; }
__device__ int apply_xor(int a, int b) { return a ^ b; }
__device__ int apply_gcd(int a, int b) {
  while (b) {
    int t = a % b;
    a = b;
    b = t;
  }
  return a;
}
__device__ const Ops ops_table[] = {{"sum", apply_sum, 0}, {"xor", apply_xor, 0}, {"gcd", apply_gcd, 0}};

extern "C" __global__ void fold_with(const int *x, int *out, int which, int per) {
  const Ops &op = ops_table[which];
  int acc = op.identity, t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < per; i++)
    acc = op.apply(acc, x[t * per + i]);
  out[t] = acc;
}

template <typename F> __device__ float integrate(F f, float a, float b, int steps) {
  float s = 0.f, h = (b - a) / steps;
  for (int i = 0; i < steps; i++)
    s += f(a + (i + 0.5f) * h);
  return s * h;
}

extern "C" __global__ void integrals(const float *k, float *out, int steps) {
  float c = k[threadIdx.x];
  out[threadIdx.x] = integrate([c](float x) { return c * x * x; }, 0.f, 1.f, steps) +
                     integrate([=](float x) { return 1.f / (1.f + c * x); }, 0.f, 2.f, steps);
}
