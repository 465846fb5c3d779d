// Device function pointers: a table in constant memory, a pointer chosen at run time, a callback argument.
// themes: function pointers, indirect calls, globals with initialisers
#include "gpu.h"

typedef float (*BinaryOp)(float, float);

__device__ __noinline__ float op_add(float a, float b) { return a + b; }
__device__ __noinline__ float op_mul(float a, float b) { return a * b; }
__device__ __noinline__ float op_max(float a, float b) { return a > b ? a : b; }
__device__ __noinline__ float op_dist(float a, float b) { return sqrtf(a * a + b * b); }

__constant__ BinaryOp op_table[4] = {op_add, op_mul, op_max, op_dist};
__device__ BinaryOp default_op = op_add;

extern "C" __global__ void apply_table(const float *a, const float *b, const int *which, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = op_table[which[i] & 3](a[i], b[i]);
}

extern "C" __global__ void set_default(int which) { default_op = op_table[which]; }

__device__ __noinline__ float fold(const float *x, int n, float init, BinaryOp f) {
  for (int i = 0; i < n; i++)
    init = f(init, x[i]);
  return init;
}

extern "C" __global__ void fold_rows(const float *x, float *out, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float a = fold(x + r * cols, cols, 0.f, default_op);
  float b = fold(x + r * cols, cols, -INFINITY, r & 1 ? op_max : op_add);
  out[r] = a + b;
}
