; RUN: opt -passes='sinking2<fast>'
; Threads leave the loop in different rounds, so that what all of them compute alike stays in it.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @divergent(i32 %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %x = mul i32 %j, %a
  %c = icmp ult i32 %j, %t
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define i32 @divergent(i32 %a) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   %x = mul i32 %j, %a
;   %c = icmp ult i32 %j, %t
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %x
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
