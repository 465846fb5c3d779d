; RUN: opt -passes=print-predicateinfo -disable-output
; Of two conditions at once, the copies of one value follow each other.
define i32 @f(i32 %x) {
entry:
  %c = icmp ugt i32 %x, 3
  %d = icmp ult i32 %x, 9
  %e = and i1 %c, %d
  br i1 %e, label %a, label %b
a:
  %s = add i32 %x, 1
  ret i32 %s
b:
  ret i32 0
}
; EXPECT
; PredicateInfo for function: f
; define i32 @f(i32 %x) {
; entry:
;   %c = icmp ugt i32 %x, 3
;   %d = icmp ult i32 %x, 9
;   %e = and i1 %c, %d
; ; branch predicate info { TrueEdge: 1 Comparison:  %c = icmp ugt i32 %x, 3 Edge: [label %entry,label %a], RenamedOp: %x }
;   %x.0 = bitcast i32 %x to i32
; ; branch predicate info { TrueEdge: 1 Comparison:  %d = icmp ult i32 %x, 9 Edge: [label %entry,label %a], RenamedOp: %x }
;   %x.0.1 = bitcast i32 %x.0 to i32
;   br i1 %e, label %a, label %b
;
; a:                                                ; preds = %entry
;   %s = add i32 %x.0.1, 1
;   ret i32 %s
;
; b:                                                ; preds = %entry
;   ret i32 0
; }
