; RUN: opt -passes='loop-mssa(loop-predication)'
; An exit that deoptimises is decided by the widenable branch before the loop, which may deoptimise for any reason.
declare i1 @llvm.experimental.widenable.condition()
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(ptr %p, i32 %len, i32 %n, i1 %c) {
entry:
  %w = call i1 @llvm.experimental.widenable.condition()
  %go = and i1 %c, %w
  br i1 %go, label %preheader, label %deopt
preheader:
  br label %loop
loop:
  %i = phi i32 [ %next, %in ], [ 0, %preheader ]
  %check = icmp ult i32 %i, %len
  br i1 %check, label %in, label %late
late:
  %l = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %l
deopt:
  %d = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %d
in:
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 0
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; define i32 @f(ptr %p, i32 %len, i32 %n, i1 %c) {
; entry:
;   %w = call i1 @llvm.experimental.widenable.condition()
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %umin = call i32 @llvm.umin.i32(i32 %len, i32 %0)
;   %1 = icmp ugt i32 %len, %umin
;   %2 = freeze i1 %1
;   %go = and i1 %c, %w
;   %3 = and i1 %2, %go
;   br i1 %3, label %preheader, label %deopt
;
; preheader:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %in, %preheader
;   %i = phi i32 [ %next, %in ], [ 0, %preheader ]
;   br i1 true, label %in, label %late
;
; late:                                             ; preds = %loop
;   %l = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %l
;
; deopt:                                            ; preds = %entry
;   %d = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %d
;
; in:                                               ; preds = %loop
;   %a = getelementptr inbounds i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %in
;   ret i32 0
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
