#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tests/fuzz/run.sh [SECONDS [TARGET…]]: builds the fuzzers with clang-19 and runs each of them, or the named ones. Each
# runs for SECONDS (180 if left out; 1800 before a release). Needs clang-19 and libclang-rt-19-dev. The script ends with
# 1 after a crash, a hang of more than a second, or more memory than 64 MiB and twenty times the input. The input that
# caused it is in build/fuzz/found. A busy machine may need longer than a second: set ATTENTOSCOPE_FUZZ_TIMEOUT=10. The
# window has its own program in the ordinary build: build/dev/bin/fuzz_shown SECONDS. The script adds executions,
# seconds and findings of each target to executions.tsv, which is committed. The goal is 10⁷ executions for a reader of
# one buffer, and 10⁶ for run, archive and subwords, over any number of days. Copy a finding into corpus/TARGET/ as
# found-…: the test tst_fuzzcases reads it from then on.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
build=${ATTENTOSCOPE_FUZZ_BUILD:-$root/build/fuzz}
seconds=${1:-180}
shift || true

if [ -z "${ATTENTOSCOPE_FUZZ_BUILD:-}" ]; then
  (cd "$root" && cmake --preset fuzz && cmake --build --preset fuzz)
fi
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
  mapfile -t targets < <(find "$here/corpus" -mindepth 1 -maxdepth 1 -type d ! -name shown -printf '%f\n' | sort)
fi

table=$here/executions.tsv

# add TARGET EXECUTIONS SECONDS FINDINGS: adds these numbers to the target's row, or makes a new row.
add() {
  awk -v OFS='\t' -v target="$1" -v executions="$2" -v seconds="$3" -v findings="$4" -v day="$(date -u +%F)" '
    BEGIN { FS = "\t" }
    $1 == target { $2 += executions; $3 += seconds; $4 += findings; $5 = day; found = 1 }
    { print }
    END { if (!found) print target, executions + 0, seconds, findings, day }' "$table" >"$table.new"
  { head -n 1 "$table.new"; tail -n +2 "$table.new" | LC_ALL=C sort; } >"$table"
  rm "$table.new"
}

result=0
[ -f "$table" ] || printf 'target\texecutions\tseconds\tfindings\tlast day\n' >"$table"
mkdir -p "$build/found" "$build/logs"
for target in "${targets[@]}"; do
  mkdir -p "$build/grown/$target"
  log=$build/logs/$target.log
  began=$SECONDS
  if "$build/bin/fuzz_$target" -max_total_time="$seconds" -timeout="${ATTENTOSCOPE_FUZZ_TIMEOUT:-1}" -rss_limit_mb=2048 \
    -print_final_stats=1 -max_len=1048576 -artifact_prefix="$build/found/$target-" \
    "$build/grown/$target" "$here/corpus/$target" >"$log" 2>&1; then
    outcome=ok findings=0
  else
    outcome=FOUND findings=1
    result=1
  fi
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  add "$target" "${executions:-0}" $((SECONDS - began)) "$findings"
  printf '%-12s %-6s %12s executions, peak %s MB, log %s\n' "$target" "$outcome" \
    "$executions" "$(sed -n 's/^stat::peak_rss_mb: *//p' "$log")" "$log"
done
exit "$result"
