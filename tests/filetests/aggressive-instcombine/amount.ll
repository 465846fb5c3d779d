; RUN: opt -passes='aggressive-instcombine'
; The amount is no poison behind a branch that asks for it.
define i32 @amount(i32 %a, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %shift
shift:
  %m = sub i32 32, %n
  %l = shl i32 %n, %m
  %r = lshr i32 %a, %n
  %o = or i32 %r, %l
  br label %end
end:
  %v = phi i32 [ %o, %shift ], [ %a, %entry ]
  ret i32 %v
}
; EXPECT
; define i32 @amount(i32 %a, i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %shift
;
; shift:                                            ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %shift, %entry
;   %0 = call i32 @llvm.fshr.i32(i32 %n, i32 %a, i32 %n)
;   ret i32 %0
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshr.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
