; RUN: opt -passes=metarenamer -rename-only-inst -S
; Named values keep their names with -rename-only-inst.
define i32 @f(i32 %a, i32 %b, i1 %c) {
start:
  %sum = add i32 %a, %b
  br i1 %c, label %left, label %right

left:
  %more = add i32 %sum, 1
  br label %right

right:
  %r = phi i32 [ %sum, %start ], [ %more, %left ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %a, i32 %b, i1 %c) {
; start:
;   %sum = add i32 %a, %b
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %start
;   %more = add i32 %sum, 1
;   br label %right
;
; right:                                            ; preds = %left, %start
;   %r = phi i32 [ %sum, %start ], [ %more, %left ]
;   ret i32 %r
; }
