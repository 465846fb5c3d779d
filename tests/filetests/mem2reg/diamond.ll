; RUN: opt -passes='mem2reg'
; A phi joins the two stores; the load after the join disappears.
define i32 @f(i1 %c, i32 %a, i32 %b) {
entry:
  %x = alloca i32, align 4
  br i1 %c, label %yes, label %no
yes:
  store i32 %a, ptr %x, align 4
  br label %join
no:
  store i32 %b, ptr %x, align 4
  br label %join
join:
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
; EXPECT
; define i32 @f(i1 %c, i32 %a, i32 %b) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %join
;
; no:                                               ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %x.0 = phi i32 [ %a, %yes ], [ %b, %no ]
;   ret i32 %x.0
; }
