; RUN: opt -passes='print<cost-model>' -cost-kind=all -disable-output
; Latency, size and both; one number where all are equal.
define float @f(ptr %p, float %x, i32 %n, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %v = load float, ptr %p
  %d = fdiv float %v, %x
  br label %b
b:
  %r = phi float [ %d, %a ], [ %x, %0 ]
  %m = urem i32 %n, 10
  store i32 %m, ptr %p
  ret float %r
}
; EXPECT
; Printing analysis 'Cost Model Analysis' for function 'f':
; Cost Model: Found costs of 1 for:   br i1 %c, label %a, label %b
; Cost Model: Found costs of RThru:1 CodeSize:1 Lat:4 SizeLat:1 for:   %v = load float, ptr %p, align 4
; Cost Model: Found costs of RThru:2 CodeSize:4 Lat:4 SizeLat:4 for:   %d = fdiv float %v, %x
; Cost Model: Found costs of 1 for:   br label %b
; Cost Model: Found costs of RThru:1 CodeSize:0 Lat:0 SizeLat:0 for:   %r = phi float [ %d, %a ], [ %x, %0 ]
; Cost Model: Found costs of RThru:1 CodeSize:4 Lat:4 SizeLat:4 for:   %m = urem i32 %n, 10
; Cost Model: Found costs of 1 for:   store i32 %m, ptr %p, align 4
; Cost Model: Found costs of 1 for:   ret float %r
