; RUN: opt -passes='simplifycfg'
; The default of a switch only compares the switched value with one more constant: that is a case.
define i1 @f(i32 %k) {
entry:
  switch i32 %k, label %other [
    i32 1, label %end
    i32 2, label %work
  ]
work:
  call void @side()
  br label %end
other:
  %is3 = icmp eq i32 %k, 3
  br label %end
end:
  %r = phi i1 [ true, %entry ], [ false, %work ], [ %is3, %other ]
  ret i1 %r
}
declare void @side()
; EXPECT
; define i1 @f(i32 %k) {
; entry:
;   switch i32 %k, label %other [
;     i32 1, label %end
;     i32 2, label %work
;     i32 3, label %end
;   ]
;
; work:                                             ; preds = %entry
;   call void @side()
;   br label %end
;
; other:                                            ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %other, %work, %entry, %entry
;   %r = phi i1 [ true, %entry ], [ false, %work ], [ false, %other ], [ true, %entry ]
;   ret i1 %r
; }
;
; declare void @side()
