// Diagnostics from device code: printf of every argument class, assert, trap, and timing with clock64.
// themes: printf, assert, trap, clock
// variants: lines
#include "gpu.h"

extern "C" __global__ void print_values(const float *x, const char *name, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  if (x[i] != x[i])
    printf("%s[%d] is not a number\n", name, i);
  else if (i == 0)
    printf("block %u thread %u: %s = %g, bits %#x, at %p, %lld%%\n", blockIdx.x, threadIdx.x, name, x[i],
           __float_as_uint(x[i]), &x[i], (long long)(x[i] * 100));
}

extern "C" __global__ void print_nothing() {
  if (threadIdx.x == 0)
    printf("done\n");
}

extern "C" __global__ void checked_gather(const int *idx, const float *src, float *dst, int n, int limit) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int j = idx[i];
  assert(j >= 0 && j < limit);
  dst[i] = src[j];
}

extern "C" __global__ void trap_on_error(const int *status) {
  if (status[threadIdx.x] < 0) {
    printf("error %d in thread %d\n", status[threadIdx.x], (int)threadIdx.x);
    __builtin_trap();
  }
}

extern "C" __global__ void timed_copy(const float *a, float *b, long *cycles, int n) {
  long t0 = clock64();
  for (int i = threadIdx.x; i < n; i += blockDim.x)
    b[i] = a[i];
  __syncthreads();
  if (threadIdx.x == 0)
    cycles[blockIdx.x] = clock64() - t0;
}
