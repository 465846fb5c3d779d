; RUN: opt -passes='hoist-addresses'
; What an index is computed from is one first, then the index, then the address.
define i32 @chain(ptr %p, i32 %i, i32 %n, i1 %a, i1 %b, i1 %c) {
entry:
  br i1 %a, label %do.a, label %ask.b

do.a:
  %ma = mul nsw i32 %i, %n
  %wa = sext i32 %ma to i64
  %pa = getelementptr i32, ptr %p, i64 %wa
  %va = load i32, ptr %pa
  br label %ask.b

ask.b:
  %s = phi i32 [ %va, %do.a ], [ 0, %entry ]
  br i1 %b, label %do.b, label %ask.c

do.b:
  %mb = mul i32 %i, %n
  %wb = sext i32 %mb to i64
  %pb = getelementptr i32, ptr %p, i64 %wb
  %vb = load i32, ptr %pb
  br label %ask.c

ask.c:
  %t = phi i32 [ %vb, %do.b ], [ %s, %ask.b ]
  br i1 %c, label %do.c, label %end

do.c:
  %mc = mul nsw i32 %i, %n
  %wc = sext i32 %mc to i64
  %pc = getelementptr i32, ptr %p, i64 %wc
  store i32 %t, ptr %pc
  br label %end

end:
  ret i32 %t
}
; EXPECT
; define i32 @chain(ptr %p, i32 %i, i32 %n, i1 %a, i1 %b, i1 %c) {
; entry:
;   %ma = mul i32 %i, %n
;   %wa = sext i32 %ma to i64
;   %pa = getelementptr i32, ptr %p, i64 %wa
;   br i1 %a, label %do.a, label %ask.b
;
; do.a:                                             ; preds = %entry
;   %va = load i32, ptr %pa, align 4
;   br label %ask.b
;
; ask.b:                                            ; preds = %do.a, %entry
;   %s = phi i32 [ %va, %do.a ], [ 0, %entry ]
;   br i1 %b, label %do.b, label %ask.c
;
; do.b:                                             ; preds = %ask.b
;   %vb = load i32, ptr %pa, align 4
;   br label %ask.c
;
; ask.c:                                            ; preds = %do.b, %ask.b
;   %t = phi i32 [ %vb, %do.b ], [ %s, %ask.b ]
;   br i1 %c, label %do.c, label %end
;
; do.c:                                             ; preds = %ask.c
;   store i32 %t, ptr %pa, align 4
;   br label %end
;
; end:                                              ; preds = %do.c, %ask.c
;   ret i32 %t
; }
