#!/bin/sh
# Puts the desktop entry, the metainfo and the icons where Linux desktops look: install.sh [PREFIX], ~/.local if none.
set -eu
prefix=${1:-$HOME/.local}
here=$(cd "$(dirname "$0")" && pwd)
id=io.github.scopa_gui.Scopa
install -Dm644 "$here/$id.desktop" "$prefix/share/applications/$id.desktop"
install -Dm644 "$here/$id.metainfo.xml" "$prefix/share/metainfo/$id.metainfo.xml"
for size in 16 24 32 48 64 128 256 512; do
  install -Dm644 "$here/../icons/scopa-$size.png" "$prefix/share/icons/hicolor/${size}x$size/apps/$id.png"
done
