; RUN: opt -passes='print<stack-lifetime>' -disable-output
; A slot that lives from one iteration on is alive in the next ones.
define void @f(i1 %c) {
entry:
  %x = alloca i32
  br label %loop
loop:
  call void @use(ptr null)
  call void @llvm.lifetime.start.p0(ptr %x)
  br i1 %c, label %loop, label %end
end:
  call void @llvm.lifetime.end.p0(ptr %x)
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
;   br label %loop
;   ; Alive: <>
;
;
; loop:                                             ; preds = %loop, %entry
;   ; Alive: <x>
;   call void @use(ptr null)
;   ; Alive: <x>
;
;   call void @llvm.lifetime.start.p0(ptr %x)
;   ; Alive: <x>
;
;   br i1 %c, label %loop, label %end
;   ; Alive: <x>
;
;
; end:                                              ; preds = %loop
;   ; Alive: <x>
;   call void @llvm.lifetime.end.p0(ptr %x)
;   ; Alive: <>
;
;   ret void
;   ; Alive: <>
;
; }
