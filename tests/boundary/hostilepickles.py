#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/to-safetensors.py on pickles that were made to do harm, and on files that torch.save() writes.

    hostilepickles.py ROOT

Ends with 77 where numpy is not installed.
"""
import contextlib
import importlib.util
import io
import json
import os
import pathlib
import pickle
import struct
import subprocess
import sys
import tempfile
import zipfile

try:
    import numpy
except ModuleNotFoundError:
    sys.exit(77)

MARK, STOP = b"(", b"."
STORAGE_BYTES = numpy.arange(12, dtype="<f4").tobytes()


def text(value):
    raw = value.encode()
    return b"X" + struct.pack("<I", len(raw)) + raw


def whole(number):
    return b"J" + struct.pack("<i", number) if -2**31 <= number < 2**31 else b"\x8a\x08" + struct.pack("<q", number)


def name(module, what):
    return f"c{module}\n{what}\n".encode()


def storage(kind="FloatStorage", key="0", count=12):
    return MARK + text("storage") + name("torch", kind) + text(key) + text("cpu") + whole(count) + b"tQ"


def numbers(*values):
    return MARK + b"".join(map(whole, values)) + b"t"


def tensor(stored=None, offset=0, sizes=(3, 4), strides=(4, 1)):
    return (name("torch._utils", "_rebuild_tensor_v2") + MARK + (stored or storage()) + whole(offset) + numbers(*sizes)
            + numbers(*strides) + b"\x89" + name("collections", "OrderedDict") + b")RtR")


def state(*items):
    """Items are names and tensors in turn."""
    return b"\x80\x02}" + MARK + b"".join(items) + b"u" + STOP


def archive(program, extra=(), packing=zipfile.ZIP_STORED, data=STORAGE_BYTES):
    room = io.BytesIO()
    with zipfile.ZipFile(room, "w", packing) as out:
        out.writestr("archive/data.pkl", program)
        out.writestr("archive/data/0", data)
        for entry, content in extra:
            out.writestr(entry, content)
    return room.getvalue()


class Runs:
    """What Python's own unpickler would run."""

    def __reduce__(self):
        return (exec, ("open('was-run', 'w')",))


def hostile():
    system = name("os", "system") + text("touch was-run") + b"\x85R"
    good = tensor()
    return {
        "a command": archive(b"\x80\x02" + system + STOP),
        "a command as a value": archive(state(text("w"), system)),
        "Python's own pickle, protocol 2": archive(pickle.dumps({"w": Runs()}, 2)),
        "Python's own pickle, protocol 5": archive(pickle.dumps({"w": Runs()}, 5)),
        "eval": archive(state(text("w"), name("builtins", "eval") + text("1") + b"\x85R")),
        "a name on the stack": archive(state(text("w"), text("os") + text("system") + b"\x93" + text("x") + b"\x85R")),
        "an instance": archive(state(text("w"), MARK + text("touch was-run") + b"ios\nsystem\n")),
        "an object": archive(state(text("w"), MARK + name("os", "system") + text("touch was-run") + b"o")),
        "a new object": archive(state(text("w"), name("collections", "OrderedDict") + b")\x81")),
        "an extension": archive(state(text("w"), b"\x82\x01")),
        "another rebuilder": archive(state(text("w"), name("torch._utils", "_rebuild_tensor") + b")R")),
        "torch.load": archive(state(text("w"), name("torch", "load") + text("x") + b"\x85R")),
        "a module in a module": archive(state(text("w"), name("torch._utils", "os.system") + text("x") + b"\x85R")),
        "a storage that is called": archive(state(text("w"), name("torch", "FloatStorage") + text("x") + b"\x85R")),
        "a dictionary of something": archive(state(text("w"), name("collections", "OrderedDict") + text("x") + b"\x85R")),
        "a tensor that is changed": archive(state(text("w"), good + b"}b")),
        "a name that is changed": archive(state(text("w"), name("torch", "FloatStorage") + b"}b")),
        "items for a tensor": archive(state(text("w"), good + MARK + text("a") + b"Nu")),
        "items for a list": archive(state(text("w"), b"]" + MARK + text("a") + b"Nu")),
        "a larger storage": archive(state(text("w"), tensor(storage(count=13), sizes=(13,), strides=(1,)))),
        "a smaller storage": archive(state(text("w"), tensor(storage(count=11), sizes=(3,), strides=(1,)))),
        "a huge storage": archive(state(text("w"), tensor(storage(count=1 << 60)))),
        "a storage of a wider type": archive(state(text("w"), tensor(storage("DoubleStorage")))),
        "a storage of no type": archive(state(text("w"), tensor(storage("Storage")))),
        "a storage elsewhere": archive(state(text("w"), tensor(storage(key="../../etc/passwd")))),
        "a place below zero": archive(state(text("w"), tensor(offset=-1))),
        "a place behind the end": archive(state(text("w"), tensor(offset=1))),
        "a stride over the end": archive(state(text("w"), tensor(strides=(5, 1)))),
        "a stride below zero": archive(state(text("w"), tensor(strides=(4, -1)))),
        "a size below zero": archive(state(text("w"), tensor(sizes=(-3, 4)))),
        "one number as a terabyte": archive(state(text("w"), tensor(sizes=(1 << 20, 1 << 20), strides=(0, 0)))),
        "sizes and no strides": archive(state(text("w"), tensor(strides=(1,)))),
        "a truth for a size": archive(state(text("w"), tensor().replace(numbers(3, 4), MARK + b"\x88\x88t"))),
        "two tensors of one name": archive(state(text("w"), good, text("w"), good)),
        "a key that is no text": archive(state(whole(1), good)),
        "a value that is no tensor": archive(state(text("w"), text("x"))),
        "no dictionary": archive(b"\x80\x02" + good + STOP),
        "something left behind": archive(b"\x80\x02N}" + STOP),
        "nothing to take": archive(b"\x80\x02R" + STOP),
        "no mark": archive(b"\x80\x02}u" + STOP),
        "nothing remembered": archive(b"\x80\x02h\x07" + STOP),
        "an endless text": archive(b"\x80\x02X\xff\xff\xff\xff" + STOP),
        "a cut pickle": archive(state(text("w"), good)[:-9]),
        "an unknown protocol": archive(b"\x80\x63}" + STOP),
        "a packed bomb": archive(state(text("w"), good), packing=zipfile.ZIP_DEFLATED, data=bytes(1 << 24)),
        "two pickles": archive(state(text("w"), good), [("other/data.pkl", b"")]),
        "another byte order": archive(state(text("w"), good), [("archive/byteorder", b"big")]),
        "a pickle without an archive": pickle.dumps({"w": Runs()}, 2),
        "a cut archive": archive(state(text("w"), good))[:-30],
        "an empty file": b"",
    }


