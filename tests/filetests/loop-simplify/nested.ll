; RUN: opt -passes=loop-simplify
; %x stays on one back edge and changes on the other: two loops. With a barrier inside it is one loop with one latch.
define void @two(ptr %p, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 0, %entry ], [ %x, %inner ], [ %y, %outer ]
  %v = load volatile i32, ptr %p
  br i1 %c, label %inner, label %outer
inner:
  store volatile i32 %x, ptr %p
  br label %loop
outer:
  %y = add i32 %x, %v
  br i1 %d, label %loop, label %done
done:
  ret void
}
define void @one(ptr %p, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 0, %entry ], [ %x, %inner ], [ %y, %outer ]
  %v = load volatile i32, ptr %p
  br i1 %c, label %inner, label %outer
inner:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %loop
outer:
  %y = add i32 %x, %v
  br i1 %d, label %loop, label %done
done:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; define void @two(ptr %p, i1 %c, i1 %d) {
; entry:
;   br label %loop.outer
;
; loop.outer:                                       ; preds = %outer, %entry
;   %x.ph = phi i32 [ %y, %outer ], [ 0, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %inner, %loop.outer
;   %v = load volatile i32, ptr %p, align 4
;   br i1 %c, label %inner, label %outer
;
; inner:                                            ; preds = %loop
;   store volatile i32 %x.ph, ptr %p, align 4
;   br label %loop
;
; outer:                                            ; preds = %loop
;   %y = add i32 %x.ph, %v
;   br i1 %d, label %loop.outer, label %done
;
; done:                                             ; preds = %outer
;   ret void
; }
;
; define void @one(ptr %p, i1 %c, i1 %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.backedge, %entry
;   %x = phi i32 [ 0, %entry ], [ %x.be, %loop.backedge ]
;   %v = load volatile i32, ptr %p, align 4
;   br i1 %c, label %inner, label %outer
;
; inner:                                            ; preds = %loop
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %loop.backedge
;
; loop.backedge:                                    ; preds = %outer, %inner
;   %x.be = phi i32 [ %x, %inner ], [ %y, %outer ]
;   br label %loop
;
; outer:                                            ; preds = %loop
;   %y = add i32 %x, %v
;   br i1 %d, label %loop.backedge, label %done
;
; done:                                             ; preds = %outer
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
