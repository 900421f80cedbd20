// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/linkcache.h"
#include "engine/alignment/statisticalaligner.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/types/configuration.h"
#include "engine/types/evaluation.h"
#include "engine/types/translation.h"

namespace attentoscope {

/// A file whose words are linked by the statistics of its own pairs.
struct FileLinksRequest
{
    DataRequest data;
    TokenizerKind tokenizer = TokenizerKind::Space; ///< the links count tokens of this tokenizer
    Symmetrization rule = Symmetrization::GrowDiagFinalAnd;
};

/// Learns from all usable lines and links them. If the cache knows these lines, nothing is learned again. Unusable
/// lines have no links, so there is an entry for each line. 0 threads means all cores.
Result<AlignedPairs> linksOfFile(
    const FileLinksRequest& request, const AligningOptions& options, const LinkCache& cache = LinkCache());

/// The words of the training pairs in the corpus's numbering. Pieces and characters are joined into words; rare words
/// are "<unk>".
WordPairs trainingWords(const Corpus& corpus);

/// For each token of a sentence, its word in the sense of trainingWords().
std::vector<std::uint32_t> learnedWordOf(
    std::span<const std::int32_t> ids, const Vocabulary& vocabulary, TokenizerKind tokenizer);

/// For each token of a sentence, its white-space word, as gold links count words.
std::vector<std::uint32_t> spacedWords(const TextPipeline& pipeline, const std::string& text);

/// How the words of pairs were numbered.
struct WordNumbering
{
    const DataConfiguration& configuration;
    const Vocabulary& source;
    const Vocabulary& target;
};

/// Links of held-out pairs, by what was learned from the training pairs. They count words between white space, as gold
/// links do. Links that both directions have are sure. The other links of grow-diag-final-and are possible.
std::vector<GoldAlignment> heldOutLinks(const StatisticalAligner& aligner, const WordNumbering& numbering,
    const TextPairs& pairs, const AligningOptions& options);

/// Links between the words of any translation, by what was learned from the training pairs. They count words as
/// heldOutLinks() does.
GoldAlignment linksOfTranslation(
    const StatisticalAligner& aligner, TokenizerKind tokenizer, const Translation& translation);

} // namespace attentoscope
