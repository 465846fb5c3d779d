; RUN: opt -passes='print<access-info>'
; One of the two places a store may go to stays the same, and is loaded: this is found like a store to it alone.

target triple = "nvptx64-nvidia-cuda"

define void @either(ptr addrspace(1) %p, ptr addrspace(1) noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %v = load i32, ptr addrspace(1) %c
  %k = and i64 %i, 1
  %odd = icmp ne i64 %k, 0
  br i1 %odd, label %other, label %latch
other:
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  br label %latch
latch:
  %to = phi ptr addrspace(1) [ %c, %loop ], [ %a, %other ]
  store i32 %v, ptr addrspace(1) %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'either':
;   loop:
;     Report: unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop
; Unknown data dependence.
;     Dependences:
;       Unknown:
;           %v = load i32, ptr addrspace(1) %c, align 4 -> 
;           store i32 %v, ptr addrspace(1) %to, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
