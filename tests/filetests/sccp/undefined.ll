; RUN: opt -passes='sccp'
; A branch on undef is not reached; a block whose address is taken stays.
@address = global ptr blockaddress(@g, %taken)
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br i1 undef, label %b, label %d
b:
  %p = phi i32 [ 1, %0 ], [ 2, %a ]
  ret i32 %p
d:
  ret i32 3
}
define i32 @g(ptr %p) {
  br i1 false, label %taken, label %end
taken:
  store i32 1, ptr %p
  br label %end
end:
  %v = phi i32 [ 0, %0 ], [ 1, %taken ]
  ret i32 %v
}
; EXPECT
; @address = global ptr blockaddress(@g, %taken)
;
; define i32 @f(i1 %c) {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   unreachable
;
; b:                                                ; preds = %0
;   ret i32 1
; }
;
; define i32 @g(ptr %p) {
;   br label %end
;
; taken:                                            ; No predecessors!
;   unreachable
;
; end:                                              ; preds = %0
;   ret i32 0
; }
