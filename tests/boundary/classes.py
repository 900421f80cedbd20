#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""classes.py CHECKOUT: refuses a class whose member functions are defined in more than one source under app/, ui/ and
engine/. Only classes that a header declares count, so two sources may each have a class of the same name for
themselves."""

import collections
import pathlib
import re
import sys

NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\((?:.|\n)*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''
                   r'|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*', re.DOTALL | re.MULTILINE)
SCOPE = re.compile(r'\b(namespace|class|struct)\b\s*(?:\[\[.*?\]\]\s*)?([\w:]*)[^;{}=()]*$', re.DOTALL)
MEMBER = re.compile(r'((?:\b\w+\s*(?:<[^<>()]*>)?\s*::\s*)+)(?:~?\w+|operator\s*(?:\(\s*\)|[^\s(]+))\s*\(')


def scopes(text):
    """Yields (names of the scopes around it, kind, head) of each class, and of each definition and declaration outside of
    functions. The names of a class include its own. Kinds: class, body, declaration."""
    text = NOISE.sub(lambda found: '\n' if found[0].startswith(('//', '/*')) else '""', text)
    stack, head, hidden = [], 0, 0  # hidden: braces inside of a function or an initialiser
    for found in re.finditer(r'[{};]', text):
        place, mark = found.start(), found[0]
        if hidden:
            hidden += {'{': 1, '}': -1, ';': 0}[mark]
        elif mark == '{':
            before = text[head:place]
            opened = SCOPE.search(before)
            if opened:
                kind = 'namespace' if opened[1] == 'namespace' else 'class'
                names = opened[2].split('::')
                if kind == 'class':
                    yield [*sum(stack, []), *names], kind, before
                stack.append(names)
            else:
                yield sum(stack, []), 'body', before
                hidden = 1
        elif mark == '}':
            stack and stack.pop()
        else:
            yield sum(stack, []), 'declaration', text[head:place]
        if not hidden:
            head = place + 1


def class_of(place, kind, head, declared):
    """The declared class whose member function `head` defines; None: it is something else."""
    member = MEMBER.search(head)
    defines = kind == 'body' or kind == 'declaration' and re.search(r'=\s*default\s*$', head)
    if not member or not defines or '=' in head[:member.start()] or head.lstrip().startswith(',') or '' in place:
        return None
    names = [re.sub(r'<.*', '', name).strip() for name in member[1].split('::')[:-1]]
    for depth in range(len(place), -1, -1):
        if tuple(place[:depth] + names) in declared:
            return tuple(place[:depth] + names)
    return None


def main():
    root = pathlib.Path(sys.argv[1])
    paths = [path for folder in ('app', 'ui', 'engine') for path in sorted((root / folder).rglob('*'))]
    headers = [path for path in paths if path.suffix == '.h']
    sources = [path for path in paths if path.suffix == '.cpp']
    if not sources:
        sys.exit(f'no sources under {root}: the check looked at nothing')
    declared = {tuple(place) for path in headers for place, kind, _ in scopes(path.read_text()) if kind == 'class'}
    places = collections.defaultdict(set)
    for path in sources:
        for place, kind, head in scopes(path.read_text()):
            found = class_of(place, kind, head, declared)
            if found:
                places[found].add(str(path.relative_to(root)))
    several = {name: sorted(files) for name, files in places.items() if len(files) > 1}
    for name, files in sorted(several.items()):
        print(f'{"::".join(name)} is defined in {len(files)} sources: {", ".join(files)}; make it several classes',
              file=sys.stderr)
    sys.exit(1 if several else 0)


main()
