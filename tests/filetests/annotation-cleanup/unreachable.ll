; RUN: opt -passes='annotation-cleanup'
; Blocks that are not reached lose their annotations too, and what is not annotated stays as it is.
@t = private constant [2 x i8] c"x\00"

define void @f(ptr %p) {
entry:
  store i32 1, ptr %p, align 4
  ret void
never:
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr @t, ptr @t, i32 1, ptr null)
  br label %never
}
; EXPECT
; @t = private constant [2 x i8] c"x\00"
;
; define void @f(ptr %p) {
; entry:
;   store i32 1, ptr %p, align 4
;   ret void
;
; never:                                            ; preds = %never
;   br label %never
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
