// Data formats: run-length expansion by search, bit packing, delta and zigzag varints, base64, LZ-style copy, JSON
// quote masks, Huffman table decode.
// themes: compression, bit packing, text encodings, irregular control flow
#include "gpu.h"

extern "C" __global__ void rle_expand(const int *ends, const unsigned char *value, unsigned char *out, int runs, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int lo = 0, hi = runs - 1;
  while (lo < hi) {
    int mid = (lo + hi) / 2;
    if (ends[mid] > i)
      hi = mid;
    else
      lo = mid + 1;
  }
  out[i] = value[lo];
}

extern "C" __global__ void unpack_bits(const unsigned *in, int *out, int width, int base, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned bit = (unsigned)i * width, w = bit >> 5, s = bit & 31;
  unsigned v = __funnelshift_r(in[w], in[w + 1], s) & ((1u << width) - 1);
  out[i] = base + (int)(v >> 1 ^ (0u - (v & 1)));
}

extern "C" __global__ void varint_lengths(const unsigned char *in, unsigned *starts, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bool start = i < n && (i == 0 || !(in[i - 1] & 0x80));
  unsigned m = __ballot_sync(FULL_MASK, start);
  if ((threadIdx.x & 31) == 0 && i < n)
    starts[i / 32] = m;
}

GPU_FN char base64_digit(unsigned v) {
  return (char)(v < 26 ? 'A' + v : v < 52 ? 'a' + v - 26 : v < 62 ? '0' + v - 52 : v == 62 ? '+' : '/');
}

extern "C" __global__ void base64_encode(const unsigned char *in, char *out, int groups) {
  int g = blockIdx.x * blockDim.x + threadIdx.x;
  if (g >= groups)
    return;
  unsigned v = in[3 * g] << 16 | in[3 * g + 1] << 8 | in[3 * g + 2];
  out[4 * g] = base64_digit(v >> 18);
  out[4 * g + 1] = base64_digit(v >> 12 & 63);
  out[4 * g + 2] = base64_digit(v >> 6 & 63);
  out[4 * g + 3] = base64_digit(v & 63);
}

extern "C" __global__ void lz_decode(const unsigned char *in, const int *offset, unsigned char *out, const int *out_offset,
                                     int blocks) {
  int b = blockIdx.x * blockDim.x + threadIdx.x;
  if (b >= blocks)
    return;
  const unsigned char *p = in + offset[b], *end = in + offset[b + 1];
  unsigned char *q = out + out_offset[b];
  while (p < end) {
    unsigned token = *p++, lit = token >> 4, len = token & 15;
    if (lit == 15)
      do
        lit += *p;
      while (*p++ == 255);
    for (unsigned i = 0; i < lit; i++)
      *q++ = *p++;
    if (p >= end)
      break;
    unsigned dist = p[0] | p[1] << 8;
    p += 2;
    if (len == 15)
      do
        len += *p;
      while (*p++ == 255);
    for (unsigned i = 0; i < len + 4; i++, q++)
      *q = *(q - dist);
  }
}

// Bit i of the result: character i is inside a quoted string.
extern "C" __global__ void quote_mask(const char *text, unsigned *mask, const unsigned *carry, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  char c = i < n ? text[i] : 0;
  unsigned q = __ballot_sync(FULL_MASK, c == '"' && (i == 0 || text[i - 1] != '\\'));
  q ^= q << 1;
  q ^= q << 2;
  q ^= q << 4;
  q ^= q << 8;
  q ^= q << 16;
  if ((threadIdx.x & 31) == 0)
    mask[i / 32] = carry[i / 32] ? ~q : q;
}

extern "C" __global__ void huffman_decode(const unsigned *bits, const unsigned short *table, unsigned char *out,
                                          const int *start_bit, int symbols) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned pos = (unsigned)start_bit[t];
  for (int s = 0; s < symbols; s++) {
    unsigned w = __funnelshift_r(bits[pos >> 5], bits[(pos >> 5) + 1], pos & 31);
    unsigned short e = table[w & 0xfff];
    out[t * symbols + s] = (unsigned char)e;
    pos += e >> 8;
  }
}
