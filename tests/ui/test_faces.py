"""Whose portrait is shown for whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopa_gui.game.names import COMPANY
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.scenes.new_match_page import OPPONENTS
from tests.testkit.pilot import Pilot


def test_everybody_has_a_face_of_their_own() -> None:
    faces = [face_of("human"), *map(face_of, OPPONENTS), *(face_of("amateur", name) for name in COMPANY)]
    assert len(set(faces)) == 1 + len(OPPONENTS) + len(COMPANY)
    pictures = [
        assets_root() / "portraits" / f"{face}_{mood}.png" for face in faces for mood in ("calm", "glad", "sad")
    ]
    assert len({path.read_bytes() for path in pictures}) == len(pictures)


@pytest.mark.parametrize("kind", OPPONENTS)
def test_a_face_goes_by_the_name_and_people_keep_theirs(kind: str) -> None:
    assert {face_of(kind, name) for name in COMPANY} == {face_of("rookie", name) for name in COMPANY}
    assert face_of(kind, "il Cavaliere 2") == face_of(kind), "as older records name them"
    assert face_of("human", COMPANY[0]) == face_of("human")


def test_the_seats_of_a_table_show_different_people(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic4_teams", opponents=("amateur",)) as pilot:
        names = [pilot.element(f"seat:{seat}").name.split(",")[0] for seat in (1, 2, 3)]
        assert names == ["il Cavaliere", COMPANY[0], COMPANY[1]]
        assert f"with {COMPANY[0]}" in pilot.element("seat:0").name
