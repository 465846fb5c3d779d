; RUN: opt -passes=print-ir-similarity -no-ir-sim-branch-matching -disable-output
; Parts end at branches and phis where the knob says so.
define i32 @one(i32 %a, ptr %p) {
entry:
  %c = icmp slt i32 %a, 5
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %no
no:
  %r = phi i32 [ 3, %yes ], [ 4, %entry ]
  ret i32 %r
}
define i32 @other(i32 %b, ptr %p) {
entry:
  %c = icmp sgt i32 9, %b
  br i1 %c, label %yes, label %no
yes:
  store i32 2, ptr %p
  br label %no
no:
  %r = phi i32 [ 3, %yes ], [ 4, %entry ]
  ret i32 %r
}
; EXPECT
