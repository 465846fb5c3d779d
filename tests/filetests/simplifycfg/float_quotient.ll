; RUN: opt -passes='simplifycfg'
; A quotient that is rounded as IEEE says may call a routine: it stays behind its branch, beside other work; an approximate one does not.
target triple = "nvptx64-nvidia-cuda"
define float @rounded(i1 %c, float %x, float %y, float %z) {
entry:
  br i1 %c, label %then, label %join
then:
  %d = fsub float %x, %z
  %q = fdiv float %d, %y
  br label %join
join:
  %r = phi float [ %q, %then ], [ %x, %entry ]
  ret float %r
}
define float @approximate(i1 %c, float %x, float %y, float %z) {
entry:
  br i1 %c, label %then, label %join
then:
  %d = fsub float %x, %z
  %q = fdiv afn float %d, %y
  br label %join
join:
  %r = phi float [ %q, %then ], [ %x, %entry ]
  ret float %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define float @rounded(i1 %c, float %x, float %y, float %z) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   %d = fsub float %x, %z
;   %q = fdiv float %d, %y
;   br label %join
;
; join:                                             ; preds = %then, %entry
;   %r = phi float [ %q, %then ], [ %x, %entry ]
;   ret float %r
; }
;
; define float @approximate(i1 %c, float %x, float %y, float %z) {
; entry:
;   %d = fsub float %x, %z
;   %q = fdiv afn float %d, %y
;   %r = select i1 %c, float %q, float %x
;   ret float %r
; }
