// themes: convolution, constant memory, generic pointers, structs
constant float taps[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
typedef struct { int w, h, pitch; float gain; uchar4 border; } Image;

static float tap(global const uchar *p, Image im, int x, int y) {
  if (x < 0 || y < 0 || x >= im.w || y >= im.h)
    return im.border.x;
  return p[y * im.pitch + x];
}

kernel void blur5(global const uchar *in, global uchar *out, Image im) {
  int x = gid(0), y = gid(1);
  if (x >= im.w || y >= im.h)
    return;
  float s = 0.0f;
  for (int j = -2; j <= 2; j++)
    for (int i = -2; i <= 2; i++)
      s += taps[j + 2] * taps[i + 2] * tap(in, im, x + i, y + j);
  out[y * im.pitch + x] = (uchar)(s * im.gain);
}

int sum_range(const int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += p[i];
  return s;
}

kernel void generic_sum(global int *a, local int *b, int n, int which) {
  int priv[8];
  for (int i = 0; i < 8; i++)
    priv[i] = a[i] * 2;
  for (int i = lid(0); i < n; i += lsize())
    b[i] = a[i] + 1;
  local_barrier();
  const int *p = which == 0 ? (const int *)a : which == 1 ? (const int *)b : (const int *)priv;
  a[n + gid(0)] = sum_range(p, which == 2 ? 8 : n);
}
