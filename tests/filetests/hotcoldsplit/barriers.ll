; RUN: opt -passes=hotcoldsplit
; Cold code with a barrier becomes a convergent function, and a value of one bit and a wide one come back through slots.
target triple = "nvptx64-nvidia-cuda"
declare void @sink() cold
define ptx_kernel void @k(ptr addrspace(1) %p, i1 %c, i200 %w) convergent {
entry:
  br i1 %c, label %a, label %b
a:
  call void @sink()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load i1, ptr addrspace(1) %p, align 1
  %y = mul i200 %w, %w
  %z = add i200 %y, %w
  %u = xor i200 %z, 5
  %v = udiv i200 %u, %w
  %q = urem i200 %v, 77
  %q1 = urem i200 %q, 71
  %q2 = urem i200 %q1, 72
  %q3 = urem i200 %q2, 73
  %q4 = urem i200 %q3, 74
  %q5 = urem i200 %q4, 75
  %q6 = urem i200 %q5, 76
  %q7 = urem i200 %q6, 76
  %q8 = urem i200 %q7, 76
  %q9 = urem i200 %q8, 76
  br label %b
b:
  %r = phi i200 [ %q9, %a ], [ undef, %entry ]
  %t = trunc i200 %r to i8
  store i8 %t, ptr addrspace(1) %p, align 1
  ret void
}
define void @unreached(ptr %p) {
entry:
  ret void
dead:
  call void @sink()
  store i32 0, ptr %p, align 4
  store i32 0, ptr %p, align 4
  store i32 0, ptr %p, align 4
  br label %dead
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: cold
; declare void @sink() #0
;
; ; Function Attrs: convergent
; define ptx_kernel void @k(ptr addrspace(1) %p, i1 %c, i200 %w) #1 {
; entry:
;   %q9.loc = alloca i200, align 32
;   br i1 %c, label %codeRepl, label %b
;
; codeRepl:                                         ; preds = %entry
;   call void @llvm.lifetime.start.p0(ptr %q9.loc)
;   call void @k.cold.1(ptr addrspace(1) %p, i200 %w, ptr %q9.loc) #5
;   %q9.reload = load i200, ptr %q9.loc, align 32
;   call void @llvm.lifetime.end.p0(ptr %q9.loc)
;   br label %b
;
; b:                                                ; preds = %codeRepl, %entry
;   %r = phi i200 [ %q9.reload, %codeRepl ], [ undef, %entry ]
;   %t = trunc i200 %r to i8
;   store i8 %t, ptr addrspace(1) %p, align 1
;   ret void
; }
;
; define void @unreached(ptr %p) {
; entry:
;   ret void
;
; dead:                                             ; preds = %dead
;   call void @sink()
;   store i32 0, ptr %p, align 4
;   store i32 0, ptr %p, align 4
;   store i32 0, ptr %p, align 4
;   br label %dead
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2
;
; ; Function Attrs: cold convergent minsize
; define internal void @k.cold.1(ptr addrspace(1) %p, i200 %w, ptr %q9.out) #3 {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   call void @sink()
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %x = load i1, ptr addrspace(1) %p, align 1
;   %y = mul i200 %w, %w
;   %z = add i200 %y, %w
;   %u = xor i200 %z, 5
;   %v = udiv i200 %u, %w
;   %q = urem i200 %v, 77
;   %q1 = urem i200 %q, 71
;   %q2 = urem i200 %q1, 72
;   %q3 = urem i200 %q2, 73
;   %q4 = urem i200 %q3, 74
;   %q5 = urem i200 %q4, 75
;   %q6 = urem i200 %q5, 76
;   %q7 = urem i200 %q6, 76
;   %q8 = urem i200 %q7, 76
;   %q9 = urem i200 %q8, 76
;   store i200 %q9, ptr %q9.out, align 32
;   br label %b.exitStub
;
; b.exitStub:                                       ; preds = %a
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #4
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #4
;
; attributes #0 = { cold }
; attributes #1 = { convergent }
; attributes #2 = { convergent nocallback nounwind }
; attributes #3 = { cold convergent minsize }
; attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #5 = { noinline }
