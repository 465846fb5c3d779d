; RUN: opt -passes=gvn-sink
; Where only two of three ways end alike, a block between these and the rest takes what sinks.
define i32 @f(i32 %n, i32 %v, i32 %w) {
entry:
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  %a = add i32 %v, 1
  %b = mul i32 %a, %w
  %c = xor i32 %b, %v
  %d = mul i32 %c, %c
  br label %exit
one:
  %e = add i32 %v, 2
  %g = mul i32 %e, %w
  %h = xor i32 %g, %v
  %i = mul i32 %h, %h
  br label %exit
other:
  br label %exit
exit:
  %r = phi i32 [ %d, %zero ], [ %i, %one ], [ 0, %other ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %n, i32 %v, i32 %w) {
; entry:
;   switch i32 %n, label %other [
;     i32 0, label %zero
;     i32 1, label %one
;   ]
;
; zero:                                             ; preds = %entry
;   br label %exit.gvnsink.split
;
; one:                                              ; preds = %entry
;   br label %exit.gvnsink.split
;
; other:                                            ; preds = %entry
;   br label %exit
;
; exit.gvnsink.split:                               ; preds = %one, %zero
;   %.sink = phi i32 [ 2, %one ], [ 1, %zero ]
;   %e = add i32 %v, %.sink
;   %g = mul i32 %e, %w
;   %h = xor i32 %g, %v
;   %i = mul i32 %h, %h
;   br label %exit
;
; exit:                                             ; preds = %exit.gvnsink.split, %other
;   %r = phi i32 [ 0, %other ], [ %i, %exit.gvnsink.split ]
;   ret i32 %r
; }
