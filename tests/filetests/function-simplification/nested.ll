; RUN: opt -passes='function(function-simplification<O2>),cgscc(function(function-simplification<O1>))'
; It stands in nests of functions, as all of it works on one function.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr %p, i32 %n) {
entry:
  %slot = alloca i32
  store i32 0, ptr %slot
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %slot
  %x = xor i32 %v, %i
  store i32 %x, ptr %slot
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %r = load i32, ptr %slot
  ret i32 %r
dead:
  ret i32 undef
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %slot.0 = phi i32 [ 0, %entry ], [ %x, %l ]
;   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;   %x = xor i32 %i, %slot.0
;   %j = add nuw nsw i32 %i, 1
;   %exitcond.not = icmp eq i32 %j, %smax
;   br i1 %exitcond.not, label %e, label %l
;
; e:                                                ; preds = %l
;   ret i32 %x
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
