#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# packaging/coverage.sh [FOLDERS [TESTS]]: builds with gcov, runs tests, and prints the share of lines and branches that
# they reach in each folder. FOLDERS is a regular expression for folders of the checkout, TESTS one for names of tests.
# Without arguments, those below are used. The script then returns 1 if a test fails, or if the tests reach less than
# 95 % of the branches in the readers of strangers' files. build/coverage/report/index.html shows each line.
# gcov counts more than decisions as branches: also the returns of calls, and the cleaning after an exception, which no
# test of ours reaches. The table leaves out branches that only an exception takes. The 95 % are of lines with a
# decision: if, for, while, switch, case, catch, ?, && or ||.
set -euo pipefail
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/dependencies.sh"

least=95
folders='engine/(corpus|foreign|lessons|remote|storage)'
# All tests that read files, except tst_readermemory. Its time limits are those of an optimised build.
names=(alignment alignmentfiles averages backgroundsaver badcorpora badinput batches conditions configjson corpus
  csvfiles detokenizer filebytes foreignmistakes foreignmodels fuzzcases growingfile headslog helperprogram hostilepeers json keptheads killedsaves
  lessoncheck lessonlanguages lessonreader lessontables lostconnections metricslog operations packedfiles pairreader
  quotedscores realcorpora remotesession runarchive runfolder runfolderfaults runfollower runlist runlock runrecord
  safetensors samples sentencepieces serverplace settings spacing split subwordfiles subwords takenfacts textfile textpipeline
  tinyfrench tinyfrenchgrammar tokenizer unicodetext unpackonce vocabulary watchedlog wire writesample)
tests="^tst_($(IFS='|' && echo "${names[*]}"))\$"

# Readers of files, archives and lines that somebody else may have made.
readers='engine/(corpus/files/.*|corpus/tokens/(charactermap|protobuf|sentencepieces|subwordmodel|subwordpieces)'
readers+='|foreign/.*'
readers+='|lessons/.*reader'
readers+='|metrics/alignmentfile'
readers+='|remote/(connection|greeting|reflection|wire)'
readers+='|storage/archive/(archiveentries|unpackrun|zip)'
readers+='|storage/files/(encodings|growingfile|json|linelog|safetensors)'
readers+='|storage/(configjson|recordlog|records|runlist|translationjson|vocabularyfile))[.](cpp|h)'

programs_of() { # TESTS BUILD: the targets of the programs that these tests start
  find "$2/tests" -name CTestTestfile.cmake -exec cat {} + |
    sed -n -E "s|^add_test\(\[?=*\[?([^] ]*)\]?=*\]? \"$2/bin/([^\"]*)\".*|\1 \2|p" |
    awk -v tests="$1" '$1 ~ tests && !seen[$2]++ { print $2 }'
}

table() { # CSV OF EACH FILE: a row for each folder
  awk -F, 'NR > 1 { folder = $1; sub("/[^/]*$", "", folder); lines[folder] += $2; reached[folder] += $3; branches[folder] += $5; taken[folder] += $6 }
    END { for (folder in lines) print folder, reached[folder], lines[folder], taken[folder], branches[folder] }' "$1" | sort |
    awk 'function share(part, whole) { return whole ? sprintf("%d of %d, %.1f %%", part, whole, 100 * part / whole) : "none" }
      BEGIN { printf "%-36s %24s %24s\n", "Folder", "lines", "branches" }
      { printf "%-36s %24s %24s\n", $1, share($2, $3), share($4, $5) }'
}

settle_home
install_what_is_needed
install_packages gcovr || exit 1
build=$(build_folder coverage)
report=$build/report
locked "$build"
configure coverage "$build"
mapfile -t programs < <(programs_of "${2:-$tests}" "$build")
[ ${#programs[@]} -gt 0 ] || fail "no test has a name like ${2:-$tests}"
compile "$build" 7 "${programs[@]}"

find "$build" -name '*.gcda' -delete # what an earlier run reached
result=0
ctest --test-dir "$build" --output-on-failure --no-tests=error --parallel "$(build_jobs)" -R "${2:-$tests}" || result=$?

# measure FILTER OUTPUT…: measures the files whose names begin with the filter
measure() {
  gcovr --root "$root" --object-directory "$build" --filter "$root/$1" --exclude-throw-branches --exclude-unreachable-branches \
    "${@:2}" "$build"
}
share_of_branches() { # WHAT CSV: also returns 1 where it is below the least
  awk -F, -v what="$1" -v least="$least" 'NR > 1 { branches += $5; taken += $6 }
    END { printf "%s: %d of %d branches, %.1f %%\n", what, taken, branches, 100 * taken / branches
      exit taken < branches * least / 100 }' "$2"
}
rm -rf "$report"
mkdir -p "$report"
measure "${1:-$folders}/" --csv "$report/files.csv" --html-details "$report/index.html"
table "$report/files.csv"
if [ $# -eq 0 ]; then
  measure "$readers\$" --csv "$report/readers.csv"
  measure "$readers\$" --csv "$report/deciding.csv" \
    --exclude-branches-by-pattern '^(?!.*(\b(if|for|while|do|switch|case|catch)\b|\?|&&|\|\|)).*$'
  share_of_branches "Readers of strangers' files" "$report/readers.csv" || true
  share_of_branches "The same, lines that decide" "$report/deciding.csv" ||
    fail "at least $least % of the readers' branches have to be reached; $report/index.html shows them"
fi
[ "$result" -eq 0 ] || fail "a test failed (see above)"
