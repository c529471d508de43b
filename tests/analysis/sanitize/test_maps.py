"""Which writes of a tensor map a thread has acquired, and by how many clocks."""

import numpy as np
import pytest

from workbench.analysis.sanitize.clocks import Access
from workbench.analysis.sanitize.maps import MAP_BYTES, MapWrites
from workbench.analysis.sanitize.warps import ACQUIRED_MAPS, Warp
from workbench.core.events import EVENT, LANES, Kind, Space
from workbench.core.ordering import Effect

ALL = (1 << LANES) - 1
REGION = 0


class Launch:
    """A warp that makes maps at the beginning of a region, and copies by them."""

    def __init__(self):
        self.warp = Warp((0, 0), ALL)
        self.maps = MapWrites({REGION: np.arange(8) * MAP_BYTES})

    def write(self, number, mask=ALL):
        """Write a word of a map by each lane of a mask."""
        event = self._event(mask, Kind.STORE, number * MAP_BYTES + 4 * np.arange(LANES))
        self.maps.write(event, Access(-1, *self.warp.key, 0, self.warp.clock, 1, int(Kind.STORE), -1))

    def release(self, mask=ALL):
        """Release by each lane of a mask what it knows."""
        self.maps.synchronise(self._event(mask, Kind.MAP_RELEASE, 0), Effect.RELEASES, self.warp, mask)

    def acquire(self, number, mask=1):
        """Acquire a map by each lane of a mask."""
        event = self._event(mask, Kind.MAP_ACQUIRE, number * MAP_BYTES)
        self.maps.synchronise(event, Effect.ACQUIRES, self.warp, mask)

    def is_stale(self, number, lane=0):
        """Copy by a map; tell whether it may be read as it was."""
        self.maps.stale.clear()
        event = self._event(1 << lane, Kind.MAP_USE, number * MAP_BYTES)
        self.maps.synchronise(event, Effect.USES, self.warp, 1 << lane)
        return bool(self.maps.stale)

    def clocks(self, lane=0):
        """Count the clocks of what a lane has acquired."""
        return len(self.warp.published[ACQUIRED_MAPS].of(1 << lane))

    def _event(self, mask, kind, address):
        event = np.zeros(1, EVENT)[0]
        event["kind"], event["space"], event["buffer"] = kind, Space.GLOBAL, REGION
        event["mask"], event["address"] = mask, address
        return event


@pytest.fixture
def launch():
    return Launch()


def test_a_map_that_a_whole_warp_has_made_takes_one_clock(launch):
    for number in range(8):
        launch.write(number)
        launch.release()
        launch.warp.meet(ALL)
        launch.acquire(number)
        assert not launch.is_stale(number)
        assert launch.clocks() == number + 1


def test_of_lanes_apart_only_what_was_released_is_acquired(launch):
    launch.write(0)
    launch.release(0b101)
    launch.warp.meet(ALL)
    launch.acquire(0)
    assert launch.is_stale(0)
    assert launch.clocks() == 2  # lanes 0 and 2
    launch.release()
    launch.acquire(0)
    assert not launch.is_stale(0)
    assert launch.is_stale(0, lane=1)  # which has not acquired


@pytest.mark.parametrize("mask", [ALL, 1, 1 << 31])
def test_a_later_write_is_not_acquired_with_earlier_ones(launch, mask):
    launch.write(0)
    launch.release()
    launch.warp.meet(ALL)
    launch.acquire(0)
    launch.write(0, mask)
    assert launch.is_stale(0)


def test_of_two_maps_one_is_acquired(launch):
    launch.write(0)
    launch.write(1)
    launch.release()
    launch.warp.meet(ALL)
    launch.acquire(0)
    assert not launch.is_stale(0)
    assert launch.is_stale(1)
