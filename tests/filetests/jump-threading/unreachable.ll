; RUN: opt -passes='jump-threading'
; Dead code and a chain of blocks that only branch go; blocks that nothing reaches from the start are left as they are.
define i32 @f(i1 %a) {
entry:
  br label %one
one:
  br label %two
two:
  %c = icmp eq i32 0, 1
  br i1 %c, label %never, label %end
never:
  br label %end
end:
  %p = phi i32 [ 1, %two ], [ 2, %never ]
  ret i32 %p
lost:
  %q = phi i1 [ true, %lost ], [ false, %alone ]
  br i1 %q, label %lost, label %alone
alone:
  br label %lost
}
; EXPECT
; define i32 @f(i1 %a) {
; end:
;   ret i32 1
;
; lost:                                             ; preds = %alone, %lost
;   %q = phi i1 [ true, %lost ], [ false, %alone ]
;   br i1 %q, label %lost, label %alone
;
; alone:                                            ; preds = %lost
;   br label %lost
; }
