; RUN: opt -passes='hoist-addresses'
; Guarded blocks that compute one address get it from before them, with what all of them promise.
define void @guards(ptr %p, ptr %q, i32 %i, i1 %a, i1 %b) {
entry:
  br i1 %a, label %first, label %between

first:
  %w1 = sext i32 %i to i64
  %p1 = getelementptr inbounds i32, ptr %p, i64 %w1
  %v1 = load i32, ptr %p1
  store i32 %v1, ptr %q
  br label %between

between:
  br i1 %b, label %second, label %end

second:
  %w2 = sext i32 %i to i64
  %p2 = getelementptr i32, ptr %p, i64 %w2
  %next = getelementptr i8, ptr %p2, i64 4
  %v2 = load i32, ptr %next
  store i32 %v2, ptr %q
  br label %end

end:
  ret void
}

; Only one of two arms runs: nothing is gained.
define void @arms(ptr %p, ptr %q, i64 %i, i1 %a) {
entry:
  br i1 %a, label %first, label %second

first:
  %p1 = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %p1
  br label %end

second:
  %p2 = getelementptr i32, ptr %p, i64 %i
  store i32 2, ptr %p2
  br label %end

end:
  ret void
}

; The block before both is in a loop that they are behind.
define void @behind_a_loop(ptr %p, ptr %q, i64 %i, i64 %n, i1 %b) {
entry:
  br label %loop

loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %back ]
  %c = icmp eq i64 %k, %n
  br i1 %c, label %first, label %test

test:
  %d = icmp eq i64 %k, 7
  br i1 %d, label %second, label %back

back:
  %k1 = add i64 %k, 1
  br label %loop

first:
  %p1 = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %p1
  br label %second

second:
  %p2 = getelementptr i32, ptr %p, i64 %i
  store i32 2, ptr %p2
  ret void
}

; Long blocks are jumped over: two of them do not pay.
define void @long_blocks(ptr %p, ptr %q, i64 %i, i1 %a, i1 %b) {
entry:
  br i1 %a, label %first, label %between

first:
  %p1 = getelementptr i32, ptr %p, i64 %i
  store volatile i32 1, ptr %p1
  store volatile i32 2, ptr %p1
  store volatile i32 3, ptr %p1
  store volatile i32 4, ptr %p1
  store volatile i32 5, ptr %p1
  store volatile i32 6, ptr %p1
  store volatile i32 7, ptr %p1
  store volatile i32 8, ptr %p1
  store volatile i32 9, ptr %p1
  store volatile i32 10, ptr %p1
  store volatile i32 11, ptr %p1
  store volatile i32 12, ptr %p1
  br label %between

between:
  br i1 %b, label %second, label %end

second:
  %p2 = getelementptr i32, ptr %p, i64 %i
  store volatile i32 1, ptr %p2
  br label %end

end:
  ret void
}
; EXPECT
; define void @guards(ptr %p, ptr %q, i32 %i, i1 %a, i1 %b) {
; entry:
;   %w1 = sext i32 %i to i64
;   %p1 = getelementptr i32, ptr %p, i64 %w1
;   br i1 %a, label %first, label %between
;
; first:                                            ; preds = %entry
;   %v1 = load i32, ptr %p1, align 4
;   store i32 %v1, ptr %q, align 4
;   br label %between
;
; between:                                          ; preds = %first, %entry
;   br i1 %b, label %second, label %end
;
; second:                                           ; preds = %between
;   %next = getelementptr i8, ptr %p1, i64 4
;   %v2 = load i32, ptr %next, align 4
;   store i32 %v2, ptr %q, align 4
;   br label %end
;
; end:                                              ; preds = %second, %between
;   ret void
; }
;
; define void @arms(ptr %p, ptr %q, i64 %i, i1 %a) {
; entry:
;   br i1 %a, label %first, label %second
;
; first:                                            ; preds = %entry
;   %p1 = getelementptr i32, ptr %p, i64 %i
;   store i32 1, ptr %p1, align 4
;   br label %end
;
; second:                                           ; preds = %entry
;   %p2 = getelementptr i32, ptr %p, i64 %i
;   store i32 2, ptr %p2, align 4
;   br label %end
;
; end:                                              ; preds = %second, %first
;   ret void
; }
;
; define void @behind_a_loop(ptr %p, ptr %q, i64 %i, i64 %n, i1 %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %back, %entry
;   %k = phi i64 [ 0, %entry ], [ %k1, %back ]
;   %c = icmp eq i64 %k, %n
;   br i1 %c, label %first, label %test
;
; test:                                             ; preds = %loop
;   %d = icmp eq i64 %k, 7
;   br i1 %d, label %second, label %back
;
; back:                                             ; preds = %test
;   %k1 = add i64 %k, 1
;   br label %loop
;
; first:                                            ; preds = %loop
;   %p1 = getelementptr i32, ptr %p, i64 %i
;   store i32 1, ptr %p1, align 4
;   br label %second
;
; second:                                           ; preds = %first, %test
;   %p2 = getelementptr i32, ptr %p, i64 %i
;   store i32 2, ptr %p2, align 4
;   ret void
; }
;
; define void @long_blocks(ptr %p, ptr %q, i64 %i, i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %first, label %between
;
; first:                                            ; preds = %entry
;   %p1 = getelementptr i32, ptr %p, i64 %i
;   store volatile i32 1, ptr %p1, align 4
;   store volatile i32 2, ptr %p1, align 4
;   store volatile i32 3, ptr %p1, align 4
;   store volatile i32 4, ptr %p1, align 4
;   store volatile i32 5, ptr %p1, align 4
;   store volatile i32 6, ptr %p1, align 4
;   store volatile i32 7, ptr %p1, align 4
;   store volatile i32 8, ptr %p1, align 4
;   store volatile i32 9, ptr %p1, align 4
;   store volatile i32 10, ptr %p1, align 4
;   store volatile i32 11, ptr %p1, align 4
;   store volatile i32 12, ptr %p1, align 4
;   br label %between
;
; between:                                          ; preds = %first, %entry
;   br i1 %b, label %second, label %end
;
; second:                                           ; preds = %between
;   %p2 = getelementptr i32, ptr %p, i64 %i
;   store volatile i32 1, ptr %p2, align 4
;   br label %end
;
; end:                                              ; preds = %second, %between
;   ret void
; }
