; RUN: opt -passes=mem2reg
; Lifetime markers and addresses that nothing uses do not keep a slot; atomic accesses of a slot are plain ones.
declare void @llvm.lifetime.start.p0(ptr)
define i32 @f(i32 %x) {
  %a = alloca { i32, i32 }
  %b = getelementptr { i32, i32 }, ptr %a, i32 0, i32 1
  call void @llvm.lifetime.start.p0(ptr %a)
  %c = alloca i32
  store atomic i32 %x, ptr %c seq_cst, align 4
  %v = load atomic i32, ptr %c seq_cst, align 4
  ret i32 %v
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; define i32 @f(i32 %x) {
;   ret i32 %x
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
