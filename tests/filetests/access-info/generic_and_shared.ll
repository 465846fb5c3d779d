; RUN: opt -passes='print<access-info>'
; A generic pointer may be into shared memory; addresses of the two spaces cannot be compared.

target triple = "nvptx64-nvidia-cuda"

define void @copy(ptr %from, ptr addrspace(3) %to) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %from, i64 %i
  %v = load i32, ptr %p
  %q = getelementptr inbounds i32, ptr addrspace(3) %to, i64 %i
  store i32 %v, ptr addrspace(3) %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'copy':
;   loop:
;     Report: cannot identify array bounds
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
