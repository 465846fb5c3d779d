// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_radix_sort.cuh>

void run(void *t, size_t &b, const unsigned *k, unsigned *ko, int n) { cub::DeviceRadixSort::SortKeys(t, b, k, ko, n); }
