"""Plain data comes back as it was; bytes that are none are refused."""

import socket
import struct
import threading

import pytest
import torch

from workbench.verify.court.plain import (
    Message,
    OversizedError,
    PlainError,
    described,
    flatten,
    rebuild,
    receive,
    scalars,
    send,
    write,
)

VALUES = [
    [torch.randn(3, 4), (1, -(2**80), 2.5, float("inf"), 3j, True, None, "words")],
    {"a": torch.arange(3), 5: [torch.randn(2, 2).half(), torch.tensor(True), torch.randn(3, dtype=torch.complex64)]},
    [
        torch.randn(4, 6).t(),
        torch.randn(3, 1).expand(3, 5),
        torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last),
    ],
    [torch.empty(0, 3), torch.randn(()), torch.bfloat16, torch.device("cpu"), torch.randn(3).conj()],
]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (torch.zeros(2), "a tensor"),
        (None, "None"),
        ((torch.zeros(2), 1), "a tuple of a tensor, 1"),
        ([[torch.zeros(2)], {}, "word"], "a list of a list, a dict, 'word'"),
        ({"y": torch.zeros(2), 3: 1.5}, "a dict with 'y', 3"),
        ((), "an empty tuple"),
        ({}, "an empty dict"),
    ],
)
def test_a_structure_is_described_in_words(value, words):
    assert described(flatten(value)[0]) == words


def passed(value):
    shape, tensors, _ = flatten(value)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        send(ours, Message("value", {"shape": shape}, tensors))
        message = receive(theirs)
    return rebuild(message.fields["shape"], message.tensors)


def alike(one, other) -> bool:
    if isinstance(one, torch.Tensor):
        return one.dtype == other.dtype and one.stride() == other.stride() and torch.equal(one, other)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)):
        return type(one) is type(other) and all(map(alike, one, other))
    return type(one) is type(other) and one == other


@pytest.mark.parametrize("value", VALUES, ids=range(len(VALUES)))
def test_values_come_back_as_they_were(value):
    assert alike(value, passed(value))


def test_what_comes_is_on_the_cpu_whatever_the_default_device_is():
    with torch.device("meta"):
        assert passed(torch.ones(3, device="cpu")).tolist() == [1, 1, 1]


def test_a_generator_comes_back_in_its_state():
    generator = torch.Generator().manual_seed(3)
    (other,) = passed([generator])
    assert torch.equal(torch.rand(4, generator=other), torch.rand(4, generator=generator))


def test_parts_have_names():
    shape, _, names = flatten((torch.ones(1), {"b": [torch.ones(1), 2.0]}))
    assert names == ["y0", "y1.b.0"]
    assert dict(scalars(shape))["y.1.b.1"] == 2.0


@pytest.mark.parametrize("value", [object(), torch.ones(1).to_sparse(), torch.ones(1, device="meta"), {1, 2}])
def test_what_is_no_plain_data_is_refused_by_name(value):
    with pytest.raises(PlainError, match=r"subclass: y0 is a .*; expected"):
        flatten([value])


@pytest.mark.parametrize(
    "data",
    [
        struct.pack("<Q", 2**40),
        struct.pack("<Q", 4) + b"junk",
        struct.pack("<Q", 9) + b'["a", {}]',
        struct.pack("<Q", 31) + b'["a", {}, [["torch.nope", [3]]]]'[:31],
        struct.pack("<Q", 41) + b'["a", {}, [["torch.int8", [9000000000000]]]]'[:41],
        struct.pack("<Q", 36) + b'["a", {}, [["torch.int8", [1e999]]]]',
        struct.pack("<Q", 12) + b"[3, [], []] ",
    ],
)
def test_bytes_that_are_no_message_are_refused(data):
    ours, theirs = socket.socketpair()
    with ours, theirs, pytest.raises(PlainError, match="expected a message"):
        ours.sendall(data)
        receive(theirs)


def test_a_message_that_comes_in_drops_or_stops_ends_in_time():
    ours, theirs = socket.socketpair()
    ours.sendall(struct.pack("<Q", 1 << 20))
    ended = threading.Event()

    def drip() -> None:
        while not ended.wait(0.02):
            ours.sendall(b" ")

    dripping = threading.Thread(target=drip)
    with ours, theirs:
        dripping.start()
        with pytest.raises(TimeoutError):
            receive(theirs, limit_s=0.2)
        ended.set()
        dripping.join()


def test_tensors_that_are_announced_and_do_not_come_end_in_time():
    ours, theirs = socket.socketpair()
    header = b'["a", {}, [["torch.int8", [4096]]]]'
    with ours, theirs, pytest.raises(TimeoutError):
        ours.sendall(struct.pack("<Q", len(header)) + header)
        receive(theirs, limit_s=0.1)


def test_more_than_is_let_through_is_refused_before_memory_is_taken():
    ours, theirs = socket.socketpair()
    header = b'["a", {}, [["torch.int8", [200000000000]]]]'
    with ours, theirs, pytest.raises(OversizedError, match="200,000,000,000 bytes of tensors"):
        ours.sendall(struct.pack("<Q", len(header)) + header)
        receive(theirs, most_bytes=1 << 20)


def test_writing_moves_no_version_and_reaches_expanded_memory():
    tensor = torch.zeros(3, 1).expand(3, 4)
    write(tensor, torch.arange(3.0)[:, None].expand(3, 4).contiguous())
    assert tensor._version == 0
    assert tensor[:, 3].tolist() == [0.0, 1.0, 2.0]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (((torch.zeros(1), 2),), "a tuple of (a tuple of a tensor, 2)"),
        ({"y": [torch.zeros(1)]}, "a dict with 'y': a list of a tensor"),
    ],
)
def test_a_structure_is_described_as_deep_as_is_asked(value, words):
    assert described(flatten(value)[0], 2) == words
