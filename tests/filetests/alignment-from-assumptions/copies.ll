; RUN: opt -passes=alignment-from-assumptions
; Copies and fills get the alignment of both addresses.
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 16), "align"(ptr %q, i64 8)]
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 64, i1 false)
  %r = getelementptr i8, ptr %q, i64 4
  call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 64, i1 false)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2
;
; define void @f(ptr %p, ptr %q) {
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "align"(ptr %q, i64 8) ]
;   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %p, ptr align 8 %q, i64 64, i1 false)
;   %r = getelementptr i8, ptr %q, i64 4
;   call void @llvm.memset.p0.i64(ptr align 4 %r, i8 0, i64 64, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
