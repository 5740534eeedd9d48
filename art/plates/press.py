"""The press: spreads colours a little under the key line, shifts the plates and roughens their edges."""

from collections.abc import Callable

import numpy as np
import shapely
from shapely.affinity import translate

from art.plates.drawing import Drawing, Plates
from art.plates.palette import KEY
from art.plates.splines import FloatArray, Region

TRAP = 0.5
"""How far colours spread under the key line, in card units."""


def wobble(seed: int) -> Callable[[FloatArray, FloatArray], tuple[FloatArray, FloatArray]]:
    """Smooth random displacement field (x, y) -> (dx, dy), about -1 to 1: six plane waves."""
    state = np.random.RandomState(seed)
    phases = state.uniform(0, 2 * np.pi, (6, 2))
    frequencies = np.concatenate([state.uniform(0.15, 0.5, 3), state.uniform(0.5, 1.3, 3)])
    angles = state.uniform(0, 2 * np.pi, 6)

    def field(x: FloatArray, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        dx, dy = np.zeros_like(x), np.zeros_like(y)
        for (phase_x, phase_y), frequency, angle in zip(phases, frequencies, angles, strict=True):
            wave = (x * np.cos(angle) + y * np.sin(angle)) * frequency
            dx += np.sin(wave + phase_x) / 3
            dy += np.cos(wave * 1.13 + phase_y) / 3
        return dx, dy

    return field


def roughen(region: Region, amount: float, seed: int) -> Region:
    """The region with its edge moved by up to `amount` units, as cut by hand."""
    field = wobble(seed)

    def move(points: FloatArray) -> FloatArray:
        dx, dy = field(points[:, 0], points[:, 1])
        return np.stack([points[:, 0] + dx * amount, points[:, 1] + dy * amount], 1)

    moved: Region = shapely.transform(shapely.segmentize(region, 1.5), move)
    return moved if moved.is_valid else moved.buffer(0)


def press(drawing: Drawing, seed: int = 3) -> Plates:
    """The plates of a drawing as they meet the paper: trapped, misregistered and roughened as its size
    says."""
    size = drawing.size
    state = np.random.RandomState(seed)
    printed: Plates = {}
    for ink, area in drawing.plates().items():
        if ink == KEY:
            printed[KEY] = roughen(area, size.roughness, seed) if size.roughness else area
            continue
        area = area.buffer(TRAP, quad_segs=2)
        if size.misregister:
            dx, dy = state.uniform(-1, 1, 2) * size.misregister
            area = translate(area, float(dx), float(dy))
        if size.roughness:
            area = roughen(area, size.roughness * 0.8, seed + sum(map(ord, ink)) % 97)
        printed[ink] = area
    return printed
