"""The same sweep on a Dask cluster of this machine."""

from workbench.tune import Kind, tune


def test_a_local_cluster_finds_what_the_embedded_sweep_finds(planted):
    options = {"variant": "v1", "case": "small", "store": ":memory:", "time_limit_s": 2}
    report = tune(planted, ["cpu"] * 2, scheduler="local", **options)
    assert len(report.rows) == 9
    assert {row.candidate.values["WAY"]: row.kind for row in report.rows} == {
        0: Kind.OK,
        1: Kind.WRONG_ANSWER,
        2: Kind.ILLEGAL_ACCESS,
        3: Kind.HANG,
        4: Kind.COMPILE_ERROR,
        5: Kind.RULED_OUT,
        6: Kind.CRASH,
        7: Kind.FAULT,
    }
    assert report.winner.candidate.values["WAY"] == 0
