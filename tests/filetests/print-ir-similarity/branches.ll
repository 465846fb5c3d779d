; RUN: opt -passes=print-ir-similarity -disable-output
; Parts may go over branches and phis: then blocks stand for blocks.
define i32 @one(i32 %a, ptr %p) {
entry:
  %c = icmp slt i32 %a, 5
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %no
no:
  %r = phi i32 [ 3, %yes ], [ 4, %entry ]
  ret i32 %r
}
define i32 @other(i32 %b, ptr %p) {
entry:
  %c = icmp sgt i32 9, %b
  br i1 %c, label %yes, label %no
yes:
  store i32 2, ptr %p
  br label %no
no:
  %r = phi i32 [ 3, %yes ], [ 4, %entry ]
  ret i32 %r
}
; EXPECT
; 2 candidates of length 5.  Found in: 
;   Function: one, Basic Block: entry
;     Start Instruction:   %c = icmp slt i32 %a, 5
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
;   Function: other, Basic Block: entry
;     Start Instruction:   %c = icmp sgt i32 9, %b
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
; 2 candidates of length 4.  Found in: 
;   Function: one, Basic Block: entry
;     Start Instruction:   br i1 %c, label %yes, label %no
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
;   Function: other, Basic Block: entry
;     Start Instruction:   br i1 %c, label %yes, label %no
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
; 2 candidates of length 3.  Found in: 
;   Function: one, Basic Block: yes
;     Start Instruction:   store i32 1, ptr %p, align 4
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
;   Function: other, Basic Block: yes
;     Start Instruction:   store i32 2, ptr %p, align 4
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
; 2 candidates of length 2.  Found in: 
;   Function: one, Basic Block: yes
;     Start Instruction:   br label %no
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
;   Function: other, Basic Block: yes
;     Start Instruction:   br label %no
;       End Instruction:   %r = phi i32 [ 3, %yes ], [ 4, %entry ]
