; RUN: opt -passes=pre-isel-intrinsic-lowering
; A volatile fill becomes volatile stores; phis behind it follow.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i32(ptr, ptr addrspace(1), i32, i1)

define i32 @f(ptr %a, i8 %x, i64 %n, i1 %c) {
entry:
  br i1 %c, label %fill, label %end
fill:
  call void @llvm.memset.p0.i64(ptr %a, i8 %x, i64 %n, i1 true)
  br label %end
end:
  %r = phi i32 [ 0, %entry ], [ 1, %fill ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p1.i32(ptr writeonly captures(none), ptr addrspace(1) readonly captures(none), i32, i1 immarg) #0
;
; define i32 @f(ptr %a, i8 %x, i64 %n, i1 %c) {
; entry:
;   br i1 %c, label %fill, label %end
;
; fill:                                             ; preds = %entry
;   %0 = icmp eq i64 %n, 0
;   br i1 %0, label %6, label %1
;
; 1:                                                ; preds = %1, %fill
;   %2 = phi i64 [ 0, %fill ], [ %3, %1 ]
;   %3 = add i64 %2, 1
;   %4 = getelementptr inbounds i8, ptr %a, i64 %2
;   store volatile i8 %x, ptr %4, align 1
;   %5 = icmp ult i64 %3, %n
;   br i1 %5, label %1, label %6
;
; 6:                                                ; preds = %1, %fill
;   br label %end
;
; end:                                              ; preds = %6, %entry
;   %r = phi i32 [ 0, %entry ], [ 1, %6 ]
;   ret i32 %r
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
