; RUN: opt -passes=infer-alignment
; A slot is not raised above the natural alignment of the stack that the layout names.
target datalayout = "e-S128"
define <8 x i32> @f() {
  %s = alloca <8 x i32>, align 4
  %v = load <8 x i32>, ptr %s, align 4
  ret <8 x i32> %v
}
; EXPECT
; target datalayout = "e-S128"
;
; define <8 x i32> @f() {
;   %s = alloca <8 x i32>, align 4
;   %v = load <8 x i32>, ptr %s, align 4
;   ret <8 x i32> %v
; }
