"""A limit on the time of a launch on a GPU."""

import time

import pytest
import torch

import workbench as wb

pytestmark = pytest.mark.gpu
WAIT = """
__global__ void wait(int* x, long long ns) {
  unsigned long long begin, now;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(begin));
  do asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now)); while (now - begin < ns);
  *x += 1;
}
"""


@pytest.mark.parametrize("on_stream", [False, True])
def test_the_caller_has_the_thread_again_at_the_limit(on_stream: bool) -> None:
    x = torch.zeros(1, dtype=torch.int32, device="cuda")
    wait = wb.load(WAIT)
    stream = torch.cuda.Stream() if on_stream else None
    torch.cuda.synchronize()
    wait.launch(x, 1_000_000, grid=1, block=1, stream=stream, time_limit_s=20)
    assert x.item() == 1
    begin_s = time.monotonic()
    with pytest.raises(wb.TimeLimitError, match=r"has run for 0\.2 s on cuda:0, its time limit; it still runs there"):
        wait.launch(x, 2_000_000_000, grid=1, block=1, stream=stream, time_limit_s=0.2)
    assert time.monotonic() - begin_s < 1.5
    torch.cuda.synchronize()
    assert x.item() == 2
