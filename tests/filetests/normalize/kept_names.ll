; RUN: opt -passes=normalize<no-rename-all;no-reorder-operands>
; What has a name keeps it, and operands keep their places.
target triple = "nvptx64-nvidia-cuda"
declare i32 @use(i32)
declare i32 @llvm.smax.i32(i32, i32)
define i32 @f(i32 %n, ptr %p, i1 %c, i32 %0) {
entry:
  %al = alloca i32, align 4
  %x = load i32, ptr %p, align 4
  %q = add i32 %n, 3
  %y = mul i32 %x, %n
  %z = sub i32 %y, %q
  %w = add i32 %z, %y
  store i32 %w, ptr %p, align 4
  %unused = xor i32 %n, 7
  %v = call i32 @use(i32 %q)
  %m = call i32 @llvm.smax.i32(i32 4, i32 %n)
  br i1 %c, label %a, label %b
a:
  %s = add i32 %v, %m
  %g = getelementptr i32, ptr %p, i32 %s
  store i32 1, ptr %g, align 4
  br label %b
b:
  %r = phi i32 [ %s, %a ], [ 0, %entry ]
  %r2 = phi i32 [ 1, %entry ], [ %m, %a ]
  %d = icmp eq i32 %r, %r2
  %l = load i32, ptr %al, align 4
  %e = select i1 %d, i32 %r, i32 %l
  ret i32 %e
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare i32 @use(i32)
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; define i32 @f(i32 %n, ptr %p, i1 %c, i32 %a0) {
; entry:
;   %al = alloca i32, align 4
;   %x = load i32, ptr %p, align 4
;   %y = mul i32 %x, %n
;   %q = add i32 %n, 3
;   %z = sub i32 %y, %q
;   %w = add i32 %z, %y
;   store i32 %w, ptr %p, align 4
;   %v = call i32 @use(i32 %q)
;   %unused = xor i32 %n, 7
;   %m = call i32 @llvm.smax.i32(i32 4, i32 %n)
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   %s = add i32 %v, %m
;   %g = getelementptr i32, ptr %p, i32 %s
;   store i32 1, ptr %g, align 4
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %r = phi i32 [ %s, %a ], [ 0, %entry ]
;   %r2 = phi i32 [ %m, %a ], [ 1, %entry ]
;   %d = icmp eq i32 %r, %r2
;   %l = load i32, ptr %al, align 4
;   %e = select i1 %d, i32 %r, i32 %l
;   ret i32 %e
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
