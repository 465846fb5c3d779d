; RUN: opt -passes='print<debug-ata>' -disable-output
; Two functions, one with a loop.
define void @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @g() {
  ret void
}
; EXPECT
; === Variables ===
; === Single location vars ===
; === In-line variable defs ===
; entry:
;   br label %loop
;
; loop:
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:
;   ret void
; === Variables ===
; === Single location vars ===
; === In-line variable defs ===
; :
;   ret void
