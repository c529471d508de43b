"""Launches on a GPU: streams, memory, shared memory, cooperation, capture, threads, failures."""

import subprocess
import sys
import threading
import time

import cupy
import pytest
import torch

import workbench as wb

pytestmark = pytest.mark.gpu

ADD = """
extern "C" __global__ void add(const float* x, float* y, int n, float a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] + a;
}
"""
STAGE = """
extern "C" __global__ void stage(float* y, int words) {
    __shared__ float first[256];
    extern __shared__ float smem[];
    first[threadIdx.x] = threadIdx.x;
    for (int i = threadIdx.x; i < words; i += blockDim.x) smem[i] = i + VARIANT;
    __syncthreads();  // smem and first are full
    for (int i = threadIdx.x; i < words; i += blockDim.x) y[i] = smem[words - 1 - i] + first[0];
}
"""
MEET = """
#include <cooperative_groups.h>
extern "C" __global__ void __launch_bounds__(1024) meet(int* count, int* y) {
    if (threadIdx.x == 0) atomicAdd(count, 1);
    cooperative_groups::this_grid().sync();
    if (threadIdx.x == 0) y[blockIdx.x] = *count;
}
"""
SLEEP_CYCLES = 50_000_000
"""About 25 ms of a GPU's clock: long enough for the host to get far ahead."""


