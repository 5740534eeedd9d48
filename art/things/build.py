"""`things`: draws assets/tables, portraits, icons and ui, and the program's icons in packaging/icons."""

from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import Final

from art.things.app_icon import SIZES, save_app_icon
from art.things.lettering import TITLES, save_title
from art.things.medal import MOODS
from art.things.ornaments import ORNAMENTS, save_ornament
from art.things.portraits import SITTERS, save_portrait
from art.things.signs import ICONS, save_icon
from art.things.tables import TABLES, save_table

WORKERS: Final = 2

Job = tuple[Callable[..., None], tuple[object, ...]]


def packaging_folder(assets: Path) -> Path:
    """Where the program's icons go: packaging/ beside the repository's assets/, or inside a scratch
    folder."""
    return (assets.parent if assets.name == "assets" else assets) / "packaging" / "icons"


def jobs(assets: Path) -> list[Job]:
    """One call for each file or pair of files, the slow ones first."""
    packaging, icons = packaging_folder(assets), assets / "icons"
    work: list[Job] = [(save_table, (name, assets / "tables")) for name in TABLES]
    work += [(save_title, (name, assets / "ui")) for name in TITLES]
    work += [(save_ornament, (name, assets / "ui")) for name in ORNAMENTS]
    work += [(save_portrait, (name, mood, assets / "portraits")) for name in SITTERS for mood in MOODS]
    work += [(save_icon, (name, icons)) for name in ICONS]
    work += [(save_app_icon, (pixels, packaging / f"scopa-{pixels}.png")) for pixels in SIZES]
    work.append((save_app_icon, (64, icons / "app_64.png")))
    return work


def _run(job: Job) -> None:
    function, arguments = job
    function(*arguments)


def build(root: Path) -> None:
    """Write all pictures of this package below the assets folder `root`."""
    with Pool(WORKERS) as pool:
        for _ in pool.imap_unordered(_run, jobs(root)):
            pass
