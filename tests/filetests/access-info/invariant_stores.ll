; RUN: opt -passes='print<access-info>'
; Stores to one address in all iterations: a sum kept in memory, which is loaded too, and two stores to one place.

target triple = "nvptx64-nvidia-cuda"

define void @sum(ptr addrspace(1) noalias %p, ptr addrspace(3) %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %o = load i32, ptr addrspace(3) %s
  %t = add i32 %o, %v
  store i32 %t, ptr addrspace(3) %s
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @last(ptr addrspace(1) noalias %p, ptr addrspace(3) %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  store i32 %v, ptr addrspace(3) %s
  %next = add nuw nsw i64 %i, 1
  store i32 0, ptr addrspace(3) %s
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'sum':
;   loop:
;     Memory dependences are safe
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'last':
;   loop:
;     Memory dependences are safe
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
