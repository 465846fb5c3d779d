#!/usr/bin/env python3
"""Functions that scalar evolution finds hard, as LLVM IR on stdout: scev_inputs.py KIND N.

  addresses  one loop with N accesses `p[m * i + k]` (5 instructions each)
  nest       N loops, each inside of the one before
  nests      N nests, three loops deep, with accesses to arrays of three dimensions
  ivs        one loop with N induction variables
  chain      N instructions, each made of the one before: sums, products, exclusive ors
  sum        a sum of N loads
"""
import sys

HEAD = 'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\ntarget triple = "nvptx64-nvidia-cuda"\n'


def addresses(n):
    yield 'define ptx_kernel void @f(ptr %p, i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]'
    for k in range(n):
        yield f'  %a{k} = mul nsw i32 %i, {k % 13 + 1}\n  %b{k} = add nsw i32 %a{k}, {k}\n  %c{k} = sext i32 %b{k} to i64'
        yield f'  %d{k} = getelementptr inbounds float, ptr %p, i64 %c{k}\n  store float 0.0, ptr %d{k}'
    yield '  %next = add nuw nsw i32 %i, 1\n  %c = icmp slt i32 %next, %n\n  br i1 %c, label %loop, label %done\ndone:\n  ret void\n}'


def nest(n):
    yield 'define ptx_kernel void @f(ptr %p, i32 %n) {\nentry:\n  br label %h0'
    for k in range(n):
        yield f'h{k}:\n  %i{k} = phi i32 [ 0, %{"entry" if k == 0 else f"h{k - 1}"} ], [ %x{k}, %l{k} ]'
        yield f'  %s{k} = add i32 %i{k}, {"0" if k == 0 else f"%s{k - 1}"}\n  br label %' + (f'h{k + 1}' if k < n - 1 else f'l{k}')
    for k in reversed(range(n)):
        yield f'l{k}:\n  %x{k} = add nuw nsw i32 %i{k}, 1\n  %c{k} = icmp slt i32 %x{k}, %n\n  br i1 %c{k}, label %h{k}, label %' + (f'l{k - 1}' if k else 'done')
    yield 'done:\n  ret void\n}'


def nests(n):
    yield 'define ptx_kernel void @f(ptr %p, i32 %n, i32 %m, i32 %o) {\nentry:\n  br label %a0'
    for k in range(n):
        came = 'entry' if k == 0 else f'za{k - 1}'
        yield f'a{k}:\n  %i{k} = phi i32 [ 0, %{came} ], [ %xi{k}, %za{k} ]\n  br label %b{k}'
        yield f'b{k}:\n  %j{k} = phi i32 [ 0, %a{k} ], [ %xj{k}, %zb{k} ]\n  br label %c{k}'
        yield f'c{k}:\n  %k{k} = phi i32 [ 0, %b{k} ], [ %xk{k}, %c{k} ]\n  %r{k} = mul nsw i32 %i{k}, %m\n  %s{k} = add nsw i32 %r{k}, %j{k}'
        yield f'  %t{k} = mul nsw i32 %s{k}, %o\n  %u{k} = add nsw i32 %t{k}, %k{k}\n  %w{k} = sext i32 %u{k} to i64'
        yield f'  %q{k} = getelementptr inbounds float, ptr %p, i64 %w{k}\n  store float 0.0, ptr %q{k}'
        yield f'  %xk{k} = add nuw nsw i32 %k{k}, 1\n  %ck{k} = icmp slt i32 %xk{k}, %o\n  br i1 %ck{k}, label %c{k}, label %zb{k}'
        yield f'zb{k}:\n  %xj{k} = add nuw nsw i32 %j{k}, 1\n  %cj{k} = icmp slt i32 %xj{k}, %m\n  br i1 %cj{k}, label %b{k}, label %za{k}'
        yield f'za{k}:\n  %xi{k} = add nuw nsw i32 %i{k}, 1\n  %ci{k} = icmp slt i32 %xi{k}, %n\n  br i1 %ci{k}, label %a{k}, label %' + (f'a{k + 1}' if k < n - 1 else 'done')
    yield 'done:\n  ret void\n}'


def ivs(n):
    yield 'define ptx_kernel void @f(i32 %n) {\nentry:\n  br label %loop\nloop:'
    yield from (f'  %i{k} = phi i32 [ {k}, %entry ], [ %n{k}, %loop ]' for k in range(n))
    yield from (f'  %n{k} = add nsw i32 %i{k}, {k % 7 + 1}' for k in range(n))
    yield '  %c = icmp slt i32 %n0, %n\n  br i1 %c, label %loop, label %done\ndone:\n  ret void\n}'


def chain(n):
    yield 'define ptx_kernel void @f(i32 %x, i32 %y, ptr %p) {\nentry:\n  %v0 = add i32 %x, 1'
    for k in range(1, n):
        op, other = (('add', '%y'), ('mul', '%x'), ('xor', '%y'))[k % 3]
        yield f'  %v{k} = {op} i32 %v{k - 1}, {other}'
    yield f'  store i32 %v{n - 1}, ptr %p\n  ret void\n}}'


def sum(n):
    yield 'define ptx_kernel void @f(ptr %p) {\nentry:\n  %v0 = load i32, ptr %p'
    yield from (f'  %l{k} = load volatile i32, ptr %p\n  %v{k} = add i32 %v{k - 1}, %l{k}' for k in range(1, n))
    yield f'  store i32 %v{n - 1}, ptr %p\n  ret void\n}}'


KINDS = {f.__name__: f for f in (addresses, nest, nests, ivs, chain, sum)}


def text(kind, n):
    return HEAD + '\n'.join(KINDS[kind](n)) + '\n'


if __name__ == '__main__':
    if len(sys.argv) != 3 or sys.argv[1] not in KINDS:
        sys.exit(__doc__)
    sys.stdout.write(text(sys.argv[1], int(sys.argv[2])))
