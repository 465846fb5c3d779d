; RUN: opt -passes='jump-threading'
; On targets whose branches diverge nothing happens without the parameter `divergent`, as in LLVM.
target triple = "nvptx64-nvidia-cuda"
declare void @use(i32)
define void @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %yes, label %no
yes:
  call void @use(i32 1)
  br label %join
no:
  call void @use(i32 2)
  br label %join
join:
  %p = phi i1 [ true, %yes ], [ %b, %no ]
  br i1 %p, label %more, label %end
more:
  call void @use(i32 3)
  br label %end
end:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(i32)
;
; define void @f(i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %yes, label %no
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
;   br i1 %p, label %more, label %end
;
; more:                                             ; preds = %join
;   call void @use(i32 3)
;   br label %end
;
; end:                                              ; preds = %more, %join
;   ret void
; }
