num_pes: 256
l1_size_cstr: 2048
l2_size_cstr: 1048576
noc_bw_cstr: 32
NoC_NumHops: 1
