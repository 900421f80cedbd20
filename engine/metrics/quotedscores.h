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

/// The words of `text` as NIST's mteval-v13a.pl cuts them for BLEU, with one space between them; sacreBLEU's
/// `tok:13a`. Signs are cut off, except full stops, commas and hyphens beside digits.
std::string tokenized13a(std::string_view text);

/// Every score that evaluate quotes, each with its signature and its interval: BLEU and chrF2 of the pairs as given and
/// detokenised, cased and in small letters. `normalized` has a reference for each pair; if its words differ from those
/// of the file, it is scored too. Fills `scores` and the detokenised parts of `report`.
void quoteScores(EvaluationReport& report, const std::vector<std::string>& normalized, const std::stop_token& stop);

/// Compares each score of the texts as given and detokenised with another run's report. Both reports must have the same
/// lines.
void quoteAgainst(
    EvaluationReport& report, const EvaluationReport& other, const Progress& progress, const std::stop_token& stop);

} // namespace attentoscope
