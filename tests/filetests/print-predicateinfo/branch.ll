; RUN: opt -passes=print-predicateinfo -disable-output
; Each side of a branch has a copy of what its condition compares.
define i32 @f(i32 %x, i32 %y) {
entry:
  %c = icmp ult i32 %x, %y
  br i1 %c, label %a, label %b
a:
  %s = add i32 %x, %y
  ret i32 %s
b:
  %t = sub i32 %x, %y
  ret i32 %t
}
; EXPECT
; PredicateInfo for function: f
; define i32 @f(i32 %x, i32 %y) {
; entry:
;   %c = icmp ult i32 %x, %y
; ; branch predicate info { TrueEdge: 1 Comparison:  %c = icmp ult i32 %x, %y Edge: [label %entry,label %a], RenamedOp: %x }
;   %x.0 = bitcast i32 %x to i32
; ; branch predicate info { TrueEdge: 0 Comparison:  %c = icmp ult i32 %x, %y Edge: [label %entry,label %b], RenamedOp: %x }
;   %x.1 = bitcast i32 %x to i32
; ; branch predicate info { TrueEdge: 1 Comparison:  %c = icmp ult i32 %x, %y Edge: [label %entry,label %a], RenamedOp: %y }
;   %y.0 = bitcast i32 %y to i32
; ; branch predicate info { TrueEdge: 0 Comparison:  %c = icmp ult i32 %x, %y Edge: [label %entry,label %b], RenamedOp: %y }
;   %y.1 = bitcast i32 %y to i32
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   %s = add i32 %x.0, %y.0
;   ret i32 %s
;
; b:                                                ; preds = %entry
;   %t = sub i32 %x.1, %y.1
;   ret i32 %t
; }
