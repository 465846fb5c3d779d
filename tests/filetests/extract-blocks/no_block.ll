; RUN: not opt -passes=extract-blocks -extract-blocks-file=no_block.txt
; A block that is not there is an error that says where it is named.
define void @f() {
entry:
  ret void
}
; EXPECT
; INPUT: error: line 1: Invalid block name specified in the input file: `entri`
; after pass `extract-blocks`
