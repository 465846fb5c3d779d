@__fini_array_start = weak protected addrspace(1) global ptr null
@__fini_array_end = weak protected addrspace(1) global ptr null
define weak_odr ptx_kernel void @"nvptx$device$fini"() "nvvm.maxclusterrank"="1" "nvvm.maxntid"="1" {
entry:
  %begin = load ptr addrspace(1), ptr addrspace(1) @__fini_array_start, align 8
  %stop = load ptr addrspace(1), ptr addrspace(1) @__fini_array_end, align 8
  %any = icmp ne ptr addrspace(1) %begin, %stop
  br i1 %any, label %while.entry, label %while.end
while.entry:
  %above = phi ptr addrspace(1) [ %stop, %entry ], [ %ptr, %while.entry ]
  %ptr = getelementptr ptr, ptr addrspace(1) %above, i64 -1
  %callback = load ptr, ptr addrspace(1) %ptr, align 8
  call void %callback()
  %end = icmp eq ptr addrspace(1) %ptr, %begin
  br i1 %end, label %while.end, label %while.entry
while.end:
  ret void
}
