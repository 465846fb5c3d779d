; RUN: opt -passes='simplifycfg'
; All returns become one; what they return is a phi there.
define i32 @f(i32 %a) {
entry:
  %c = icmp slt i32 %a, 0
  br i1 %c, label %neg, label %pos
neg:
  call void @side()
  ret i32 -1
pos:
  call void @other()
  ret i32 %a
}
declare void @side()
declare void @other()
; EXPECT
; define i32 @f(i32 %a) {
; entry:
;   %c = icmp slt i32 %a, 0
;   br i1 %c, label %neg, label %pos
;
; common.ret:                                       ; preds = %pos, %neg
;   %common.ret.op = phi i32 [ -1, %neg ], [ %a, %pos ]
;   ret i32 %common.ret.op
;
; neg:                                              ; preds = %entry
;   call void @side()
;   br label %common.ret
;
; pos:                                              ; preds = %entry
;   call void @other()
;   br label %common.ret
; }
;
; declare void @side()
;
; declare void @other()
