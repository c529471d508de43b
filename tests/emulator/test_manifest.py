"""What the disk cache keeps of a kernel beside its machine code."""

import json

from workbench.emulator.manifest import Manifest, Site, StaticVariable
from workbench.ptx.places import SourceLocation


def test_a_manifest_comes_back_and_names_each_place_once():
    call = SourceLocation("kernel.cu", 40)
    places = [SourceLocation("tile.cuh", line, call) for line in (7, 7, 8)]
    sites = tuple(
        Site("ld", "global", 4, place, 3, "ld.global.u32 %r1, [%rd1];", ("global", "u32")) for place in places
    )
    nowhere = Site("bar", "", 0, None, 9, "bar.sync 0;", is_ptx=True)
    manifest = Manifest(
        num_blocks=2,
        entry_block=0,
        warp_bytes=64,
        static_smem_bytes=16,
        local_bytes=0,
        parameters=((0, 8), (8, 4)),
        cluster=(1, 1, 1),
        launch_bound=None,
        variables=(StaticVariable("table", "const", 8, b"\x01\x02"),),
        sites=sites,
        stops={1: nowhere},
        looks={0: sites[0]},
        instructions=5,
        allocates=False,
        in_order=True,
        shared=(("tile", 0, 16),),
        blocks=((0, 7, "ld", 2, True, 1),),
        instrumented={"cells": 3},
    )
    written = manifest.to_json()
    assert Manifest.from_json(written) == manifest
    assert json.loads(written)["places"] == [["kernel.cu", 40, 0], ["tile.cuh", 7, 1], ["tile.cuh", 8, 1]]
