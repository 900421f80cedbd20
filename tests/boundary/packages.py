#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what a build used with the packages that packaging/dependencies.sh asks for.

packages.py CHECKOUT BUILD [--without-each]

Used are: headers that were read, CMake files, what CMake found, libraries that were linked and that the programs load,
tools that scripts and tests call, Python modules, and what Qt opens while the program runs. Each belongs to a package
(dpkg -S). Two rules:
  1. That package comes with the list: it stands there, or a package of the list depends on it, recommendations left out.
  2. What our own sources, scripts and tests name (a header, a tool, a font, a Python module) has its package in the list
     by name; the compiler's companions and what every Debian has need not stand there.
So a package that lies on this machine by chance is noticed. --without-each also takes one package after the other out
of the list and demands that a rule is broken for each: otherwise the list has a package that nothing needs, or the
check does not see what needs it. Exit code 77: this system has no dpkg, or not all programs and tests are built.
"""
import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys

# Opened while the program runs; nothing links them.
QT_PLUGINS = ["platforms/libqxcb.so", "platforms/libqoffscreen.so", "platforms/libqwayland-generic.so",
              "iconengines/libqsvgicon.so", "imageformats/libqsvg.so"]
QT_TEXTS = "/usr/share/qt6/translations/qtbase_de.qm"
# Called by Qt's CMake functions and by translations/texts.py.
QT_TOOLS = ["/usr/lib/qt6/bin/lrelease", "/usr/lib/qt6/bin/lupdate"]
FONTS = ["DejaVu Sans:lang=el", "Noto Sans Arabic:lang=ar", "Noto Sans CJK JP:lang=ja",
         "Noto Color Emoji:lang=und-zsye"]
# Speeds up a second build where it is installed.
OPTIONAL = {"ccache"}
# Debian 13's oneDNN asks for no OpenCL any more.
DEBIAN_12_ALONE = {"ocl-icd-opencl-dev"}
# Called only if they are installed. Otherwise run.sh says what to do.
EVERYWHERE = {"apt", "sudo"}
PYTHON_MODULES = ["torch", "numpy"]


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


class Installed:
    """What dpkg knows: who owns a file, who depends on whom."""

    def __init__(self):
        self.depends, self.provides, self.always = {}, {}, set()
        form = "${db:Status-Abbrev}\t${Package}\t${Essential}\t${Provides}\t${Pre-Depends}, ${Depends}\n"
        for line in output("dpkg-query", "-W", "-f=" + form).splitlines():
            status, name, essential, provides, depends = line.split("\t")
            if not status.startswith("ii"):
                continue
            groups = [[self.name(one) for one in group.split("|")] for group in depends.split(",") if group.strip()]
            self.depends[name] = groups
            if essential == "yes":
                self.always.add(name)
            for provided in filter(None, map(self.name, provides.split(","))):
                self.provides.setdefault(provided, set()).add(name)

    @staticmethod
    def name(text):
        return re.sub(r"[:(\s].*", "", text.strip())

    def candidates(self, name):
        return ({name} if name in self.depends else set()) | self.provides.get(name, set())

    def closure(self, names):
        """All packages that come with these: an alternative is taken only where none of the others is there anyway."""
        have, todo = set(), set(names) | self.always
        while todo:
            have |= {one for one in todo if one in self.depends}
            groups = [group for one in have for group in self.depends[one]]
            missing = [group for group in groups if not any(self.candidates(name) & have for name in group)]
            plain = {group[0] for group in missing if len(group) == 1 and group[0] in self.depends} - have
            todo = plain or {min(self.candidates(name)) for group in missing
                             for name in [next((n for n in group if self.candidates(n)), None)] if name} - have
        return have

    def owners(self, paths):
        """{path: packages} of the files that a package owns; a link's package and its target's may be two."""
        spellings = {}
        for path in paths:
            for one in {path, os.path.realpath(path)}:
                spellings[one] = path
                if one.startswith("/usr/"):
                    spellings[one[4:]] = path
                else:
                    spellings["/usr" + one] = path
        found, names = {}, sorted(spellings)
        for start in range(0, len(names), 2000):
            for line in output("dpkg", "-S", *names[start:start + 2000]).splitlines():
                owner, _, path = line.partition(": ")
                if path in spellings and not line.startswith("diversion "):
                    found.setdefault(spellings[path], set()).add(self.name(owner.split(",")[0]))
        return found


class Build:
    def __init__(self, checkout, folder):
        self.checkout, self.folder = checkout, folder
        self.rules = (folder / "build.ninja").read_text()

    def outside(self, path):
        path = os.path.normpath(os.path.join(self.folder, path))
        inside = [str(self.checkout) + "/", str(self.folder) + "/"]
        return path if os.path.isfile(path) and not any(path.startswith(one) for one in inside) else None

    def headers(self):
        lines = output("ninja", "-C", str(self.folder), "-t", "deps").splitlines()
        return {path for path in map(self.outside, {line.strip() for line in lines if line.startswith("    ")}) if path}

    def included_by_us(self, headers):
        ends = {}
        for path in headers:
            parts = path.split("/")
            for count in range(1, 5):
                ends.setdefault("/".join(parts[-count:]), []).append(path)
        found = {}
        for folder in ("app", "engine", "ui", "tests"):
            for source in (self.checkout / folder).rglob("*"):
                if source.suffix in (".h", ".cpp"):
                    for name in re.findall(r"^#include <([^>]+)>", source.read_text(), re.M):
                        if name in ends:
                            found[min(ends[name], key=len)] = f"<{name}> in {source.relative_to(self.checkout)}"
        return found

    def cmake_files(self):
        line = re.search(r"^build build\.ninja.*?: RERUN_CMAKE \| (.*?)$", self.rules.replace("$\n", ""), re.M)
        return {path for path in map(self.outside, line.group(1).split()) if path}

    def found_by_cmake(self):
        cache = (self.folder / "CMakeCache.txt").read_text()
        values = re.findall(r"^[A-Za-z0-9_./+-]+:(?:FILEPATH|PATH|INTERNAL|STRING)=(/[^;\n]+)$", cache, re.M)
        return {path for path in map(self.outside, values) if path}

    def linked(self):
        words = {word for line in re.findall(r"^  LINK_LIBRARIES = (.*)$", self.rules, re.M) for word in line.split()}
        return {path for path in map(self.outside, (word for word in words if re.search(r"\.(so|a)(\.\d+)*$", word))) if path}

    def loaded(self):
        programs = [path for path in (self.folder / "bin").iterdir() if path.name in (
            "attentoscope", "attentoscope-cli", "attentoscope-subwords", "libattentoscope_engine_module.so")]
        return {path for program in programs for path in re.findall(r"=> (/\S+)", output("ldd", str(program)))}


def called(checkout):
    """Programs that our scripts and tests start."""
    before = r"(?:^|[|;&!(]|\$\(|\b(?:if|then|do|else|exec|env|while)\b)\s*"
    names = set()
    for script in [*(checkout / "packaging").glob("*.sh"), checkout / ".ci/run"]:
        if script.name in ("run.sh", "test.sh", "dependencies.sh"):
            names |= set(re.findall(before + r"([a-z][a-z0-9.+-]+)(?=\s|$|\))", script.read_text(), re.M))
    for source in (checkout / "tests").rglob("*.cpp"):
        text = source.read_text()
        if "QProcess" in text:
            names |= set(re.findall(r'(?:Literal|outputOf)\(u?"(?:/usr/bin/)?([a-z][a-z0-9-]+)"', text))
            started = r'(?:(?:start|execute|findExecutable)\(u"|= u"/usr/bin/)([a-z][a-z0-9-]+)"_s'
            names |= set(re.findall(started, text))
    for source in (checkout / "tests/web").glob("*.py"):
        names |= set(re.findall(r'Popen\(\["([a-z][a-z0-9-]+)"', source.read_text()))
    found = {name: shutil.which(name, path="/usr/sbin:/usr/bin:/sbin:/bin") for name in names}
    called_by_qt = {tool: f"{tool} is called" for tool in QT_TOOLS}
    return {path: f"{name} is called" for name, path in found.items() if path} | called_by_qt


def fonts_and_modules():
    fonts = {output("fc-match", "-f", "%{file}", font): f"{font} is drawn" for font in FONTS if shutil.which("fc-match")}
    find = "import importlib.util as u; print(u.find_spec('%s').origin, end='')"
    modules = {output("/usr/bin/python3", "-c", find % name): f"{name} is imported" for name in PYTHON_MODULES}
    return fonts | modules


def listed(checkout):
    script = '. "$1/packaging/dependencies.sh"; printf "%s\\n" "${build_packages[@]}" "${run_packages[@]}" "${test_packages[@]}"'
    return output("bash", "-c", script, "bash", str(checkout)).split()


class Check:
    def __init__(self, checkout, folder):
        build = Build(checkout, folder)
        headers = build.headers()
        included = build.included_by_us(headers)
        if not headers or not included:
            sys.exit(f"{folder} holds no finished build: the check looked at nothing")
        named = included | called(checkout) | fonts_and_modules()
        plugins = {path for name in QT_PLUGINS for path in glob.glob("/usr/lib/*/qt6/plugins/" + name)} | {QT_TEXTS}
        uses = {"read as a header": headers, "read by CMake": build.cmake_files(), "found by CMake": build.found_by_cmake(),
                "linked": build.linked(), "loaded": build.loaded(), "opened by Qt": plugins}
        self.installed = Installed()
        owners = self.installed.owners(set(named).union(*uses.values()))
        self.used = {}
        for how, paths in uses.items():
            for path in sorted(paths):
                for package in owners.get(path, ()):
                    self.used.setdefault(package, f"{path} is {how}")
        # python3 stands for python3.11-minimal, the package with the interpreter.
        self.by_name = {re.sub(r"(\.\d+)?-minimal$", "", package): why
                        for path, why in sorted(named.items()) for package in owners.get(path, ())}

    def complaints(self, names):
        have = self.installed.closure(names) | OPTIONAL
        # The headers of the compiler and of the C library have a version in their names. They come with g++.
        companions = self.installed.closure(["g++"] if "g++" in names else []) | EVERYWHERE
        return [f"{why}, and nothing in the list brings {package}" for package, why in self.used.items()
                if package not in have] + [
            f"{why} comes from {package}, which is not in the list by name" for package, why in self.by_name.items()
            if package not in names and package not in companions]


def main():
    if not shutil.which("dpkg-query"):
        print("no dpkg here: not checked")
        sys.exit(77)
    checkout, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    if "Building CXX" in output("ninja", "-C", str(folder), "-n", "test_programs"):
        print("not all programs and tests are built: not checked")
        sys.exit(77)
    release = pathlib.Path("/etc/os-release").read_text()
    names = listed(checkout)
    check = Check(checkout, folder)
    problems = check.complaints(names)
    if "--without-each" in sys.argv:
        problems += [f"{name} could go from the list, and nothing would be noticed" for name in names
                     if not check.complaints([one for one in names if one != name])
                     and not (name in DEBIAN_12_ALONE and 'VERSION_ID="12"' not in release)]
    for problem in problems:
        print(problem)
    print(f"{len(check.used)} packages used, {len(names)} in the list")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
