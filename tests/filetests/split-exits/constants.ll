; RUN: opt -passes='split-exits'
; The start of the second counter is written behind the first loop.
define void @two_loops(ptr %p, i32 %n) {
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i1, %first ]
  store volatile i32 %i, ptr %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %first, label %second

second:
  %k = phi i32 [ 0, %first ], [ %k1, %second ]
  store volatile i32 %k, ptr %p
  %k1 = add i32 %k, 1
  %d = icmp slt i32 %k1, %n
  br i1 %d, label %second, label %end

end:
  ret void
}

; What the loop computes is the phi itself, and a block that is reached by one edge needs none.
define i32 @values(ptr %p, i32 %n) {
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i1, %first ]
  store volatile i32 %i, ptr %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %first, label %second

second:
  %k = phi i32 [ %i1, %first ], [ %k1, %second ]
  store volatile i32 %k, ptr %p
  %k1 = add i32 %k, 1
  %d = icmp slt i32 %k1, %n
  br i1 %d, label %second, label %end

end:
  %r = phi i32 [ 7, %second ]
  ret i32 %r
}
; EXPECT
; define void @two_loops(ptr %p, i32 %n) {
; entry:
;   br label %first
;
; first:                                            ; preds = %first, %entry
;   %i = phi i32 [ 0, %entry ], [ %i1, %first ]
;   store volatile i32 %i, ptr %p, align 4
;   %i1 = add i32 %i, 1
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %first, label %first.second_crit_edge
;
; first.second_crit_edge:                           ; preds = %first
;   br label %second
;
; second:                                           ; preds = %second, %first.second_crit_edge
;   %k = phi i32 [ 0, %first.second_crit_edge ], [ %k1, %second ]
;   store volatile i32 %k, ptr %p, align 4
;   %k1 = add i32 %k, 1
;   %d = icmp slt i32 %k1, %n
;   br i1 %d, label %second, label %end
;
; end:                                              ; preds = %second
;   ret void
; }
;
; define i32 @values(ptr %p, i32 %n) {
; entry:
;   br label %first
;
; first:                                            ; preds = %first, %entry
;   %i = phi i32 [ 0, %entry ], [ %i1, %first ]
;   store volatile i32 %i, ptr %p, align 4
;   %i1 = add i32 %i, 1
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %first, label %second
;
; second:                                           ; preds = %second, %first
;   %k = phi i32 [ %i1, %first ], [ %k1, %second ]
;   store volatile i32 %k, ptr %p, align 4
;   %k1 = add i32 %k, 1
;   %d = icmp slt i32 %k1, %n
;   br i1 %d, label %second, label %end
;
; end:                                              ; preds = %second
;   %r = phi i32 [ 7, %second ]
;   ret i32 %r
; }
