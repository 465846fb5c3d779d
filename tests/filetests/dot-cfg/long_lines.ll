; RUN: opt -passes=dot-cfg -cfg-heat-colors=false
; Long lines of code are broken, and what has a meaning in labels is escaped.
define i32 @long(i32 %a) {
  %a.name.that.takes.much.of.a.line = call i32 @function.with.a.long.name(i32 %a, ptr @text, i32 %a)
  ret i32 %a.name.that.takes.much.of.a.line
}
@text = constant [3 x i8] c"\22\5C\00"
declare i32 @function.with.a.long.name(i32, ptr, i32)
; EXPECT
; Writing '.long.dot'...
; == .long.dot
; digraph "CFG for 'long' function" {
; 	label="CFG for 'long' function";
;
; 	Node0 [shape=record,label="{0:\l|  %a.name.that.takes.much.of.a.line = call i32\l... @function.with.a.long.name(i32 %a, ptr @text, i32 %a)\l  ret i32 %a.name.that.takes.much.of.a.line\l}"];
; }
