; RUN: opt -passes='print<access-info>'
; One array, read and written at constant distances: behind, eight elements ahead, down, with every second element, and as far as
; the loop is long.

target triple = "nvptx64-nvidia-cuda"

define void @behind(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %w = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %b = add nsw i64 %i, -1
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %b
  %v = load i32, ptr addrspace(1) %r
  store i32 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @eight_ahead(ptr addrspace(1) %p) {
entry:
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
  store i32 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @down(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 63, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %u = add nuw nsw i64 %i, 1
  %w = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %u
  store i32 %v, ptr addrspace(1) %w
  %next = add nsw i64 %i, -1
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @every_second(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %u = add nuw nsw i64 %i, 5
  %w = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %u
  store i32 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 2
  %more = icmp ult i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @as_far_as_the_loop(ptr addrspace(1) %p, i32 %n) {
entry:
  %far = zext i32 %n to i64
  %any = icmp ne i32 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %u = add nuw nsw i64 %i, %far
  %w = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %u
  store i32 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %far
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'behind':
;   loop:
;     Report: unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop
; Backward loop carried data dependence.
;     Dependences:
;       Backward:
;           %v = load i32, ptr addrspace(1) %r, align 4 -> 
;           store i32 %v, ptr addrspace(1) %w, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'eight_ahead':
;   loop:
;     Memory dependences are safe with a maximum safe vector width of 256 bits, with a maximum safe store-load forward width of 256 bits
;     Dependences:
;       BackwardVectorizable:
;           %v = load i32, ptr addrspace(1) %r, align 4 -> 
;           store i32 %v, ptr addrspace(1) %w, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'down':
;   loop:
;     Memory dependences are safe
;     Dependences:
;       Forward:
;           %v = load i32, ptr addrspace(1) %r, align 4 -> 
;           store i32 %v, ptr addrspace(1) %w, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'every_second':
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
; Printing analysis 'Loop Access Analysis' for function 'as_far_as_the_loop':
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
