; RUN: opt -passes='tailcallelim'
; Calls before an address of the stack is given away cannot see the stack; those after it may.
declare void @effect()
declare void @keep(ptr)
define void @mark() {
  %a = alloca i32
  call void @effect()
  call void @keep(ptr %a)
  call void @effect()
  ret void
}
; EXPECT
; declare void @effect()
;
; declare void @keep(ptr)
;
; define void @mark() {
;   %a = alloca i32, align 4
;   tail call void @effect()
;   call void @keep(ptr %a)
;   call void @effect()
;   ret void
; }
