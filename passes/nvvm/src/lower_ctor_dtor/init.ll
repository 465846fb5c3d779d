@__init_array_start = weak protected addrspace(1) global ptr null
@__init_array_end = weak protected addrspace(1) global ptr null
define weak_odr ptx_kernel void @"nvptx$device$init"() "nvvm.maxclusterrank"="1" "nvvm.maxntid"="1" {
entry:
  %begin = load ptr addrspace(1), ptr addrspace(1) @__init_array_start, align 8
  %stop = load ptr addrspace(1), ptr addrspace(1) @__init_array_end, align 8
  %any = icmp ne ptr addrspace(1) %begin, %stop
  br i1 %any, label %while.entry, label %while.end
while.entry:
  %ptr = phi ptr addrspace(1) [ %begin, %entry ], [ %next, %while.entry ]
  %callback = load ptr, ptr addrspace(1) %ptr, align 8
  call void %callback()
  %next = getelementptr ptr addrspace(1), ptr addrspace(1) %ptr, i64 1
  %end = icmp eq ptr addrspace(1) %next, %stop
  br i1 %end, label %while.end, label %while.entry
while.end:
  ret void
}
