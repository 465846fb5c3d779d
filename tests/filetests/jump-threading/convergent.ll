; RUN: opt -passes='jump-threading<divergent>'
; A block with a convergent call is not copied, nor one from which a barrier is reached: threads that meet there would meet no more.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @use(i32)
define ptx_kernel void @before_barrier(i1 %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 1)
  br label %join
no:
  call void @use(i32 2)
  br label %join
join:
  %p = phi i1 [ true, %yes ], [ %b, %no ]
  br i1 %p, label %sync, label %end
sync:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
end:
  ret void
}
; Behind the last barrier edges are threaded.
define ptx_kernel void @behind_barrier(i1 %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %yes, label %no
yes:
  call void @use(i32 1)
  br label %join
no:
  call void @use(i32 2)
  br label %join
join:
  %p = phi i1 [ true, %yes ], [ %b, %no ]
  br i1 %p, label %work, label %end
work:
  call void @use(i32 3)
  br label %end
end:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
;
; declare void @use(i32)
;
; define ptx_kernel void @before_barrier(i1 %b) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp ult i32 %t, 16
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   call void @use(i32 1)
;   br label %join
;
; no:                                               ; preds = %entry
;   call void @use(i32 2)
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %p = phi i1 [ true, %yes ], [ %b, %no ]
;   br i1 %p, label %sync, label %end
;
; sync:                                             ; preds = %join
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %end
;
; end:                                              ; preds = %sync, %join
;   ret void
; }
;
; define ptx_kernel void @behind_barrier(i1 %b) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp ult i32 %t, 16
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 %c, label %join.thread, label %join
;
; join.thread:                                      ; preds = %entry
;   call void @use(i32 1)
;   br label %work
;
; join:                                             ; preds = %entry
;   call void @use(i32 2)
;   br i1 %b, label %work, label %end
;
; work:                                             ; preds = %join, %join.thread
;   call void @use(i32 3)
;   br label %end
;
; end:                                              ; preds = %work, %join
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
