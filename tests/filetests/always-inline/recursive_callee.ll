; RUN: opt -passes='always-inline'
; A function that calls itself is not inlined, whatever its attributes ask for.

define internal void @down(i32 %n) alwaysinline {
  %stop = icmp slt i32 %n, 0
  br i1 %stop, label %end, label %more

more:
  %less = sub i32 %n, 1
  call void @down(i32 %less)
  br label %end

end:
  ret void
}

define void @caller() {
  call void @down(i32 42)
  ret void
}
; EXPECT
; ; Function Attrs: alwaysinline
; define internal void @down(i32 %n) #0 {
;   %stop = icmp slt i32 %n, 0
;   br i1 %stop, label %end, label %more
;
; more:                                             ; preds = %0
;   %less = sub i32 %n, 1
;   call void @down(i32 %less)
;   br label %end
;
; end:                                              ; preds = %more, %0
;   ret void
; }
;
; define void @caller() {
;   call void @down(i32 42)
;   ret void
; }
;
; attributes #0 = { alwaysinline }
