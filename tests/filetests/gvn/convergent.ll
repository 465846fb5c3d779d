; RUN: opt -passes=gvn
; Convergent calls stand for themselves, in one block and in several, and no load is made available over one.
declare i32 @vote(i32) convergent memory(none) willreturn nounwind
define i32 @f(i32 %x, i1 %c, ptr %p) {
entry:
  %a = call i32 @vote(i32 %x)
  %b = call i32 @vote(i32 %x)
  br i1 %c, label %yes, label %no
yes:
  %d = call i32 @vote(i32 %x)
  store i32 %d, ptr %p, align 4
  br label %join
no:
  br label %join
join:
  %e = call i32 @vote(i32 %x)
  %l = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  %s2 = add i32 %s, %e
  %s3 = add i32 %s2, %l
  ret i32 %s3
}
; EXPECT
; ; Function Attrs: convergent nounwind willreturn memory(none)
; declare i32 @vote(i32) #0
;
; define i32 @f(i32 %x, i1 %c, ptr %p) {
; entry:
;   %a = call i32 @vote(i32 %x)
;   %b = call i32 @vote(i32 %x)
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %d = call i32 @vote(i32 %x)
;   store i32 %d, ptr %p, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %e = call i32 @vote(i32 %x)
;   %l = load i32, ptr %p, align 4
;   %s = add i32 %a, %b
;   %s2 = add i32 %s, %e
;   %s3 = add i32 %s2, %l
;   ret i32 %s3
; }
;
; attributes #0 = { convergent nounwind willreturn memory(none) }
