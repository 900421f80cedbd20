#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/test.sh [CTEST ARGUMENT…]: installs what is missing, builds everything and runs all tests, or those that
# the arguments choose (-R name, -L fast). With CI=true warnings are errors.
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
compile "$build" 2000

log=$build/ctest.log
result=0
ctest --test-dir "$build" --output-on-failure --no-tests=error --parallel "$(build_jobs)" "$@" 2>&1 | tee "$log" || result=$?

skipped=$(sed -n 's/^\(SKIP *: .*\)/  \1/p' "$build/Testing/Temporary/LastTest.log" 2>/dev/null || true)
if [ -n "$skipped" ]; then
  printf '\nSkipped:\n%s\n\n' "$skipped"
  grep -E '^[0-9]+% tests passed' "$log" || true
fi
exit "$result"
