// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/linkcache.h"
#include "engine/alignment/statisticalaligner.h"
#include "engine/types/configuration.h"
#include "engine/types/evaluation.h"

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

} // namespace attentoscope
