; RUN: opt -passes=infer-alignment
; Masked loads and stores have the alignment in an attribute of the address.
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
define void @f(ptr align 32 %p, <4 x i1> %m) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> poison)
  %q = getelementptr i8, ptr %p, i64 16
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 4 %q, <4 x i1> %m)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
; declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
; declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #1
;
; define void @f(ptr align 32 %p, <4 x i1> %m) {
;   %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 32 %p, <4 x i1> %m, <4 x i32> poison)
;   %q = getelementptr i8, ptr %p, i64 16
;   call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 %q, <4 x i1> %m)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
