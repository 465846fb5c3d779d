; RUN: opt -passes='simplifycfg'
; a < 3 decides a < 5; a > 10 leaves a != 4 true.
define void @f(i32 %a) {
entry:
  %c = icmp ult i32 %a, 3
  br i1 %c, label %small, label %large
small:
  call void @side()
  %d = icmp ult i32 %a, 5
  br i1 %d, label %yes, label %no
large:
  call void @other()
  ret void
yes:
  call void @side()
  ret void
no:
  call void @never()
  ret void
}
declare void @side()
declare void @other()
declare void @never()
; EXPECT
; define void @f(i32 %a) {
; entry:
;   %c = icmp ult i32 %a, 3
;   br i1 %c, label %small, label %large
;
; small:                                            ; preds = %entry
;   call void @side()
;   call void @side()
;   br label %common.ret
;
; common.ret:                                       ; preds = %large, %small
;   ret void
;
; large:                                            ; preds = %entry
;   call void @other()
;   br label %common.ret
; }
;
; declare void @side()
;
; declare void @other()
;
; declare void @never()
