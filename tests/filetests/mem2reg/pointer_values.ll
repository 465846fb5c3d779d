; RUN: opt -passes='mem2reg'
; A promoted slot that holds an address: loads through the phi of that address are no loads of the slot.
define i32 @f(i1 %c, ptr %a, ptr %b) {
entry:
  %x = alloca ptr, align 8
  br i1 %c, label %yes, label %no
yes:
  store ptr %a, ptr %x, align 8
  br label %join
no:
  store ptr %b, ptr %x, align 8
  br label %join
join:
  %p = load ptr, ptr %x, align 8
  %v = load i32, ptr %p, align 4
  store i32 1, ptr %p, align 4
  ret i32 %v
}
; EXPECT
; define i32 @f(i1 %c, ptr %a, ptr %b) {
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
;   %x.0 = phi ptr [ %a, %yes ], [ %b, %no ]
;   %v = load i32, ptr %x.0, align 4
;   store i32 1, ptr %x.0, align 4
;   ret i32 %v
; }
