; RUN: opt -passes=print-mustexecute -disable-output
; Both arms lead to the join, which runs; none of the arms need run.
define void @diamond(i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; define void @diamond(i1 %c, i1 %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %join, %entry
;   br i1 %c, label %a, label %b ; (mustexec in: loop)
;
; a:                                                ; preds = %loop
;   br label %join
;
; b:                                                ; preds = %loop
;   br label %join
;
; join:                                             ; preds = %b, %a
;   br i1 %d, label %loop, label %exit ; (mustexec in: loop)
;
; exit:                                             ; preds = %join
;   ret void
; }
