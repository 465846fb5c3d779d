// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_radix_sort.cuh>

void run(void *t, size_t &b, const float *k, float *ko, const int *v, int *vo, int n) {
  cub::DeviceRadixSort::SortPairsDescending(t, b, k, ko, v, vo, n);
}
