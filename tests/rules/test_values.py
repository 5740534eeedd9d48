"""What the rules hand out are values: nobody can change one that somebody else holds."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

import pytest

import scopa_gui.rules

MODULES = [
    importlib.import_module(f"scopa_gui.rules.{module.name}")
    for module in pkgutil.iter_modules(scopa_gui.rules.__path__)
]
VALUES = sorted(
    {
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and dataclasses.is_dataclass(kind)
    },
    key=lambda kind: kind.__qualname__,
)


@pytest.mark.parametrize("kind", VALUES, ids=lambda kind: kind.__name__)
def test_no_field_can_be_set_and_none_added(kind: type) -> None:
    value = object.__new__(kind)
    for name in (*(field.name for field in dataclasses.fields(kind)), "another"):
        with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
            setattr(value, name, None)
    assert not hasattr(value, "__dict__"), "slots: small, and nothing is added behind anybody's back"
