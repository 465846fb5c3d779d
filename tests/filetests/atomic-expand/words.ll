; RUN: opt -passes=atomic-expand
; Operations on words that are no instructions become loops, with their ordering and scope.
target triple = "nvptx64-nvidia-cuda"

define i32 @nand(ptr %p, i32 %v) {
  %r = atomicrmw nand ptr %p, i32 %v seq_cst
  ret i32 %r
}
define float @fmax(ptr addrspace(1) %p, float %v) {
  %r = atomicrmw volatile fmax ptr addrspace(1) %p, float %v syncscope("block") acq_rel
  ret float %r
}
define i64 @wrap(ptr %p, i64 %v) {
  %r = atomicrmw udec_wrap ptr %p, i64 %v release
  ret i64 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @nand(ptr %p, i32 %v) {
;   %1 = load i32, ptr %p, align 4
;   br label %2
;
; 2:                                                ; preds = %2, %0
;   %3 = phi i32 [ %1, %0 ], [ %r, %2 ]
;   %4 = and i32 %3, %v
;   %5 = xor i32 %4, -1
;   %6 = cmpxchg ptr %p, i32 %3, i32 %5 seq_cst seq_cst, align 4
;   %r = extractvalue { i32, i1 } %6, 0
;   %7 = extractvalue { i32, i1 } %6, 1
;   br i1 %7, label %8, label %2
;
; 8:                                                ; preds = %2
;   ret i32 %r
; }
;
; define float @fmax(ptr addrspace(1) %p, float %v) {
;   %1 = load volatile i32, ptr addrspace(1) %p, align 4
;   br label %2
;
; 2:                                                ; preds = %2, %0
;   %3 = phi i32 [ %1, %0 ], [ %8, %2 ]
;   %4 = bitcast i32 %3 to float
;   %5 = call float @llvm.maxnum.f32(float %4, float %v)
;   %6 = bitcast float %5 to i32
;   %7 = cmpxchg volatile ptr addrspace(1) %p, i32 %3, i32 %6 syncscope("block") acq_rel acquire, align 4
;   %8 = extractvalue { i32, i1 } %7, 0
;   %9 = extractvalue { i32, i1 } %7, 1
;   br i1 %9, label %10, label %2
;
; 10:                                               ; preds = %2
;   %r = bitcast i32 %8 to float
;   ret float %r
; }
;
; define i64 @wrap(ptr %p, i64 %v) {
;   %1 = load i64, ptr %p, align 8
;   br label %2
;
; 2:                                                ; preds = %2, %0
;   %3 = phi i64 [ %1, %0 ], [ %r, %2 ]
;   %4 = sub i64 %3, 1
;   %5 = icmp eq i64 %3, 0
;   %6 = icmp ugt i64 %3, %v
;   %7 = or i1 %5, %6
;   %8 = select i1 %7, i64 %v, i64 %4
;   %9 = cmpxchg ptr %p, i64 %3, i64 %8 release monotonic, align 8
;   %r = extractvalue { i64, i1 } %9, 0
;   %10 = extractvalue { i64, i1 } %9, 1
;   br i1 %10, label %11, label %2
;
; 11:                                               ; preds = %2
;   ret i64 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maxnum.f32(float, float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
