; RUN: opt -passes=dot-cfg -cfg-heat-colors=false
; Quoted names are escaped in titles and labels; the name of the file has them as they are.
define void @"a \22quoted\22 <name>"(i1 %"c|d") {
"first {block}":
  br i1 %"c|d", label %"-", label %0
"-":
  br label %0
0:
  ret void
}
; EXPECT
; Writing '.a "quoted" <name>.dot'...
; == .a "quoted" <name>.dot
; digraph "CFG for 'a \"quoted\" \<name\>' function" {
; 	label="CFG for 'a \"quoted\" \<name\>' function";
;
; 	Node0 [shape=record,label="{\"first \{block\}\":\l|  br i1 %\"c\|d\", label %-, label %0\l|{<s0>T|<s1>F}}"];
; 	Node0:s0 -> Node1;
; 	Node0:s1 -> Node2;
; 	Node1 [shape=record,label="{-:\l|  br label %0\l}"];
; 	Node1 -> Node2;
; 	Node2 [shape=record,label="{0:\l|  ret void\l}"];
; }
