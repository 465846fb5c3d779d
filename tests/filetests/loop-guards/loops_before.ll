; RUN: opt -passes='print<loop-guards>'
; What a loop before compared its own variable with says nothing of the next loop: the bound is not rewritten.

target triple = "nvptx64-nvidia-cuda"

define void @f(i32 %n, ptr %p) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %i2, %first ]
  %i2 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %first, label %second
second:
  %j = phi i32 [ 0, %first ], [ %j2, %second ]
  %j2 = add nuw nsw i32 %j, 1
  %d = icmp slt i32 %j2, %n
  br i1 %d, label %second, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Guards' for function 'f':
; Loop %second:
; Loop %first:
