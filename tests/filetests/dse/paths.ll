; RUN: opt -passes=dse
; A store goes when all paths to the end overwrite it: by a later block, by both arms, not by one arm. Paths that end in
; `unreachable` do not count. A load on one path keeps it.
define void @diamond(ptr noalias %p, i1 %c) {
  store i32 1, ptr %p, align 4
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr %p, align 4
  br label %end
b:
  store i32 3, ptr %p, align 4
  br label %end
end:
  ret void
}
define void @one_arm(ptr noalias %p, i1 %c) {
  store i32 1, ptr %p, align 4
  br i1 %c, label %a, label %end
a:
  store i32 2, ptr %p, align 4
  br label %end
end:
  ret void
}
define void @behind(ptr noalias %p, ptr noalias %q, i1 %c) {
  store i32 1, ptr %p, align 4
  br i1 %c, label %a, label %end
a:
  store i32 5, ptr %q, align 4
  br label %end
end:
  store i32 2, ptr %p, align 4
  ret void
}
define void @trapped(ptr noalias %p, i1 %c) {
  store i32 1, ptr %p, align 4
  br i1 %c, label %a, label %end
a:
  unreachable
end:
  store i32 2, ptr %p, align 4
  ret void
}
define i32 @read_on_one_path(ptr noalias %p, i1 %c) {
  store i32 1, ptr %p, align 4
  br i1 %c, label %a, label %end
a:
  %v = load i32, ptr %p, align 4
  br label %end
end:
  %r = phi i32 [ 0, %0 ], [ %v, %a ]
  store i32 2, ptr %p, align 4
  ret i32 %r
}
define void @not_reached(ptr %p) {
  ret void
dead:
  store i32 1, ptr %p, align 4
  store i32 2, ptr %p, align 4
  br label %dead
}
; EXPECT
; define void @diamond(ptr noalias %p, i1 %c) {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   store i32 2, ptr %p, align 4
;   br label %end
;
; b:                                                ; preds = %0
;   store i32 3, ptr %p, align 4
;   br label %end
;
; end:                                              ; preds = %b, %a
;   ret void
; }
;
; define void @one_arm(ptr noalias %p, i1 %c) {
;   store i32 1, ptr %p, align 4
;   br i1 %c, label %a, label %end
;
; a:                                                ; preds = %0
;   store i32 2, ptr %p, align 4
;   br label %end
;
; end:                                              ; preds = %a, %0
;   ret void
; }
;
; define void @behind(ptr noalias %p, ptr noalias %q, i1 %c) {
;   br i1 %c, label %a, label %end
;
; a:                                                ; preds = %0
;   store i32 5, ptr %q, align 4
;   br label %end
;
; end:                                              ; preds = %a, %0
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define void @trapped(ptr noalias %p, i1 %c) {
;   br i1 %c, label %a, label %end
;
; a:                                                ; preds = %0
;   unreachable
;
; end:                                              ; preds = %0
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define i32 @read_on_one_path(ptr noalias %p, i1 %c) {
;   store i32 1, ptr %p, align 4
;   br i1 %c, label %a, label %end
;
; a:                                                ; preds = %0
;   %v = load i32, ptr %p, align 4
;   br label %end
;
; end:                                              ; preds = %a, %0
;   %r = phi i32 [ 0, %0 ], [ %v, %a ]
;   store i32 2, ptr %p, align 4
;   ret i32 %r
; }
;
; define void @not_reached(ptr %p) {
;   ret void
;
; dead:                                             ; preds = %dead
;   store i32 1, ptr %p, align 4
;   store i32 2, ptr %p, align 4
;   br label %dead
; }
