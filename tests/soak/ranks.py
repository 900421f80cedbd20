#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ranks that are disturbed, and ranks with a network between them. As root, for the network namespaces.

ranks.py faults [--build FOLDER] [--count 20] [--beside 4]
    Of three ranks one is killed, stopped (SIGSTOP), or cut off from the others; each COUNT times at random moments. All
    others have to end within 60 seconds with its name, and the run has to go on. Prints one JSON object for each.

ranks.py speed [--build FOLDER] [--ranks 4] [--rate 1gbit] [--delay 1ms] [--steps 40] [--alone] -- TRAIN-OPTIONS
    Each rank has a namespace of its own; what it sends is limited to RATE and delayed by half of DELAY. Prints the
    seconds of a step (median of the second half) and how busy the machine was. --alone: one process, no network.
    A kernel without netem limits the rate alone, and the output says so.
"""
import argparse
import atexit
import concurrent.futures
import json
import os
import pathlib
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

LONGEST = 60  # seconds that the others may take


def call(*command, quiet=False):
    return subprocess.run(command, check=not quiet, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL if quiet else None).returncode == 0


class Network:
    """Namespaces on one bridge; what each sends is limited."""

    numbers = iter(range(1, 200))

    def __init__(self, count, rate="", delay=""):
        self.name = f"ranks{os.getpid() % 10000}n{next(Network.numbers)}"
        self.count, self.limits = count, "none"
        atexit.register(self.remove)  # also if a rank fails
        call("ip", "netns", "add", self.space(0) + "b")
        call("ip", "-n", self.space(0) + "b", "link", "add", "bridge", "type", "bridge")
        call("ip", "-n", self.space(0) + "b", "link", "set", "bridge", "up")
        for rank in range(count):
            self.add(rank, rate, delay)

    def space(self, rank):
        return f"{self.name}r{rank}"

    def address(self, rank):
        return f"10.77.0.{rank + 1}"

    def add(self, rank, rate, delay):
        space, hub = self.space(rank), self.space(0) + "b"
        call("ip", "netns", "add", space)
        call("ip", "link", "add", "wire", "netns", space, "type", "veth", "peer", "name", f"w{rank}", "netns", hub)
        call("ip", "-n", hub, "link", "set", f"w{rank}", "master", "bridge", "up")
        call("ip", "-n", space, "addr", "add", self.address(rank) + "/24", "dev", "wire")
        call("ip", "-n", space, "link", "set", "wire", "up")
        call("ip", "-n", space, "link", "set", "lo", "up")
        if not rate:
            return
        half = f"{float(re.match(r'[0-9.]+', delay).group()) / 2}ms" if delay else "0ms"
        base = ["tc", "-n", space, "qdisc", "add", "dev", "wire", "root"]
        if delay and call(*base, "netem", "rate", rate, "delay", half, "limit", "10000", quiet=True):
            self.limits = f"netem rate {rate} delay {half}"
        else:
            call(*base, "tbf", "rate", rate, "burst", "256kb", "latency", "50ms")
            self.limits = f"tbf rate {rate}" + (", no delay: this kernel has no netem" if delay else "")

    def cut(self, rank):
        call("ip", "-n", self.space(rank), "link", "set", "wire", "down")

    def remove(self):
        for rank in range(self.count):
            call("ip", "netns", "del", self.space(rank), quiet=True)
        call("ip", "netns", "del", self.space(0) + "b", quiet=True)


def start(program, rank, count, arguments, network, port=29500):
    environment = dict(os.environ, RANK=str(rank), WORLD_SIZE=str(count), MASTER_PORT=str(port),
                       MASTER_ADDR=network.address(0) if network else "127.0.0.1")
    prefix = ["ip", "netns", "exec", network.space(rank)] if network else []
    return subprocess.Popen(prefix + [program, "train", *arguments], env=environment, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for_step(process):
    for line in process.stdout:
        if line.startswith("step "):
            return
    raise SystemExit("no step: " + process.stderr.read())


def disturb(build, fault, number):
    program, count, victim = str(build / "bin/attentoscope-cli"), 3, random.randrange(3)
    network = Network(count)
    with tempfile.TemporaryDirectory() as folder:
        run = folder + "/run"
        new = ["--sample", "reverse", "--pairs", "400", "--threads", "1", "--epochs", "100000", "--out", run, "--set",
               "hidden_size=32", "embedding_size=32", "autosave_seconds=1"]
        processes = [start(program, rank, count, new, network) for rank in range(count)]
        wait_for_step(processes[0])
        time.sleep(random.uniform(0.0, 4.0))
        began = time.monotonic()
        if fault == "cut":
            network.cut(victim)
        else:
            processes[victim].send_signal(signal.SIGKILL if fault == "kill" else signal.SIGSTOP)
        result = {"fault": fault, "number": number, "victim": victim, "seconds": 0.0, "named": True, "ended": True}
        for rank, process in enumerate(processes):
            if rank == victim:
                continue
            try:
                _, text = process.communicate(timeout=max(1.0, LONGEST + began - time.monotonic()))
            except subprocess.TimeoutExpired:
                result["ended"] = False
                process.kill()
                _, text = process.communicate()
            # A rank that is cut off from rank 0 knows no more than that.
            result["named"] &= f"lost rank {victim} (process " in text
            result["codes"] = result.get("codes", []) + [process.returncode]
            if f"lost rank {victim} " not in text:
                result["said"] = text[-400:]
        result["seconds"] = round(time.monotonic() - began, 1)
        processes[victim].kill()
        processes[victim].communicate()
        network.remove()
        again = subprocess.run([program, "train", "--out", run, "--resume", "--minutes", "0.0001", "--threads", "1"],
                               capture_output=True, text=True)
        check = subprocess.run([program, "translate", "--model", run, "a b"], capture_output=True, text=True)
        result["resumed"] = again.returncode == 0 and check.returncode == 0
        if not result["resumed"]:
            result["resume_said"] = (again.stderr + check.stderr)[-400:]
    print(json.dumps(result), flush=True)
    return result["ended"] and result["named"] and result["resumed"]


def faults(options):
    works = [(fault, number) for number in range(options.count) for fault in ("kill", "stop", "cut")]
    with concurrent.futures.ThreadPoolExecutor(options.beside) as pool:
        good = list(pool.map(lambda work: disturb(options.build, *work), works))
    print(json.dumps({"all": len(good), "good": sum(good)}))
    return 0 if all(good) else 1


def step_seconds(run):
    lines = [json.loads(line) for line in open(run + "/metrics.jsonl")]
    steps = [line for line in lines if "gradient_norm" in line]
    ends = [step["seconds"] for step in steps]
    spans = [after - before for before, after in zip(ends, ends[1:])]
    return spans[len(spans) // 2:]


def speed(options):
    program = str(options.build / "bin/attentoscope-cli")
    network = None if options.alone else Network(options.ranks, options.rate, options.delay)
    with tempfile.TemporaryDirectory() as folder:
        run = folder + "/run"
        arguments = ["--out", run, "--steps", str(options.steps), *options.train]
        before, began = os.times(), time.monotonic()
        load = os.getloadavg()[0]
        if options.alone:
            processes = [subprocess.Popen([program, "train", *arguments], stdout=subprocess.DEVNULL)]
        else:
            processes = [start(program, rank, options.ranks, arguments, network) for rank in range(options.ranks)]
        for process in processes:
            _, said = process.communicate()
            if process.returncode != 0:
                raise SystemExit(said)
        spans = step_seconds(run)
        after = os.times()
        weights = os.path.getsize(run + "/model.safetensors")
    if network:
        network.remove()
    print(json.dumps({"ranks": 1 if options.alone else options.ranks, "limits": network.limits if network else "alone",
                      "step_seconds": round(statistics.median(spans), 4), "steps": len(spans), "weight_bytes": weights,
                      "own_processor_seconds": round(after.children_user + after.children_system
                                                     - before.children_user - before.children_system, 1),
                      "seconds": round(time.monotonic() - began, 1), "load_before": load}), flush=True)
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, action in (("faults", faults), ("speed", speed)):
        command = commands.add_parser(name)
        command.add_argument("--build", type=lambda text: pathlib.Path(text).resolve(), default="build/release")
        command.set_defaults(action=action)
    commands.choices["faults"].add_argument("--count", type=int, default=20)
    commands.choices["faults"].add_argument("--beside", type=int, default=4, help="so many at a time")
    options = commands.choices["speed"]
    options.add_argument("--ranks", type=int, default=4)
    options.add_argument("--rate", default="1gbit")
    options.add_argument("--delay", default="1ms")
    options.add_argument("--steps", type=int, default=40)
    options.add_argument("--alone", action="store_true")
    options.add_argument("train", nargs="*", help="options of attentoscope-cli train")
    chosen = parser.parse_args()
    return chosen.action(chosen)


if __name__ == "__main__":
    sys.exit(main())
