// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_reduce.cuh>

struct Max { template <class T> __host__ __device__ T operator()(T a, T b) const { return a < b ? b : a; } };

void run(void *t, size_t &b, const float *f, float *fo, const double *d, double *dout, const int *i, int *io,
         cub::KeyValuePair<int, float> *kv, int n) {
  cub::DeviceReduce::Sum(t, b, f, fo, n);
  cub::DeviceReduce::Max(t, b, d, dout, n);
  cub::DeviceReduce::Reduce(t, b, i, io, n, Max{}, 0);
  cub::DeviceReduce::ArgMin(t, b, f, kv, n);
}
