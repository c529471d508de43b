"""What notes stand for: addresses, and the units of copies."""

import numpy as np

from workbench.emulator.watch.notes import NOTE_DTYPE, addresses, parts


def notes_of(*fields: dict[str, int]) -> np.ndarray:
    notes = np.zeros(len(fields), NOTE_DTYPE)
    for note, values in zip(notes, fields, strict=True):
        for name, value in values.items():
            note[name] = value
    return notes


def test_a_copy_is_as_many_notes_as_it_has_units_by_turns() -> None:
    notes = notes_of(
        {"instruction": 1, "mask": 3, "base": 8, "stride": 4},
        {"instruction": 2, "mask": 1 << 20, "base": 1000, "units": 3, "step": 16},
        {"instruction": 3, "mask": 1 << 20, "base": 5000, "units": 3, "step": 16},
        {"instruction": 4, "mask": 1, "base": 7, "step": 1},
    )
    ((found, rows),) = parts(notes, np.empty((0, 32), np.uint16), 100)
    assert found["instruction"].tolist() == [1, 2, 3, 2, 3, 2, 3, 4]
    assert addresses(found, rows)[:, 20].tolist() == [24, 1000, 5000, 1016, 5016, 1032, 5032, 8]
    assert found["mask"].tolist() == [3, *[1 << 20] * 6, 1]
    assert found[[0, -1]].tolist() == notes[[0, -1]].tolist()


def test_parts_are_small_keep_copies_together_and_have_their_rows() -> None:
    fields = [{"instruction": i, "rows": 1} for i in range(5)]
    copy = [{"instruction": i, "units": 4, "step": 16} for i in (5, 6)]
    notes = notes_of(*fields[:3], *copy, *fields[3:], *copy)
    rows = np.arange(5, dtype=np.uint16)[:, None] + np.zeros(32, np.uint16)
    whole, rows_of_whole = next(parts(notes, rows, 1000))
    for at_most in range(1, 24):
        pieces = list(parts(notes, rows, at_most))
        np.testing.assert_array_equal(np.concatenate([found for found, _ in pieces]), whole)
        np.testing.assert_array_equal(np.concatenate([rows for _, rows in pieces]), rows_of_whole)
        for found, rows_of_piece in pieces:
            assert len(rows_of_piece) == found["rows"].sum()
            assert len(found) <= max(at_most + 4, 8)


def test_nothing_is_in_no_parts() -> None:
    assert not list(parts(notes_of(), np.empty((0, 32), np.uint16), 10))
