// Host code that instantiates library kernels: only their device side is compiled here.
#include <thrust/sort.h>
#include <thrust/execution_policy.h>

void run(float *k, int *v, double *d, int n) {
  thrust::sort_by_key(thrust::device, k, k + n, v);
  thrust::sort(thrust::device, d, d + n, [] __host__ __device__(double a, double b) { return a * a < b * b; });
}
