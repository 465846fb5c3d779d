// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_scan.cuh>

void run(void *t, size_t &b, const int *i, int *io, const float *f, float *fo, const double *d, double *dout, int n) {
  cub::DeviceScan::ExclusiveSum(t, b, i, io, n);
  cub::DeviceScan::InclusiveSum(t, b, f, fo, n);
  cub::DeviceScan::InclusiveScan(t, b, d, dout, cuda::maximum<>{}, n);
}
