; RUN: opt -passes='loop-mssa(loop-predication)'
; A branch on a widenable condition that deoptimises else is a guard, too.
declare i1 @llvm.experimental.widenable.condition()
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(ptr %p, i32 %len, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ %next, %in ], [ 0, %entry ]
  %check = icmp ult i32 %i, %len
  %w = call i1 @llvm.experimental.widenable.condition()
  %both = and i1 %check, %w
  br i1 %both, label %in, label %deopt
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
; define i32 @f(ptr %p, i32 %len, i32 %n) {
; entry:
;   %none = icmp eq i32 %n, 0
;   br i1 %none, label %exit, label %loop.preheader
;
; loop.preheader:                                   ; preds = %entry
;   %0 = icmp ule i32 %n, %len
;   %1 = icmp ult i32 0, %len
;   %2 = and i1 %1, %0
;   %3 = freeze i1 %2
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader ]
;   %check = icmp ult i32 %i, %len
;   %w = call i1 @llvm.experimental.widenable.condition()
;   %4 = and i1 %3, %w
;   br i1 %4, label %in, label %deopt
;
; deopt:                                            ; preds = %loop
;   %d = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %d
;
; in:                                               ; preds = %loop
;   call void @llvm.assume(i1 %check)
;   %a = getelementptr inbounds i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %in
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret i32 0
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
