#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the weights of pytorch_model.bin as model.safetensors, without running anything that is in the file.

    to-safetensors.py FOLDER            reads FOLDER/pytorch_model.bin, writes FOLDER/model.safetensors
    to-safetensors.py FILE OUTPUT

torch.save() writes a zip archive: a pickle, which is a small program, and the numbers. Python's unpickler would run the
program. Here only the few operations that describe tensors are known, the only functions are torch's two that put a
tensor together, and every size is compared with the file before a number is read. Everything else is refused by name.
Needs Python 3 and numpy (python3-numpy).
"""
import json
import os
import pathlib
import struct
import sys
import zipfile

import numpy

LONGEST_PICKLE = 64 << 20
MOST_ENTRIES = 100_000
MOST_DIMENSIONS = 8

# The classes of storages: the name in safetensors, and bytes of a number.
STORAGES = {"FloatStorage": ("F32", 4), "HalfStorage": ("F16", 2), "BFloat16Storage": ("BF16", 2), "DoubleStorage": ("F64", 8),
            "LongStorage": ("I64", 8), "IntStorage": ("I32", 4), "ShortStorage": ("I16", 2), "CharStorage": ("I8", 1),
            "ByteStorage": ("U8", 1)}
REBUILDERS = {("torch._utils", "_rebuild_tensor_v2"), ("torch._utils", "_rebuild_parameter")}
MARK = object()


class Refusal(Exception):
    """What is wrong, for a person."""


class Name(tuple):
    """A module and a name in it, which is never looked up."""


class Storage:
    def __init__(self, kind, key, count):
        self.kind, self.key, self.count = kind, key, count


class Tensor:
    def __init__(self, storage, offset, sizes, strides):
        self.storage, self.offset, self.sizes, self.strides = storage, offset, sizes, strides

    def place(self):
        return (self.storage.key, self.offset, self.sizes, self.strides)


def check(holds, problem):
    if not holds:
        raise Refusal(problem)


def is_count(value):
    return type(value) is int and 0 <= value < 1 << 48


def numbers_of(value, what):
    check(type(value) is tuple and len(value) <= MOST_DIMENSIONS and all(map(is_count, value)), f"a tensor has no {what}")
    return value


def rebuilt(name, arguments):
    check(type(arguments) is tuple, "a function is called without a tuple")
    if name == ("torch._utils", "_rebuild_parameter"):
        check(len(arguments) == 3 and type(arguments[0]) is Tensor, "a parameter is made of something else than a tensor")
        return arguments[0]
    check(len(arguments) in (6, 7) and type(arguments[0]) is Storage, "a tensor is made of something else than a storage")
    storage, offset = arguments[:2]
    sizes, strides = numbers_of(arguments[2], "sizes"), numbers_of(arguments[3], "strides")
    check(is_count(offset) and len(sizes) == len(strides), "a tensor has no place in its storage")
    last = offset + sum((size - 1) * stride for size, stride in zip(sizes, strides))
    total = 1
    for size in sizes:
        total *= size
    check(total <= storage.count, f"a tensor of {total} numbers lies in a storage of {storage.count}")
    check(total == 0 or last < storage.count, f"a tensor ends at number {last} of a storage of {storage.count}")
    return Tensor(storage, offset, sizes, strides)


class PickleReader:
    """Takes the operations of a state dict one by one."""

    def __init__(self, program, sizes):
        self.program, self.sizes = program, sizes  # sizes: bytes of each storage, by its key
        self.at, self.stack, self.memo = 0, [], {}

    def take(self, count):
        check(self.at + count <= len(self.program), "the pickle ends too early")
        self.at += count
        return self.program[self.at - count:self.at]

    def number(self, form):
        return struct.unpack("<" + form, self.take(struct.calcsize(form)))[0]

    def line(self):
        end = self.program.find(b"\n", self.at)
        check(end >= 0, "the pickle ends too early")
        line = self.program[self.at:end]
        self.at = end + 1
        return line.decode("ascii", "replace")

    def pop(self, kind=object):
        check(self.stack and self.stack[-1] is not MARK, "the pickle takes more than it has put down")
        check(isinstance(self.stack[-1], kind), f"the pickle uses a {type(self.stack[-1]).__name__} in a wrong place")
        return self.stack.pop()

    def pop_to_mark(self):
        for place in range(len(self.stack) - 1, -1, -1):
            if self.stack[place] is MARK:
                items = self.stack[place + 1:]
                del self.stack[place:]
                return items
        raise Refusal("the pickle takes more than it has put down")

    def named(self):
        name = Name((self.line(), self.line()))
        known = name in REBUILDERS or name == ("collections", "OrderedDict") or (name[0] == "torch" and name[1] in STORAGES)
        check(known, f"the pickle names {name[0]}.{name[1]}, which no weights need")
        return name

    def persistent(self):
        identity = self.pop(tuple)
        check(len(identity) == 5 and identity[0] == "storage" and type(identity[1]) is Name and identity[1][0] == "torch"
              and type(identity[2]) is str and is_count(identity[4]), "the pickle names something else than a storage")
        kind, key, count = identity[1][1], identity[2], identity[4]
        check(key in self.sizes, f"the storage {key[:40]!r} is not in the archive")
        wanted = count * STORAGES[kind][1]
        check(self.sizes[key] == wanted, f"the storage {key} has {self.sizes[key]} bytes where {wanted} must be")
        return Storage(kind, key, count)

    def set_items(self, items):
        check(self.stack and type(self.stack[-1]) is dict, "the pickle puts items into something else than a dictionary")
        check(len(items) % 2 == 0, "the pickle has a key without a value")
        for key, value in zip(items[::2], items[1::2]):
            check(type(key) is str, "the pickle has a key that is no text")
            check(key not in self.stack[-1], f"the pickle has two values for {key[:80]!r}")
            self.stack[-1][key] = value

    def reduce(self):
        arguments, name = self.pop(tuple), self.pop(Name)
        if name == ("collections", "OrderedDict"):
            check(arguments == (), "the pickle makes a dictionary of something")
            return {}
        check(name in REBUILDERS, f"the pickle calls {name[0]}.{name[1]}")
        return rebuilt(name, arguments)

    def build(self):
        """A module's state dict has its versions as an attribute, which says nothing about the weights."""
        self.pop(dict)
        check(self.stack and type(self.stack[-1]) is dict, "the pickle changes something else than a dictionary")

    def remember(self, place):
        check(self.stack and self.stack[-1] is not MARK, "the pickle remembers nothing")
        self.memo[place] = self.stack[-1]

    def recall(self, place):
        check(place in self.memo, "the pickle recalls what it has not remembered")
        self.stack.append(self.memo[place])

    def text(self, length):
        try:
            self.stack.append(self.take(length).decode("utf-8"))
        except UnicodeDecodeError:
            raise Refusal("the pickle has a text that is not UTF-8") from None

    def tuple_of(self, count):
        items = [self.pop() for _ in range(count)]
        self.stack.append(tuple(reversed(items)))

    def step(self, operation):
        push = self.stack.append
        if operation == b"\x80":
            check(self.number("B") <= 5, "the pickle is of an unknown protocol")
        elif operation == b"(":
            push(MARK)
        elif operation == b"}":
            push({})
        elif operation == b")":
            push(())
        elif operation == b"N":
            push(None)
        elif operation in (b"\x88", b"\x89"):
            push(operation == b"\x88")
        elif operation == b"K":
            push(self.number("B"))
        elif operation == b"M":
            push(self.number("H"))
        elif operation == b"J":
            push(self.number("i"))
        elif operation == b"\x8a":
            push(int.from_bytes(self.take(self.number("B")), "little", signed=True))
        elif operation == b"X":
            self.text(self.number("I"))
        elif operation == b"\x8c":
            self.text(self.number("B"))
        elif operation == b"t":
            push(tuple(self.pop_to_mark()))
        elif operation in (b"\x85", b"\x86", b"\x87"):
            self.tuple_of(operation[0] - 0x84)
        elif operation == b"q":
            self.remember(self.number("B"))
        elif operation == b"r":
            self.remember(self.number("I"))
        elif operation == b"h":
            self.recall(self.number("B"))
        elif operation == b"j":
            self.recall(self.number("I"))
        elif operation == b"c":
            push(self.named())
        elif operation == b"Q":
            push(self.persistent())
        elif operation == b"R":
            push(self.reduce())
        elif operation == b"b":
            self.build()
        elif operation == b"s":
            value, key = self.pop(), self.pop()
            self.set_items([key, value])
        elif operation == b"u":
            self.set_items(self.pop_to_mark())
        else:
            raise Refusal(f"the pickle has the operation 0x{operation[0]:02x}, which no weights need")

    def tensors(self):
        while (operation := self.take(1)) != b".":
            self.step(operation)
        values = self.pop(dict)
        check(not self.stack, "the pickle leaves something behind")
        for name, value in values.items():
            check(type(value) is Tensor, f"{name[:80]!r} is no tensor")
        return values


