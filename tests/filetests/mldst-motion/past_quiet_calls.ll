; RUN: opt -passes=mldst-motion
; A call that writes nothing and does not unwind, and a volatile store to another place, are passed; a call that may write and not return is not.
declare i32 @pure(i32) nounwind memory(none)
declare void @stop() nounwind memory(inaccessiblemem: readwrite)
define void @pure_call(i1 %c, ptr %p, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p, align 4
  br label %end
else:
  store i32 %b, ptr %p, align 4
  %r = call i32 @pure(i32 5)
  br label %end
end:
  ret void
}
define void @volatile_elsewhere(i1 %c, ptr noalias %p, ptr noalias %q, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p, align 4
  br label %end
else:
  store i32 %b, ptr %p, align 4
  store volatile i32 %b, ptr %q, align 4
  br label %end
end:
  ret void
}
define void @may_stop(i1 %c, ptr %p, i32 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %else
then:
  store i32 %a, ptr %p, align 4
  br label %end
else:
  store i32 %b, ptr %p, align 4
  call void @stop()
  br label %end
end:
  ret void
}
; EXPECT
; ; Function Attrs: nounwind memory(none)
; declare i32 @pure(i32) #0
;
; ; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
; declare void @stop() #1
;
; define void @pure_call(i1 %c, ptr %p, i32 %a, i32 %b) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   br label %end
;
; else:                                             ; preds = %entry
;   %r = call i32 @pure(i32 5)
;   br label %end
;
; end:                                              ; preds = %else, %then
;   %b.sink = phi i32 [ %a, %then ], [ %b, %else ]
;   store i32 %b.sink, ptr %p, align 4
;   ret void
; }
;
; define void @volatile_elsewhere(i1 %c, ptr noalias %p, ptr noalias %q, i32 %a, i32 %b) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   br label %end
;
; else:                                             ; preds = %entry
;   store volatile i32 %b, ptr %q, align 4
;   br label %end
;
; end:                                              ; preds = %else, %then
;   %b.sink = phi i32 [ %a, %then ], [ %b, %else ]
;   store i32 %b.sink, ptr %p, align 4
;   ret void
; }
;
; define void @may_stop(i1 %c, ptr %p, i32 %a, i32 %b) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   store i32 %a, ptr %p, align 4
;   br label %end
;
; else:                                             ; preds = %entry
;   store i32 %b, ptr %p, align 4
;   call void @stop()
;   br label %end
;
; end:                                              ; preds = %else, %then
;   ret void
; }
;
; attributes #0 = { nounwind memory(none) }
; attributes #1 = { nounwind memory(inaccessiblemem: readwrite) }
