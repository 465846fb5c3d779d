; RUN: opt -passes=dot-cfg -cfg-weights -cfg-heat-colors=false
; Slashes and lines in the name of a function become underscores in the name of its file; tooltips of edges are escaped.
define void @"a/b\0A\5Cc"(i1 %c) {
  br i1 %c, label %"x \22y\22", label %1
"x \22y\22":
  br label %1
1:
  ret void
}
; EXPECT
; Writing '.a_b__c.dot'...
; == .a_b__c.dot
; digraph "CFG for 'a/b\n\\c' function" {
; 	label="CFG for 'a/b\n\\c' function";
;
; 	Node0 [shape=record,label="{0:\l|  br i1 %c, label %\"x \\22y\\22\", label %1\l|{<s0>T|<s1>F}}"];
; 	Node0:s0 -> Node1[tooltip="0 -> x \"y\"\nProbability 50.00%" label="50.00%" penwidth=1.50];
; 	Node0:s1 -> Node2[tooltip="0 -> 1\nProbability 50.00%" label="50.00%" penwidth=1.50];
; 	Node1 [shape=record,label="{\"x \\22y\\22\":\l|  br label %1\l}"];
; 	Node1 -> Node2[tooltip="x \"y\" -> 1\nProbability 100.00%" penwidth=2];
; 	Node2 [shape=record,label="{1:\l|  ret void\l}"];
; }
