"""What is fitted says which terms no layer has."""

from workbench.op import find_op
from workbench.op.cost import Fitted


def test_a_term_that_a_case_gives_and_no_layer_has_is_told(script, monkeypatch):
    module = script("fit_costs")
    table = {"sm_90": {"v2_vectorized": Fitted({"launches": 2.0}), "v1_elementwise": Fitted({})}}
    monkeypatch.setattr(module, "read_table", lambda _: table)
    said = sorted(module.unmeasured(find_op("gelu")))
    assert said == [
        "v1_elementwise: no measured layer has bytes, launches",
        "v2_vectorized: no measured layer has bytes",
    ]
