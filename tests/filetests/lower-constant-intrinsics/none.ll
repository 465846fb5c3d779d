; RUN: opt -passes='lower-constant-intrinsics'
; Other calls stay; null has no bytes where it is no object, and is not known elsewhere.
declare void @g(i64)
define void @f() {
  %a = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 false, i1 false)
  %b = call i64 @llvm.objectsize.i64.p3(ptr addrspace(3) null, i1 false, i1 false, i1 false)
  call void @g(i64 %a)
  call void @g(i64 %b)
  ret void
}
; EXPECT
; declare void @g(i64)
;
; define void @f() {
;   call void @g(i64 0)
;   call void @g(i64 -1)
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p3(ptr addrspace(3), i1 immarg, i1 immarg, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