class Archive:
    """The zip archive of torch.save()."""

    def __init__(self, path):
        check(zipfile.is_zipfile(path), "this is no zip archive: torch before 1.6 wrote it; load and save it with a newer one")
        self.zip = zipfile.ZipFile(path)
        entries = self.zip.infolist()
        check(len(entries) <= MOST_ENTRIES, f"the archive has {len(entries)} entries")
        self.entries = {entry.filename: entry for entry in entries}
        check(len(self.entries) == len(entries), "the archive has two entries of one name")
        whole = os.path.getsize(path)
        for entry in entries:
            check(entry.compress_type == zipfile.ZIP_STORED and entry.compress_size == entry.file_size,
                  f"the entry {entry.filename[:80]!r} is packed, which torch never does")
            check(not entry.flag_bits & 1 and entry.file_size <= whole, f"the entry {entry.filename[:80]!r} cannot be read")
        pickles = [name for name in self.entries if name.count("/") == 1 and name.endswith("/data.pkl")]
        check(len(pickles) == 1, "the archive has no data.pkl, or several")
        self.root = pickles[0].split("/")[0]
        if f"{self.root}/byteorder" in self.entries:
            check(self.bytes_of("byteorder") == b"little", "the numbers are not little-endian")

    def bytes_of(self, name):
        return self.zip.read(self.entries[f"{self.root}/{name}"])

    def tensors(self):
        check(self.entries[f"{self.root}/data.pkl"].file_size <= LONGEST_PICKLE, "the pickle is too long")
        start = f"{self.root}/data/"
        sizes = {name[len(start):]: entry.file_size for name, entry in self.entries.items() if name.startswith(start)}
        return PickleReader(self.bytes_of("data.pkl"), sizes).tensors()

    def numbers(self, tensor):
        """Row-major, as bytes."""
        size = STORAGES[tensor.storage.kind][1]
        stored = numpy.frombuffer(self.bytes_of(f"data/{tensor.storage.key}"), f"V{size}")
        strides = [stride * size for stride in tensor.strides]
        view = numpy.lib.stride_tricks.as_strided(stored[tensor.offset:], tensor.sizes, strides, writeable=False)
        return numpy.ascontiguousarray(view).tobytes()


