// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_run_length_encode.cuh>
#include <cub/device/device_reduce.cuh>

void run(void *t, size_t &b, const int *i, int *u, int *c, int *runs, const float *v, float *s, int n) {
  cub::DeviceRunLengthEncode::Encode(t, b, i, u, c, runs, n);
  cub::DeviceReduce::ReduceByKey(t, b, i, u, v, s, runs, cuda::std::plus<>{}, n);
}
