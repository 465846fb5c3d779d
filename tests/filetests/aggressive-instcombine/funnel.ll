; RUN: opt -passes='aggressive-instcombine'
; A branch around a shift by nothing is part of the funnel shift; the operand that it kept poison away from is frozen.
define i32 @funnel(i32 %a, i32 %b, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %shift
shift:
  %m = sub i32 32, %n
  %r = lshr i32 %b, %m
  %l = shl i32 %a, %n
  %o = or i32 %r, %l
  br label %end
end:
  %v = phi i32 [ %o, %shift ], [ %a, %entry ]
  ret i32 %v
}
; EXPECT
; define i32 @funnel(i32 %a, i32 %b, i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %shift
;
; shift:                                            ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %shift, %entry
;   %0 = freeze i32 %b
;   %1 = call i32 @llvm.fshl.i32(i32 %a, i32 %0, i32 %n)
;   ret i32 %1
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshl.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
