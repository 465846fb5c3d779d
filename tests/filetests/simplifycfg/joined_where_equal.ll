; RUN: opt -passes='simplifycfg'
; A phi gets a value from one branch and, from the next one, the constant that it is equal to there: the branches join, and the value stands for both.
define i32 @constant(i1 %c0, i32 %a, i32 %b) {
entry:
  br i1 %c0, label %join, label %next
next:
  %c1 = icmp eq i32 %a, -1
  br i1 %c1, label %join, label %other
other:
  call void @effect()
  br label %join
join:
  %s = phi i32 [ %a, %entry ], [ -1, %next ], [ %b, %other ]
  ret i32 %s
}

; The other way around, on the false edge of an inequality.
define i32 @inequality(i1 %c0, i32 %a, i32 %b) {
entry:
  br i1 %c0, label %join, label %next
next:
  %c1 = icmp ne i32 %a, %b
  br i1 %c1, label %other, label %join
other:
  call void @effect()
  br label %join
join:
  %s = phi i32 [ %b, %entry ], [ %a, %next ], [ 0, %other ]
  ret i32 %s
}

; Equal on the other edge only; another constant; pointers, which may be of two objects; numbers whose equality is no identity.
define i32 @other_edge(i1 %c0, i32 %a) {
entry:
  br i1 %c0, label %join, label %next
next:
  %c1 = icmp ne i32 %a, 7
  br i1 %c1, label %join, label %other
other:
  call void @effect()
  br label %join
join:
  %s = phi i32 [ %a, %entry ], [ 7, %next ], [ 0, %other ]
  ret i32 %s
}

define i32 @other_constant(i1 %c0, i32 %a) {
entry:
  br i1 %c0, label %join, label %next
next:
  %c1 = icmp eq i32 %a, 7
  br i1 %c1, label %join, label %other
other:
  call void @effect()
  br label %join
join:
  %s = phi i32 [ %a, %entry ], [ 8, %next ], [ 0, %other ]
  ret i32 %s
}

define ptr @pointers(i1 %c0, ptr %a, ptr %b) {
entry:
  br i1 %c0, label %join, label %next
next:
  %c1 = icmp eq ptr %a, %b
  br i1 %c1, label %join, label %other
other:
  call void @effect()
  br label %join
join:
  %s = phi ptr [ %a, %entry ], [ %b, %next ], [ null, %other ]
  ret ptr %s
}

define float @floats(i1 %c0, float %a) {
entry:
  br i1 %c0, label %join, label %next
next:
  %c1 = fcmp oeq float %a, 0.0
  br i1 %c1, label %join, label %other
other:
  call void @effect()
  br label %join
join:
  %s = phi float [ %a, %entry ], [ 0.0, %next ], [ 1.0, %other ]
  ret float %s
}

declare void @effect()
; EXPECT
; define i32 @constant(i1 %c0, i32 %a, i32 %b) {
; entry:
;   %c1 = icmp eq i32 %a, -1
;   %or.cond = select i1 %c0, i1 true, i1 %c1
;   br i1 %or.cond, label %join, label %other
;
; other:                                            ; preds = %entry
;   call void @effect()
;   br label %join
;
; join:                                             ; preds = %other, %entry
;   %s = phi i32 [ %a, %entry ], [ %b, %other ]
;   ret i32 %s
; }
;
; define i32 @inequality(i1 %c0, i32 %a, i32 %b) {
; entry:
;   %c0.not = xor i1 %c0, true
;   %c1 = icmp ne i32 %a, %b
;   %or.cond = select i1 %c0.not, i1 %c1, i1 false
;   br i1 %or.cond, label %other, label %join
;
; other:                                            ; preds = %entry
;   call void @effect()
;   br label %join
;
; join:                                             ; preds = %other, %entry
;   %s = phi i32 [ %b, %entry ], [ 0, %other ]
;   ret i32 %s
; }
;
; define i32 @other_edge(i1 %c0, i32 %a) {
; entry:
;   br i1 %c0, label %join, label %next
;
; next:                                             ; preds = %entry
;   %c1 = icmp ne i32 %a, 7
;   br i1 %c1, label %join, label %other
;
; other:                                            ; preds = %next
;   call void @effect()
;   br label %join
;
; join:                                             ; preds = %other, %next, %entry
;   %s = phi i32 [ %a, %entry ], [ 7, %next ], [ 0, %other ]
;   ret i32 %s
; }
;
; define i32 @other_constant(i1 %c0, i32 %a) {
; entry:
;   br i1 %c0, label %join, label %next
;
; next:                                             ; preds = %entry
;   %c1 = icmp eq i32 %a, 7
;   br i1 %c1, label %join, label %other
;
; other:                                            ; preds = %next
;   call void @effect()
;   br label %join
;
; join:                                             ; preds = %other, %next, %entry
;   %s = phi i32 [ %a, %entry ], [ 8, %next ], [ 0, %other ]
;   ret i32 %s
; }
;
; define ptr @pointers(i1 %c0, ptr %a, ptr %b) {
; entry:
;   br i1 %c0, label %join, label %next
;
; next:                                             ; preds = %entry
;   %c1 = icmp eq ptr %a, %b
;   br i1 %c1, label %join, label %other
;
; other:                                            ; preds = %next
;   call void @effect()
;   br label %join
;
; join:                                             ; preds = %other, %next, %entry
;   %s = phi ptr [ %a, %entry ], [ %b, %next ], [ null, %other ]
;   ret ptr %s
; }
;
; define float @floats(i1 %c0, float %a) {
; entry:
;   br i1 %c0, label %join, label %next
;
; next:                                             ; preds = %entry
;   %c1 = fcmp oeq float %a, 0.000000e+00
;   br i1 %c1, label %join, label %other
;
; other:                                            ; preds = %next
;   call void @effect()
;   br label %join
;
; join:                                             ; preds = %other, %next, %entry
;   %s = phi float [ %a, %entry ], [ 0.000000e+00, %next ], [ 1.000000e+00, %other ]
;   ret float %s
; }
;
; declare void @effect()
