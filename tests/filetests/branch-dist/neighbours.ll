; RUN: opt -passes='branch-dist'
; Two accesses beside one base: each adds its own offset, but an address for both has to be computed and chosen.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @upwind(ptr %u, ptr %o, float %s) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %at = getelementptr float, ptr %u, i64 %w
  %v = load float, ptr %at
  %c = fcmp ogt float %v, 0.0
  br i1 %c, label %left, label %right

left:
  %la = getelementptr i8, ptr %at, i64 -4
  %lv = load float, ptr %la
  %ld = fsub float %v, %lv
  br label %end

right:
  %ra = getelementptr i8, ptr %at, i64 4
  %rv = load float, ptr %ra
  %rd = fsub float %rv, %v
  br label %end

end:
  %d = phi float [ %ld, %left ], [ %rd, %right ]
  %p = fmul float %d, %s
  %out = getelementptr float, ptr %o, i64 %w
  store float %p, ptr %out
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @upwind(ptr %u, ptr %o, float %s) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %w = zext i32 %t to i64
;   %at = getelementptr float, ptr %u, i64 %w
;   %v = load float, ptr %at, align 4
;   %c = fcmp ogt float %v, 0.000000e+00
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   %la = getelementptr i8, ptr %at, i64 -4
;   %lv = load float, ptr %la, align 4
;   %ld = fsub float %v, %lv
;   br label %end
;
; right:                                            ; preds = %entry
;   %ra = getelementptr i8, ptr %at, i64 4
;   %rv = load float, ptr %ra, align 4
;   %rd = fsub float %rv, %v
;   br label %end
;
; end:                                              ; preds = %right, %left
;   %d = phi float [ %ld, %left ], [ %rd, %right ]
;   %p = fmul float %d, %s
;   %out = getelementptr float, ptr %o, i64 %w
;   store float %p, ptr %out, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
