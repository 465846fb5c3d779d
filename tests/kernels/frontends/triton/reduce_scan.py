# themes: reduction, scan, atomics, sorting, histogram
import triton
import triton.language as tl


@triton.jit
def block_sums(x, total, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(total, tl.sum(tl.load(x + i, mask=i < n, other=0.0), axis=0))


@triton.jit
def add(a, b):
    return a + b


@triton.jit
def row_cumsum(x, out, cols, BLOCK: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    v = tl.load(x + r * cols + c, mask=c < cols, other=0)
    tl.store(out + r * cols + c, tl.associative_scan(v, 0, add), mask=c < cols)


@triton.jit
def argmax_rows(x, val, idx, cols, BLOCK: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    v = tl.load(x + r * cols + c, mask=c < cols, other=-float("inf"))
    m, i = tl.max(v, axis=0, return_indices=True)
    tl.store(val + r, m)
    tl.store(idx + r, i)


@triton.jit
def sort_rows(x, out, BLOCK: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    tl.store(out + r * BLOCK + c, tl.sort(tl.load(x + r * BLOCK + c)))


KERNELS = [
    (block_sums, {"x": "*fp32", "total": "*fp32", "n": "i32"}, {"BLOCK": 1024}, {}),
    (row_cumsum, {"x": "*i32", "out": "*i32", "cols": "i32"}, {"BLOCK": 512}, {}),
    (argmax_rows, {"x": "*fp32", "val": "*fp32", "idx": "*i32", "cols": "i32"}, {"BLOCK": 512}, {}),
    (sort_rows, {"x": "*i32", "out": "*i32"}, {"BLOCK": 64}, {"num_warps": 1}),
]
