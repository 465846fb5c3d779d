; RUN: opt -passes='instcombine'
; A phi that says which way was taken is the condition.
define i1 @way(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi i1 [ true, %a ], [ false, %b ]
  ret i1 %p
}
define i1 @other_way(i1 %c) {
  br i1 %c, label %a, label %m
a:
  br label %m
m:
  %p = phi i1 [ false, %a ], [ true, %0 ]
  ret i1 %p
}
; The second way in does not say what the condition was.
define i1 @another_way_in(i1 %c, i1 %d) {
  br i1 %d, label %t, label %m
t:
  br i1 %c, label %a, label %m
a:
  br label %m
m:
  %p = phi i1 [ true, %a ], [ false, %t ], [ true, %0 ]
  ret i1 %p
}
define void @one_conversion(i1 %c, ptr %q) {
  %x = addrspacecast ptr %q to ptr addrspace(1)
  %y = addrspacecast ptr %q to ptr addrspace(1)
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  store i8 1, ptr addrspace(1) %y
  br label %m
m:
  %p = phi ptr addrspace(1) [ %x, %a ], [ %y, %b ]
  store i8 0, ptr addrspace(1) %p
  ret void
}
; EXPECT
; define i1 @way(i1 %c) {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   br label %m
;
; b:                                                ; preds = %0
;   br label %m
;
; m:                                                ; preds = %b, %a
;   ret i1 %c
; }
;
; define i1 @other_way(i1 %c) {
;   br i1 %c, label %a, label %m
;
; a:                                                ; preds = %0
;   br label %m
;
; m:                                                ; preds = %a, %0
;   %p = xor i1 %c, true
;   ret i1 %p
; }
;
; define i1 @another_way_in(i1 %c, i1 %d) {
;   br i1 %d, label %t, label %m
;
; t:                                                ; preds = %0
;   br i1 %c, label %a, label %m
;
; a:                                                ; preds = %t
;   br label %m
;
; m:                                                ; preds = %a, %t, %0
;   %p = phi i1 [ true, %a ], [ false, %t ], [ true, %0 ]
;   ret i1 %p
; }
;
; define void @one_conversion(i1 %c, ptr %q) {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   br label %m
;
; b:                                                ; preds = %0
;   %y = addrspacecast ptr %q to ptr addrspace(1)
;   store i8 1, ptr addrspace(1) %y, align 1
;   br label %m
;
; m:                                                ; preds = %b, %a
;   %p = addrspacecast ptr %q to ptr addrspace(1)
;   store i8 0, ptr addrspace(1) %p, align 1
;   ret void
; }
