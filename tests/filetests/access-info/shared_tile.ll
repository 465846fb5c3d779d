; RUN: opt -passes='print<access-info>'
; A tile in shared memory and an array in global memory never meet: no check is needed between them, and none is made between the
; two columns of the tile that are read.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [32 x [33 x float]] poison

define ptx_kernel void @column(ptr addrspace(1) %out, i64 %row) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %here = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @tile, i64 0, i64 %i, i64 3
  %there = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @tile, i64 0, i64 %i, i64 7
  %a = load float, ptr addrspace(3) %here
  %b = load float, ptr addrspace(3) %there
  %s = fadd float %a, %b
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %s, ptr addrspace(1) %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 32
  br i1 %more, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @shift(ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %here = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @tile, i64 0, i64 %i, i64 3
  %a = load float, ptr addrspace(3) %here
  %next = add nuw nsw i64 %i, 1
  %below = getelementptr inbounds [32 x [33 x float]], ptr addrspace(3) @tile, i64 0, i64 %next, i64 3
  store float %a, ptr addrspace(3) %below
  %more = icmp ult i64 %next, 31
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'column':
;   loop:
;     Memory dependences are safe
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'shift':
;   loop:
;     Report: unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop
; Backward loop carried data dependence.
;     Dependences:
;       Backward:
;           %a = load float, ptr addrspace(3) %here, align 4 -> 
;           store float %a, ptr addrspace(3) %below, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
