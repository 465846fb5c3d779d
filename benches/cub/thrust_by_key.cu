// Host code that instantiates library kernels: only their device side is compiled here.
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/execution_policy.h>

void run(int *k, float *v, int *ko, float *vo, int n) {
  thrust::reduce_by_key(thrust::device, k, k + n, v, ko, vo);
  thrust::inclusive_scan_by_key(thrust::device, k, k + n, v, vo);
}
