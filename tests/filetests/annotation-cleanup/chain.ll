; RUN: opt -passes='annotation-cleanup'
; A value that is annotated twice is the value.
@t = private constant [2 x i8] c"x\00"

define i32 @f(i32 %n) {
  %a = call i32 @llvm.annotation.i32.p0(i32 %n, ptr @t, ptr @t, i32 1)
  %b = call i32 @llvm.annotation.i32.p0(i32 %a, ptr @t, ptr @t, i32 2)
  ret i32 %b
}
; EXPECT
; @t = private constant [2 x i8] c"x\00"
;
; define i32 @f(i32 %n) {
;   ret i32 %n
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
