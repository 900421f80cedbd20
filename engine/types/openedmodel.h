// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// Describes a model of others. Its folder is only read.
struct OpenedModel
{
    std::string format; ///< "MarianMT", "Pegasus" or "CTranslate2"
    std::string sourceLanguage, targetLanguage; ///< such as "en"; empty if the model does not say it
    std::vector<std::string> languageTokens; ///< one of these tokens, such as ">>por<<", may precede the source
    std::string licence; ///< the text or the name of its licence; empty if there is none
    std::uint64_t hash = 0; ///< hash of configuration, vocabularies and weights; 0: they were not read
    std::uint64_t bytes = 0; ///< bytes of its weights in memory
    // How its authors want it to search:
    int beam = 1;
    int maximumLength = 0; ///< tokens of a translation
    double lengthPenalty = 1.0; ///< α: a translation's score is divided by its length^α
};

/// The model whose training a run continues. Its network, words and pieces are those of the run.
struct RunOrigin
{
    std::string name; ///< of its folder
    std::string form; ///< "run", "run-of-others", "MarianMT", "Pegasus" or "CTranslate2"
    std::string hash; ///< of a run: the sum of its weights' file, as xxhsum prints it; of others: that of OpenedModel
    std::int64_t step = 0; ///< of a run: that of the weights

    /// Whether the pieces come from a model of others, even through several runs.
    bool hasPiecesOfOthers() const { return form != "run"; }
};

} // namespace attentoscope
