# themes: warp intrinsics, shared memory, atomics, scans, sorting, libdevice, images, random numbers, structs, tuples
import math

import numpy as np
from numba import cuda, float32, int32, types, uint32

f1 = types.Array(types.float32, 1, "C")
f2 = types.Array(types.float32, 2, "C")
f2s = types.Array(types.float32, 2, "A")
f3 = types.Array(types.float32, 3, "C")
d1 = types.Array(types.float64, 1, "C")
i1 = types.Array(types.int32, 1, "C")
l1 = types.Array(types.int64, 1, "C")
u1 = types.Array(types.uint32, 1, "C")
b3 = types.Array(types.uint8, 3, "C")
c1 = types.Array(types.complex64, 1, "C")
pair = types.UniTuple(types.float32, 2)
particle = types.Record.make_c_struct([("pos", types.NestedArray(types.float32, (3,))), ("mass", types.float64), ("id", types.int32)])
p1 = types.Array(particle, 1, "C")
void = types.void

COEFFICIENTS = np.array([1.0, 4.0, 6.0, 4.0, 1.0], dtype=np.float32) / np.float32(16.0)


def warp_sum(x, out):
    i = cuda.grid(1)
    value = x[i] if i < x.size else float32(0)
    offset = 16
    while offset > 0:
        value += cuda.shfl_down_sync(0xFFFFFFFF, value, offset)
        offset //= 2
    if cuda.laneid == 0:
        cuda.atomic.add(out, i // 32, value)


def warp_votes(x, limit, out):
    i = cuda.grid(1)
    above = x[i] > limit
    if cuda.all_sync(0xFFFFFFFF, above):
        out[i] = 1
    elif cuda.any_sync(0xFFFFFFFF, above):
        out[i] = int32(cuda.popc(cuda.ballot_sync(0xFFFFFFFF, above)))
    else:
        out[i] = cuda.shfl_xor_sync(0xFFFFFFFF, int32(i), 1)


def warp_scan_double(x, out):
    i = cuda.grid(1)
    lane = cuda.laneid
    value = x[i]
    d = 1
    while d < 32:
        other = cuda.shfl_up_sync(0xFFFFFFFF, value, d)
        if lane >= d:
            value += other
        d *= 2
    out[i] = value


def block_scan(x, out):
    s = cuda.shared.array(512, dtype=int32)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    d = 1
    while d < cuda.blockDim.x:
        value = s[t - d] if t >= d else 0
        cuda.syncthreads()
        s[t] += value
        cuda.syncthreads()
        d *= 2
    out[cuda.grid(1)] = s[t]


def bitonic_step(keys, values, j, k):
    i = cuda.grid(1)
    other = i ^ j
    if other > i and other < keys.size:
        ascending = (i & k) == 0
        if (keys[i] > keys[other]) == ascending:
            keys[i], keys[other] = keys[other], keys[i]
            values[i], values[other] = values[other], values[i]


def dynamic_shared_reverse(x):
    s = cuda.shared.array(0, dtype=float32)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncthreads()
    x[t] = s[x.size - 1 - t]


def local_sort(x, out):
    i = cuda.grid(1)
    a = cuda.local.array(8, dtype=float32)
    for j in range(8):
        a[j] = x[i * 8 + j]
    for j in range(1, 8):
        key = a[j]
        k = j - 1
        while k >= 0 and a[k] > key:
            a[k + 1] = a[k]
            k -= 1
        a[k + 1] = key
    for j in range(8):
        out[i * 8 + j] = a[j]


def constant_filter(x, out):
    c = cuda.const.array_like(COEFFICIENTS)
    i = cuda.grid(1)
    if 2 <= i < x.size - 2:
        s = float32(0)
        for j in range(5):
            s += c[j] * x[i + j - 2]
        out[i] = s


def brighten(image, gain, out):
    x, y = cuda.grid(2)
    if x < image.shape[0] and y < image.shape[1]:
        for c in range(3):
            out[x, y, c] = min(max(int(image[x, y, c] * gain), 0), 255)


def atomics_all(x, bins, extremes, locks):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(bins, x[i] & 255, 1)
        cuda.atomic.max(extremes, 0, x[i])
        cuda.atomic.min(extremes, 1, x[i])
        cuda.atomic.xor(extremes, 2, x[i])
        cuda.atomic.exch(extremes, 3, x[i])
        cuda.atomic.cas(locks, i & 7, 0, x[i])


def atomic_double_sums(x, out):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(out, 0, x[i])
        cuda.atomic.add(out, 1, x[i] * x[i])


def black_scholes(call, put, price, strike, years, rate, volatility):
    i = cuda.grid(1)
    if i >= price.size:
        return
    root = math.sqrt(years[i])
    d1 = (math.log(price[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]) / (volatility * root)
    d2 = d1 - volatility * root
    n1 = 0.5 * math.erfc(-d1 * 0.7071067811865476)
    n2 = 0.5 * math.erfc(-d2 * 0.7071067811865476)
    discount = math.exp(-rate * years[i])
    call[i] = price[i] * n1 - strike[i] * discount * n2
    put[i] = strike[i] * discount * (1.0 - n2) - price[i] * (1.0 - n1)


def nbody(bodies, softening, out):
    i = cuda.grid(1)
    if i >= bodies.size:
        return
    ax = ay = az = float32(0)
    for j in range(bodies.size):
        dx = bodies[j].pos[0] - bodies[i].pos[0]
        dy = bodies[j].pos[1] - bodies[i].pos[1]
        dz = bodies[j].pos[2] - bodies[i].pos[2]
        inverse = 1.0 / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
        weight = float32(bodies[j].mass * inverse * inverse * inverse)
        ax += dx * weight
        ay += dy * weight
        az += dz * weight
    out[i, 0] = ax
    out[i, 1] = ay
    out[i, 2] = az


def complex_rotate(z, angle):
    i = cuda.grid(1)
    if i < z.size:
        z[i] = z[i] * complex(math.cos(angle), math.sin(angle))


def transpose_strided(a, b):
    x, y = cuda.grid(2)
    if x < a.shape[0] and y < a.shape[1]:
        b[y, x] = a[x, y]


def stencil_3d(a, b):
    i, j, k = cuda.grid(3)
    if 0 < i < a.shape[0] - 1 and 0 < j < a.shape[1] - 1 and 0 < k < a.shape[2] - 1:
        b[i, j, k] = (a[i - 1, j, k] + a[i + 1, j, k] + a[i, j - 1, k] + a[i, j + 1, k] + a[i, j, k - 1]
                      + a[i, j, k + 1] - float32(6) * a[i, j, k])


def bit_tricks(x, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = cuda.brev(x[i]) ^ uint32(cuda.clz(x[i])) ^ uint32(cuda.ffs(x[i])) ^ cuda.popc(x[i])


def xorshift_pi(seeds, rounds, hits):
    i = cuda.grid(1)
    state = seeds[i]
    count = 0
    for _ in range(rounds):
        state ^= uint32(state << 13)
        state ^= state >> 17
        state ^= uint32(state << 5)
        a = float32(state & 65535) / float32(65536)
        b = float32(state >> 16) / float32(65536)
        if a * a + b * b < 1:
            count += 1
    hits[i] = count


def tuple_arguments(x, window, out):
    i = cuda.grid(1)
    if i < x.size and window[0] <= x[i] < window[1]:
        out[i] = (x[i] - window[0]) / (window[1] - window[0])


def fences_and_flags(data, flags, out):
    i = cuda.grid(1)
    data[i] = float32(i)
    cuda.threadfence()
    cuda.atomic.add(flags, 0, 1)
    if cuda.syncthreads_count(i & 1) > 3:
        out[i] = data[data.size - 1 - i]
    cuda.syncwarp()
    cuda.threadfence_block()


def integer_division(a, b, quotient, remainder):
    i = cuda.grid(1)
    if i < a.size and b[i] != 0:
        quotient[i] = a[i] // b[i]
        remainder[i] = a[i] % b[i]


KERNELS = [
    (warp_sum, void(f1, f1)),
    (warp_votes, void(f1, types.float32, i1)),
    (warp_scan_double, void(d1, d1)),
    (block_scan, void(i1, i1)),
    (bitonic_step, void(u1, i1, types.int32, types.int32)),
    (dynamic_shared_reverse, void(f1)),
    (local_sort, void(f1, f1)),
    (constant_filter, void(f1, f1)),
    (brighten, void(b3, types.float32, b3)),
    (atomics_all, void(i1, i1, i1, i1)),
    (atomic_double_sums, void(d1, d1)),
    (black_scholes, void(d1, d1, d1, d1, d1, types.float64, types.float64)),
    (nbody, void(p1, types.float32, f2)),
    (complex_rotate, void(c1, types.float32)),
    (transpose_strided, void(f2s, f2s)),
    (stencil_3d, void(f3, f3)),
    (bit_tricks, void(u1, u1)),
    (xorshift_pi, void(u1, types.int32, i1)),
    (tuple_arguments, void(f1, pair, f1)),
    (fences_and_flags, void(f1, i1, f1)),
    (integer_division, void(l1, l1, l1, l1)),
]