def read_safetensors(path):
    raw = path.read_bytes()
    length = struct.unpack("<Q", raw[:8])[0]
    header = json.loads(raw[8:8 + length])
    header.pop("__metadata__")
    types = {"F32": "<f4", "F16": "<f2", "BF16": "<u2", "I64": "<i8"}
    return {key: numpy.frombuffer(raw, types[value["dtype"]], offset=8 + length + value["data_offsets"][0],
                                  count=int(numpy.prod(value["shape"]))).reshape(value["shape"])
            for key, value in header.items()}


class Failed(Exception):
    pass


def check(holds, what):
    if not holds:
        raise Failed(what)


class Place:
    """A folder in which the script works, in this process: starting it fifty times would take most of the time."""

    def __init__(self, script, folder):
        about = importlib.util.spec_from_file_location("to_safetensors", script)
        self.script, self.module, self.folder = script, importlib.util.module_from_spec(about), pathlib.Path(folder)
        about.loader.exec_module(self.module)
        os.chdir(folder)

    def convert(self, raw):
        for file in ("pytorch_model.bin", "model.safetensors"):
            (self.folder / file).unlink(missing_ok=True)
        (self.folder / "pytorch_model.bin").write_bytes(raw)
        told = io.StringIO()
        with contextlib.redirect_stderr(told), contextlib.redirect_stdout(io.StringIO()):
            code = self.module.main(["."])
        return code, told.getvalue()

    def refuses(self, what, raw):
        code, told = self.convert(raw)
        check(code == 1 and "Nothing was written" in told, f"{what}: ended with {code}: {told}")
        check(sorted(file.name for file in self.folder.iterdir()) == ["pytorch_model.bin"], f"{what}: wrote or ran something")

    def takes(self, raw, wanted):
        code, told = self.convert(raw)
        check(code == 0, told)
        found = read_safetensors(self.folder / "model.safetensors")
        check(sorted(found) == sorted(wanted), f"{sorted(found)} for {sorted(wanted)}")
        for key, value in wanted.items():
            check(numpy.array_equal(found[key], value), key)


def is_a_program(place):
    """Started by its name it does the same, and says how it is used."""
    for arguments, wanted in (([], 2), (["missing"], 1)):
        done = subprocess.run([sys.executable, place.script, *arguments], capture_output=True, text=True, check=False)
        check(done.returncode == wanted and "Traceback" not in done.stderr, f"{arguments}: {done.stderr}")


def takes_what_torch_writes(place):
    try:
        import torch
    except ModuleNotFoundError:
        print("torch is not installed: only our own writer's file was read")
        return
    module = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.LayerNorm(4))
    weights = module.state_dict()  # an OrderedDict with versions, which are set after it is made
    weights["tied"] = weights["0.weight"]
    weights["turned"] = torch.nn.Parameter(torch.arange(6.0).reshape(2, 3).t())
    weights["half"] = torch.arange(5).half()
    weights["brain"] = torch.arange(5).bfloat16()
    wanted = {key: value.detach().numpy() for key, value in weights.items() if key not in ("tied", "brain")}
    wanted["brain"] = (numpy.arange(5, dtype="<f4").view("<u4") >> 16).astype("<u2")
    room = io.BytesIO()
    torch.save(weights, room)
    place.takes(room.getvalue(), wanted)


def main():
    script = pathlib.Path(sys.argv[1]).resolve() / "packaging" / "to-safetensors.py"
    with tempfile.TemporaryDirectory() as folder:
        place = Place(script, folder)
        cases = hostile()
        for what, raw in cases.items():
            place.refuses(what, raw)
        matrix = numpy.arange(12, dtype="<f4").reshape(3, 4)
        place.takes(archive(state(text("w"), tensor(), text("t"), tensor(sizes=(4, 3), strides=(1, 4)), text("v"), tensor())),
                    {"w": matrix, "t": matrix.T})
        takes_what_torch_writes(place)
        is_a_program(place)
        os.chdir("/")
    print(f"{len(cases)} hostile files were refused")


if __name__ == "__main__":
    try:
        main()
    except Failed as problem:
        sys.exit(f"hostilepickles.py: {problem}")
