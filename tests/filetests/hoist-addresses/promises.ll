; RUN: opt -passes='hoist-addresses'
; What is computed once promises what all of them did.
define void @promises(ptr %p, i32 %i, i1 %a, i1 %b) {
entry:
  br i1 %a, label %do.a, label %ask.b

do.a:
  %wa = zext nneg i32 %i to i64
  %pa = getelementptr inbounds nuw i32, ptr %p, i64 %wa
  store i32 1, ptr %pa
  br label %ask.b

ask.b:
  br i1 %b, label %do.b, label %end

do.b:
  %wb = zext i32 %i to i64
  %pb = getelementptr inbounds i32, ptr %p, i64 %wb
  store i32 2, ptr %pb
  br label %end

end:
  ret void
}

; Elements of other sizes are other addresses.
define void @sizes(ptr %p, i64 %i, i1 %a, i1 %b) {
entry:
  br i1 %a, label %do.a, label %ask.b

do.a:
  %pa = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %pa
  br label %ask.b

ask.b:
  br i1 %b, label %do.b, label %end

do.b:
  %pb = getelementptr i64, ptr %p, i64 %i
  store i32 2, ptr %pb
  br label %end

end:
  ret void
}
; EXPECT
; define void @promises(ptr %p, i32 %i, i1 %a, i1 %b) {
; entry:
;   %wa = zext i32 %i to i64
;   %pa = getelementptr inbounds i32, ptr %p, i64 %wa
;   br i1 %a, label %do.a, label %ask.b
;
; do.a:                                             ; preds = %entry
;   store i32 1, ptr %pa, align 4
;   br label %ask.b
;
; ask.b:                                            ; preds = %do.a, %entry
;   br i1 %b, label %do.b, label %end
;
; do.b:                                             ; preds = %ask.b
;   store i32 2, ptr %pa, align 4
;   br label %end
;
; end:                                              ; preds = %do.b, %ask.b
;   ret void
; }
;
; define void @sizes(ptr %p, i64 %i, i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %do.a, label %ask.b
;
; do.a:                                             ; preds = %entry
;   %pa = getelementptr i32, ptr %p, i64 %i
;   store i32 1, ptr %pa, align 4
;   br label %ask.b
;
; ask.b:                                            ; preds = %do.a, %entry
;   br i1 %b, label %do.b, label %end
;
; do.b:                                             ; preds = %ask.b
;   %pb = getelementptr i64, ptr %p, i64 %i
;   store i32 2, ptr %pb, align 4
;   br label %end
;
; end:                                              ; preds = %do.b, %ask.b
;   ret void
; }
