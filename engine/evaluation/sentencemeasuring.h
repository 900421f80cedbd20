// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/backgroundlinks.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/decoding/decodinginput.h"
#include "engine/metrics/sentencepairs.h"
#include "engine/model/translationmodel.h"

#include <chrono>
#include <memory>
#include <span>
#include <stop_token>

namespace attentoscope {

/// Measures many sentence pairs, a part at a time, so that even thousands never block for more than a few batches. It
/// uses no random generator of the model, and changes no weight.
class SentenceMeasuring
{
public:
    /// `corpus` and `model` may be null if the request does not need them. If the request needs one that is null, the
    /// message names what is missing. `links` are statistical links for pairs without gold links; null if there are
    /// none yet. `columns` are those of a file of pairs.
    static Result<std::unique_ptr<SentenceMeasuring>> make(const SentencesRequest& request,
        const std::shared_ptr<const Corpus>& corpus, std::shared_ptr<TranslationModel> model,
        std::shared_ptr<const CorpusLinks> links, const WantedColumns& columns, std::stop_token stop);

    SentenceMeasuring() = default;
    SentenceMeasuring(const SentenceMeasuring&) = delete;
    SentenceMeasuring& operator=(const SentenceMeasuring&) = delete;
    virtual ~SentenceMeasuring() = default;

    /// Continues for about `budget`, but for at least one batch.
    virtual Result<MeasuredSentences> advance(std::chrono::milliseconds budget, std::stop_token stop) = 0;
};

} // namespace attentoscope
