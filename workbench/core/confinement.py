"""Rights that a process gives up for good: files and network by Landlock, calls of the system by seccomp.

Both hold for every process that it starts. Sources: https://docs.kernel.org/userspace-api/landlock.html and
https://docs.kernel.org/userspace-api/seccomp_filter.html; numbers of calls are those of ``asm/unistd.h``.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
from collections.abc import Iterable, Mapping
from enum import IntFlag
from pathlib import Path


class Rights(IntFlag):
    """What a process may do beneath a path: Landlock's bits of the same names."""

    EXECUTE = 1 << 0
    WRITE_FILE = 1 << 1
    READ_FILE = 1 << 2
    READ_FOLDER = 1 << 3
    CHANGE_FOLDER = 0x1FF0
    MOVE = 1 << 13
    TRUNCATE = 1 << 14

    READ = EXECUTE | READ_FILE | READ_FOLDER
    WRITE = WRITE_FILE | CHANGE_FOLDER | MOVE | TRUNCATE


_OF_FILES = Rights.EXECUTE | Rights.WRITE_FILE | Rights.READ_FILE | Rights.TRUNCATE
_KNOWN: Mapping[int, Rights] = {
    1: Rights.READ | Rights.WRITE_FILE | Rights.CHANGE_FOLDER,
    2: Rights.READ | Rights.WRITE_FILE | Rights.CHANGE_FOLDER | Rights.MOVE,
    3: Rights.READ | Rights.WRITE,
}
"""What the kernel can withhold, by the version of its Landlock."""
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_TCP = 3  # to bind a port, and to connect to one
_SIGNALS_STAY, _ABSTRACT_SOCKETS_STAY = 1 << 1, 1 << 0
_NO_NEW_PRIVILEGES = 38


class _Ruleset(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("rights", ctypes.c_uint64), ("folder", ctypes.c_int32))


def landlock_version() -> int:
    """Return the version of the kernel's Landlock; 0 where it has none. It came with Linux 5.13."""
    return max(0, int(_libc().syscall(_CREATE_RULESET, None, 0, 1)))


