#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The window trains on pairs whose every word is <img src="…">, while the pointer rests on one place after the other:
#   tests/soak/strangers.sh [BUILD-FOLDER [SECONDS]]
# The word names a pipe, and the script notices when it is opened. First, all scenes of tst_strangerstext are shown on a
# real display. Needs Xvfb and xdotool, and starts its own display. Ends with 1 if the pipe was opened, or if the window
# ended early.
set -eu
build=${1:-build/release} seconds=${2:-120}
folder=$(mktemp -d)
window='' display='' watch=''
clean() {
  for process in $window $display $watch; do kill "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap clean EXIT
trap 'exit 130' INT # dash cleans up at an exit, not at a signal
trap 'exit 143' TERM
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" QT_QPA_PLATFORM=xcb GOMP_SPINCOUNT=1000

mkfifo "$folder/watched" "$folder/number"
(: >"$folder/watched" && touch "$folder/opened") & # waits until somebody reads
watch=$!
word="<img src=\"$folder/watched\">"
for line in $(seq 200); do printf '%s a%s\t%s b%s\n' "$word" "$line" "$word" "$line"; done >"$folder/pairs.tsv"

Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$folder/number" 2>/dev/null &
display=$!
read -r number <"$folder/number"
export DISPLAY=":$number"
"$build/bin/tests_ui_window" tst_strangerstext >"$folder/walk.log" 2>&1 || { tail -n 30 "$folder/walk.log"; exit 1; }
echo "all scenes: $(grep Totals "$folder/walk.log")"

"$build/bin/attentoscope" --train "$folder/pairs.tsv" &
window=$!
until xdotool search --onlyvisible --name Attentoscope >/dev/null 2>&1; do sleep 1; done
end=$(($(date +%s) + seconds)) places=0
while [ "$(date +%s)" -lt "$end" ] && kill -0 "$window" 2>/dev/null; do
  for key in alt+1 alt+2 alt+3 alt+4; do # each page of the stage
    xdotool key "$key"
    for place in $(seq 8); do
      xdotool mousemove $((places * 97 % 1180 + 20)) $((places * 61 % 760 + 20))
      sleep 0.9 # a tool tip comes after 0.7
      places=$((places + 1))
    done
  done
done
if [ -e "$folder/opened" ]; then echo "a word had a file opened"; exit 1; fi
kill -TERM "$window" || { echo "the window did not live"; exit 1; }
result=0
wait "$window" || result=$?
window=''
echo "$places places, no file opened, the window ended with $result"
[ "$result" -eq 130 ]
