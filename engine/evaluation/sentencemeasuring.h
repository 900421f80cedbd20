// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/alignment/backgroundlinks.h"
#include "engine/decoding/decodinginput.h"
#include "engine/metrics/sentencepairs.h"
#include "engine/model/translationmodel.h"

#include <chrono>
#include <memory>
#include <span>
#include <stop_token>

namespace attentoscope {

/// Measures many sentence pairs a part at a time, so that thousands of them never block for more than a few batches.
/// Draws from no generator and changes no weight.
class SentenceMeasuring
{
public:
    /// `corpus` and `model` may be null if the request does not need them; messages name a missing one. `links` are
    /// statistical ones, for pairs of which no gold links are known; null: there are none yet.
    static Result<std::unique_ptr<SentenceMeasuring>> make(const SentencesRequest& request,
        const std::shared_ptr<const Corpus>& corpus, std::shared_ptr<TranslationModel> model,
        std::shared_ptr<const CorpusLinks> links, std::stop_token stop);

    SentenceMeasuring() = default;
    SentenceMeasuring(const SentenceMeasuring&) = delete;
    SentenceMeasuring& operator=(const SentenceMeasuring&) = delete;
    virtual ~SentenceMeasuring() = default;

    /// Continues for about `budget`, at least one batch.
    virtual Result<MeasuredSentences> advance(std::chrono::milliseconds budget, std::stop_token stop) = 0;
};

} // namespace attentoscope
