// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_segmented_sort.cuh>

void run(void *t, size_t &b, const int *k, int *ko, int n, int segs, const int *off) {
  cub::DeviceSegmentedSort::SortKeys(t, b, k, ko, n, segs, off, off + 1);
}
