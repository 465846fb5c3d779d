; RUN: opt -passes='inline,simplifycfg,globaldce,simplifycfg'
; Use lists of a body that came back from a stage were those of before: walking the predecessors of a block did not end.
; Function Attrs: noinline
define internal i64 @f0(i64 %a0) #0 {
entry:
  ret i64 0
}
define ptx_kernel void @k(ptr %out, ptr %in, ptr %counters, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  switch i64 %wide, label %b27 [
    i64 0, label %b22
    i64 1, label %b23
    i64 2, label %b24
    i64 3, label %b25
    i64 4, label %b26
    i64 5, label %b22
  ]
b22:                                              ; preds = %entry, %entry
  %v29 = xor i1 false, false
  br label %b28
b23:                                              ; preds = %entry
  %v30 = sdiv i32 262144, 16
  br label %b28
b24:                                              ; preds = %entry
  %v33 = select i1 false, i32 0, i32 0
  br label %b28
b25:                                              ; preds = %entry
  %v34 = add i64 1, 0
  br label %b28
b26:                                              ; preds = %entry
  %v35 = call i64 @f0(i64 0)
  br label %b28
b27:                                              ; preds = %entry
  %v36 = getelementptr i64, ptr %counters, i64 14
  br label %b28
b28:                                              ; preds = %b27, %b26, %b25, %b24, %b23, %b22
  ret void
}
attributes #0 = { noinline }
; EXPECT
; ; Function Attrs: noinline
; define internal i64 @f0(i64 %a0) #0 {
; entry:
;   ret i64 0
; }
;
; define ptx_kernel void @k(ptr %out, ptr %in, ptr %counters, i32 %n) {
; entry:
;   %wide = zext i32 %n to i64
;   switch i64 %wide, label %b27 [
;     i64 0, label %b22
;     i64 1, label %b23
;     i64 2, label %b24
;     i64 3, label %b25
;     i64 4, label %b26
;     i64 5, label %b22
;   ]
;
; b22:                                              ; preds = %entry, %entry
;   %v29 = xor i1 false, false
;   br label %b28
;
; b23:                                              ; preds = %entry
;   %v30 = sdiv i32 262144, 16
;   br label %b28
;
; b24:                                              ; preds = %entry
;   %v33 = select i1 false, i32 0, i32 0
;   br label %b28
;
; b25:                                              ; preds = %entry
;   %v34 = add i64 1, 0
;   br label %b28
;
; b26:                                              ; preds = %entry
;   %v35 = call i64 @f0(i64 0)
;   br label %b28
;
; b27:                                              ; preds = %entry
;   %v36 = getelementptr i64, ptr %counters, i64 14
;   br label %b28
;
; b28:                                              ; preds = %b27, %b26, %b25, %b24, %b23, %b22
;   ret void
; }
;
; attributes #0 = { noinline }
