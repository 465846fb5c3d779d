; RUN: opt -passes='instsimplify'
; The address of an alias is compared with null, as what it stands for may be missing; that of a function or variable is not null.
@alias = weak alias i32 (i32), ptr @function
@variable = global i32 0
define weak i32 @function(i32 %x) {
  ret i32 0
}
define i1 @of_alias() {
  %c = icmp ne ptr @alias, null
  ret i1 %c
}
define i1 @of_variable() {
  %c = icmp ne ptr @variable, null
  ret i1 %c
}
define i1 @inside_of_variable() {
  %c = icmp ne ptr getelementptr inbounds (i8, ptr @variable, i64 2), null
  ret i1 %c
}
; EXPECT
; @variable = global i32 0
;
; @alias = weak alias i32 (i32), ptr @function
;
; define weak i32 @function(i32 %x) {
;   ret i32 0
; }
;
; define i1 @of_alias() {
;   %c = icmp ne ptr @alias, null
;   ret i1 %c
; }
;
; define i1 @of_variable() {
;   ret i1 true
; }
;
; define i1 @inside_of_variable() {
;   ret i1 true
; }
