; RUN: opt -passes=dot-dom-only
; Quoted names are escaped in labels, and stand without quotes where only names are shown.
define void @"a \22quoted\22 <name>"(i1 %"c|d") {
"first {block}":
  br i1 %"c|d", label %"-", label %0
"-":
  br label %0
0:
  ret void
}
; EXPECT
; Writing 'domonly.a "quoted" <name>.dot'...
; == domonly.a "quoted" <name>.dot
; digraph "Dominator tree for 'a \"quoted\" \<name\>' function" {
; 	label="Dominator tree for 'a \"quoted\" \<name\>' function";
;
; 	Node0 [shape=record,label="{first \{block\}}"];
; 	Node0 -> Node1;
; 	Node0 -> Node2;
; 	Node1 [shape=record,label="{-}"];
; 	Node2 [shape=record,label="{%0}"];
; }
