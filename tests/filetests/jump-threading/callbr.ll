; RUN: opt -passes=jump-threading
; Edges of callbr are led elsewhere like those of a branch.
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %one, label %two
one:
  %n = call i32 @g()
  %z = icmp eq i32 %n, 0
  br label %join
two:
  callbr void asm sideeffect "", "!i"() to label %join [label %join]
join:
  %x = phi i1 [ %z, %one ], [ true, %two ], [ true, %two ]
  br i1 %x, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
declare i32 @g()
; EXPECT
; define i32 @f(i1 %c) {
; entry:
;   br i1 %c, label %join, label %two
;
; two:                                              ; preds = %entry
;   callbr void asm sideeffect "", "!i"()
;           to label %yes [label %yes]
;
; join:                                             ; preds = %entry
;   %n = call i32 @g()
;   %z = icmp eq i32 %n, 0
;   br i1 %z, label %yes, label %no
;
; yes:                                              ; preds = %join, %two, %two
;   ret i32 1
;
; no:                                               ; preds = %join
;   ret i32 2
; }
;
; declare i32 @g()
