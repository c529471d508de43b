"""The tests of opcodes on the hardware: the same kernels and the same expectations as on the emulator."""

import pytest

from tests.emulator.translate.opcodes import test_behaviour
from tests.emulator.translate.opcodes.kernels import Launcher
from tests.emulator.translate.opcodes.test_behaviour import BEHAVIOURS, Behaviour
from tests.emulator.translate.opcodes.test_conformance import test_results_are_those_of_the_reference
from tests.emulator.translate.opcodes.test_flush import (
    test_results_next_to_the_least_number_are_those_of_the_reference,
)
from tests.emulator.translate.opcodes.test_matrix import (
    test_an_infinite_element_makes_its_row_infinite_and_nan_canonical,
    test_ldmatrix_gives_four_lanes_a_row,
    test_mma_multiplies_the_matrices_that_its_registers_hold,
    test_mma_of_quads_makes_four_products,
    test_movmatrix_transposes,
    test_stmatrix_stores_the_rows_of_four_lanes,
    test_wmma_loads_multiplies_and_stores,
    test_wmma_takes_elements_narrower_than_a_byte,
)
from tests.emulator.translate.opcodes.test_sparse import (
    test_an_infinite_element_that_meets_zeros_takes_no_part,
    test_sparse_mma_multiplies_what_the_metadata_names,
)
from tests.emulator.translate.opcodes.test_tensor import (
    test_a_box_is_loaded,
    test_a_box_is_loaded_into_every_block_that_a_mask_names,
    test_a_kernel_changes_a_tensor_map_in_global_memory,
    test_a_kernel_makes_a_tensor_map_of_zeros,
    test_fma_oob_makes_zeros_of_what_a_load_filled,
    test_im2col_stores_pixels,
    test_im2col_walks_pixels,
    test_of_a_box_only_what_is_in_the_tensor_is_stored,
    test_prefetches_change_nothing,
    test_updates_by_a_box_of_zeros_subnormals_and_nan,
    test_what_of_a_box_is_in_the_tensor_updates_it,
)
from tests.emulator.translate.opcodes.test_warpgroup import test_wgmma_multiplies_what_the_descriptors_name

pytestmark = pytest.mark.gpu

__all__ = [
    "test_a_box_is_loaded",
    "test_a_box_is_loaded_into_every_block_that_a_mask_names",
    "test_a_kernel_changes_a_tensor_map_in_global_memory",
    "test_a_kernel_makes_a_tensor_map_of_zeros",
    "test_an_infinite_element_makes_its_row_infinite_and_nan_canonical",
    "test_an_infinite_element_that_meets_zeros_takes_no_part",
    "test_fma_oob_makes_zeros_of_what_a_load_filled",
    "test_im2col_stores_pixels",
    "test_im2col_walks_pixels",
    "test_instructions_behave",
    "test_ldmatrix_gives_four_lanes_a_row",
    "test_mma_multiplies_the_matrices_that_its_registers_hold",
    "test_mma_of_quads_makes_four_products",
    "test_movmatrix_transposes",
    "test_of_a_box_only_what_is_in_the_tensor_is_stored",
    "test_prefetches_change_nothing",
    "test_results_are_those_of_the_reference",
    "test_results_next_to_the_least_number_are_those_of_the_reference",
    "test_sparse_mma_multiplies_what_the_metadata_names",
    "test_stmatrix_stores_the_rows_of_four_lanes",
    "test_updates_by_a_box_of_zeros_subnormals_and_nan",
    "test_wgmma_multiplies_what_the_descriptors_name",
    "test_what_of_a_box_is_in_the_tensor_updates_it",
    "test_wmma_loads_multiplies_and_stores",
    "test_wmma_takes_elements_narrower_than_a_byte",
]


@pytest.mark.parametrize("behaviour", [b for b in BEHAVIOURS if not b.own], ids=str)
def test_instructions_behave(behaviour: Behaviour, launch: Launcher) -> None:
    test_behaviour.test_instructions_behave(behaviour, launch)
