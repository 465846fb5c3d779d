// Host code that instantiates library kernels: only their device side is compiled here.
#include <thrust/complex.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/random.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/transform_scan.h>

using C = thrust::complex<double>;
struct Normal {
  __host__ __device__ float operator()(int i) const {
    thrust::default_random_engine e(123);
    e.discard(i);
    thrust::random::normal_distribution<float> d(0.f, 1.f);
    return d(e);
  }
};
struct Func { __host__ __device__ C operator()(C z) const { return thrust::sin(z) * thrust::sqrt(z) + thrust::log(z); } };
struct Sq { __host__ __device__ double operator()(double v) const { return v * v; } };

void run(float *x, C *z, double *d, int n) {
  thrust::tabulate(thrust::device, x, x + n, Normal{});
  thrust::transform(thrust::device, z, z + n, z, Func{});
  thrust::transform_inclusive_scan(thrust::device, d, d + n, d, Sq{}, thrust::plus<double>{});
}
