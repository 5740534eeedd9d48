"""Settings: kept in one stroke, and whatever the file holds, the program starts with something good."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.game import settings as module
from scopa_gui.game.profiles import clean_name
from scopa_gui.game.settings import SCHEMA, Settings, load, save

HINTS = get_type_hints(Settings)
CHANGED = Settings(
    language="it", speed="off", reduced_motion=True, effects_volume=0, music_volume=100, muted=True, deck="french",
    indices="off", high_contrast=True, table="wood", text_size=200, hand_order="dealt", confirm_play=True,
    look_through_piles=True, full_screen=True, speech=True, hints=False, player_name="Żofia 語", last_variant="cirulla",
    last_players=4, last_opponent="amateur rookie pro", last_target=21, last_deals=1, window_width=800,
    window_height=600,
)  # fmt: skip


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "settings.json"


def write(path: Path, **values: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"schema": SCHEMA, **values}), encoding="utf-8")


def test_no_file_is_no_fault(path: Path) -> None:
    assert load(path) == (Settings(), None)
    assert not path.parent.exists()


@pytest.mark.parametrize("settings", [Settings(), CHANGED])
def test_what_is_saved_is_loaded(path: Path, settings: Settings) -> None:
    assert save(path, settings)
    assert load(path) == (settings, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def values_of(name: str) -> st.SearchStrategy[Any]:
    hint = HINTS[name]
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is bool:
        return st.booleans()
    if hint is int:
        low, high = module._RANGES[name]
        return st.integers(low, high)
    if name == "language":
        return st.sampled_from(["", "en", "it", "de", "fr", "es"])
    return st.text().map(clean_name)


@given(values=st.fixed_dictionaries({field.name: values_of(field.name) for field in fields(Settings)}))
def test_all_good_values_survive(values: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "any-settings.json"
    assert save(path, Settings(**values))
    assert load(path) == (Settings(**values), None)


WRONG: list[Any] = [None, [], {}, 0.5, -1, 10**9, "0,35", "x" * 500, "two\nlines", True, "\ud800", [1], {"a": 1}, 1e300]


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_a_wrong_value_falls_back_alone(path: Path, name: str) -> None:
    for wrong in WRONG:
        if (HINTS[name] is bool and wrong is True) or (HINTS[name] is str and name != "language" and wrong == "0,35"):
            continue
        write(path, **{**asdict(CHANGED), name: wrong})
        settings, warning = load(path)
        assert warning is None
        assert settings == replace(CHANGED, **{name: getattr(Settings(), name)}), wrong


def test_unknown_fields_of_a_sister_version_do_not_hurt(path: Path) -> None:
    write(path, muted=True, glitter="much")
    assert load(path) == (Settings(muted=True), None)


@pytest.mark.parametrize(
    "junk",
    [b"", b"{", b"\0" * 900, b"[]", b"null", b"7", b'"text"', b"{}", b'{"schema": "1"}', b'{"schema": true}',
     b'{"schema": 1.5}', b"\xff\xfe{", b"[" * 50_000, b'{"schema": 1, "x": "' + b"y" * 200_000 + b'"}',
     b'{"schema": 9' + b"9" * 5000 + b"}"],
)  # fmt: skip
def test_a_damaged_file_is_put_aside_and_told_once(path: Path, junk: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(junk)
    assert load(path) == (Settings(), "damaged")
    assert (path.parent / "settings.damaged-1.json").read_bytes() == junk
    assert load(path) == (Settings(), None)
    path.write_bytes(junk)
    assert load(path) == (Settings(), "damaged")
    assert (path.parent / "settings.damaged-2.json").exists()


def test_a_folder_of_that_name_is_put_aside(path: Path) -> None:
    path.mkdir(parents=True)
    assert load(path) == (Settings(), "damaged")
    assert save(path, CHANGED)
    assert load(path) == (CHANGED, None)


def test_a_newer_file_is_neither_read_nor_written(path: Path) -> None:
    path.parent.mkdir()
    text = json.dumps({"schema": SCHEMA + 1, "muted": "a little"})
    path.write_text(text, encoding="utf-8")
    assert load(path) == (Settings(), "newer")
    assert not save(path, CHANGED)
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_cannot_be_moved_is_told_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    path.write_bytes(b"{")

    def stuck(self: Path, target: Path) -> Path:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", stuck)
    assert load(path) == (Settings(), "unreadable")


def test_a_folder_that_does_not_let_us_is_no_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not save(tmp_path / "file" / "settings.json", Settings())


def test_half_a_file_is_never_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(path, CHANGED)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert not save(path, Settings())
    assert load(path) == (CHANGED, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_name_that_is_no_text_is_saved_as_near_as_can_be(path: Path) -> None:
    assert save(path, Settings(player_name="\ud800"))
    assert load(path) == (Settings(player_name="?"), None)


def test_a_shorter_file_has_no_old_tail(path: Path) -> None:
    save(path, replace(CHANGED, player_name="x" * 24))
    long = path.stat().st_size
    save(path, Settings())
    assert path.stat().st_size < long
    assert load(path) == (Settings(), None)


def test_the_file_is_written_with_dots_and_in_utf8_whatever_the_locale(path: Path) -> None:
    save(path, CHANGED)
    assert "Żofia 語".encode() in path.read_bytes()
