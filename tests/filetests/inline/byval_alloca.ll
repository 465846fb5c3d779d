; RUN: opt -passes='inline'
; A byval argument is copied; the callee's stack slot moves to the caller's entry.
%s = type { i32, i32 }
define internal i32 @callee(ptr byval(%s) align 4 %p) {
  %t = alloca i32, align 4
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %t, align 4
  %w = load i32, ptr %t, align 4
  ret i32 %w
}
define i32 @g(ptr %q, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %v = call i32 @callee(ptr byval(%s) align 4 %q)
  ret i32 %v
b:
  ret i32 0
}
; EXPECT
; %s = type { i32, i32 }
;
; define i32 @g(ptr %q, i1 %c) {
; entry:
;   %q1 = alloca %s, align 8
;   %t.i = alloca i32, align 4
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %q1)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %q1, ptr align 1 %q, i64 8, i1 false)
;   store i32 1, ptr %q1, align 4
;   %v.i = load i32, ptr %q1, align 4
;   store i32 %v.i, ptr %t.i, align 4
;   %w.i = load i32, ptr %t.i, align 4
;   call void @llvm.lifetime.end.p0(ptr %q1)
;   ret i32 %w.i
;
; b:                                                ; preds = %entry
;   ret i32 0
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
