; RUN: opt -passes='instsimplify'
; What may be accessed is not null, but where the function says that an object may begin there; nor is a step inside of an object, unless so.
define i1 @argument(ptr dereferenceable(4) %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @argument_valid(ptr dereferenceable(4) %p) null_pointer_is_valid {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @step(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %c = icmp eq ptr %q, null
  ret i1 %c
}
define i1 @step_valid(ptr %p) null_pointer_is_valid {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %c = icmp eq ptr %q, null
  ret i1 %c
}
define i1 @step_without_wrapping(ptr nonnull %p, i64 %n) null_pointer_is_valid {
  %q = getelementptr nuw i8, ptr %p, i64 %n
  %c = icmp eq ptr %q, null
  ret i1 %c
}
define i1 @loaded_valid(ptr %p) null_pointer_is_valid {
  %q = load ptr, ptr %p, !dereferenceable !0
  %c = icmp eq ptr %q, null
  ret i1 %c
}
define i1 @local_step_valid(i64 %n) null_pointer_is_valid {
  %a = alloca [8 x i32]
  %q = getelementptr inbounds i32, ptr %a, i64 %n
  %c = icmp eq ptr %q, null
  ret i1 %c
}
!0 = !{i64 4}
; EXPECT
; define i1 @argument(ptr dereferenceable(4) %p) {
;   ret i1 false
; }
;
; ; Function Attrs: null_pointer_is_valid
; define i1 @argument_valid(ptr dereferenceable(4) %p) #0 {
;   %c = icmp eq ptr %p, null
;   ret i1 %c
; }
;
; define i1 @step(ptr %p) {
;   ret i1 false
; }
;
; ; Function Attrs: null_pointer_is_valid
; define i1 @step_valid(ptr %p) #0 {
;   %q = getelementptr inbounds i8, ptr %p, i64 4
;   %c = icmp eq ptr %q, null
;   ret i1 %c
; }
;
; ; Function Attrs: null_pointer_is_valid
; define i1 @step_without_wrapping(ptr nonnull %p, i64 %n) #0 {
;   ret i1 false
; }
;
; ; Function Attrs: null_pointer_is_valid
; define i1 @loaded_valid(ptr %p) #0 {
;   %q = load ptr, ptr %p, align 8, !dereferenceable !0
;   %c = icmp eq ptr %q, null
;   ret i1 %c
; }
;
; ; Function Attrs: null_pointer_is_valid
; define i1 @local_step_valid(i64 %n) #0 {
;   %a = alloca [8 x i32], align 4
;   %q = getelementptr inbounds i32, ptr %a, i64 %n
;   %c = icmp eq ptr %q, null
;   ret i1 %c
; }
;
; attributes #0 = { null_pointer_is_valid }
;
; !0 = !{i64 4}
