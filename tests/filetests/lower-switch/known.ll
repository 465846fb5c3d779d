; RUN: opt -passes='lower-switch'
; Bits that are known spare comparisons.
define i32 @known(i32 %a) {
entry:
  %m = and i32 %a, 1
  switch i32 %m, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  ret i32 5
one:
  ret i32 6
other:
  ret i32 7
}
; EXPECT
; define i32 @known(i32 %a) {
; entry:
;   %m = and i32 %a, 1
;   br label %LeafBlock
;
; LeafBlock:                                        ; preds = %entry
;   %SwitchLeaf = icmp eq i32 %m, 1
;   br i1 %SwitchLeaf, label %one, label %zero
;
; zero:                                             ; preds = %LeafBlock
;   ret i32 5
;
; one:                                              ; preds = %LeafBlock
;   ret i32 6
; }
