// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/metrics/bleu.h"
#include "engine/types/evaluation.h"
#include "engine/types/progress.h"

#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace attentoscope {

/// The words of `text` as NIST's mteval-v13a.pl separates them for BLEU, with one space between them (`tok:13a` of
/// sacreBLEU). Signs become separate words, except full stops, commas and hyphens beside digits.
std::string tokenized13a(std::string_view text);

/// Computes every score that evaluate quotes, each with its signature and interval: BLEU and chrF2 of the pairs,
/// unchanged and detokenised, cased and in lower case. `normalized` has a reference for each pair. If these references
/// differ from the file's, they are scored too. Fills in `scores` and the detokenised parts of `report`.
void quoteScores(EvaluationReport& report, const std::vector<std::string>& normalized, const std::stop_token& stop);

/// Compares the scores of unchanged and detokenised texts with those of another run's report. Both reports must have
/// the same lines.
void quoteAgainst(
    EvaluationReport& report, const EvaluationReport& other, const Progress& progress, const std::stop_token& stop);

} // namespace attentoscope
