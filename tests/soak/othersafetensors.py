#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our reader of safetensors against the reference package (PyPI: safetensors, numpy) on mutated files:
othersafetensors.py SOAK_OTHERSAFETENSORS [COUNT [SEED]]. It may be stricter, for a reason that is counted; it is never laxer.
The last result is in othersafetensors.tsv."""
import collections
import datetime
import json
import random
import re
import struct
import subprocess
import sys
from pathlib import Path

import safetensors

TABLE = Path(__file__).with_suffix(".tsv")
TYPES = {"F32": 4, "F64": 8, "I64": 8, "U8": 1, "F16": 2, "BF16": 2, "I8": 1, "I16": 2, "I32": 4, "BOOL": 1, "U16": 2, "U64": 8}
NAMES = ["weight", "a.b", "ü", "", "__metadata__", "\u0000", "a" * 300]
NUMBERS = [0, 1, -1, 2, 3, 4, 7, 8, 12, 16, 255, 2**31, 2**32, 2**53, 2**63, 2**64 - 1, 2**64, 0.5, 1e300, "4", None, True, []]


def sound(random_):
    header, end = {}, 0
    for index in range(random_.randrange(4)):
        kind = random_.choice(list(TYPES))
        shape = [random_.randrange(4) for _ in range(random_.randrange(4))]
        size = TYPES[kind]
        for length in shape:
            size *= length
        header[f"t{index}"] = {"dtype": kind, "shape": shape, "data_offsets": [end, end + size]}
        end += size
    if random_.random() < 0.3:
        header["__metadata__"] = {"step": "1"}
    return header, bytes(random_.randrange(256) for _ in range(end))


def changed_value(value, random_):
    """A value of JSON with one place of it changed."""
    if isinstance(value, dict) and value and random_.random() < 0.9:
        copy = dict(value)
        key = random_.choice(list(copy))
        what = random_.randrange(8)
        if what == 0:
            del copy[key]
        elif what == 1:
            copy[random_.choice(NAMES + ["dtype", "shape", "data_offsets", "more"])] = copy[key]
        else:
            copy[key] = changed_value(copy[key], random_)
        return copy
    if isinstance(value, list) and value and random_.random() < 0.9:
        copy = list(value)
        at = random_.randrange(len(copy))
        if random_.random() < 0.2:
            copy.insert(at, random_.choice(NUMBERS))
        elif random_.random() < 0.2:
            del copy[at]
        else:
            copy[at] = changed_value(copy[at], random_)
        return copy
    if isinstance(value, int) and not isinstance(value, bool) and random_.random() < 0.5:
        return value + random_.choice([-8, -4, -1, 1, 4, 8])
    if isinstance(value, str) and random_.random() < 0.5:
        return random_.choice(list(TYPES) + ["f32", "F8_E4M3", "C64", "", "x"])
    return random_.choice(NUMBERS + [{}, "", "F32", [0, 0]])


def changed_text(text, random_):
    """Bytes of a header with one place of them changed."""
    at, to = sorted(random_.randrange(len(text) + 1) for _ in range(2))
    what = random_.randrange(5)
    if what == 0:
        return text[:at] + bytes([random_.randrange(256)]) + text[at:]
    if what == 1:
        return text[:at] + text[min(at + random_.randrange(1, 4), len(text)):]
    if what == 2:
        return text[:to] + text[at:to] + text[to:]
    if what == 3 and at < len(text):
        return text[:at] + bytes([text[at] ^ 1 << random_.randrange(8)]) + text[at + 1:]
    return text[:at] + random_.choice([b" ", b"\n", b"\t", b"\0", b",", b"//", b"/**/", b'"', b"}", b"NaN", b"1e400", b"\\ud800", b"\xff"]) + text[at:]


def mutated(random_):
    header, data = sound(random_)
    for _ in range(random_.randrange(3)):
        header = changed_value(header, random_) if isinstance(header, dict) else header
    text = json.dumps(header, ensure_ascii=random_.random() < 0.5).encode("utf-8", "surrogatepass")
    if random_.random() < 0.3:
        text += b" " * (-len(text) % 8)
    for _ in range(random_.choice([0, 0, 1, 2])):
        text = changed_text(text, random_)
    length = len(text)
    if random_.random() < 0.1:
        length = max(0, random_.choice([length - 1, length + 1, length + 8, 0, 2**40, 2**64 - 1]))
    if random_.random() < 0.1:
        data = random_.choice([data[:-1], data + b"\0", b""])
    return struct.pack("<Q", length) + text + data


def is_taken(file):
    try:
        safetensors.deserialize(file)
        return True
    except safetensors.SafetensorError:
        return False


def ours(program, files):
    told = subprocess.run([program], input=b"".join(struct.pack("<I", len(file)) + file for file in files),
                          stdout=subprocess.PIPE, check=True).stdout.decode("utf-8", "replace")
    return told.split("\n")[:-1]


def main():
    program, count, seed = sys.argv[1], int((sys.argv[2:] or ["100000"])[0]), int((sys.argv[3:] or ["1"])[0])
    random_ = random.Random(seed)
    files = [mutated(random_) for _ in range(count)]
    verdicts = collections.Counter()
    reasons, laxer = collections.Counter(), []
    for file, said in zip(files, ours(program, files), strict=True):
        both = said == "taken", is_taken(file)
        verdicts[both] += 1
        if both == (True, False):
            laxer.append(file)
        if both == (False, True):
            reasons[re.sub(r"\d+|“[^”]*”|\"[^\"]*\"|/proc\S*", "…", said)] += 1
    for reason, times in reasons.most_common():
        print(f"{times:6} stricter: {reason}")
    for file in laxer[:20]:
        print("LAXER:", file)
    row = [datetime.date.today().isoformat(), safetensors.__version__, str(seed), str(count), str(verdicts[True, True]),
           str(verdicts[False, False]), str(verdicts[False, True]), str(len(laxer))]
    TABLE.write_text("date\treference\tseed\tfiles\tboth take\tboth refuse\tours stricter\tours laxer\n" + "\t".join(row) + "\n")
    print(*row)
    sys.exit(1 if laxer else 0)


main()
