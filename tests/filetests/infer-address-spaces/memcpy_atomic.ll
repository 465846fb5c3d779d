; RUN: opt -passes='infer-address-spaces'
; A copy and an atomic operation get the spaces of their pointers; the copy becomes another overload of the intrinsic.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr addrspace(1) %a, ptr addrspace(3) %b) {
  %x = addrspacecast ptr addrspace(1) %a to ptr
  %y = addrspacecast ptr addrspace(3) %b to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %y, ptr align 4 %x, i64 64, i1 false)
  %o = atomicrmw add ptr %y, i32 1 seq_cst, align 4
  ret i32 %o
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; define i32 @f(ptr addrspace(1) %a, ptr addrspace(3) %b) {
;   call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 4 %b, ptr addrspace(1) align 4 %a, i64 64, i1 false)
;   %o = atomicrmw add ptr addrspace(3) %b, i32 1 seq_cst, align 4
;   ret i32 %o
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
