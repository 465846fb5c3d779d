; RUN: opt -passes='mem2reg'
; A load before any store is undef; one that only some paths initialise gets a phi with undef.
define i32 @f(i1 %c) {
entry:
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %a = load i32, ptr %x, align 4
  br i1 %c, label %set, label %join
set:
  store i32 7, ptr %y, align 4
  br label %join
join:
  %b = load i32, ptr %y, align 4
  %s = add i32 %a, %b
  ret i32 %s
}
; EXPECT
; define i32 @f(i1 %c) {
; entry:
;   br i1 %c, label %set, label %join
;
; set:                                              ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %set, %entry
;   %s = add i32 undef, 7
;   ret i32 %s
; }
