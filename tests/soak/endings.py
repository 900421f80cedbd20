#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands that are killed, told to end, or find a full disk: endings.py [BUILD-FOLDER [SECONDS]] (build/release, 600).

After each, what was saved before is whole, the same command succeeds, leaves nothing else behind, and a training that
goes on has the same losses as one that nobody touched. Stops after SECONDS, and goes on there when it is started again
for the same version. Ends with 1 at a fault, 2 when there is more to do. When all is done it writes endings.tsv."""
import datetime
import json
import os
import random
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BUILD = Path((sys.argv[1:] or ["build/release"])[0]).resolve()
SECONDS = float((sys.argv[2:] or ["600"])[0])
TABLE = Path(__file__).with_suffix(".tsv")
PROGRESS = BUILD / "endings.progress"
CLI = BUILD / "bin/attentoscope-cli"
TIMES = {"kill": {"train": 60, "save": 40, "pack": 25, "unpack": 25, "delete": 20, "note": 15, "serve": 15},
         "term": {"train": 65, "serve": 10, "pack": 5, "unpack": 5},
         "full": {"train": 20, "pack": 10, "unpack": 10, "note": 10}}
SAMPLE = ["--sample", "reverse", "--pairs", "200", "--threads", "1"]
SETTINGS = ["--preset", "luong-general", "--as-preset", "--steps", "300", "--set", "embedding_size=12", "hidden_size=16", "batch_size=16",
            "dropout=0.2", "teacher_forcing=0.8", "validation_epochs=3", "autosave_seconds=0.1"]
SERVED = ["--sample", "tiny-french", "--pairs", "300", "--preset", "transformer-tiny", "--as-preset", "--steps", "100000000", "--set",
          "validation_epochs=0.5", "patience=0", "batch_size=64", "autosave_seconds=0.5"]


class Fault(Exception):
    pass


def expect(holds, what):
    if not holds:
        raise Fault(what)


def losses(run):
    """Loss by step. A last line that was cut is none."""
    found = {}
    path = run / "metrics.jsonl"
    for line in path.read_text().splitlines() if path.exists() else []:
        try:
            record = json.loads(line)
        except ValueError:
            continue
        if "gradient_norm" in record:
            found[record["step"]] = record["loss"], record["gradient_norm"]
    return found


def saved_step(run):
    path = run / "current"
    return int(path.read_text().split("\n")[0]) if path.exists() else 0


class Trials:
    def __init__(self, place):
        self.place = place
        self.run, self.packed, self.out = place / "train/run", place / "packs/run.attentoscope", place / "unpacked/run"
        self.counter = place / "calls"
        self.calls, self.expected = {}, {}
        for folder in (self.run, self.packed, self.out, place / "deleted/run"):
            folder.parent.mkdir()
        self.whole = place / "whole"
        self.command("whole", ["train", *SAMPLE, *SETTINGS, "--out", self.whole])
        self.expected["train"] = losses(self.whole)
        self.command("whole", ["pack", "--model", self.whole, "--out", place / "whole.attentoscope"])

    def start(self, where, arguments, call=0, by=""):
        """With the calls below the folder `where` counted, and the end at `call`."""
        self.counter.write_bytes(bytes(8))
        environment = {**os.environ, "GOMP_SPINCOUNT": "2000", "LD_PRELOAD": str(BUILD / "bin/libattentoscope_ended_calls.so"),
                       "ENDED_PLACE": str(self.place / where), "ENDED_CALL": str(call), "ENDED_BY": by, "ENDED_COUNT": str(self.counter)}
        return subprocess.Popen([CLI, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def ended(self, child):
        output, _ = child.communicate(timeout=300)
        return child.returncode, output

    def command(self, where, arguments):
        code, output = self.ended(self.start(where, arguments))
        expect(code == 0, f"{arguments[0]} ended with {code}: {output[-400:]}")
        return struct.unpack("<Q", self.counter.read_bytes())[0]

    def check(self, what):
        self.command("none", ["runs", "check", what])

    def some_call(self, name, where, arguments, prepare, number):
        """A call of that command, at random."""
        if name not in self.calls:
            prepare()
            self.calls[name] = self.command(where, arguments)
            expect(self.calls[name] > 1, f"{name} makes no call")
        return random.Random(f"{name} {number}").randint(1, self.calls[name])

    def train_to(self, step, run, arguments):
        child = self.start("none", ["train", *arguments, "--out", run])
        while child.poll() is None and max(losses(run), default=0) < step:
            time.sleep(0.2)
        child.send_signal(signal.SIGTERM)
        code, output = self.ended(child)
        expect(code == 130 and saved_step(run) >= step, f"it ended with {code}: {output[-400:]}")

    # Each of these does one trial, and returns whether the command was ended.

    def verify_training(self, run, expected):
        if not (run / "config.json").exists():
            return
        self.check(run)
        for step, values in losses(run).items():
            expect(step not in expected or values == expected[step], f"the loss of step {step} is another one")

    def go_on(self):
        is_there = (self.run / "config.json").exists()
        return ["train", "--threads", "1", "--out", self.run, "--resume"] if is_there else ["train", *SAMPLE, *SETTINGS, "--out", self.run]

    def is_at_its_end(self, code):
        if code != 0:
            return False
        expect(losses(self.run) == self.expected["train"], "the training is another one at its end")
        shutil.rmtree(self.run)
        return True

    def train(self, by, number, at_call):
        before = saved_step(self.run)
        call = random.Random(f"{by} {number}").randint(1, 250) if at_call else 0
        child = self.start("train", self.go_on(), call, by)
        if not at_call:
            time.sleep(random.Random(f"{by} {number}").uniform(0.05, 4.0))
            child.send_signal(signal.SIGKILL if by == "kill" else signal.SIGTERM)
        code, output = self.ended(child)
        if self.is_at_its_end(code):
            return False
        expect(code in {"kill": (-9,), "term": (130, -15), "full": (1,)}[by], f"it ended with {code}: {output[-400:]}")
        self.verify_training(self.run, self.expected["train"])
        expect(saved_step(self.run) >= before, "an older save is the newest one")
        if code == 130:
            expect(saved_step(self.run) == max(losses(self.run), default=0), "the last steps are not saved")
        if number % 10 == 9 or by == "full":
            code, output = self.ended(self.start("train", self.go_on()))
            expect(self.is_at_its_end(code), f"it does not go on: {output[-400:]}")
        return True

    def file_command(self, by, number, name, where, arguments, prepare, verify):
        call = self.some_call(name, where, arguments, prepare, number)
        prepare()
        code, output = self.ended(self.start(where, arguments, call, by))
        usual = {"kill": (-9, 0), "term": (0, 130, -15), "full": (0, 1)}[by]
        expect(code in usual, f"{name} ended with {code} at call {call}: {output[-400:]}")
        verify(code)
        return code != 0

    def pack(self, by, number):
        arguments = ["pack", "--model", self.whole, "--out", self.packed]

        def prepare():
            self.packed.unlink(missing_ok=True)
            if number % 2:
                shutil.copy(self.place / "whole.attentoscope", self.packed)

        def verify(_):
            expect(self.packed.exists() or number % 2 == 0, "the old archive is gone")
            if self.packed.exists():
                self.check(self.packed)
            self.command("packs", arguments)
            self.check(self.packed)
            self.expect_alone(self.packed)

        return self.file_command(by, number, "pack", "packs", arguments, prepare, verify)

    def unpack(self, by, number):
        arguments = ["unpack", self.place / "whole.attentoscope", "--out", self.out]

        def verify(_):
            if self.out.exists():
                self.check(self.out)
            else:
                self.command("unpacked", arguments)
                self.check(self.out)
            expect(losses(self.out) == self.expected["train"], "the unpacked run has other losses")
            self.expect_alone(self.out)

        return self.file_command(by, number, "unpack", "unpacked", arguments, lambda: shutil.rmtree(self.out, ignore_errors=True), verify)

    def delete(self, by, number):
        run = self.place / "deleted/run"
        arguments = ["runs", "delete", run]

        def prepare():
            shutil.rmtree(run, ignore_errors=True)
            shutil.copytree(self.whole, run, symlinks=True)

        def verify(_):
            self.command("none", ["runs", "list", "--folder", run.parent])
            if (run / "config.json").exists():
                self.check(run)
                self.command("deleted", arguments)
            if run.exists():  # what is left is no obstacle
                self.command("none", ["train", *SAMPLE, "--steps", "2", "--out", run])
                self.check(run)

        return self.file_command(by, number, "delete", "deleted", arguments, prepare, verify)

    def note(self, by, number):
        run, before = self.whole, f"before {number}"
        label = run / "label.json"

        def verify(code):
            now = json.loads(label.read_text())["note"]
            expect(now == "after" or (now == before and code != 0), f"the note is {now}")
            self.check(run)

        return self.file_command(by, number, "note", "whole", ["runs", "rename", run, "--note", "after"],
                                 lambda: self.command("none", ["runs", "rename", run, "--note", before]), verify)

    @staticmethod
    def expect_alone(path):
        others = [each.name for each in path.parent.iterdir() if each != path]
        expect(not others, f"{others} are left behind")

    def serve(self, by, number):
        """The engine of a window that has gone."""
        home = self.place / f"served-{by}-{number}"
        home.mkdir(mode=0o700)
        run = home / "run"
        environment = {**os.environ, "XDG_RUNTIME_DIR": str(home), "XDG_DATA_HOME": str(home), "GOMP_SPINCOUNT": "2000"}
        if "serve" not in self.expected:
            self.train_to(400, home / "whole", SERVED)
            self.expected["serve"] = losses(home / "whole")
        subprocess.run([BUILD / "bin/soak_night", "begin-in", run, CLI, "serve"], env=environment, check=True, timeout=300)
        engine = engine_of(home)
        time.sleep(random.Random(f"{by} {number}").uniform(0.1, 4.0))
        os.kill(engine, signal.SIGKILL if by == "kill" else signal.SIGTERM)
        while Path(f"/proc/{engine}/cmdline").exists() and Path(f"/proc/{engine}/cmdline").read_bytes():
            time.sleep(0.05)
        self.verify_training(run, self.expected["serve"])
        expect(by == "kill" or saved_step(run) == max(losses(run), default=0), "the last steps are not saved")
        self.train_to(saved_step(run) + 20, run, ["--resume"] if (run / "config.json").exists() else SERVED)
        self.verify_training(run, self.expected["serve"])
        shutil.rmtree(home)
        return True

    def trial(self, by, what, number):
        if what in ("train", "save"):
            return self.train(by, number, what == "save" or by == "full")
        return getattr(self, what)(by, number)


def engine_of(home):
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
            if b"--engine" in words and b"XDG_RUNTIME_DIR=" + os.fsencode(home) in (process / "environ").read_bytes().split(b"\0"):
                return int(process.name)
        except OSError:
            continue
    raise Fault("there is no engine")


def main():
    version = subprocess.run(["git", "describe", "--always", "--dirty=+"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    done = json.loads(PROGRESS.read_text()) if PROGRESS.exists() else {}
    if done.get("version") != version:
        done = {"version": version, "rows": {}}
    until = time.monotonic() + SECONDS
    with tempfile.TemporaryDirectory() as place:
        trials = Trials(Path(place))
        for by, commands in TIMES.items():
            for what, times in commands.items():
                row = done["rows"].setdefault(f"{by}\t{what}", {"times": 0, "ended": 0, "faults": 0})
                while row["times"] < times:
                    if time.monotonic() > until:
                        print("there is more to do: start it again")
                        return 2
                    try:
                        row["ended"] += trials.trial(by, what, row["times"])
                    except Fault as fault:
                        row["faults"] += 1
                        print(f"{by} {what} {row['times']}: {fault}", flush=True)
                        shutil.rmtree(trials.run, ignore_errors=True)
                    row["times"] += 1
                    PROGRESS.write_text(json.dumps(done))
                print(by, what, row, flush=True)
    rows = ["date\tversion\tended by\tcommand\ttimes\tbefore it was done\tfaults"]
    for name, row in done["rows"].items():
        rows.append(f"{datetime.date.today()}\t{version}\t{name}\t{row['times']}\t{row['ended']}\t{row['faults']}")
    TABLE.write_text("\n".join(rows) + "\n")
    return 1 if any(row["faults"] for row in done["rows"].values()) else 0


sys.exit(main())
