; RUN: opt -passes='lower-switch'
; Neighbouring cases with one destination are one question.
define i32 @ranges(i32 %a) {
entry:
  switch i32 %a, label %other [
    i32 1, label %low
    i32 2, label %low
    i32 3, label %low
    i32 9, label %high
    i32 -5, label %other
  ]
low:
  %v = phi i32 [ 1, %entry ], [ 1, %entry ], [ 1, %entry ]
  br label %other
high:
  br label %other
other:
  %w = phi i32 [ 0, %entry ], [ 0, %entry ], [ %v, %low ], [ 2, %high ]
  ret i32 %w
}
; EXPECT
; define i32 @ranges(i32 %a) {
; entry:
;   br label %NodeBlock
;
; NodeBlock:                                        ; preds = %entry
;   %Pivot = icmp slt i32 %a, 9
;   br i1 %Pivot, label %LeafBlock, label %LeafBlock1
;
; LeafBlock1:                                       ; preds = %NodeBlock
;   %SwitchLeaf2 = icmp eq i32 %a, 9
;   br i1 %SwitchLeaf2, label %high, label %other
;
; LeafBlock:                                        ; preds = %NodeBlock
;   %a.off = add i32 %a, -1
;   %SwitchLeaf = icmp ule i32 %a.off, 2
;   br i1 %SwitchLeaf, label %low, label %other
;
; low:                                              ; preds = %LeafBlock
;   %v = phi i32 [ 1, %LeafBlock ]
;   br label %other
;
; high:                                             ; preds = %LeafBlock1
;   br label %other
;
; other:                                            ; preds = %high, %low, %LeafBlock, %LeafBlock1
;   %w = phi i32 [ %v, %low ], [ 2, %high ], [ 0, %LeafBlock ], [ 0, %LeafBlock1 ]
;   ret i32 %w
; }
