# themes: elementwise, reduction, shared memory, atomics, matrix product, stencil, libdevice
import math

from numba import cuda, float32, types

f1 = types.Array(types.float32, 1, "C")
f2 = types.Array(types.float32, 2, "C")
d1 = types.Array(types.float64, 1, "A")
i1 = types.Array(types.int32, 1, "C")
u2 = types.Array(types.uint8, 2, "C")
void = types.void


def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] + y[i]


def strided_norm(x, out):
    i = cuda.grid(1)
    s = 0.0
    for j in range(i, x.shape[0], cuda.gridsize(1)):
        s += x[j] * x[j]
    out[i] = math.sqrt(s)


def block_sum(x, out):
    s = cuda.shared.array(256, dtype=float32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = x[i] if i < x.size else float32(0)
    cuda.syncthreads()
    d = 128
    while d > 0:
        if t < d:
            s[t] += s[t + d]
        cuda.syncthreads()
        d //= 2
    if t == 0:
        cuda.atomic.add(out, 0, s[0])


def matmul_tiled(A, B, C):
    sa = cuda.shared.array((16, 16), dtype=float32)
    sb = cuda.shared.array((16, 16), dtype=float32)
    x, y = cuda.grid(2)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    acc = float32(0.0)
    for i in range(cuda.gridDim.x):
        sa[tx, ty] = 0
        sb[tx, ty] = 0
        if x < A.shape[0] and ty + i * 16 < A.shape[1]:
            sa[tx, ty] = A[x, ty + i * 16]
        if y < B.shape[1] and tx + i * 16 < B.shape[0]:
            sb[tx, ty] = B[tx + i * 16, y]
        cuda.syncthreads()
        for j in range(16):
            acc += sa[tx, j] * sb[j, ty]
        cuda.syncthreads()
    if x < C.shape[0] and y < C.shape[1]:
        C[x, y] = acc


def mandel(x0, y0, step, image, limit):
    i, j = cuda.grid(2)
    if i < image.shape[0] and j < image.shape[1]:
        c = complex(x0 + j * step, y0 + i * step)
        z = 0j
        n = 0
        while n < limit and z.real * z.real + z.imag * z.imag < 4.0:
            z = z * z + c
            n += 1
        image[i, j] = n


def heat_step(a, b, k):
    i, j = cuda.grid(2)
    if 1 <= i < a.shape[0] - 1 and 1 <= j < a.shape[1] - 1:
        b[i, j] = a[i, j] + k * (a[i - 1, j] + a[i + 1, j] + a[i, j - 1] + a[i, j + 1] - 4 * a[i, j])


def histogram(x, lo, width, bins):
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        b = int((x[i] - lo) / width)
        if 0 <= b < bins.size:
            cuda.atomic.add(bins, b, 1)


def gelu(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = 0.5 * x[i] * (1.0 + math.erf(x[i] * 0.7071067811865476))


KERNELS = [
    (saxpy, void(types.float32, f1, f1)),
    (strided_norm, void(d1, d1)),
    (block_sum, void(f1, f1)),
    (matmul_tiled, void(f2, f2, f2)),
    (mandel, void(types.float64, types.float64, types.float64, u2, types.int32)),
    (heat_step, void(f2, f2, types.float32)),
    (histogram, void(f1, types.float32, types.float32, i1)),
    (gelu, void(f1, f1)),
]
