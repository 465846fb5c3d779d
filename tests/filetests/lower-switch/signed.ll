; RUN: opt -passes='lower-switch'
; Cases are numbers with a sign; ranges that start at the lowest one need one comparison.
define i32 @signed(i8 %a) {
entry:
  switch i8 %a, label %other [
    i8 -128, label %low
    i8 -127, label %low
    i8 127, label %high
    i8 0, label %zero
  ]
low:
  ret i32 1
high:
  ret i32 2
zero:
  ret i32 3
other:
  ret i32 4
}
; EXPECT
; define i32 @signed(i8 %a) {
; entry:
;   br label %NodeBlock3
;
; NodeBlock3:                                       ; preds = %entry
;   %Pivot4 = icmp slt i8 %a, 0
;   br i1 %Pivot4, label %LeafBlock, label %NodeBlock
;
; NodeBlock:                                        ; preds = %NodeBlock3
;   %Pivot = icmp slt i8 %a, 127
;   br i1 %Pivot, label %LeafBlock1, label %high
;
; LeafBlock1:                                       ; preds = %NodeBlock
;   %SwitchLeaf2 = icmp eq i8 %a, 0
;   br i1 %SwitchLeaf2, label %zero, label %other
;
; LeafBlock:                                        ; preds = %NodeBlock3
;   %SwitchLeaf = icmp sle i8 %a, -127
;   br i1 %SwitchLeaf, label %low, label %other
;
; low:                                              ; preds = %LeafBlock
;   ret i32 1
;
; high:                                             ; preds = %NodeBlock
;   ret i32 2
;
; zero:                                             ; preds = %LeafBlock1
;   ret i32 3
;
; other:                                            ; preds = %LeafBlock, %LeafBlock1
;   ret i32 4
; }