def without_aliases(tensors):
    """One name for each tensor: a second one would be the same numbers again."""
    kept, seen = {}, {}
    for name, tensor in tensors.items():
        if tensor.place() in seen:
            print(f"{name} is {seen[tensor.place()]} and is left out")
        else:
            seen[tensor.place()] = name
            kept[name] = tensor
    return kept


def written(archive, tensors, output):
    header, at = {"__metadata__": {"format": "pt"}}, 0
    for name, tensor in tensors.items():
        kind, size = STORAGES[tensor.storage.kind]
        count = 1
        for length in tensor.sizes:
            count *= length
        header[name] = {"dtype": kind, "shape": list(tensor.sizes), "data_offsets": [at, at + count * size]}
        at += count * size
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    beside = output.with_name(output.name + ".part")
    try:
        with open(beside, "xb") as file:
            file.write(struct.pack("<Q", len(text)) + text)
            for tensor in tensors.values():
                file.write(archive.numbers(tensor))
        os.rename(beside, output)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def main(arguments):
    if not 1 <= len(arguments) <= 2 or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    source = pathlib.Path(arguments[0])
    output = pathlib.Path(arguments[1]) if len(arguments) == 2 else source / "model.safetensors"
    if source.is_dir():
        source /= "pytorch_model.bin"
    try:
        check(source.is_file(), "there is no such file")
        check(not output.exists(), f"{output} exists already")
        archive = Archive(source)
        tensors = without_aliases(archive.tensors())
        written(archive, tensors, output)
    except (Refusal, OSError, ValueError, zipfile.BadZipFile, NotImplementedError) as problem:
        print(f"{source}: {problem}. Nothing was written.", file=sys.stderr)
        return 1
    print(f"{output}: {len(tensors)} tensors")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
