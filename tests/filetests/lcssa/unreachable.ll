; RUN: opt -passes=lcssa
; A use that is never reached becomes poison; edges into an exit from elsewhere bring the phi that reaches them.
define i32 @f(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  br i1 %c, label %loop, label %done
never:
  %u = mul i32 %j, 2
  br label %done
done:
  %d = icmp slt i32 %j, %n
  br i1 %d, label %done, label %end
end:
  ret i32 %j
}
; EXPECT
; define i32 @f(i32 %n, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   br i1 %c, label %loop, label %done
;
; never:                                            ; No predecessors!
;   %u = mul i32 poison, 2
;   br label %done
;
; done:                                             ; preds = %done, %never, %loop
;   %j.lcssa = phi i32 [ %j.lcssa, %done ], [ poison, %never ], [ %j, %loop ]
;   %d = icmp slt i32 %j.lcssa, %n
;   br i1 %d, label %done, label %end
;
; end:                                              ; preds = %done
;   %j.lcssa.lcssa = phi i32 [ %j.lcssa, %done ]
;   ret i32 %j.lcssa.lcssa
; }
