; RUN: opt -passes=globalopt
; Variables that nothing reads go with their stores; volatile stores and escaped addresses keep them.
target triple = "nvptx64-nvidia-cuda"
@plain = internal addrspace(1) global i32 0
@array = internal addrspace(1) global [4 x i32] zeroinitializer
@shared = internal addrspace(3) global [4 x i32] undef
@volatile = internal addrspace(1) global i32 0
@escaped = internal addrspace(1) global i32 0
@host = internal addrspace(1) externally_initialized global i32 0
@counter = internal addrspace(1) global i32 0
declare void @keep(ptr addrspace(1))
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define ptx_kernel void @kernel(i32 %x, i64 %i) {
  store i32 %x, ptr addrspace(1) @plain
  %p = getelementptr i32, ptr addrspace(1) @array, i64 %i
  store i32 %x, ptr addrspace(1) %p
  call void @llvm.memset.p1.i64(ptr addrspace(1) @array, i8 0, i64 16, i1 false)
  %q = getelementptr i32, ptr addrspace(3) @shared, i64 %i
  store i32 %x, ptr addrspace(3) %q
  store volatile i32 %x, ptr addrspace(1) @volatile
  store i32 %x, ptr addrspace(1) @escaped
  call void @keep(ptr addrspace(1) @escaped)
  store i32 %x, ptr addrspace(1) @host
  %old = atomicrmw add ptr addrspace(1) @counter, i32 1 monotonic
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @volatile = internal addrspace(1) global i32 0
; @escaped = internal addrspace(1) global i32 0
; @host = internal unnamed_addr addrspace(1) externally_initialized global i32 0
; @counter = internal addrspace(1) global i32 0
;
; declare void @keep(ptr addrspace(1)) local_unnamed_addr
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #0
;
; define ptx_kernel void @kernel(i32 %x, i64 %i) local_unnamed_addr {
;   store volatile i32 %x, ptr addrspace(1) @volatile, align 4
;   store i32 %x, ptr addrspace(1) @escaped, align 4
;   call void @keep(ptr addrspace(1) @escaped)
;   store i32 %x, ptr addrspace(1) @host, align 4
;   %old = atomicrmw add ptr addrspace(1) @counter, i32 1 monotonic, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
