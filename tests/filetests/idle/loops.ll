; RUN: opt -passes='function(loop(loop-idiom-vectorize,extra-simple-loop-unswitch-passes),complex-deinterleaving)'
; Neither do passes for what only other targets have.
target triple = "nvptx64-nvidia-cuda"
define void @f(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %end
end:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
