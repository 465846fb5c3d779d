; RUN: opt -passes='hoist-addresses'
; Constant offsets are added by the accesses themselves, and unreachable blocks share nothing.
define void @constants(ptr %p, i64 %i, i1 %a, i1 %b) {
entry:
  br i1 %a, label %do.a, label %ask.b

do.a:
  %pa = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %pa
  br label %ask.b

ask.b:
  br i1 %b, label %do.b, label %end

do.b:
  %pb = getelementptr i8, ptr %p, i64 4
  store i32 2, ptr %pb
  br label %end

end:
  ret void
}

define void @unreachable(ptr %p, i64 %i, i1 %a) {
entry:
  br i1 %a, label %do.a, label %end

do.a:
  %pa = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %pa
  br label %end

never:
  %pb = getelementptr i32, ptr %p, i64 %i
  store i32 2, ptr %pb
  br label %end

end:
  ret void
}

; Cases of a switch: only one of them runs.
define void @cases(ptr %p, i64 %i, i32 %k) {
entry:
  switch i32 %k, label %end [
    i32 0, label %zero
    i32 1, label %one
  ]

zero:
  %pa = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %pa
  br label %end

one:
  %pb = getelementptr i32, ptr %p, i64 %i
  store i32 2, ptr %pb
  br label %end

end:
  ret void
}
; EXPECT
; define void @constants(ptr %p, i64 %i, i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %do.a, label %ask.b
;
; do.a:                                             ; preds = %entry
;   %pa = getelementptr i8, ptr %p, i64 4
;   store i32 1, ptr %pa, align 4
;   br label %ask.b
;
; ask.b:                                            ; preds = %do.a, %entry
;   br i1 %b, label %do.b, label %end
;
; do.b:                                             ; preds = %ask.b
;   %pb = getelementptr i8, ptr %p, i64 4
;   store i32 2, ptr %pb, align 4
;   br label %end
;
; end:                                              ; preds = %do.b, %ask.b
;   ret void
; }
;
; define void @unreachable(ptr %p, i64 %i, i1 %a) {
; entry:
;   br i1 %a, label %do.a, label %end
;
; do.a:                                             ; preds = %entry
;   %pa = getelementptr i32, ptr %p, i64 %i
;   store i32 1, ptr %pa, align 4
;   br label %end
;
; never:                                            ; No predecessors!
;   %pb = getelementptr i32, ptr %p, i64 %i
;   store i32 2, ptr %pb, align 4
;   br label %end
;
; end:                                              ; preds = %never, %do.a, %entry
;   ret void
; }
;
; define void @cases(ptr %p, i64 %i, i32 %k) {
; entry:
;   switch i32 %k, label %end [
;     i32 0, label %zero
;     i32 1, label %one
;   ]
;
; zero:                                             ; preds = %entry
;   %pa = getelementptr i32, ptr %p, i64 %i
;   store i32 1, ptr %pa, align 4
;   br label %end
;
; one:                                              ; preds = %entry
;   %pb = getelementptr i32, ptr %p, i64 %i
;   store i32 2, ptr %pb, align 4
;   br label %end
;
; end:                                              ; preds = %one, %zero, %entry
;   ret void
; }
