; RUN: opt -passes=instcombine
; Loads from a pointer and from an error parameter do not become one through a phi of both, which did not verify.
declare void @a()
declare void @b()

define swiftcc ptr @f(ptr %p, ptr swifterror %e, i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  call void @a()
  %x = load ptr, ptr %p
  br label %exit
else:
  call void @b()
  %y = load ptr, ptr %e
  br label %exit
exit:
  %v = phi ptr [ %x, %then ], [ %y, %else ]
  ret ptr %v
}
; EXPECT
; declare void @a()
;
; declare void @b()
;
; define swiftcc ptr @f(ptr %p, ptr swifterror %e, i1 %c) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   call void @a()
;   %x = load ptr, ptr %p, align 8
;   br label %exit
;
; else:                                             ; preds = %entry
;   call void @b()
;   %y = load ptr, ptr %e, align 8
;   br label %exit
;
; exit:                                             ; preds = %else, %then
;   %v = phi ptr [ %x, %then ], [ %y, %else ]
;   ret ptr %v
; }
