define void @f(ptr %p) {
  %a = atomicrmw udec_wrap ptr %p, i32 1 syncscope("block") monotonic, align 4
  %b = cmpxchg weak volatile ptr %p, i64 0, i64 1 acq_rel acquire, align 8
  fence syncscope("device") seq_cst
  %c = load atomic i3, ptr %p unordered, align 1
  ret void
}
