; RUN: opt -passes='annotation-cleanup'
; Annotations of values become the values, those of variables and instructions go.
@text = private constant [2 x i8] c"x\00"

define i32 @f(ptr %p, i32 %n) {
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr @text, ptr @text, i32 1, ptr null)
  %q = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @text, ptr @text, i32 2, ptr null)
  %m = call i32 @llvm.annotation.i32.p0(i32 %n, ptr @text, ptr @text, i32 3)
  %v = load i32, ptr %q, align 4, !annotation !0
  %s = add i32 %v, %m, !annotation !0
  ret i32 %s
}
!0 = !{!"auto-init"}
; EXPECT
; @text = private constant [2 x i8] c"x\00"
;
; define i32 @f(ptr %p, i32 %n) {
;   %v = load i32, ptr %p, align 4
;   %s = add i32 %v, %n
;   ret i32 %s
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
