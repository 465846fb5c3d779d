; RUN: opt -passes=print-predicateinfo -disable-output
; A case that one edge leads to says what the value is.
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %b [
    i32 3, label %a
    i32 4, label %b
  ]
a:
  ret i32 %x
b:
  %t = add i32 %x, 1
  ret i32 %t
}
; EXPECT
; PredicateInfo for function: f
; define i32 @f(i32 %x) {
; entry:
; ; switch predicate info { CaseValue: i32 3 Edge: [label %entry,label %a], RenamedOp: %x }
;   %x.0 = bitcast i32 %x to i32
;   switch i32 %x, label %b [
;     i32 3, label %a
;     i32 4, label %b
;   ]
;
; a:                                                ; preds = %entry
;   ret i32 %x.0
;
; b:                                                ; preds = %entry, %entry
;   %t = add i32 %x, 1
;   ret i32 %t
; }
