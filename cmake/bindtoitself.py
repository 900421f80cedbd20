#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""bindtoitself.py LIBRARY COPY: a copy of a shared library that looks for symbols in itself first (DF_SYMBOLIC)."""
import struct
import sys

DYNAMIC, FLAGS, SYMBOLIC = 2, 30, 2  # PT_DYNAMIC, DT_FLAGS, DF_SYMBOLIC of <elf.h>
with open(sys.argv[1], "rb") as library:
    data = bytearray(library.read())
(headers,) = struct.unpack_from("<Q", data, 32)
size, count = struct.unpack_from("<HH", data, 54)
for header in range(headers, headers + size * count, size):
    kind, _, offset, _, _, length = struct.unpack_from("<IIQQQQ", data, header)
    for entry in range(offset, offset + length, 16) if kind == DYNAMIC else ():
        tag, value = struct.unpack_from("<QQ", data, entry)
        if tag == FLAGS:
            struct.pack_into("<Q", data, entry + 8, value | SYMBOLIC)
            with open(sys.argv[2], "wb") as copy:
                copy.write(data)
            sys.exit()
sys.exit(f"{sys.argv[1]} has no flags that could be set")
