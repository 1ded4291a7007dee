"""What the studio is asked, without a browser."""

from __future__ import annotations

import pytest

from piste.errors import SpecError
from piste.views.studio.work import described


def test_the_name_of_a_file_is_not_opened_and_says_what_to_do() -> None:
    with pytest.raises(SpecError, match=r"opens no files; paste the text of 'layer\.yaml' here"):
        described("layer.yaml", "workload")
    with pytest.raises(SpecError, match=r"no preset named 'eyeris'; did you mean 'eyeriss'\?"):
        described("eyeris", "architecture")
