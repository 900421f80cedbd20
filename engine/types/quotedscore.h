// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// Which forms of a translation and its reference a score compares.
enum class ComparedText : std::uint8_t {
    Given, ///< the translation, with the target text exactly as it stands in the file
    Detokenized, ///< both without the spaces and signs that a tokenizer put in
    Normalized, ///< the reference went through the normalisation of the run's training data
};

/// Another run under the same measure, on the same sentences. Two-sided tests: the probability of so large a difference
/// between runs that are equally good.
struct PairedScore
{
    double value = 0.0;
    double bootstrap = 1.0; ///< paired bootstrap resampling, Koehn 2004
    double randomization = 1.0; ///< approximate randomisation, Riezler and Maxwell 2005
};

/// A score with all that another program needs to compute it again.
struct QuotedScore
{
    ComparedText text = ComparedText::Given;
    std::string signature; ///< as sacreBLEU writes it: "BLEU|nrefs:1|…"
    double value = 0.0; ///< 0–100
    double mean = 0.0; ///< of the bootstrap's samples
    double halfWidth = 0.0; ///< of the interval that holds 95 % of them
    std::vector<double> precisions; ///< of BLEU, in percent, of orders one to four
    double brevityPenalty = 1.0; ///< of BLEU
    std::size_t words = 0; ///< of BLEU: of all translations
    std::size_t referenceWords = 0; ///< of BLEU
    std::optional<PairedScore> against;
};

} // namespace attentoscope
