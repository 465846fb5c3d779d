; RUN: opt -passes='simplifycfg<keep-loop-forms>'
; The empty preheader and the empty exit block, which other blocks would be reached from without, stay; an empty block that is neither goes.
define void @f(i1 %c, i1 %d, i32 %n, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %preheader, label %last
preheader:
  br label %loop
loop:
  %i = phi i32 [ 0, %preheader ], [ %j, %loop ]
  store volatile i32 %i, ptr addrspace(1) %p, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  br label %last
last:
  store volatile i32 %n, ptr addrspace(1) %p, align 4
  br i1 %d, label %empty, label %other
empty:
  br label %end
other:
  store volatile i32 1, ptr addrspace(1) %p, align 4
  br label %end
end:
  ret void
}
; EXPECT
; define void @f(i1 %c, i1 %d, i32 %n, ptr addrspace(1) %p) {
; entry:
;   br i1 %c, label %preheader, label %last
;
; preheader:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %preheader
;   %i = phi i32 [ 0, %preheader ], [ %j, %loop ]
;   store volatile i32 %i, ptr addrspace(1) %p, align 4
;   %j = add i32 %i, 1
;   %more = icmp slt i32 %j, %n
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   br label %last
;
; last:                                             ; preds = %exit, %entry
;   store volatile i32 %n, ptr addrspace(1) %p, align 4
;   br i1 %d, label %end, label %other
;
; other:                                            ; preds = %last
;   store volatile i32 1, ptr addrspace(1) %p, align 4
;   br label %end
;
; end:                                              ; preds = %other, %last
;   ret void
; }
