"""The programs that draw and synthesise everything in `assets/`: run `python -m art`.

Nothing here is shipped with the game; it needs the `art` extra of the project (numpy, scipy, shapely, pillow,
resvg_py, soundfile).  Every builder is deterministic: the same versions of those packages give the same
bytes.

| package | draws |
| --- | --- |
| `art.plates` | the woodcut library: outlines, strokes, hatching, plates, SVG, raster, paper |
| `art.napoletane` | the forty cards of the Neapolitan pattern, their backs and the paper map |
| `art.french` | the French-suited deck: signs, aces, twelve double-ended courts, backs |
| `art.things` | tables, portraits with moods, icons, lettering, ornaments, the program's icon |
| `art.sounds` | every sound and the tarantella, synthesised |
"""
