"""torch and CuPy share memory without a copy, in both directions and in order."""

import cupy
import pytest
import torch

import workbench as wb

pytestmark = pytest.mark.gpu

SLEEP_CYCLES = 50_000_000


def side_stream():
    """A CuPy stream that does not wait for the default stream."""
    return cupy.cuda.Stream(non_blocking=True)


def sleep_on(raw):
    with torch.cuda.stream(torch.cuda.ExternalStream(raw)):
        torch.cuda._sleep(SLEEP_CYCLES)


class TestToCupy:
    @pytest.mark.parametrize(
        "dtype",
        [torch.float32, torch.float64, torch.float16, torch.int64, torch.uint8, torch.bool, torch.complex64],
        ids=str,
    )
    def test_memory_is_shared(self, dtype):
        tensor = torch.ones(3, 4, device="cuda").to(dtype)
        array = wb.to_cupy(tensor)
        assert (array.data.ptr, array.shape, str(array.dtype)) == (tensor.data_ptr(), (3, 4), str(dtype)[6:])
        array[1, 2] = 0
        assert not tensor[1, 2].item()

    def test_strides_are_kept(self):
        tensor = torch.arange(24.0, device="cuda").reshape(4, 6).t()[::2]
        array = wb.to_cupy(tensor)
        assert array.strides == tuple(4 * stride for stride in tensor.stride())
        assert (array == cupy.arange(24.0, dtype="f4").reshape(4, 6).T[::2]).all()

    def test_requires_grad_is_detached(self):
        tensor = torch.ones(4, device="cuda", requires_grad=True)
        assert wb.to_cupy(tensor).data.ptr == tensor.data_ptr()
        assert tensor.requires_grad

    def test_bfloat16_travels_as_its_bits(self):
        tensor = torch.tensor([1.0, -2.5], dtype=torch.bfloat16, device="cuda")
        array = wb.to_cupy(tensor)
        assert (array.dtype, array.tolist()) == (cupy.int16, tensor.view(torch.int16).tolist())
        back = wb.to_torch(array, torch.bfloat16)
        assert back.data_ptr() == tensor.data_ptr()
        assert torch.equal(back, tensor)

    def test_conjugates_and_sparse_tensors_are_refused(self):
        z = torch.ones(2, dtype=torch.complex64, device="cuda")
        with pytest.raises(wb.ArgumentError, match="resolve_conj"):
            wb.to_cupy(z.conj())
        with pytest.raises(wb.ArgumentError, match="resolve_neg"):
            wb.to_cupy(z.conj().imag)
        with pytest.raises(wb.ArgumentError, match="dense tensor; got layout"):
            wb.to_cupy(torch.eye(3, device="cuda").to_sparse())

    def test_cupy_waits_for_torch(self):
        tensor, torchs, cupys = torch.zeros(1 << 16, device="cuda"), torch.cuda.Stream(), side_stream()
        torch.cuda.synchronize()
        with torch.cuda.stream(torchs), cupys:
            torch.cuda._sleep(SLEEP_CYCLES)
            tensor.fill_(3)
            doubled = wb.to_cupy(tensor) * 2
        cupys.synchronize()
        assert (doubled == 6).all()

    def test_torch_keeps_the_memory_for_cupy(self):
        tensor, cupys = torch.ones(1 << 20, device="cuda"), side_stream()
        address = tensor.data_ptr()
        torch.cuda.synchronize()
        with cupys:
            array = wb.to_cupy(tensor)
            sleep_on(cupys.ptr)
            doubled = array * 2
        del tensor, array
        taken = [torch.zeros(1 << 20, device="cuda") for _ in range(4)]
        assert address not in [t.data_ptr() for t in taken]
        cupys.synchronize()
        assert (doubled == 2).all()


class TestToTorch:
    def test_memory_is_shared(self):
        array = cupy.arange(24, dtype=cupy.float32).reshape(4, 6).T
        tensor = wb.to_torch(array)
        assert (tensor.data_ptr(), tensor.stride(), tensor.requires_grad) == (array.data.ptr, (1, 6), False)
        tensor[2, 3] = -1
        assert array[2, 3] == -1

    def test_reversed_arrays_and_wrong_sizes_are_refused(self):
        array = cupy.arange(4, dtype=cupy.float32)
        with pytest.raises(wb.ArgumentError, match="negative stride"):
            wb.to_torch(array[::-1])
        with pytest.raises(wb.ArgumentError, match="has 2 bytes; the elements, float32, have 4"):
            wb.to_torch(array, torch.bfloat16)

    def test_torch_waits_for_cupy(self):
        array, torchs, cupys = cupy.zeros(1 << 16, cupy.float32), torch.cuda.Stream(), side_stream()
        torch.cuda.synchronize()
        with cupys, torch.cuda.stream(torchs):
            sleep_on(cupys.ptr)
            array.fill(3)
            doubled = wb.to_torch(array) * 2
        torchs.synchronize()
        assert (doubled == 6).all()
