; RUN: opt -passes='gvn'
; The step of the counter is computed in one arm, too. It stays an addition: behind a phi it would be no step of the loop any more.
target triple = "nvptx64-nvidia-cuda"

define i32 @last(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %found = phi i32 [ 0, %entry ], [ %kept, %latch ]
  %v = load volatile i32, ptr %p
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %then, label %latch

then:
  %one_more = add nuw nsw i32 %i, 1
  br label %latch

latch:
  %kept = phi i32 [ %one_more, %then ], [ %found, %loop ]
  %next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end

end:
  ret i32 %kept
}
