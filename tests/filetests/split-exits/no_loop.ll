; RUN: opt -passes='split-exits'
; Outside of loops an edge is taken once.
define i32 @straight(ptr %p, i1 %a) {
entry:
  br i1 %a, label %then, label %end

then:
  store volatile i32 1, ptr %p
  br label %end

end:
  %r = phi i32 [ 1, %entry ], [ 2, %then ]
  ret i32 %r
}
; EXPECT
; define i32 @straight(ptr %p, i1 %a) {
; entry:
;   br i1 %a, label %then, label %end
;
; then:                                             ; preds = %entry
;   store volatile i32 1, ptr %p, align 4
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %r = phi i32 [ 1, %entry ], [ 2, %then ]
;   ret i32 %r
; }
