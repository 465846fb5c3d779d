; RUN: opt -passes=unify-loop-exits
; A switch leaves the loop: it stays as it is.
define void @switch(i32 %a, i1 %b) {
entry:
  br label %head
head:
  switch i32 %a, label %latch [ i32 1, label %one
                                i32 2, label %two ]
latch:
  br i1 %b, label %one, label %head
one:
  ret void
two:
  ret void
}
; EXPECT
; define void @switch(i32 %a, i1 %b) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   switch i32 %a, label %latch [
;     i32 1, label %one
;     i32 2, label %two
;   ]
;
; latch:                                            ; preds = %head
;   br i1 %b, label %one, label %head
;
; one:                                              ; preds = %latch, %head
;   ret void
;
; two:                                              ; preds = %head
;   ret void
; }