def withhold_files(rights: Rights, grants: Iterable[tuple[Path, Rights]], *, network: bool = True) -> bool:
    """Give up rights on all files but those beneath some paths, and signals to processes outside.

    Parameters
    ----------
    rights : Rights
        Those that are given up.
    grants : iterable of (Path, Rights)
        What is kept beneath a file or folder. A path that is not there is passed over.
    network : bool
        Whether TCP connections stay possible.

    Returns
    -------
    bool
        False where the kernel has no Landlock.
    """
    version = landlock_version()
    if not version:
        return False
    libc = _libc()
    known = rights & max((v, r) for v, r in _KNOWN.items() if v <= version)[1]
    scoped = _SIGNALS_STAY | (0 if network else _ABSTRACT_SOCKETS_STAY)
    rules = _Ruleset(known, 0 if network or version < 4 else _TCP, scoped if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    ruleset = libc.syscall(_CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(size), 0)
    try:
        for path, kept in grants:
            try:
                descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
            except OSError:
                continue  # it is not there
            rule = _Beneath(known & kept & (known if path.is_dir() else _OF_FILES), descriptor)
            libc.syscall(_ADD_RULE, ruleset, 1, ctypes.byref(rule), 0)
            os.close(descriptor)
        _forgo_privileges()
        return bool(libc.syscall(_RESTRICT_SELF, ruleset, 0) == 0)
    finally:
        os.close(ruleset)


CALLS: Mapping[str, tuple[int | None, int | None]] = {
    # Sockets, but for pairs of them, which have no name: programs outside listen to those with one.
    "socket": (41, 198),
    "io_uring_setup": (425, 425),
    # Landlock leaves these to whoever owns a file.
    **{"chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53), "fchmodat2": (452, 452)},
    **{"chown": (92, None), "fchown": (93, 55), "lchown": (94, None), "fchownat": (260, 54)},
    **{"utime": (132, None), "utimes": (235, None), "futimesat": (261, None), "utimensat": (280, 88)},
    **{"setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7), "setxattrat": (463, 463)},
    **{"removexattr": (197, 14), "lremovexattr": (198, 15), "fremovexattr": (199, 16), "removexattrat": (466, 466)},
    **{"file_setattr": (469, 469), "open_by_handle_at": (304, 265), "quotactl": (179, 60)},
    # Other processes, and what they share.
    **{"ptrace": (101, 117), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271)},
    **{"pidfd_getfd": (438, 438), "ioprio_set": (251, 30)},
    **{"sched_setparam": (142, 118), "sched_setscheduler": (144, 119), "sched_setattr": (314, 274)},
    **{"sched_setaffinity": (203, 122), "migrate_pages": (256, 238), "move_pages": (279, 239)},
    **{"shmget": (29, 194), "semget": (64, 190), "msgget": (68, 186), "mq_open": (240, 180)},
    **{"add_key": (248, 217), "request_key": (249, 218), "keyctl": (250, 219)},
    # The system itself.
    **{"unshare": (272, 97), "setns": (308, 268), "mount": (165, 40), "umount2": (166, 39)},
    **{"chroot": (161, 51), "pivot_root": (155, 41), "open_tree": (428, 428), "move_mount": (429, 429)},
    **{"fsopen": (430, 430), "mount_setattr": (442, 442), "bpf": (321, 280), "perf_event_open": (298, 241)},
    **{"userfaultfd": (323, 282), "kexec_load": (246, 104), "kexec_file_load": (320, 294), "reboot": (169, 142)},
    **{"init_module": (175, 105), "finit_module": (313, 273), "delete_module": (176, 106), "acct": (163, 89)},
    **{"swapon": (167, 224), "swapoff": (168, 225), "settimeofday": (164, 170), "clock_settime": (227, 112)},
    **{"sethostname": (170, 161), "setdomainname": (171, 162)},
}
"""Calls of the system that are withheld, with their numbers on x86-64 and on 64-bit ARM; None where it has none."""
_OF_ITSELF: Mapping[str, tuple[tuple[int, int], tuple[int, ...]]] = {
    "prlimit64": ((302, 261), (0,)),
    "setpriority": ((141, 140), (0, 1)),
}
"""Calls that a process keeps for itself: numbers as in `CALLS`, and which arguments must be 0 then."""
_MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""Column of `CALLS`, and how a filter names the machine."""
_X32 = 0x40000000  # numbers of the x86-64's other calling convention begin here
_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
_AT_NUMBER, _AT_MACHINE, _AT_ARGUMENTS = 0, 4, 16
_SET_SECCOMP, _FILTER = 22, 2


class _Instruction(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint16), ("yes", ctypes.c_uint8), ("no", ctypes.c_uint8), ("k", ctypes.c_uint32))


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("instructions", ctypes.POINTER(_Instruction)))


def withhold_calls() -> bool:
    """Give up the calls of `CALLS`: each fails with EPERM from now on.

    Returns
    -------
    bool
        False where the kernel has no seccomp, or the machine no row in the table.
    """
    column, machine = _MACHINES.get(platform.machine(), (None, 0))
    if column is None:
        return False
    numbers = [pair[column] for pair in CALLS.values() if pair[column] is not None]
    code = [(_LOAD, 0, 0, _AT_MACHINE), (_EQUAL, 1, 0, machine), (_RETURN, 0, 0, _REFUSE)]
    code += [(_LOAD, 0, 0, _AT_NUMBER), (_AT_LEAST, 0, 1, _X32), (_RETURN, 0, 0, _REFUSE)]
    for number in numbers:
        code += [(_EQUAL, 0, 1, number or 0), (_RETURN, 0, 0, _REFUSE)]
    for pair, places in _OF_ITSELF.values():
        code += [(_EQUAL, 0, 3 * len(places) + 1, pair[column])]
        for place in places:
            code += [(_LOAD, 0, 0, _AT_ARGUMENTS + 8 * place), (_EQUAL, 1, 0, 0), (_RETURN, 0, 0, _REFUSE)]
        code += [(_RETURN, 0, 0, _ALLOW)]
    code += [(_RETURN, 0, 0, _ALLOW)]
    program = _Program(len(code), (_Instruction * len(code))(*(_Instruction(*one) for one in code)))
    _forgo_privileges()
    return bool(_libc().prctl(_SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0) == 0)


_KEEP_CAPABILITIES, _AMBIENT, _RAISE = 8, 47, 2
_READ_ANY = 2  # CAP_DAC_READ_SEARCH
_CAPABILITY_VERSION = 0x20080522


def become(user: int) -> None:
    """Turn from the administrator into a user without a name, who still may read what Landlock grants.

    Limits bind users, and not the administrator. Folders of libraries may be readable by the administrator alone.

    Parameters
    ----------
    user : int
        Number of the user; nobody else's.
    """
    libc = _libc()
    libc.prctl(_KEEP_CAPABILITIES, 1, 0, 0, 0)
    os.setgroups([])
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)
    head = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0)
    one = 1 << _READ_ANY
    libc.capset(head, (ctypes.c_uint32 * 6)(one, one, one, 0, 0, 0))
    libc.prctl(_AMBIENT, _RAISE, _READ_ANY, 0, 0)


def _forgo_privileges() -> None:
    _libc().prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)


def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
