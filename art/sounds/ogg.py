"""Ogg Vorbis files whose bytes depend on the sound alone.

The encoder gives every stream a random serial number.  It carries no meaning in a file of one stream, so
each page gets a fixed one, and with it a new checksum (RFC 3533, section 6).
"""

from __future__ import annotations

import io
import struct
from pathlib import Path

import numpy as np
import soundfile

from art.sounds.dsp import SAMPLE_RATE, Stereo

_SERIAL = 0x5C09A
_HEADER_BYTES = 27
_SERIAL_AT = 14
_CHECKSUM_AT = 22
_SEGMENTS_AT = 26
_POLYNOMIAL = 0x04C11DB7


def _checksum_table() -> list[int]:
    table = []
    for byte in range(256):
        register = byte << 24
        for _ in range(8):
            register = (register << 1) ^ (_POLYNOMIAL if register & 0x8000_0000 else 0)
        table.append(register & 0xFFFF_FFFF)
    return table


_TABLE = _checksum_table()


def encode(sound: Stereo) -> bytes:
    """The sound as an Ogg Vorbis file; the same sound gives the same bytes.

    The samples are rounded to sixteen bits first, which wipes out the last-digit differences between
    processors.
    """
    rounded = (np.round(sound * 2.0**15) / 2.0**15).astype(np.float32)
    stream = io.BytesIO()
    with soundfile.SoundFile(stream, "w", SAMPLE_RATE, channels=2, format="OGG", subtype="VORBIS") as encoder:
        for start in range(0, len(rounded), SAMPLE_RATE):
            encoder.write(rounded[start : start + SAMPLE_RATE])
    return with_fixed_serial(stream.getvalue())


def decode(path: Path) -> Stereo:
    """The samples of a stereo sound file."""
    sound, rate = soundfile.read(path, dtype="float64", always_2d=True)
    if rate != SAMPLE_RATE:
        raise ValueError(f"{path} is at {rate} Hz, not {SAMPLE_RATE}")
    return np.asarray(sound)


def with_fixed_serial(stream: bytes) -> bytes:
    """An Ogg stream with the serial number and checksum of every page written anew."""
    pages = bytearray(stream)
    at = 0
    while at < len(pages):
        if pages[at : at + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        segments = pages[at + _SEGMENTS_AT]
        lacing = pages[at + _HEADER_BYTES : at + _HEADER_BYTES + segments]
        end = at + _HEADER_BYTES + segments + sum(lacing)
        struct.pack_into("<I", pages, at + _SERIAL_AT, _SERIAL)
        struct.pack_into("<I", pages, at + _CHECKSUM_AT, 0)
        struct.pack_into("<I", pages, at + _CHECKSUM_AT, _checksum(pages[at:end]))
        at = end
    return bytes(pages)


def _checksum(page: bytearray) -> int:
    register = 0
    for byte in page:
        register = ((register << 8) & 0xFFFF_FFFF) ^ _TABLE[(register >> 24) ^ byte]
    return register
