; RUN: opt -passes='cgscc(inline,function<lazy>(sroa,simplifycfg)),globaldce'
; `once` has one caller and is taken as it is; `twice` is simplified before it is copied. The kernel is left as it comes out.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal i32 @once(i32 %x) {
  %p = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  %r = call i32 @twice(i32 %v)
  ret i32 %r
}
define internal i32 @twice(i32 %x) {
  %p = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  %m = mul i32 %v, 3
  ret i32 %m
}
define ptx_kernel void @k(ptr %out, i32 %n) {
  %a = call i32 @once(i32 %n)
  %b = call i32 @twice(i32 %a)
  store i32 %b, ptr %out, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr %out, i32 %n) {
;   %p.i = alloca i32, align 4
;   store i32 %n, ptr %p.i, align 4
;   %v.i = load i32, ptr %p.i, align 4
;   %m.i = mul i32 %v.i, 3
;   %m.i1 = mul i32 %m.i, 3
;   store i32 %m.i1, ptr %out, align 4
;   ret void
; }
