; RUN: opt -passes=function-attrs
; Functions without loops come back; those without a return do not; those that only lead to cold calls are cold.
declare void @fail() cold noreturn
declare void @slow() cold
define void @forever() {
  br label %loop
loop:
  br label %loop
}
define void @fails(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @fail()
  unreachable
b:
  call void @fail()
  ret void
}
define void @always_slow(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @slow()
  br label %end
b:
  call void @slow()
  br label %end
end:
  ret void
}
define void @sometimes_slow(i1 %c) {
  br i1 %c, label %a, label %end
a:
  call void @slow()
  br label %end
end:
  ret void
}
define void @loop_with_progress(i32 %n) mustprogress {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
; EXPECT
; ; Function Attrs: cold noreturn
; declare void @fail() #0
;
; ; Function Attrs: cold
; declare void @slow() #1
;
; ; Function Attrs: nofree norecurse noreturn nosync nounwind memory(none)
; define void @forever() #2 {
;   br label %loop
;
; loop:                                             ; preds = %loop, %0
;   br label %loop
; }
;
; ; Function Attrs: cold noreturn
; define void @fails(i1 %c) #0 {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   call void @fail()
;   unreachable
;
; b:                                                ; preds = %0
;   call void @fail()
;   ret void
; }
;
; ; Function Attrs: cold
; define void @always_slow(i1 %c) #1 {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   call void @slow()
;   br label %end
;
; b:                                                ; preds = %0
;   call void @slow()
;   br label %end
;
; end:                                              ; preds = %b, %a
;   ret void
; }
;
; define void @sometimes_slow(i1 %c) {
;   br i1 %c, label %a, label %end
;
; a:                                                ; preds = %0
;   call void @slow()
;   br label %end
;
; end:                                              ; preds = %a, %0
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define void @loop_with_progress(i32 %n) #3 {
;   br label %loop
;
; loop:                                             ; preds = %loop, %0
;   %i = phi i32 [ 0, %0 ], [ %next, %loop ]
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; attributes #0 = { cold noreturn }
; attributes #1 = { cold }
; attributes #2 = { nofree norecurse noreturn nosync nounwind memory(none) }
; attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
