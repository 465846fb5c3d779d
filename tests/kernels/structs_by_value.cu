// Kernel parameters of every shape: big structs, arrays in structs, nested and packed ones, bool and char and
// half, grid-constant parameters, struct returns, vectors, and many scalars.
// themes: parameters, structs by value, grid constant, calling convention
// variants: debug
#include "gpu.h"

struct Tensor {
  float *data;
  int64_t size[4], stride[4];
  int dims;
  char name[12];
};

extern "C" __global__ void strided_copy(Tensor dst, Tensor src) {
  int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x, so = 0, d = 0;
  for (int k = dst.dims - 1; k >= 0; k--) {
    int64_t c = i % dst.size[k];
    i /= dst.size[k];
    so += c * src.stride[k];
    d += c * dst.stride[k];
  }
  if (i == 0)
    dst.data[d] = src.data[so];
}

extern "C" __global__ void grid_constant_lookup(const __grid_constant__ Tensor t, const int *which, int64_t *out) {
  int k = which[threadIdx.x] & 3;
  const int64_t *p = &t.size[0];
  out[threadIdx.x] = p[k] * t.stride[k] + t.name[k];
}

#pragma pack(push, 1)
struct Record {
  char tag;
  int id;
  double value;
  short extra[3];
};
#pragma pack(pop)

extern "C" __global__ void packed_records(const Record *in, Record *out, Record extra, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  Record r = in[i];
  r.id += extra.id;
  r.value *= extra.value;
  r.extra[1] = (short)(r.extra[0] + extra.extra[2]);
  r.tag = extra.tag;
  out[i] = r;
}

extern "C" __global__ void many_scalars(bool b, char c, unsigned char uc, short s, unsigned short us, int i, long l,
                                        half h, float f, double d, float3 v, uchar4 q, int *p, double *out) {
  double r = b ? c : uc;
  r += s * us + i + (double)l + (double)h + f + d + v.x * v.y - v.z + q.x + q.w;
  out[threadIdx.x] = r + p[threadIdx.x];
}

struct Mat3 {
  float m[3][3];
};
struct Pair {
  long a;
  float b;
};

__device__ __noinline__ Mat3 multiply(Mat3 a, const Mat3 &b) {
  Mat3 r;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      float s = 0.f;
      for (int k = 0; k < 3; k++)
        s += a.m[i][k] * b.m[k][j];
      r.m[i][j] = s;
    }
  return r;
}
__device__ __noinline__ Pair split(double v) { return {(long)v, (float)(v - (double)(long)v)}; }
__device__ __noinline__ float4 blend(float4 a, uchar4 m, bool swap) {
  return swap ? float4{a.w, a.z, a.y, a.x} : float4{a.x * m.x, a.y * m.y, a.z * m.z, a.w * m.w};
}

extern "C" __global__ void calls_with_structs(Mat3 a, const Mat3 *b, Mat3 *out, double *d, float4 *v, uchar4 m) {
  int i = threadIdx.x;
  out[i] = multiply(a, b[i]);
  Pair p = split(d[i]);
  d[i] = p.a + p.b;
  v[i] = blend(v[i], m, p.a & 1);
}
