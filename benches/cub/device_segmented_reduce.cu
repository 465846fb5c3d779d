// Host code that instantiates library kernels: only their device side is compiled here.
#include <cub/device/device_segmented_reduce.cuh>

void run(void *t, size_t &b, const float *f, float *o, int segs, const int *off) {
  cub::DeviceSegmentedReduce::Sum(t, b, f, o, segs, off, off + 1);
  cub::DeviceSegmentedReduce::Max(t, b, f, o, segs, off, off + 1);
}
