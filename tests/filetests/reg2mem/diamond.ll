; RUN: opt -passes='reg2mem'
; A phi is a slot that both ways store to.
define i32 @diamond(i1 %c, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  br label %end
y:
  br label %end
end:
  %v = phi i32 [ %a, %x ], [ 7, %y ]
  ret i32 %v
}
; EXPECT
; define i32 @diamond(i1 %c, i32 %a) {
; entry:
;   %v.reg2mem = alloca i32, align 4
;   %"reg2mem alloca point" = bitcast i32 0 to i32
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   store i32 %a, ptr %v.reg2mem, align 4
;   br label %end
;
; y:                                                ; preds = %entry
;   store i32 7, ptr %v.reg2mem, align 4
;   br label %end
;
; end:                                              ; preds = %y, %x
;   %v.reload = load i32, ptr %v.reg2mem, align 4
;   ret i32 %v.reload
; }
