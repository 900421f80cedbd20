#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/test.sh [CTEST ARGUMENT…]: installs what is missing, builds the programs and the tests and runs all tests, or
# those that the arguments choose (-R name, -L fast). With CI=true warnings are errors.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/dependencies.sh"

settle_home
preset=release
if [ "${CI:-}" = true ]; then preset=ci; fi
build=$(build_folder "$preset")

install_what_is_needed
install_packages "${test_packages[@]}" || say "going on without them: what they check is skipped"
locked "$build"
configure "$preset" "$build"
cmake --build "$build" --target checks || fail "a rule about the sources is broken (see above)"
compile "$build" 7 test_programs

# The times of the last run. By them ctest starts the long tests first. Continuous integration keeps them elsewhere.
costs=$build/Testing/Temporary/CTestCostData.txt
kept=${ATTENTOSCOPE_TEST_COSTS:-}
if [ -n "$kept" ] && [ -f "$kept" ]; then
  mkdir -p "$(dirname "$costs")"
  cp "$kept" "$costs"
fi

# One more at a time than is compiled: many rows wait for a process, a disk or a clock, and left a fifth of two cores idle.
log=$build/ctest.log times=$build/ctest.xml
result=0
SECONDS=0
ctest --test-dir "$build" --output-on-failure --no-tests=error --parallel $(($(build_jobs) + 1)) --output-junit "$times" "$@" 2>&1 |
  tee "$log" || result=$?
phase tests "$SECONDS"
if [ -n "$kept" ] && [ -f "$costs" ]; then cp "$costs" "$kept" || true; fi
if command -v python3 >/dev/null; then "$root/packaging/testtimes.py" "$times" "$root/tests/budgets.txt" || true; fi

skipped=$(sed -n 's/^\(SKIP *: .*\)/  \1/p' "$build/Testing/Temporary/LastTest.log" 2>/dev/null || true)
if [ -n "$skipped" ]; then
  printf '\nSkipped, %d rows:\n%s\n' "$(printf '%s\n' "$skipped" | wc -l)" "$skipped"
fi
echo
grep -E '^[0-9]+% tests passed' "$log" || true
exit "$result"
