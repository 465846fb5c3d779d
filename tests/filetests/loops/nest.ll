; RUN: opt -passes='print<loops>' -disable-output
; A loop inside another: each in a line, with the blocks that enter, leave and close it.
define void @nest(i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %done
done:
  ret void
}
; EXPECT
; Loop info for function 'nest':
; Loop at depth 1 containing: %outer<header>,%inner,%latch<latch><exiting>
;     Loop at depth 2 containing: %inner<header><latch><exiting>
