; RUN: opt -passes='print<access-info>'
; Two stores through one pointer: what the narrow one of an iteration writes, the wide one of the next overwrites in part, and the
; order of these two is not kept side by side. Stores of one type at other places in each iteration are fine, also under a
; condition; at places that nobody knows they are not.

target triple = "nvptx64-nvidia-cuda"

define void @two_types(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 100, %entry ], [ %next, %loop ]
  %w = getelementptr inbounds i16, ptr addrspace(1) %p, i64 %i
  store i32 -1, ptr addrspace(1) %w, align 2
  store i16 1, ptr addrspace(1) %w
  %next = add nsw i64 %i, -1
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @one_type(ptr addrspace(1) %p, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %w = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  store i32 -1, ptr addrspace(1) %w
  br i1 %c, label %again, label %latch
again:
  store i32 1, ptr addrspace(1) %w
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @anywhere(ptr addrspace(1) %p, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %k = mul i64 %i, %i
  %m = and i64 %k, 15
  %w = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %m
  store i32 -1, ptr addrspace(1) %w
  br i1 %c, label %again, label %latch
again:
  store i32 1, ptr addrspace(1) %w
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'two_types':
;   loop:
;     Report: unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop
; Unsafe indirect dependence.
;     Dependences:
;       IndirectUnsafe:
;           store i32 -1, ptr addrspace(1) %w, align 2 -> 
;           store i16 1, ptr addrspace(1) %w, align 2
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'one_type':
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
; Printing analysis 'Loop Access Analysis' for function 'anywhere':
;   loop:
;     Report: unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop
; Unsafe indirect dependence.
;     Dependences:
;       IndirectUnsafe:
;           store i32 -1, ptr addrspace(1) %w, align 4 -> 
;           store i32 1, ptr addrspace(1) %w, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
