; RUN: opt -passes='print<access-info>'
; A stride that is an argument is taken to be one, to be checked before the loop.

target triple = "nvptx64-nvidia-cuda"

define void @strided(ptr addrspace(1) %p, ptr addrspace(1) noalias %q, i64 %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = mul nsw i64 %i, %s
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %k
  %v = load i32, ptr addrspace(1) %r
  %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %k
  %o = load i32, ptr addrspace(1) %w
  %t = add i32 %v, %o
  store i32 %t, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'strided':
;   loop:
;     Memory dependences are safe
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;     Equal predicate: %s == 1
;
;     Expressions re-written:
;     [PSE]  %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %k:
;       {%q,+,(4 * %s)}<%loop>
;       --> {%q,+,4}<%loop>
