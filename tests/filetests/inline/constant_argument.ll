; RUN: opt -passes=inline
; The branch on an argument that is constant here is never cloned, its arithmetic is folded, what is left joins the caller.

define internal i32 @pick(i1 %c, i32 %x, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = mul i32 %x, 3
  %b = add i32 %a, 1
  br label %out

no:
  store i32 %x, ptr %p
  br label %out

out:
  %r = phi i32 [ %b, %yes ], [ 7, %no ]
  ret i32 %r
}

define i32 @caller(ptr %p, i32 %y) {
  %u = call i32 @pick(i1 true, i32 5, ptr %p)
  %v = call i32 @pick(i1 false, i32 %y, ptr %p)
  %s = add i32 %u, %v
  ret i32 %s
}
; EXPECT
; define i32 @caller(ptr %p, i32 %y) {
;   store i32 %y, ptr %p, align 4
;   %s = add i32 16, 7
;   ret i32 %s
; }
