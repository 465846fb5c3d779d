; RUN: opt -passes=dot-post-dom-only
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
; Writing 'postdomonly.a "quoted" <name>.dot'...
; == postdomonly.a "quoted" <name>.dot
; digraph "Post dominator tree for 'a \"quoted\" \<name\>' function" {
; 	label="Post dominator tree for 'a \"quoted\" \<name\>' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node2;
; 	Node2 [shape=record,label="{%0}"];
; 	Node2 -> Node0;
; 	Node2 -> Node1;
; 	Node0 [shape=record,label="{first \{block\}}"];
; 	Node1 [shape=record,label="{-}"];
; }
