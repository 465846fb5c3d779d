; RUN: opt -passes='simplifycfg'
; Both ways branch on one more condition, with exchanged targets.
define void @f(i1 %c, i1 %d) {
entry:
  br i1 %c, label %t, label %e
t:
  br i1 %d, label %x, label %y
e:
  br i1 %d, label %y, label %x
x:
  call void @side(i32 1)
  br label %end
y:
  call void @side(i32 2)
  br label %end
end:
  ret void
}
declare void @side(i32)
; EXPECT
; define void @f(i1 %c, i1 %d) {
; entry:
;   %0 = xor i1 %c, %d
;   br i1 %0, label %y, label %x
;
; x:                                                ; preds = %entry
;   call void @side(i32 1)
;   br label %end
;
; y:                                                ; preds = %entry
;   call void @side(i32 2)
;   br label %end
;
; end:                                              ; preds = %y, %x
;   ret void
; }
;
; declare void @side(i32)
