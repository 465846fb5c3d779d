; RUN: opt -passes='simplifycfg<sink-common-insts>'
; Equal ends of both arms move down, an operand that differs becoming a phi; calls that meet do not.
define void @f(i1 %c, ptr %p, i32 %a) {
entry:
  br i1 %c, label %t, label %e
t:
  call void @side(i32 1)
  %x = mul i32 %a, 3
  store volatile i32 %x, ptr %p, align 4
  br label %end
e:
  call void @side(i32 2)
  %y = mul i32 %a, 5
  store volatile i32 %y, ptr %p, align 4
  br label %end
end:
  ret void
}
define void @g(i1 %c) {
entry:
  br i1 %c, label %t, label %e
t:
  call void @side(i32 1)
  call void @meet(i32 0)
  br label %end
e:
  call void @side(i32 2)
  call void @meet(i32 0)
  br label %end
end:
  ret void
}
declare void @side(i32)
declare void @meet(i32) convergent
; EXPECT
; define void @f(i1 %c, ptr %p, i32 %a) {
; entry:
;   %. = select i1 %c, i32 1, i32 2
;   %.1 = select i1 %c, i32 3, i32 5
;   call void @side(i32 %.)
;   %y = mul i32 %a, %.1
;   store volatile i32 %y, ptr %p, align 4
;   ret void
; }
;
; define void @g(i1 %c) {
; entry:
;   br i1 %c, label %t, label %e
;
; t:                                                ; preds = %entry
;   call void @side(i32 1)
;   call void @meet(i32 0)
;   br label %end
;
; e:                                                ; preds = %entry
;   call void @side(i32 2)
;   call void @meet(i32 0)
;   br label %end
;
; end:                                              ; preds = %e, %t
;   ret void
; }
;
; declare void @side(i32)
;
; ; Function Attrs: convergent
; declare void @meet(i32) #0
;
; attributes #0 = { convergent }
