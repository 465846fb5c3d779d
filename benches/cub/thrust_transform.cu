// Host code that instantiates library kernels: only their device side is compiled here.
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/for_each.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/tuple.h>

struct Saxpy { float a; __host__ __device__ float operator()(float x, float y) const { return a * x + y; } };
struct Square { __host__ __device__ double operator()(double x) const { return x * x; } };
struct Fill { int *p; __host__ __device__ void operator()(int i) const { p[i] = i * i; } };
struct Dot3 {
  template <class T> __host__ __device__ float operator()(T t) const {
    return thrust::get<0>(t) * thrust::get<1>(t) + thrust::get<2>(t);
  }
};

double run(float *x, float *y, double *d, int *p, int n) {
  thrust::transform(thrust::device, x, x + n, y, y, Saxpy{2.f});
  thrust::for_each(thrust::device, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n), Fill{p});
  auto z = thrust::make_zip_iterator(thrust::make_tuple(x, y, x));
  thrust::transform(thrust::device, z, z + n, y, Dot3{});
  return thrust::transform_reduce(thrust::device, d, d + n, Square{}, 0.0, thrust::plus<double>{});
}
