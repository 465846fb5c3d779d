; RUN: opt -passes='print<stack-lifetime><may>' -disable-output
; On one path each of two slots is alive, so both may be.
define void @f(i1 %c) {
entry:
  %x = alloca i32
  %y = alloca i32
  br i1 %c, label %a, label %b
a:
  call void @llvm.lifetime.start.p0(ptr %x)
  br label %end
b:
  call void @llvm.lifetime.start.p0(ptr %y)
  br label %end
end:
  call void @use(ptr %x)
  ret void
}
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
; EXPECT
; define void @f(i1 %c) {
; entry:
;   ; Alive: <>
;   %x = alloca i32, align 4
;   ; Alive: <>
;
;   %y = alloca i32, align 4
;   ; Alive: <>
;
;   br i1 %c, label %a, label %b
;   ; Alive: <>
;
;
; a:                                                ; preds = %entry
;   ; Alive: <>
;   call void @llvm.lifetime.start.p0(ptr %x)
;   ; Alive: <x>
;
;   br label %end
;   ; Alive: <x>
;
;
; b:                                                ; preds = %entry
;   ; Alive: <>
;   call void @llvm.lifetime.start.p0(ptr %y)
;   ; Alive: <y>
;
;   br label %end
;   ; Alive: <y>
;
;
; end:                                              ; preds = %b, %a
;   ; Alive: <x y>
;   call void @use(ptr %x)
;   ; Alive: <x y>
;
;   ret void
;   ; Alive: <x y>
;
; }
