; RUN: opt -passes=dse
; In a loop, an address that changes is another one in the next iteration: the store that the next iteration reads stays. An address
; that does not change is overwritten after the loop.
define void @changing(ptr noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %l = sub i32 %i, 1
  %b = getelementptr i32, ptr %p, i32 %l
  %v = load i32, ptr %b, align 4
  store i32 %v, ptr %a, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
define void @twice_in_one(ptr noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  store i32 2, ptr %a, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
define void @fixed(ptr noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  store i32 7, ptr %p, align 4
  ret void
}
; EXPECT
; define void @changing(ptr noalias %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 1, %entry ], [ %j, %loop ]
;   %a = getelementptr i32, ptr %p, i32 %i
;   %l = sub i32 %i, 1
;   %b = getelementptr i32, ptr %p, i32 %l
;   %v = load i32, ptr %b, align 4
;   store i32 %v, ptr %a, align 4
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @twice_in_one(ptr noalias %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 2, ptr %a, align 4
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @fixed(ptr noalias %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   store i32 7, ptr %p, align 4
;   ret void
; }
