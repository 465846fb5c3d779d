; RUN: opt -passes='simplifycfg'
; A quotient is a routine of the assembler: it is not computed where it is not asked for.
target triple = "nvptx64-nvidia-cuda"

define i64 @long(i64 %x, i64 %y, i1 %c) {
entry:
  br i1 %c, label %then, label %end

then:
  %m = mul i64 %x, 3
  %odd = or i64 %y, 1
  %r = urem i64 %m, %odd
  br label %end

end:
  %v = phi i64 [ %r, %then ], [ %x, %entry ]
  ret i64 %v
}

define i32 @by_constant(i32 %x, i1 %c) {
entry:
  br i1 %c, label %then, label %end

then:
  %m = mul i32 %x, 3
  %r = urem i32 %m, 10
  br label %end

end:
  %v = phi i32 [ %r, %then ], [ %x, %entry ]
  ret i32 %v
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i64 @long(i64 %x, i64 %y, i1 %c) {
; entry:
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   %m = mul i64 %x, 3
;   %odd = or i64 %y, 1
;   %r = urem i64 %m, %odd
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %v = phi i64 [ %r, %then ], [ %x, %entry ]
;   ret i64 %v
; }
;
; define i32 @by_constant(i32 %x, i1 %c) {
; entry:
;   %m = mul i32 %x, 3
;   %r = urem i32 %m, 10
;   %v = select i1 %c, i32 %r, i32 %x
;   ret i32 %v
; }
