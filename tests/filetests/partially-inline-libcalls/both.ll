; RUN: opt -passes=partially-inline-libcalls
; The first call accesses no memory, the second one sets the error of arguments that are negative or no number.
target triple = "x86_64-unknown-linux-gnu"
declare float @sqrtf(float)
define float @f(float %x) {
entry:
  %r = tail call float @sqrtf(float %x)
  %s = fadd float %r, 1.0
  ret float %s
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare float @sqrtf(float)
;
; define float @f(float %x) {
; entry:
;   %r = tail call float @sqrtf(float %x) #0
;   %0 = fcmp oge float %x, 0.000000e+00
;   br i1 %0, label %entry.split, label %call.sqrt
;
; call.sqrt:                                        ; preds = %entry
;   %1 = tail call float @sqrtf(float %x)
;   br label %entry.split
;
; entry.split:                                      ; preds = %call.sqrt, %entry
;   %2 = phi float [ %r, %entry ], [ %1, %call.sqrt ]
;   %s = fadd float %2, 1.000000e+00
;   ret float %s
; }
;
; attributes #0 = { memory(none) }
