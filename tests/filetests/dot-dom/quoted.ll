; RUN: opt -passes=dot-dom
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
; Writing 'dom.a "quoted" <name>.dot'...
; == dom.a "quoted" <name>.dot
; digraph "Dominator tree for 'a \"quoted\" \<name\>' function" {
; 	label="Dominator tree for 'a \"quoted\" \<name\>' function";
;
; 	Node0 [shape=record,label="{\"first \{block\}\":\l|  br i1 %\"c\|d\", label %-, label %0\l}"];
; 	Node0 -> Node1;
; 	Node0 -> Node2;
; 	Node1 [shape=record,label="{-:\l|  br label %0\l}"];
; 	Node2 [shape=record,label="{0:\l|  ret void\l}"];
; }
