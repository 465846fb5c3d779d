; RUN: opt -passes='print<access-info>'
; The loop moves by more bytes than its 32-bit count can say: the product of count and stride must not be computed in 32 bits.

target triple = "nvptx64-nvidia-cuda"

define void @billion(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext i32 %i to i64
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %w
  %v = load i32, ptr addrspace(1) %r
  %u = add nuw nsw i64 %w, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %u
  store i32 %v, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %next, 1073741825
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'billion':
;   loop:
;     Report: unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop
; Backward loop carried data dependence.
;     Dependences:
;       Backward:
;           %v = load i32, ptr addrspace(1) %r, align 4 -> 
;           store i32 %v, ptr addrspace(1) %q, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
