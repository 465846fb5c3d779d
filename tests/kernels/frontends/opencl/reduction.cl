// themes: reduction, local memory, barriers, atomics
kernel void reduce_local(global const float *in, global float *out, local float *s, uint n) {
  size_t l = lid(0), i = gid(0);
  s[l] = i < n ? in[i] : 0.0f;
  for (size_t d = lsize() / 2; d > 0; d >>= 1) {
    local_barrier();
    if (l < d)
      s[l] += s[l + d];
  }
  if (l == 0)
    out[grp(0)] = s[0];
}

kernel __attribute__((reqd_work_group_size(128, 1, 1))) void histogram(global const uchar *in, global int *bins, uint n) {
  local int h[256];
  h[lid(0)] = h[lid(0) + 128] = 0;
  local_barrier();
  for (size_t i = gid(0); i < n; i += 128 * 64)
    __scoped_atomic_fetch_add(&h[in[i]], 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
  local_barrier();
  for (uint b = lid(0); b < 256; b += 128)
    if (h[b])
      __scoped_atomic_fetch_add(&bins[b], h[b], __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}
