; RUN: opt -passes=loop-unroll
; Code that jumps from inline assembly may be copied. Without a target calls cost what they take, so that this loop is small.
declare void @g()

define void @f() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  callbr void asm sideeffect "", "!i"() to label %latch [label %latch]
latch:
  call void @g()
  call void @g()
  call void @g()
  call void @g()
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 4
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; declare void @g()
;
; define void @f() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry
;   callbr void asm sideeffect "", "!i"()
;           to label %latch [label %latch]
;
; latch:                                            ; preds = %loop, %loop
;   call void @g()
;   call void @g()
;   call void @g()
;   call void @g()
;   callbr void asm sideeffect "", "!i"()
;           to label %latch.1 [label %latch.1]
;
; latch.1:                                          ; preds = %latch, %latch
;   call void @g()
;   call void @g()
;   call void @g()
;   call void @g()
;   callbr void asm sideeffect "", "!i"()
;           to label %latch.2 [label %latch.2]
;
; latch.2:                                          ; preds = %latch.1, %latch.1
;   call void @g()
;   call void @g()
;   call void @g()
;   call void @g()
;   callbr void asm sideeffect "", "!i"()
;           to label %latch.3 [label %latch.3]
;
; latch.3:                                          ; preds = %latch.2, %latch.2
;   call void @g()
;   call void @g()
;   call void @g()
;   call void @g()
;   ret void
; }
