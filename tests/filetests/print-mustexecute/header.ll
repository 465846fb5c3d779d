; RUN: opt -passes=print-mustexecute -disable-output
; A call in the header that may not return: it runs itself, and what is behind it does not.
define void @header(i1 %c) {
entry:
  br label %loop
loop:
  call void @plain() nounwind willreturn
  call void @f()
  call void @f()
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare void @plain()
declare void @f()
; EXPECT
; define void @header(i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   call void @plain() #0 ; (mustexec in: loop)
;   call void @f() ; (mustexec in: loop)
;   call void @f()
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
