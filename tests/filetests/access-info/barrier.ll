; RUN: opt -passes='print<access-info>'
; A barrier is executed by all threads together, and orders memory.

target triple = "nvptx64-nvidia-cuda"

define void @wait(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  store i32 1, ptr addrspace(1) %q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'wait':
;   loop:
;     Has convergent operation in loop
;     Report: instruction cannot be vectorized
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
