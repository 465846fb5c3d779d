; RUN: opt -passes=gvn-sink
; The field of a struct must be the same; the slot of a store stays a slot.
define void @f(i1 %c, ptr %p, i32 %v) {
entry:
  %s = alloca i32
  %t = alloca i32
  br i1 %c, label %yes, label %no
yes:
  %a = getelementptr { i32, i32 }, ptr %p, i64 0, i32 0
  store i32 %v, ptr %a
  store i32 %v, ptr %s
  br label %exit
no:
  %b = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1
  store i32 %v, ptr %b
  store i32 %v, ptr %t
  br label %exit
exit:
  ret void
}
; EXPECT
; define void @f(i1 %c, ptr %p, i32 %v) {
; entry:
;   %s = alloca i32, align 4
;   %t = alloca i32, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = getelementptr { i32, i32 }, ptr %p, i64 0, i32 0
;   store i32 %v, ptr %a, align 4
;   store i32 %v, ptr %s, align 4
;   br label %exit
;
; no:                                               ; preds = %entry
;   %b = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1
;   store i32 %v, ptr %b, align 4
;   store i32 %v, ptr %t, align 4
;   br label %exit
;
; exit:                                             ; preds = %no, %yes
;   ret void
; }
