; RUN: opt -passes=structurizecfg -pass-remarks-missed=structurizecfg
; A switch is left: `lower-switch` makes branches of it first.
define i32 @switch(i32 %x) {
entry:
  switch i32 %x, label %b [ i32 0, label %a ]
a:
  br label %b
b:
  %v = phi i32 [ 1, %entry ], [ 2, %a ]
  ret i32 %v
}
; EXPECT
; remark: <unknown>:0:0: a switch or call decides where control goes
;
; define i32 @switch(i32 %x) {
; entry:
;   switch i32 %x, label %b [
;     i32 0, label %a
;   ]
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %v = phi i32 [ 1, %entry ], [ 2, %a ]
;   ret i32 %v
; }
