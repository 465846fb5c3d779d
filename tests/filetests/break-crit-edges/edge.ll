; RUN: opt -passes='break-crit-edges'
; The edge from a block with two successors to one with two predecessors gets a block.
define i32 @edge(i1 %c) {
entry:
  br i1 %c, label %end, label %other
other:
  br label %end
end:
  %v = phi i32 [ 1, %entry ], [ 2, %other ]
  ret i32 %v
}
; EXPECT
; define i32 @edge(i1 %c) {
; entry:
;   br i1 %c, label %entry.end_crit_edge, label %other
;
; entry.end_crit_edge:                              ; preds = %entry
;   br label %end
;
; other:                                            ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %other, %entry.end_crit_edge
;   %v = phi i32 [ 1, %entry.end_crit_edge ], [ 2, %other ]
;   ret i32 %v
; }
