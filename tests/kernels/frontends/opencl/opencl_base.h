// Work-item functions on PTX special registers, and the few maths functions the kernels use.
static inline size_t gid(int d) {
  return d == 0 ? (size_t)__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x()
                : (size_t)__nvvm_read_ptx_sreg_ctaid_y() * __nvvm_read_ptx_sreg_ntid_y() + __nvvm_read_ptx_sreg_tid_y();
}
static inline size_t lid(int d) { return d == 0 ? __nvvm_read_ptx_sreg_tid_x() : __nvvm_read_ptx_sreg_tid_y(); }
static inline size_t grp(int d) { return d == 0 ? __nvvm_read_ptx_sreg_ctaid_x() : __nvvm_read_ptx_sreg_ctaid_y(); }
static inline size_t lsize(void) { return __nvvm_read_ptx_sreg_ntid_x(); }
static inline void local_barrier(void) { __syncthreads(); }
