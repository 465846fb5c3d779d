; RUN: opt -passes='mem2reg'
; Volatile access, an escaping address, and a load of another type keep their allocas.
declare void @use(ptr)
define i32 @f(i32 %a) {
entry:
  %v = alloca i32, align 4
  %e = alloca i32, align 4
  %t = alloca i32, align 4
  store volatile i32 %a, ptr %v, align 4
  store i32 %a, ptr %e, align 4
  call void @use(ptr %e)
  store i32 %a, ptr %t, align 4
  %x = load float, ptr %t, align 4
  %i = bitcast float %x to i32
  ret i32 %i
}
; EXPECT
; declare void @use(ptr)
;
; define i32 @f(i32 %a) {
; entry:
;   %v = alloca i32, align 4
;   %e = alloca i32, align 4
;   %t = alloca i32, align 4
;   store volatile i32 %a, ptr %v, align 4
;   store i32 %a, ptr %e, align 4
;   call void @use(ptr %e)
;   store i32 %a, ptr %t, align 4
;   %x = load float, ptr %t, align 4
;   %i = bitcast float %x to i32
;   ret i32 %i
; }
