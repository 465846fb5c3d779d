// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_histogram.cuh>

void run(void *t, size_t &b, const float *f, const unsigned char *px, int *h, int *const (&h3)[3], int n) {
  cub::DeviceHistogram::HistogramEven(t, b, f, h, 257, 0.f, 1.f, n);
  cub::DeviceHistogram::HistogramEven(t, b, px, h, 257, 0, 256, n);
}
