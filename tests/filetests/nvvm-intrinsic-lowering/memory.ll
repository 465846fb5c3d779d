; RUN: opt -passes='nvvm-intrinsic-lowering'
; Spaces are known through casts and offsets, of shared memory of a cluster not whether it is the block's; atomics of the system are plain ones, those of a block stay; uniform loads are invariant; barriers that ask for a constant know it.
target triple = "nvptx64-nvidia-cuda"

@g = global [4 x i32] zeroinitializer
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr, i32, i32)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)

define i32 @f(ptr addrspace(1) %p, ptr addrspace(7) %c, ptr %q, i64 %n) {
  %generic = addrspacecast ptr addrspace(1) %p to ptr
  %at = getelementptr i32, ptr %generic, i64 %n
  %yes = call i1 @llvm.nvvm.isspacep.global(ptr %at)
  %no = call i1 @llvm.nvvm.isspacep.shared(ptr getelementptr (i8, ptr @g, i64 4))
  %cluster = addrspacecast ptr addrspace(7) %c to ptr
  %open = call i1 @llvm.nvvm.isspacep.shared(ptr %cluster)
  %unknown = call i1 @llvm.nvvm.isspacep.global(ptr %q)
  %all = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 true)
  %i = call i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr %q, i32 9)
  %x = call i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr %q, i32 1, i32 2)
  %b = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %q, i32 9)
  %l = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  %m = load i32, ptr addrspace(1) %p, !invariant.load !0
  %s1 = add i32 %i, %x
  %s2 = add i32 %s1, %b
  %s3 = add i32 %s2, %l
  %s4 = select i1 %yes, i32 %s3, i32 %m
  %s5 = select i1 %no, i32 %s4, i32 %i
  %s6 = select i1 %open, i32 %s5, i32 %s4
  %s7 = select i1 %unknown, i32 %s6, i32 %s5
  %s8 = select i1 %all, i32 %s7, i32 0
  ret i32 %s8
}
!0 = !{}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @g = global [4 x i32] zeroinitializer
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nounwind memory(argmem: readwrite)
; declare i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr captures(none), i32) #1
;
; ; Function Attrs: nocallback nounwind memory(argmem: readwrite)
; declare i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr captures(none), i32, i32) #1
;
; ; Function Attrs: nocallback nounwind memory(argmem: readwrite)
; declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr captures(none), i32) #1
;
; ; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
; declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) captures(none), i32) #2
;
; ; Function Attrs: convergent nocallback nounwind
; declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #3
;
; define i32 @f(ptr addrspace(1) %p, ptr addrspace(7) %c, ptr %q, i64 %n) {
;   %generic = addrspacecast ptr addrspace(1) %p to ptr
;   %at = getelementptr i32, ptr %generic, i64 %n
;   %cluster = addrspacecast ptr addrspace(7) %c to ptr
;   %open = call i1 @llvm.nvvm.isspacep.shared(ptr %cluster)
;   %unknown = call i1 @llvm.nvvm.isspacep.global(ptr %q)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %i = atomicrmw uinc_wrap ptr %q, i32 9 monotonic, align 4
;   %1 = cmpxchg ptr %q, i32 1, i32 2 monotonic monotonic, align 4
;   %x = extractvalue { i32, i1 } %1, 0
;   %b = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %q, i32 9)
;   %l = load i32, ptr addrspace(1) %p, align 4, !invariant.load !0
;   %m = load i32, ptr addrspace(1) %p, align 4, !invariant.load !0
;   %s1 = add i32 %i, %x
;   %s2 = add i32 %s1, %b
;   %s3 = add i32 %s2, %l
;   %s4 = select i1 true, i32 %s3, i32 %m
;   %s5 = select i1 false, i32 %s4, i32 %i
;   %s6 = select i1 %open, i32 %s5, i32 %s4
;   %s7 = select i1 %unknown, i32 %s6, i32 %s5
;   %s8 = select i1 true, i32 %s7, i32 0
;   ret i32 %s8
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nounwind memory(argmem: readwrite) }
; attributes #2 = { nocallback nounwind willreturn memory(argmem: read) }
; attributes #3 = { convergent nocallback nounwind }
;
; !0 = !{}
