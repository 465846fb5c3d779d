; RUN: opt -passes='simplifycfg<sink-common-insts>'
; Which of a pointer and an error parameter is stored to cannot be told by a phi: it did not verify.
declare void @a()
declare void @b()

define swiftcc void @f(ptr %p, ptr swifterror %e, i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  call void @a()
  store ptr null, ptr %p
  br label %exit
else:
  call void @b()
  store ptr null, ptr %e
  br label %exit
exit:
  ret void
}
; EXPECT
; declare void @a()
;
; declare void @b()
;
; define swiftcc void @f(ptr %p, ptr swifterror %e, i1 %c) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   call void @a()
;   store ptr null, ptr %p, align 8
;   br label %exit
;
; else:                                             ; preds = %entry
;   call void @b()
;   store ptr null, ptr %e, align 8
;   br label %exit
;
; exit:                                             ; preds = %else, %then
;   ret void
; }
