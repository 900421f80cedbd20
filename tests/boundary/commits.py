#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""commits.py CHECKOUT [BASE]: refuses commits after BASE whose messages are not as CONTRIBUTING.md says. Merges are not
looked at. Ends with 77 where there is no history to look at."""

import os
import pathlib
import re
import subprocess
import sys

BASE = '09fa2cc86d2bbae157f04f5a8bc30de94da1f764'  # commits before it had no such rule
TYPES = ('feat', 'fix', 'test', 'docs', 'build', 'refactor', 'style', 'perf')
LONGEST_SUBJECT = 60
MOST_LINES_WITHOUT_BODY = 10
SKIPPED = 77

KIND = re.compile(rf'(?:{"|".join(TYPES)})(?:\([^()]+\))?: \S')
TRAILER = re.compile(r'[A-Za-z-]+-by: ')
RECORD, FIELD = '\x1e', '\x1f'


def git(root, *arguments):
    """What git says; None: it failed or is not there."""
    surroundings = {key: value for key, value in os.environ.items() if not key.startswith('GIT_')}
    try:
        done = subprocess.run(['git', '-c', 'safe.directory=*', '-C', root, *arguments], env=surroundings, check=True,
                              capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.decode('utf-8', 'replace')


def skip(why):
    print(f'{why}: commit messages are not checked')
    sys.exit(SKIPPED)


def changed_lines(numstat):
    """Of all files; a binary file counts as a long change."""
    rows = [line.split('\t')[:2] for line in numstat.splitlines() if line.count('\t') >= 2]
    return sum(MOST_LINES_WITHOUT_BODY + 1 if '-' in row else int(row[0]) + int(row[1]) for row in rows)


def faults(subject, body, lines):
    if not KIND.match(subject):
        yield f'the subject does not begin with a type and what was done; types are {", ".join(TYPES)}'
    if len(subject) > LONGEST_SUBJECT:
        yield f'the subject has {len(subject)} characters; at most {LONGEST_SUBJECT}'
    if subject.endswith('.'):
        yield 'the subject ends with a full stop'
    says_why = any(line.strip() and not TRAILER.match(line) for line in body.splitlines())
    if lines > MOST_LINES_WITHOUT_BODY and not says_why:
        yield f'no body says why {lines} lines changed; up to {MOST_LINES_WITHOUT_BODY} need none'


def main():
    root = sys.argv[1]
    base = sys.argv[2] if len(sys.argv) > 2 else BASE
    top = git(root, 'rev-parse', '--show-toplevel')
    if top is None or pathlib.Path(top.rstrip('\n')).resolve() != pathlib.Path(root).resolve():
        skip(f'{root} is no git checkout')
    if git(root, 'cat-file', '-e', f'{base}^{{commit}}') is None:
        skip(f'this checkout does not have the commit {base[:7]}')
    log = git(root, 'log', '--no-merges', '--no-show-signature', '--no-color', '--no-ext-diff', '-M', '--numstat',
              '--encoding=UTF-8', f'--format={RECORD}%h{FIELD}%s{FIELD}%b{FIELD}', f'{base}..HEAD')
    if log is None:
        sys.exit('git log failed')
    commits = [record.split(FIELD) for record in log.split(RECORD)[1:]]
    refused = 0
    for name, subject, body, numstat in commits:
        for fault in faults(subject, body, changed_lines(numstat)):
            print(f'{name} "{subject}": {fault}', file=sys.stderr)
            refused += 1
    print(f'{len(commits)} commits after {base[:7]} were looked at')
    sys.exit(1 if refused else 0)


main()
