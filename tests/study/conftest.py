"""A small game from outside the project, for the length of a test."""

from collections.abc import Iterator

import pytest
from tests.outside import install

from throneroom.kernel import Game


@pytest.fixture
def harbour(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Game]:
    yield from install(tmp_path_factory.mktemp("site"), monkeypatch)
