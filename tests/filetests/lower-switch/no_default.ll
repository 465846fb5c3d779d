; RUN: opt -passes='lower-switch'
; Where the default is unreachable, the destination of most values takes its place.
define i32 @no_default(i32 %a) {
entry:
  switch i32 %a, label %never [
    i32 0, label %x
    i32 1, label %y
    i32 2, label %y
    i32 3, label %x
    i32 4, label %x
  ]
x:
  ret i32 1
y:
  ret i32 2
never:
  unreachable
}
; EXPECT
; define i32 @no_default(i32 %a) {
; entry:
;   br label %LeafBlock
;
; LeafBlock:                                        ; preds = %entry
;   %a.off = add i32 %a, -1
;   %SwitchLeaf = icmp ule i32 %a.off, 1
;   br i1 %SwitchLeaf, label %y, label %x
;
; x:                                                ; preds = %LeafBlock
;   ret i32 1
;
; y:                                                ; preds = %LeafBlock
;   ret i32 2
; }
