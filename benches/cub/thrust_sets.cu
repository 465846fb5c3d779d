// Host code that instantiates library kernels: only their device side is compiled here.
#include <thrust/set_operations.h>
#include <thrust/merge.h>
#include <thrust/unique.h>
#include <thrust/binary_search.h>
#include <thrust/execution_policy.h>

void run(int *a, int *b, int *o, unsigned *p, int n) {
  thrust::set_union(thrust::device, a, a + n, b, b + n, o);
  thrust::set_difference(thrust::device, a, a + n, b, b + n, o);
  thrust::merge(thrust::device, a, a + n, b, b + n, o);
  thrust::unique(thrust::device, o, o + n);
  thrust::lower_bound(thrust::device, a, a + n, b, b + n, p);
}
