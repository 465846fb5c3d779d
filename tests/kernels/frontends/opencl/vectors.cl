// themes: vectors, elementwise, conversions, address spaces
kernel void saxpy4(global const float4 *restrict x, global float4 *restrict y, float a, uint n) {
  size_t i = gid(0);
  if (i < n)
    y[i] = a * x[i] + y[i];
}

kernel void swizzles(global const float4 *in, global float8 *out, global int4 *bits) {
  size_t i = gid(0);
  float4 v = in[i];
  float8 r = (float8)(v.wzyx, v.xxyy);
  r.odd += v.lo.xyxy;
  r.s07 = r.s70;
  out[i] = r;
  bits[i] = as_int4(v) & (v > 0.5f);
}

kernel void pack_pixels(global const float4 *in, global uchar4 *out, global short8 *s, global const char8 *c) {
  size_t i = gid(0);
  float4 v = in[i] * 255.0f;
  v = v < 0.0f ? (float4)(0.0f) : v;
  v = v > 255.0f ? (float4)(255.0f) : v;
  out[i] = __builtin_convertvector(v, uchar4);
  s[i] = __builtin_convertvector(c[i], short8) << (short8)(1, 2, 3, 4, 5, 6, 7, 0);
}

kernel void dot16(global const char16 *a, global const char16 *b, global int *out) {
  size_t i = gid(0);
  int16 p = __builtin_convertvector(a[i], int16) * __builtin_convertvector(b[i], int16);
  int8 h = p.lo + p.hi;
  int4 q = h.lo + h.hi;
  out[i] = q.x + q.y + q.z + q.w;
}
