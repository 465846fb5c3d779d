; RUN: opt -passes='nvopt<O0>' --opt fast-compile=max
; The name in slot 181 chooses the fast pipeline where no level comes before it: the slot becomes a value.
define i32 @f(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}
; EXPECT
; define i32 @f(i32 %x) {
;   ret i32 %x
; }
