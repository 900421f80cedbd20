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

/// Pairs whose words are linked by statistics of these pairs alone.
struct FileLinksRequest
{
    DataRequest data;
    TokenizerKind tokenizer = TokenizerKind::Space; ///< links count its tokens
    Symmetrization rule = Symmetrization::GrowDiagFinalAnd;
};

/// Learns from all usable lines, unless the cache has what was learned of them, and links them. A line that cannot be
/// used has no links, so that lines stay in step. With 0 threads all cores compute.
Result<AlignedPairs> linksOfFile(
    const FileLinksRequest& request, const AligningOptions& options, const LinkCache& cache = LinkCache());

/// The words of the training pairs, as the corpus has numbered them: pieces and characters joined to words, rare words
/// as "<unk>".
WordPairs trainingWords(const Corpus& corpus);

/// The word of trainingWords() to which each token of a sentence belongs.
std::vector<std::uint32_t> learnedWordOf(
    std::span<const std::int32_t> ids, const Vocabulary& vocabulary, TokenizerKind tokenizer);

/// The white-space word to which each token of a sentence belongs, as gold links count them.
std::vector<std::uint32_t> spacedWords(const TextPipeline& pipeline, const std::string& text);

/// How the words of pairs were numbered.
struct WordNumbering
{
    const DataConfiguration& configuration;
    const Vocabulary& source;
    const Vocabulary& target;
};

/// Links of held-out pairs with what was learned of the training pairs. They count the words between white space, as
/// gold links do. Sure links are those of both directions; those of grow-diag-final-and besides are possible.
std::vector<GoldAlignment> heldOutLinks(const StatisticalAligner& aligner, const WordNumbering& numbering,
    const TextPairs& pairs, const AligningOptions& options);

/// Links between the words of any translation, with what was learned of the training pairs. They count as those of
/// heldOutLinks() do.
GoldAlignment linksOfTranslation(
    const StatisticalAligner& aligner, TokenizerKind tokenizer, const Translation& translation);

} // namespace attentoscope
