#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/gpu-check.sh without a GPU: tst_gpucheck.py BUILD [unittest arguments].

Both halves with the LibTorch of the build, which must end with one line that says what is missing. The comparison then
runs with the processor in the GPU's place, once as it is and once with another seed."""
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

BUILD = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path()
PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
MIB = 1 << 20


def command(*arguments):
    return subprocess.run([*map(str, arguments)], capture_output=True, text=True, errors="replace")


def libtorch_of_the_build():
    """Its folders with libraries and headers: a wheel has both, Debian's are in different places."""
    loaded = command("ldd", BUILD / "bin/libattentoscope_engine_module.so").stdout.splitlines()
    libraries = next(Path(line.split()[2]).parent for line in loaded if "libtorch_cpu" in line)
    headers = libraries.parent / "include"
    return libraries, headers if (headers / "torch").is_dir() else Path("/usr/include")


class TestGpuCheck(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_ends_with_one_line_without_a_gpu(self):
        libtorch, prepared = self.folder / "libtorch", self.folder / "a folder"
        libtorch.mkdir()
        for name, place in zip(("lib", "include"), libtorch_of_the_build()):
            (libtorch / name).symlink_to(place)
        made = command(PACKAGING / "gpu-check.sh", "--prepare", prepared, BUILD)
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertLessEqual(sum(file.stat().st_size for file in prepared.iterdir()), 60 * MIB)
        with tarfile.open(prepared / "programs.tar.gz") as programs:
            self.assertIn("bin/attentoscope-subwords", programs.getnames()) # without it, no pieces
        ended = command(prepared / "gpu-check.sh", prepared, libtorch)
        self.assertEqual((ended.returncode, ended.stdout), (1, ""))
        self.assertEqual(len(ended.stderr.splitlines()), 1, ended.stderr)
        self.assertIn("device=cuda needs an NVIDIA GPU", ended.stderr)
        (prepared / "libtorch-version").write_text("0.1.2\n")
        self.assertIn("need LibTorch 0.1.2", command(prepared / "gpu-check.sh", prepared, libtorch).stderr)

    def compared(self, replaced):
        """The comparison with a program in whose arguments "device=cuda" is replaced."""
        program = self.folder / "program"
        program.write_text(f"""#!{sys.executable}
import os, sys
arguments = sys.argv[1:]
if "device=cuda" in arguments:
    arguments[1:] = [{replaced}.get(word, word) for word in arguments[1:]]
os.execv({str(BUILD / "bin/attentoscope-cli")!r}, ["attentoscope-cli", *arguments])
""")
        program.chmod(0o755)
        return command(sys.executable, PACKAGING / "gpucheck.py", program, self.folder, 4, "transformer-tiny")

    def test_the_same_numbers_agree(self):
        same = self.compared({"device=cuda": "device=cpu"})
        self.assertEqual(same.returncode, 0, same.stdout + same.stderr)
        self.assertIn("100.0%", same.stdout)

    def test_other_numbers_do_not(self):
        other = self.compared({"device=cuda": "device=cpu", "1": "2"})
        self.assertEqual(other.returncode, 1, other.stdout + other.stderr)
        self.assertIn("TOO FAR", other.stdout)


if __name__ == "__main__":
    unittest.main()
