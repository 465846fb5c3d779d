; RUN: opt -passes='gvn'
; Critical edges of `callbr`, and the one on which `invoke` returns, get a block for what is computed there.
declare void @f()
declare i32 @__gxx_personality_v0(...)
define i32 @returned(ptr %p, i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  br i1 %c, label %then, label %else
then:
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  br label %end
else:
  invoke void @f() to label %end unwind label %pad
end:
  %r = load i32, ptr %p
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
define i32 @labels(i64 %a, i64 %b, i1 %c) {
entry:
  %s = or i64 %a, %b
  callbr void asm sideeffect "", "!i,!i"() to label %one [label %two, label %end]
one:
  br label %two
two:
  %t = trunc i64 %s to i32
  store i32 %t, ptr null
  br label %end
end:
  %r = trunc i64 %s to i32
  ret i32 %r
}
; EXPECT
; declare void @f()
;
; declare i32 @__gxx_personality_v0(...)
;
; define i32 @returned(ptr %p, i1 %c) personality ptr @__gxx_personality_v0 {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %v = load i32, ptr %p, align 4
;   %w = add i32 %v, 1
;   store i32 %w, ptr %p, align 4
;   br label %end
;
; else:                                             ; preds = %entry
;   invoke void @f()
;           to label %else.end_crit_edge unwind label %pad
;
; else.end_crit_edge:                               ; preds = %else
;   %r.pre = load i32, ptr %p, align 4
;   br label %end
;
; end:                                              ; preds = %else.end_crit_edge, %then
;   %r = phi i32 [ %r.pre, %else.end_crit_edge ], [ %w, %then ]
;   ret i32 %r
;
; pad:                                              ; preds = %else
;   %l = landingpad { ptr, i32 }
;           cleanup
;   resume { ptr, i32 } %l
; }
;
; define i32 @labels(i64 %a, i64 %b, i1 %c) {
; entry:
;   %s = or i64 %a, %b
;   callbr void asm sideeffect "", "!i,!i"()
;           to label %one [label %two, label %entry.end_crit_edge]
;
; entry.end_crit_edge:                              ; preds = %entry
;   %.pre = trunc i64 %s to i32
;   br label %end
;
; one:                                              ; preds = %entry
;   br label %two
;
; two:                                              ; preds = %one, %entry
;   %t = trunc i64 %s to i32
;   store i32 %t, ptr null, align 4
;   br label %end
;
; end:                                              ; preds = %two, %entry.end_crit_edge
;   %r.pre-phi = phi i32 [ %.pre, %entry.end_crit_edge ], [ %t, %two ]
;   ret i32 %r.pre-phi
; }
