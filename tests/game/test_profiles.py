"""People at one machine: names of every kind, and whose matches are whose."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.game.profiles import FIRST, LONGEST_NAME, Profile, Profiles, clean_name
from scopa_gui.game.statistics import progress
from tests.game.playing import house, one_deal, play_out, seats


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("Anna\tMaria\nRossi", "Anna Maria Rossi"),
        ("", ""),
        (" \u3000\u00a0 ", ""),
        ("Zoe\u0301", "Zoé"),
        ("שלום", "שלום"),
        ("\u202eevil\u202c", "evil"),
        ("محمد", "محمد"),
        ("王小明", "王小明"),
        ("👩‍🌾 Eva", "👩‍🌾 Eva"),
        ("a\x00b\x1bc", "abc"),
        ("x" * 400, "x" * LONGEST_NAME),
        ("e" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 9, "é\u0302\u0303\u0304\u0305"),
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@given(st.text(max_size=200))
def test_a_clean_name_is_clean_short_and_on_one_line(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert name == name.strip()
    assert len(name) <= LONGEST_NAME * 5
    assert name.replace("\u200c", "").replace("\u200d", "").isprintable()
    name.encode("utf-8")


def test_at_first_there_is_one_nameless_person_and_no_row(tmp_path: Path) -> None:
    people = house(tmp_path).archive.profiles
    assert people.all() == [Profile(FIRST)]
    assert people.get(FIRST).shown_name == "You"
    assert Profile(3).shown_name == "Player 3"


def test_people_are_added_renamed_and_kept(tmp_path: Path) -> None:
    here = house(tmp_path)
    bruno = here.archive.profiles.add(" Bruno ", "it")
    assert bruno == Profile(2, "Bruno", "it")
    here.archive.profiles.change(FIRST, name="Anna", language="de")
    here.archive.profiles.change(2, name="")
    here.close()
    again = house(tmp_path).archive.profiles
    assert again.all() == [Profile(1, "Anna", "de"), Profile(2, "", "it")]
    assert again.get(99) == Profile(1, "Anna", "de"), "an unknown number is the first one"


def test_a_language_that_is_not_spoken_is_not_kept(tmp_path: Path) -> None:
    assert house(tmp_path).archive.profiles.add("Kurt", "tlh").language == ""


def test_matches_belong_to_whoever_played_them(tmp_path: Path) -> None:
    here = house(tmp_path)
    for seed, profile in enumerate((1, 2, 2)):
        match = here.new_match(one_deal("classic2"), seats(2), seed, profile=profile)
        play_out(match, Random(seed))
        match.close()
    finished, deals = here.archive.finished_matches(), here.archive.deal_points()
    assert [progress(finished, deals, profile).all.played for profile in (1, 2, 3)] == [1, 2, 0]


def test_a_person_with_a_name_is_shown_by_it() -> None:
    assert Profile(3, "Zoë").shown_name == "Zoë"


def test_on_a_disk_that_cannot_be_read_there_is_one_nameless_person() -> None:
    with sqlite3.connect(":memory:") as db:
        assert Profiles(db).all() == [Profile(FIRST)]
    db.close()
