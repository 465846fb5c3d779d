; RUN: opt -passes='sroa'
; A fill becomes constants of each piece.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @f(float %x) {
  %p = alloca { float, i32 }, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 1, i64 8, i1 false)
  store float %x, ptr %p, align 4
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %r = load i32, ptr %q, align 4
  ret i32 %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; define i32 @f(float %x) {
;   %1 = bitcast float undef to i32
;   ret i32 16843009
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
