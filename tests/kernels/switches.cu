// Switch statements: dense jump, sparse keys, fall-through state machine, a byte-code interpreter, switch on 64-bit
// and on characters, and one inside a loop with a default that leaves.
// themes: switch, interpreter, state machine, irregular control flow
// variants: o3
#include "gpu.h"

extern "C" __global__ void dense(const int *op, const float *a, const float *b, float *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float x = a[i], y = b[i], r;
  switch (op[i]) {
  case 0: r = x + y; break;
  case 1: r = x - y; break;
  case 2: r = x * y; break;
  case 3: r = x / y; break;
  case 4: r = fminf(x, y); break;
  case 5: r = fmaxf(x, y); break;
  case 6: r = x < y; break;
  case 7: r = -x; break;
  default: r = 0.f;
  }
  out[i] = r;
}

extern "C" __global__ void sparse(const unsigned *code, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  switch (code[i]) {
  case 200: out[i] = 1; return;
  case 301: case 302: case 307: case 308: out[i] = 2; return;
  case 404: out[i] = 3; return;
  case 500 ... 599: out[i] = 4; return;
  case 0xdeadbeef: out[i] = 5; return;
  }
  out[i] = code[i] < 100 ? 6 : 0;
}

enum Op : unsigned char { PUSH, ADD, SUB, MUL, DUP, SWAP, JNZ, LOAD, STORE, RET };

extern "C" __global__ void interpret(const unsigned char *code, const int *consts, int *mem, int *result, int fuel) {
  int stack[16], sp = 0, pc = 0, t = blockIdx.x * blockDim.x + threadIdx.x;
  for (; fuel > 0; fuel--) {
    unsigned char op = code[pc++];
    switch ((Op)op) {
    case PUSH: stack[sp++ & 15] = consts[code[pc++]]; break;
    case ADD: sp--; stack[(sp - 1) & 15] += stack[sp & 15]; break;
    case SUB: sp--; stack[(sp - 1) & 15] -= stack[sp & 15]; break;
    case MUL: sp--; stack[(sp - 1) & 15] *= stack[sp & 15]; break;
    case DUP: stack[sp & 15] = stack[(sp - 1) & 15]; sp++; break;
    case SWAP: {
      int v = stack[(sp - 1) & 15];
      stack[(sp - 1) & 15] = stack[(sp - 2) & 15];
      stack[(sp - 2) & 15] = v;
      break;
    }
    case JNZ: pc = stack[--sp & 15] ? code[pc] : pc + 1; break;
    case LOAD: stack[sp++ & 15] = mem[t * 8 + (code[pc++] & 7)]; break;
    case STORE: mem[t * 8 + (code[pc++] & 7)] = stack[--sp & 15]; break;
    case RET: result[t] = stack[(sp - 1) & 15]; return;
    default: result[t] = -1; return;
    }
  }
  result[t] = -2;
}

extern "C" __global__ void tokenise(const char *text, int *tokens, int n) {
  int base = (blockIdx.x * blockDim.x + threadIdx.x) * n, state = 0, count = 0;
  for (int i = 0; i < n; i++) {
    char c = text[base + i];
    switch (c) {
    case ' ': case '\t': case '\n':
      count += state != 0;
      state = 0;
      break;
    case '0' ... '9':
      state = state == 2 ? 2 : 1;
      break;
    case 'a' ... 'z': case 'A' ... 'Z': case '_':
      state = 2;
      break;
    case '"':
      state = 3;
      [[fallthrough]];
    default:
      count++;
    }
  }
  tokens[base / n] = count;
}

extern "C" __global__ void duff_copy(const int *from, int *to, int n) {
  const int *p = from + (size_t)threadIdx.x * n;
  int *q = to + (size_t)threadIdx.x * n, left = (n + 3) / 4;
  switch (n & 3) {
  case 0: do { *q++ = *p++; [[fallthrough]];
  case 3: *q++ = *p++; [[fallthrough]];
  case 2: *q++ = *p++; [[fallthrough]];
  case 1: *q++ = *p++;
    } while (--left > 0);
  }
}
