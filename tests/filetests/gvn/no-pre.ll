; RUN: opt -passes='gvn<no-pre;no-load-pre>'
; Nothing is made available that is not on all ways.
define i32 @f(i32 %a, i32 %b, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %join
yes:
  %x = add i32 %a, %b
  store i32 %x, ptr %p, align 4
  br label %join
join:
  %y = add i32 %b, %a
  %l = load i32, ptr %p, align 4
  %s = add i32 %y, %l
  ret i32 %s
}
; EXPECT
; define i32 @f(i32 %a, i32 %b, i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   %x = add i32 %a, %b
;   store i32 %x, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %yes, %entry
;   %y = add i32 %b, %a
;   %l = load i32, ptr %p, align 4
;   %s = add i32 %y, %l
;   ret i32 %s
; }
