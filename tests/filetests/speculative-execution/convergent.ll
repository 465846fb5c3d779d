; RUN: opt -passes='speculative-execution<only-if-divergent-target>' -spec-exec-max-not-hoisted=9
; A call that threads take part in stays under its condition, as do loads.
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i32 @convergent(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %yes, label %end
yes:
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  %l = load i32, ptr %p
  %x = add i32 %s, %l
  br label %end
end:
  %v = phi i32 [ 0, %entry ], [ %x, %yes ]
  ret i32 %v
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #0
;
; define i32 @convergent(i1 %c, i32 %a, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %end
;
; yes:                                              ; preds = %entry
;   %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
;   %l = load i32, ptr %p, align 4
;   %x = add i32 %s, %l
;   br label %end
;
; end:                                              ; preds = %yes, %entry
;   %v = phi i32 [ 0, %entry ], [ %x, %yes ]
;   ret i32 %v
; }
;
; attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