def add(x, y, a=1.0, kernel=None, **options):
    n = x.size if isinstance(x, cupy.ndarray) else x.numel()
    (kernel or wb.load(ADD, "add"))[-(-n // 256), 256](x, y, n, a, **options)


class TestStreams:
    def test_the_launch_is_queued_on_torchs_current_stream(self):
        kernel, stream = wb.load(ADD, "add"), torch.cuda.Stream()
        x, y = torch.zeros(1 << 16, device="cuda"), torch.zeros(1 << 16, device="cuda")
        add(x, y, kernel=kernel)
        torch.cuda.synchronize()
        for round_ in range(1, 6):
            with torch.cuda.stream(stream):
                torch.cuda._sleep(SLEEP_CYCLES)
                x.fill_(round_)
                add(x, y, kernel=kernel)
                result = y.clone()
            stream.synchronize()
            assert (result == round_ + 1).all()

    def test_the_host_does_not_wait(self):
        kernel = wb.load(ADD, "add")
        x, y = torch.zeros(64, device="cuda"), torch.zeros(64, device="cuda")
        add(x, y, kernel=kernel)
        torch.cuda.synchronize()
        torch.cuda._sleep(SLEEP_CYCLES)
        done = torch.cuda.Event()
        add(x, y, kernel=kernel)
        done.record()
        assert not done.query()

    @pytest.mark.parametrize("kind", ["torch", "cupy", "raw"])
    def test_a_stream_that_is_given(self, kind):
        stream = torch.cuda.Stream()
        raw = stream.cuda_stream
        given = {"torch": stream, "cupy": cupy.cuda.ExternalStream(raw), "raw": raw}[kind]
        kernel = wb.load(ADD, "add")
        x, y = torch.zeros(1 << 16, device="cuda"), torch.zeros(1 << 16, device="cuda")
        add(x, y, kernel=kernel)  # compiled before the stream sleeps
        torch.cuda.synchronize()
        with torch.cuda.stream(stream):
            torch.cuda._sleep(SLEEP_CYCLES)
            x.fill_(3)
        add(x, y, kernel=kernel, stream=given)
        assert not stream.query()
        stream.synchronize()
        assert (y == 4).all()

    def test_memory_of_a_launch_on_another_stream_is_not_reused_before_it_ends(self):
        kernel, stream = wb.load(ADD, "add"), torch.cuda.Stream()
        x = torch.zeros(1 << 20, device="cuda")
        add(x, torch.empty_like(x), kernel=kernel)
        torch.cuda.synchronize()
        y = torch.empty_like(x)
        address = y.data_ptr()
        with torch.cuda.stream(stream):
            torch.cuda._sleep(4 * SLEEP_CYCLES)
        add(x, y, kernel=kernel, stream=stream)
        del y
        taken = [torch.empty_like(x) for _ in range(4)]
        assert not stream.query()
        assert address not in [t.data_ptr() for t in taken]

    def test_no_stream(self):
        x = torch.zeros(8, device="cuda")
        with pytest.raises(wb.LaunchError, match="stream must be a stream of torch or CuPy, or a raw handle; got 'x'"):
            add(x, torch.empty_like(x), stream="x")

    def test_cupy_arrays_are_waited_for_and_wait(self):
        kernel, torchs, cupys = wb.load(ADD, "add"), torch.cuda.Stream(), cupy.cuda.Stream(non_blocking=True)
        x, y = cupy.zeros(1 << 16, cupy.float32), cupy.zeros(1 << 16, cupy.float32)
        add(x, y, kernel=kernel)
        torch.cuda.synchronize()
        with cupys, torch.cuda.stream(torchs):
            with torch.cuda.stream(torch.cuda.ExternalStream(cupys.ptr)):
                torch.cuda._sleep(SLEEP_CYCLES)
            x.fill(5)
            add(x, y, kernel=kernel)
            result = y + 10
        cupys.synchronize()
        assert (result == 16).all()


class TestDevices:
    def test_cpu_and_gpu_tensors_do_not_mix(self):
        x = torch.zeros(8, device="cuda")
        message = "add: argument 1 'y' is on cpu, but an earlier argument is on cuda:0; use one device"
        with pytest.raises(wb.LaunchError, match=message):
            add(x, torch.zeros(8))

    def test_every_device_whatever_the_current_one(self):
        kernel, count = wb.load(ADD, "add"), torch.cuda.device_count()
        for current in range(count):
            for device in range(count):
                x = torch.arange(100.0, device=f"cuda:{device}")
                y = torch.empty_like(x)
                with torch.cuda.device(current):
                    add(x, y, kernel=kernel)
                    assert torch.cuda.current_device() == current
                assert torch.equal(y, x + 1)

    def test_a_kernel_without_tensors(self):
        kernel = wb.load('extern "C" __global__ void nothing(int n) {}', "nothing")
        kernel[1, 1](3, device="cuda")
        kernel[1, 1](3, device=torch.device("cuda", 0))
        torch.cuda.synchronize()

    def test_resources_agree_with_the_driver(self):
        kernel = wb.load(MEET, "meet")
        x = torch.zeros(1, dtype=torch.int32, device="cuda")
        kernel[1, 1](x, x.clone(), cooperative=True)
        target = kernel.current_build().on_gpu[0]
        own = target.limits.resources
        drivers = target.function.resources(own.arch)
        assert (own.registers, own.static_smem_bytes, own.max_threads) == (
            drivers.registers, drivers.static_smem_bytes, drivers.max_threads,
        )  # fmt: skip


class TestSharedMemory:
    def test_above_48_kib_with_static_beside_it(self):
        kernel = wb.load(STAGE, "stage", defines={"VARIANT": 0})
        for words in (100, 12 * 1024, 30 * 1024, (227 * 1024 - 1024) // 4, 20 * 1024):
            y = torch.empty(words, device="cuda")
            kernel[1, 256, 4 * words](y, words)
            assert torch.equal(y, torch.arange(words, device="cuda").flip(0).float())

    def test_one_byte_too_much(self):
        kernel, y = wb.load(STAGE, "stage", defines={"VARIANT": 0}), torch.empty(8, device="cuda")
        with pytest.raises(wb.LaunchError, match=r"needs 232449 bytes of shared memory per block \(1024 static"):
            kernel[1, 256, 227 * 1024 - 1024 + 1](y, 8)


class TestCooperative:
    def test_the_largest_grid_meets_and_one_more_is_refused(self):
        kernel = wb.load(MEET, "meet")
        architecture = "sm_{}{}".format(*torch.cuda.get_device_capability())
        held = wb.occupancy(threads=1024, registers=kernel.resources(architecture).registers, arch=architecture)
        most = held.blocks_per_sm * torch.cuda.get_device_properties(0).multi_processor_count
        count = torch.zeros(1, dtype=torch.int32, device="cuda")
        y = torch.zeros(most + 1, dtype=torch.int32, device="cuda")
        kernel[most, 1024](count, y, cooperative=True)
        assert y[:most].cpu().tolist() == [most] * most
        with pytest.raises(
            wb.LaunchError, match=rf"cooperative grid .* has {most + 1} blocks; cuda:0 holds {most} at once"
        ):
            kernel[most + 1, 1024](count, y, cooperative=True)
        torch.cuda.synchronize()
        assert count.item() == most


class TestCapture:
    @pytest.mark.parametrize("is_first_call", [False, True])
    def test_a_captured_launch_replays(self, is_first_call):
        # Every case compiles a kernel of its own, so that the first call has a module to load.
        kernel = wb.load(ADD + f"// captured, first call: {is_first_call}, {time.time_ns()}\n", "add")
        x, y = torch.zeros(1000, device="cuda"), torch.zeros(1000, device="cuda")
        if not is_first_call:
            add(x, y, kernel=kernel)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            add(x, y, kernel=kernel)
            add(y, x, kernel=kernel)
        x.zero_()
        for replay in range(1, 4):
            graph.replay()
            assert (x == 2 * replay).all()

    def test_shared_memory_is_allowed_while_capturing(self):
        words, variant = 40 * 1024, time.time_ns() % 1000
        kernel = wb.load(STAGE, "stage", defines={"VARIANT": variant})
        y = torch.zeros(words, device="cuda")
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            kernel[1, 256, 4 * words](y, words)
        graph.replay()
        assert torch.equal(y, torch.arange(words, device="cuda").flip(0).float() + variant)

    def test_a_graph_outlives_its_kernel(self, tmp_path):
        path = tmp_path / "add.cu"
        path.write_text(ADD)
        kernel = wb.load(path, "add")
        x, y = torch.zeros(100, device="cuda"), torch.zeros(100, device="cuda")
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            add(x, y, kernel=kernel)
        path.write_text(ADD.replace("+ a", "- a"))
        add(x, y, kernel=kernel)
        assert (y == -1).all()
        del kernel
        graph.replay()
        assert (y == 1).all()


class TestThreads:
    def test_the_first_cuda_call_of_a_thread_may_be_a_launch(self):
        kernel, x = wb.load(ADD, "add"), torch.zeros(100, device="cuda")
        y = torch.zeros_like(x)
        add(x, torch.empty_like(x), kernel=kernel)
        errors = run_threads(lambda _: add(x, y, kernel=kernel), 1)
        assert not errors
        assert (y == 1).all()

    def test_threads_do_not_share_parameters(self):
        kernel, x = wb.load(ADD, "add"), torch.zeros(256, device="cuda")
        outputs = torch.zeros(8, 200, 256, device="cuda")
        torch.cuda.synchronize()

        def work(thread):
            for launch in range(200):
                add(x, outputs[thread, launch], float(1000 * thread + launch), kernel=kernel)

        assert not run_threads(work, 8)
        torch.cuda.synchronize()
        expected = 1000 * torch.arange(8.0, device="cuda")[:, None] + torch.arange(200.0, device="cuda")
        assert torch.equal(outputs, expected[:, :, None].expand_as(outputs))


def run_threads(work, count):
    errors = []

    def guarded(thread):
        try:
            work(thread)
        except BaseException as error:
            errors.append(error)
            raise

    threads = [threading.Thread(target=guarded, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


class TestEdits:
    def test_new_code_runs_within_half_a_second(self, tmp_path):
        (tmp_path / "term.cuh").write_text("#define TERM a\n")
        path = tmp_path / "add.cu"
        path.write_text('#include "term.cuh"\n' + ADD.replace("+ a", "+ TERM"))
        kernel, x = wb.load(path, "add"), torch.zeros(100, device="cuda")
        y = torch.zeros_like(x)
        add(x, y, kernel=kernel)
        assert (y == 1).all()
        marker = time.time_ns()
        for file, text, expected in (
            (path, '#include "term.cuh"\n' + ADD.replace("+ a", f"- TERM /* {marker} */"), -1),
            (tmp_path / "term.cuh", f"#define TERM (a + 1.f) /* {marker} */\n", -2),
        ):
            file.write_text(text)
            started = time.perf_counter()
            add(x, y, kernel=kernel)
            torch.cuda.synchronize()
            assert time.perf_counter() - started < 0.5
            assert (y == expected).all()


class TestFailures:
    def test_a_refusal_of_the_driver_is_a_launch_error(self):
        source = 'extern "C" __global__ void __cluster_dims__(2, 1, 1) pairs(float* y) { if (y) y[blockIdx.x] = 1.f; }'
        kernel, y = wb.load(source, "pairs"), torch.zeros(4, device="cuda")
        kernel[4, 1](y)
        assert (y == 1).all()
        with pytest.raises(wb.LaunchError, match=r"pairs: the driver refused grid \(3, 1, 1\), block \(1, 1, 1\)"):
            kernel[3, 1](y)
        kernel[2, 1](y)

    def test_a_device_that_failed_earlier_says_so(self):
        script = """
import torch, workbench as wb
kernel = wb.load('extern "C" __global__ void wild(long long* y, long long at) { y[at] = 1; }', "wild")
y = torch.zeros(1, dtype=torch.int64, device="cuda")
kernel[1, 1](y, 0)
torch.cuda.synchronize()
kernel[1, 1](y, 1 << 50)
try:
    torch.cuda.synchronize()
except RuntimeError:
    pass
try:
    kernel[1, 1](y, 0)
except wb.ExecutionError as error:
    print(error)
"""
        run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
        assert "wild: cuda:0 failed in work queued before this launch: CUDA_ERROR_ILLEGAL_ADDRESS" in run.stdout


EARLY = """
extern "C" __global__ void step(const float* x, float* y, int n) {
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
    asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = i < n ? x[n - 1 - i] : 0.0f;
    for (int j = 0; j < 1000; ++j) v = v * 1.0f + 0.0f;
    if (i < n) y[i] = v + 1.0f;
}
"""


class TestEarlyStarts:
    """Launches whose blocks are placed while the grid before them runs: each waits for it."""

    def queue(self, step, a, b, times):
        for _ in range(times):
            step[-(-a.numel() // 256), 256](a, b, a.numel())
            step[-(-a.numel() // 256), 256](b, a, a.numel())

    def test_each_sees_what_the_one_before_it_wrote(self):
        step = wb.load(EARLY, "step")
        a, b = torch.zeros(1 << 20, device="cuda"), torch.zeros(1 << 20, device="cuda")
        self.queue(step, a, b, 50)
        a.add_(0.5)  # a kernel that knows nothing of it
        self.queue(step, a, b, 50)
        assert (a == 200.5).all()

    def test_a_graph_keeps_them(self):
        step = wb.load(EARLY, "step")
        a, b = torch.zeros(1 << 16, device="cuda"), torch.zeros(1 << 16, device="cuda")
        self.queue(step, a, b, 1)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.queue(step, a, b, 10)
        for _ in range(5):
            graph.replay()
        torch.cuda.synchronize()
        assert (a == 102).all()
