; RUN: opt -passes=dot-cfg -cfg-heat-colors=false
; A block has at most 64 places for edges; further edges begin at one that says so.
define i32 @many(i32 %n) {
entry:
  switch i32 %n, label %other [
    i32 0, label %hit
    i32 1, label %other
    i32 2, label %hit
    i32 3, label %other
    i32 4, label %hit
    i32 5, label %other
    i32 6, label %hit
    i32 7, label %other
    i32 8, label %hit
    i32 9, label %other
    i32 10, label %hit
    i32 11, label %other
    i32 12, label %hit
    i32 13, label %other
    i32 14, label %hit
    i32 15, label %other
    i32 16, label %hit
    i32 17, label %other
    i32 18, label %hit
    i32 19, label %other
    i32 20, label %hit
    i32 21, label %other
    i32 22, label %hit
    i32 23, label %other
    i32 24, label %hit
    i32 25, label %other
    i32 26, label %hit
    i32 27, label %other
    i32 28, label %hit
    i32 29, label %other
    i32 30, label %hit
    i32 31, label %other
    i32 32, label %hit
    i32 33, label %other
    i32 34, label %hit
    i32 35, label %other
    i32 36, label %hit
    i32 37, label %other
    i32 38, label %hit
    i32 39, label %other
    i32 40, label %hit
    i32 41, label %other
    i32 42, label %hit
    i32 43, label %other
    i32 44, label %hit
    i32 45, label %other
    i32 46, label %hit
    i32 47, label %other
    i32 48, label %hit
    i32 49, label %other
    i32 50, label %hit
    i32 51, label %other
    i32 52, label %hit
    i32 53, label %other
    i32 54, label %hit
    i32 55, label %other
    i32 56, label %hit
    i32 57, label %other
    i32 58, label %hit
    i32 59, label %other
    i32 60, label %hit
    i32 61, label %other
    i32 62, label %hit
    i32 63, label %other
    i32 64, label %hit
    i32 65, label %other
  ]
hit:
  ret i32 1
other:
  ret i32 0
}
; EXPECT
; Writing '.many.dot'...
; == .many.dot
; digraph "CFG for 'many' function" {
; 	label="CFG for 'many' function";
;
; 	Node0 [shape=record,label="{entry:\l|  switch i32 %n, label %other [\l    i32 0, label %hit\l    i32 1, label %other\l    i32 2, label %hit\l    i32 3, label %other\l    i32 4, label %hit\l    i32 5, label %other\l    i32 6, label %hit\l    i32 7, label %other\l    i32 8, label %hit\l    i32 9, label %other\l    i32 10, label %hit\l    i32 11, label %other\l    i32 12, label %hit\l    i32 13, label %other\l    i32 14, label %hit\l    i32 15, label %other\l    i32 16, label %hit\l    i32 17, label %other\l    i32 18, label %hit\l    i32 19, label %other\l    i32 20, label %hit\l    i32 21, label %other\l    i32 22, label %hit\l    i32 23, label %other\l    i32 24, label %hit\l    i32 25, label %other\l    i32 26, label %hit\l    i32 27, label %other\l    i32 28, label %hit\l    i32 29, label %other\l    i32 30, label %hit\l    i32 31, label %other\l    i32 32, label %hit\l    i32 33, label %other\l    i32 34, label %hit\l    i32 35, label %other\l    i32 36, label %hit\l    i32 37, label %other\l    i32 38, label %hit\l    i32 39, label %other\l    i32 40, label %hit\l    i32 41, label %other\l    i32 42, label %hit\l    i32 43, label %other\l    i32 44, label %hit\l    i32 45, label %other\l    i32 46, label %hit\l    i32 47, label %other\l    i32 48, label %hit\l    i32 49, label %other\l    i32 50, label %hit\l    i32 51, label %other\l    i32 52, label %hit\l    i32 53, label %other\l    i32 54, label %hit\l    i32 55, label %other\l    i32 56, label %hit\l    i32 57, label %other\l    i32 58, label %hit\l    i32 59, label %other\l    i32 60, label %hit\l    i32 61, label %other\l    i32 62, label %hit\l    i32 63, label %other\l    i32 64, label %hit\l    i32 65, label %other\l  ]\l|{<s0>def|<s1>0|<s2>1|<s3>2|<s4>3|<s5>4|<s6>5|<s7>6|<s8>7|<s9>8|<s10>9|<s11>10|<s12>11|<s13>12|<s14>13|<s15>14|<s16>15|<s17>16|<s18>17|<s19>18|<s20>19|<s21>20|<s22>21|<s23>22|<s24>23|<s25>24|<s26>25|<s27>26|<s28>27|<s29>28|<s30>29|<s31>30|<s32>31|<s33>32|<s34>33|<s35>34|<s36>35|<s37>36|<s38>37|<s39>38|<s40>39|<s41>40|<s42>41|<s43>42|<s44>43|<s45>44|<s46>45|<s47>46|<s48>47|<s49>48|<s50>49|<s51>50|<s52>51|<s53>52|<s54>53|<s55>54|<s56>55|<s57>56|<s58>57|<s59>58|<s60>59|<s61>60|<s62>61|<s63>62|<s64>truncated...}}"];
; 	Node0:s0 -> Node2;
; 	Node0:s1 -> Node1;
; 	Node0:s2 -> Node2;
; 	Node0:s3 -> Node1;
; 	Node0:s4 -> Node2;
; 	Node0:s5 -> Node1;
; 	Node0:s6 -> Node2;
; 	Node0:s7 -> Node1;
; 	Node0:s8 -> Node2;
; 	Node0:s9 -> Node1;
; 	Node0:s10 -> Node2;
; 	Node0:s11 -> Node1;
; 	Node0:s12 -> Node2;
; 	Node0:s13 -> Node1;
; 	Node0:s14 -> Node2;
; 	Node0:s15 -> Node1;
; 	Node0:s16 -> Node2;
; 	Node0:s17 -> Node1;
; 	Node0:s18 -> Node2;
; 	Node0:s19 -> Node1;
; 	Node0:s20 -> Node2;
; 	Node0:s21 -> Node1;
; 	Node0:s22 -> Node2;
; 	Node0:s23 -> Node1;
; 	Node0:s24 -> Node2;
; 	Node0:s25 -> Node1;
; 	Node0:s26 -> Node2;
; 	Node0:s27 -> Node1;
; 	Node0:s28 -> Node2;
; 	Node0:s29 -> Node1;
; 	Node0:s30 -> Node2;
; 	Node0:s31 -> Node1;
; 	Node0:s32 -> Node2;
; 	Node0:s33 -> Node1;
; 	Node0:s34 -> Node2;
; 	Node0:s35 -> Node1;
; 	Node0:s36 -> Node2;
; 	Node0:s37 -> Node1;
; 	Node0:s38 -> Node2;
; 	Node0:s39 -> Node1;
; 	Node0:s40 -> Node2;
; 	Node0:s41 -> Node1;
; 	Node0:s42 -> Node2;
; 	Node0:s43 -> Node1;
; 	Node0:s44 -> Node2;
; 	Node0:s45 -> Node1;
; 	Node0:s46 -> Node2;
; 	Node0:s47 -> Node1;
; 	Node0:s48 -> Node2;
; 	Node0:s49 -> Node1;
; 	Node0:s50 -> Node2;
; 	Node0:s51 -> Node1;
; 	Node0:s52 -> Node2;
; 	Node0:s53 -> Node1;
; 	Node0:s54 -> Node2;
; 	Node0:s55 -> Node1;
; 	Node0:s56 -> Node2;
; 	Node0:s57 -> Node1;
; 	Node0:s58 -> Node2;
; 	Node0:s59 -> Node1;
; 	Node0:s60 -> Node2;
; 	Node0:s61 -> Node1;
; 	Node0:s62 -> Node2;
; 	Node0:s63 -> Node1;
; 	Node0:s64 -> Node2;
; 	Node0:s64 -> Node1;
; 	Node0:s64 -> Node2;
; 	Node1 [shape=record,label="{hit:\l|  ret i32 1\l}"];
; 	Node2 [shape=record,label="{other:\l|  ret i32 0\l}"];
; }
