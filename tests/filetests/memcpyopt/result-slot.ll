; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes=memcpyopt
; The slot for the result, which nobody else is given, is no memory that a callee knows: a call may write it early; another `noalias`
; argument only if the callee holds no barrier. The start of an invariant region writes nothing.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @make(ptr writeonly captures(none)) nounwind
declare ptr @llvm.invariant.start.p0(i64, ptr captures(none)) nounwind readonly
define void @result(ptr noalias writable dereferenceable(16) sret([4 x i32]) align 8 %d) nounwind {
  %s = alloca [4 x i32], align 8
  call void @make(ptr %s)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 16, i1 false)
  ret void
}
define void @other_argument(ptr noalias writable dereferenceable(16) align 8 %d) nounwind {
  %s = alloca [4 x i32], align 8
  call void @make(ptr %s)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 16, i1 false)
  ret void
}
define void @beside_a_barrier(ptr noalias writable dereferenceable(16) align 8 %d) nounwind {
  %s = alloca [4 x i32], align 8
  call void @make(ptr %s) convergent
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 16, i1 false)
  ret void
}
define void @invariant(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  %i = call ptr @llvm.invariant.start.p0(i64 16, ptr %b)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 16, i1 false)
  ret void
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nounwind
; declare void @make(ptr writeonly captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #2
;
; ; Function Attrs: nounwind
; define void @result(ptr noalias writable sret([4 x i32]) align 8 dereferenceable(16) %d) #1 {
;   %s = alloca [4 x i32], align 8
;   call void @make(ptr %d)
;   ret void
; }
;
; ; Function Attrs: nounwind
; define void @other_argument(ptr noalias writable align 8 dereferenceable(16) %d) #1 {
;   %s = alloca [4 x i32], align 8
;   call void @make(ptr %d)
;   ret void
; }
;
; ; Function Attrs: nounwind
; define void @beside_a_barrier(ptr noalias writable align 8 dereferenceable(16) %d) #1 {
;   %s = alloca [4 x i32], align 8
;   call void @make(ptr %s) #3
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 16, i1 false)
;   ret void
; }
;
; define void @invariant(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
;   %i = call ptr @llvm.invariant.start.p0(i64 16, ptr %b)
;   call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 16, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nounwind }
; attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #3 = { convergent }
