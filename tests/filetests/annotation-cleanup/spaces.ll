; RUN: opt -passes='annotation-cleanup'
; Annotated pointers to shared memory and annotated wide integers are what they were.
@t = private constant [2 x i8] c"x\00"

define i128 @f(ptr addrspace(3) %p, i128 %n) {
  %q = call ptr addrspace(3) @llvm.ptr.annotation.p3.p0(ptr addrspace(3) %p, ptr @t, ptr @t, i32 2, ptr null)
  store i32 0, ptr addrspace(3) %q, align 4
  %m = call i128 @llvm.annotation.i128.p0(i128 %n, ptr @t, ptr @t, i32 3)
  ret i128 %m
}
; EXPECT
; @t = private constant [2 x i8] c"x\00"
;
; define i128 @f(ptr addrspace(3) %p, i128 %n) {
;   store i32 0, ptr addrspace(3) %p, align 4
;   ret i128 %n
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare i128 @llvm.annotation.i128.p0(i128, ptr, ptr, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare ptr addrspace(3) @llvm.ptr.annotation.p3.p0(ptr addrspace(3), ptr, ptr, i32, ptr) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
