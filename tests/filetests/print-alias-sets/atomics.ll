; RUN: opt -passes=print-alias-sets -disable-output
; Ordered accesses are unknown instructions; unordered and relaxed ones are locations.
define void @atomics(ptr %p) {
  %a = alloca i32
  store i32 0, ptr %a
  %r = load atomic i32, ptr %a monotonic, align 4
  %o = load atomic i32, ptr %p acquire, align 4
  store atomic i32 %o, ptr %p release, align 4
  %x = atomicrmw add ptr %p, i32 1 monotonic
  ret void
}
; EXPECT
; Alias sets for function 'atomics':
; Alias Set Tracker: 1 alias sets for 1 pointer values.
;   AliasSet[0x1, 2] may alias, Mod/Ref   Memory locations: (ptr %a, LocationSize::precise(4))
;     3 Unknown instructions: i32 %o,   store atomic i32 %o, ptr %p release, align 4, i32 %x
