; RUN: opt -passes='memcpyopt'
; A call fills a slot that is copied to where a loaded pointer points: nothing says that this memory may be written earlier, so both stay.
define void @f(ptr %p) {
  %slot = alloca { float, float }, align 8
  call void @fill(ptr %slot)
  %to = load ptr, ptr %p, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %slot, i64 8, i1 false)
  ret void
}

declare void @fill(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; EXPECT
; define void @f(ptr %p) {
;   %slot = alloca { float, float }, align 8
;   call void @fill(ptr %slot)
;   %to = load ptr, ptr %p, align 8
;   call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %slot, i64 8, i1 false)
;   ret void
; }
;
; declare void @fill(ptr)
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
