"""A fused search as text and as a page: both say of which trees an answer is the best."""

from __future__ import annotations

import piste
from piste.views.page import page_of


def test_text_and_page_name_the_space_and_claim_nothing_beyond_it() -> None:
    w = piste.Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=8, k=4, l=8, n=4)
    found = piste.search(w, "snowcat", objective="traffic:DRAM")
    text, page = str(found), page_of(found)
    assert "proven the least traffic:DRAM of all trees of the space below" in text
    assert " ".join(text.split("The space\n")[1].split()) == found.space
    assert page.answers[0] == text.splitlines()[1]
    assert "Exchanged on the chip: P" in page.answers and page.answers[-1] == f"The space: {found.space}"
    assert not any("mappings" in answer for answer in page.answers)
