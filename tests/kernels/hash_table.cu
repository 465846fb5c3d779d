// Hash tables: linear probing insert/lookup with 64-bit slots, cuckoo insert, chained buckets with a node pool, Bloom filter.
// themes: hash table, atomics, compare and swap, bloom filter
#include "gpu.h"

constexpr uint64_t EMPTY = ~0ull;

GPU_FN unsigned hash32(unsigned k) {
  k ^= k >> 16;
  k *= 0x85ebca6bu;
  k ^= k >> 13;
  k *= 0xc2b2ae35u;
  return k ^ k >> 16;
}

extern "C" __global__ void insert_linear(uint64_t *table, unsigned mask, const unsigned *keys, const unsigned *vals,
                                         int *failed, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned key = keys[i], slot = hash32(key) & mask;
  uint64_t entry = (uint64_t)key << 32 | vals[i];
  for (unsigned probe = 0; probe <= mask; probe++) {
    uint64_t seen = atomicCAS(&table[slot], EMPTY, entry);
    if (seen == EMPTY)
      return;
    if ((unsigned)(seen >> 32) == key) {
      atomicExch(&table[slot], entry);
      return;
    }
    slot = (slot + 1) & mask;
  }
  atomicAdd(failed, 1);
}

extern "C" __global__ void lookup_linear(const uint64_t *__restrict__ table, unsigned mask,
                                         const unsigned *__restrict__ keys, unsigned *__restrict__ vals, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned key = keys[i], slot = hash32(key) & mask, v = 0xffffffffu;
  while (true) {
    uint64_t e = table[slot];
    if (e == EMPTY)
      break;
    if ((unsigned)(e >> 32) == key) {
      v = (unsigned)e;
      break;
    }
    slot = (slot + 1) & mask;
  }
  vals[i] = v;
}

extern "C" __global__ void insert_cuckoo(uint64_t *t0, uint64_t *t1, unsigned size, const uint64_t *entries, int *failed,
                                         int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  uint64_t e = entries[i];
  for (int hop = 0; hop < 64 && e != EMPTY; hop++) {
    unsigned k = (unsigned)(e >> 32);
    uint64_t *slot = hop & 1 ? &t1[hash32(k ^ 0x9e3779b9u) % size] : &t0[hash32(k) % size];
    e = atomicExch(slot, e);
  }
  if (e != EMPTY)
    atomicExch(failed, 1);
}

struct Node {
  unsigned key, count;
  int next;
};

extern "C" __global__ void count_words(int *heads, Node *pool, int *used, unsigned buckets, const unsigned *keys, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned key = keys[i], b = hash32(key) % buckets;
  int mine = -1, head = atomicAdd(&heads[b], 0);
  while (true) {
    for (int p = head; p >= 0; p = pool[p].next)
      if (pool[p].key == key) {
        atomicAdd(&pool[p].count, 1u);
        return;
      }
    if (mine < 0) {
      mine = atomicAdd(used, 1);
      pool[mine].key = key;
      pool[mine].count = 1;
    }
    pool[mine].next = head;
    __threadfence();
    int seen = atomicCAS(&heads[b], head, mine);
    if (seen == head)
      return;
    head = seen;
  }
}

extern "C" __global__ void bloom_query(const unsigned *bits, unsigned mask, const unsigned *keys, unsigned char *hit, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  unsigned h1 = hash32(keys[i]), h2 = hash32(h1 ^ 0x5bd1e995u) | 1;
  unsigned a = h1 & mask, b = (h1 + h2) & mask, c = (h1 + 2 * h2) & mask;
  hit[i] = (bits[a >> 5] >> (a & 31)) & (bits[b >> 5] >> (b & 31)) & (bits[c >> 5] >> (c & 31)) & 1;
}
