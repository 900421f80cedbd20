#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""delayedline.py MILLISECONDS COMMAND…: runs COMMAND, and hands on what goes in and out of it so much later, each way."""
import os
import selectors
import subprocess
import sys
import time

delay = float(sys.argv[1]) / 1e3
child = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
ways = {sys.stdin.fileno(): child.stdin.fileno(), child.stdout.fileno(): sys.stdout.fileno()}
waiting = []  # (when, where to, bytes), in order
selector = selectors.DefaultSelector()
for source in ways:
    selector.register(source, selectors.EVENT_READ)
while True:
    pause = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
    for key, _ in selector.select(pause):
        data = os.read(key.fd, 65536)
        waiting.append((time.monotonic() + delay, ways[key.fd], data))
    while waiting and waiting[0][0] <= time.monotonic():
        _, to, data = waiting.pop(0)
        if not data:
            child.terminate()
            sys.exit(0)
        while data:
            data = data[os.write(to, data):]
