"""Special registers, and the shared memory that the system keeps for itself."""

import numpy as np
import pytest
import torch

import workbench as wb
from tests.emulator.harness import ptx
from workbench.core.errors import MemoryFaultError


@pytest.mark.parametrize("block", [128, 256])
def test_tiles_of_several_warps_meet_in_the_memory_of_the_system(block: int) -> None:
    kernel = wb.load(
        """
        #include <cooperative_groups.h>
        #include <cooperative_groups/scan.h>
        namespace cg = cooperative_groups;
        extern "C" __global__ void sums(const int* x, int* y, int* z) {
            auto tile = cg::tiled_partition<128>(cg::this_thread_block());
            const int i = blockIdx.x * blockDim.x + threadIdx.x;
            y[i] = cg::inclusive_scan(tile, x[i]);
            z[i] = tile.shfl(x[i], 77);
        }""",
        arch="sm_90",
    )
    x = torch.randint(0, 100, (2 * block,), dtype=torch.int32)
    y, z = torch.zeros_like(x), torch.zeros_like(x)
    kernel.launch(x, y, z, grid=2, block=block)
    tiles = x.reshape(-1, 128)
    assert torch.equal(y.reshape(-1, 128), tiles.cumsum(1).int())
    assert torch.equal(z.reshape(-1, 128), tiles[:, 77:78].expand(-1, 128))


def test_reserved_shared_memory_is_zero_and_lies_before_the_kernels_own() -> None:
    kernel = ptx(
        "u64 y",
        """.reg .b64 %p; .reg .b32 %r<8>;
        ld.param.u64 %p, [y];
        mov.u32 %r0, fixed; mov.u32 %r1, %reserved_smem_offset_begin; mov.u32 %r2, %reserved_smem_offset_end;
        mov.u32 %r3, %reserved_smem_offset_1; ld.shared.u32 %r4, [%r3];
        mov.u32 %r5, %total_smem_size; mov.u32 %r6, %dynamic_smem_size;
        st.global.v4.u32 [%p], {%r0, %r1, %r2, %r4}; st.global.v2.u32 [%p+16], {%r5, %r6};
        mov.u32 %r1, %reserved_smem_offset_cap; mov.u32 %r2, %reserved_smem_offset_0;
        st.global.v2.u32 [%p+24], {%r1, %r2};""",
        before=".shared .b8 fixed[16];\n",
    )
    y = np.full(8, 7, np.uint32)
    kernel(y, block=1, smem_bytes=64)
    assert y.tolist() == [1024, 0, 1024, 0, 80, 64, 1024, 0]


def test_reserved_shared_memory_is_zero_whenever_a_block_begins() -> None:
    kernel = ptx(
        "u64 y",
        """.reg .b64 %p<2>; .reg .b32 %r<3>;
        ld.param.u64 %p0, [y]; mov.u32 %r0, %ctaid.x; mul.wide.u32 %p1, %r0, 4; add.u64 %p0, %p0, %p1;
        mov.u32 %r1, %reserved_smem_offset_1; ld.shared.u32 %r2, [%r1]; st.u32 [%p0], %r2;
        mov.u32 %r2, 7; st.shared.u32 [%r1], %r2;""",
    )
    for _ in range(2):
        y = np.ones(64, np.uint32)
        kernel(y, grid=64, block=1)
        assert not y.any()


def test_messages_leave_out_the_memory_of_the_system() -> None:
    body = "mov.u32 %r0, %reserved_smem_offset_1; st.shared.u32 [fixed+PLACE], %r0;"
    kernel = ptx("", ".reg .b32 %r0; " + body.replace("PLACE", "16"), before=".shared .align 4 .b8 fixed[16];\n")
    with pytest.raises(MemoryFaultError, match=r"byte 80 of the block's 80 bytes of shared memory \(16 static, 64 dy"):
        ptx("", ".reg .b32 %r0; " + body.replace("PLACE", "80"), before=".shared .align 4 .b8 fixed[16];\n")(
            block=1, smem_bytes=64
        )
    kernel(block=1, smem_bytes=64)
    with pytest.raises(wb.PtxError, match="declares 233476 bytes of shared memory; at most 233472 exist"):
        ptx("", ".reg .b32 %r0; " + body.replace("PLACE", "0"), before=".shared .align 4 .b8 fixed[233476];\n")(block=1)


def test_no_launch_is_of_a_graph() -> None:
    kernel = ptx(
        "u64 y", ".reg .b64 %p<2>; ld.param.u64 %p0, [y]; mov.u64 %p1, %current_graph_exec; st.u64 [%p0], %p1;"
    )
    y = np.ones(1, np.uint64)
    kernel(y, block=1)
    assert y.tolist() == [0]
