// Host code that instantiates library kernels: only their device side is compiled here.
#include <thrust/partition.h>
#include <thrust/remove.h>
#include <thrust/copy.h>
#include <thrust/extrema.h>
#include <thrust/inner_product.h>
#include <thrust/execution_policy.h>

struct Even { __host__ __device__ bool operator()(long v) const { return v % 2 == 0; } };

long run(long *a, long *b, float *f, int n) {
  thrust::stable_partition(thrust::device, a, a + n, Even{});
  thrust::remove_if(thrust::device, a, a + n, Even{});
  thrust::copy_if(thrust::device, a, a + n, b, Even{});
  auto m = thrust::minmax_element(thrust::device, f, f + n);
  return (m.second - m.first) + thrust::inner_product(thrust::device, a, a + n, b, 0l);
}
