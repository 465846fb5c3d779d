; RUN: opt -passes='simplifycfg<switch-range-to-icmp>'
; One contiguous range with one target is a comparison; cases that known bits rule out go.
define i32 @f(i32 %k) {
entry:
  switch i32 %k, label %other [
    i32 5, label %in
    i32 6, label %in
    i32 7, label %in
  ]
in:
  call void @side(i32 1)
  br label %end
other:
  call void @side(i32 2)
  br label %end
end:
  ret i32 0
}
define i32 @g(i32 %k) {
entry:
  %low = and i32 %k, 3
  switch i32 %low, label %other [
    i32 1, label %one
    i32 2, label %two
    i32 9, label %never
  ]
one:
  call void @side(i32 1)
  br label %end
two:
  call void @side(i32 2)
  br label %end
never:
  call void @side(i32 3)
  br label %end
other:
  call void @side(i32 4)
  br label %end
end:
  ret i32 0
}
declare void @side(i32)
; EXPECT
; define i32 @f(i32 %k) {
; entry:
;   %k.off = add i32 %k, -5
;   %switch = icmp ult i32 %k.off, 3
;   br i1 %switch, label %in, label %other
;
; in:                                               ; preds = %entry
;   call void @side(i32 1)
;   br label %end
;
; other:                                            ; preds = %entry
;   call void @side(i32 2)
;   br label %end
;
; end:                                              ; preds = %other, %in
;   ret i32 0
; }
;
; define i32 @g(i32 %k) {
; entry:
;   %low = and i32 %k, 3
;   switch i32 %low, label %other [
;     i32 1, label %one
;     i32 2, label %two
;   ]
;
; one:                                              ; preds = %entry
;   call void @side(i32 1)
;   br label %end
;
; two:                                              ; preds = %entry
;   call void @side(i32 2)
;   br label %end
;
; other:                                            ; preds = %entry
;   call void @side(i32 4)
;   br label %end
;
; end:                                              ; preds = %other, %two, %one
;   ret i32 0
; }
;
; declare void @side(i32)
