// Neural-network activations, one element a thread: relu family, gelu (erf and tanh forms), silu, mish.
// themes: elementwise, activations, gelu, libdevice
// variants: o3
#include "gpu.h"

struct Relu { __device__ float operator()(float x) const { return x > 0.f ? x : 0.f; } };
struct LeakyRelu {
  float slope;
  __device__ float operator()(float x) const { return x > 0.f ? x : slope * x; }
};
struct Gelu {
  __device__ float operator()(float x) const { return 0.5f * x * (1.f + erff(x * 0.70710678f)); }
};
struct Silu { __device__ float operator()(float x) const { return x / (1.f + __expf(-x)); } };

template <typename F>
__global__ void map(F f, const float *__restrict__ in, float *__restrict__ out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = f(in[i]);
}

template __global__ void map<Relu>(Relu, const float *, float *, int);
template __global__ void map<LeakyRelu>(LeakyRelu, const float *, float *, int);
template __global__ void map<Gelu>(Gelu, const float *, float *, int);
template __global__ void map<Silu>(Silu, const float *, float *, int);

extern "C" __global__ void gelu_tanh_half(const half *in, half *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float x = (float)in[i];
  float u = 0.7978845608f * (x + 0.044715f * x * x * x);
  out[i] = (half)(0.5f * x * (1.f + tanhf(u)));
}

extern "C" __global__ void mish(const float *in, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float x = in[i];
  float sp = x > 20.f ? x : log1pf(__expf(x));
  out[i] = x * tanhf(sp);
}

// Fused bias + dropout-mask + residual, as a training step has it.
extern "C" __global__ void bias_dropout_residual(const float4 *x, const float4 *bias, const unsigned *mask,
                                                 const float4 *res, float4 *out, float scale, int n4, int width4) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n4)
    return;
  float4 v = x[i], b = bias[i % width4], r = res[i];
  unsigned m = mask[i / 8] >> (i % 8 * 4);
  v.x = (m & 1 ? (v.x + b.x) * scale : 0.f) + r.x;
  v.y = (m & 2 ? (v.y + b.y) * scale : 0.f) + r.y;
  v.z = (m & 4 ? (v.z + b.z) * scale : 0.f) + r.z;
  v.w = (m & 8 ? (v.w + b.w) * scale : 0.f) + r.w;
  out[i] = v;
}
