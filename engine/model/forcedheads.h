// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/seq2seq.h"
#include "engine/model/translationmodel.h"
#include "engine/transformer/multiheadattention.h"
#include "engine/types/attentionhead.h"
#include "engine/types/constraints.h"

#include <memory>
#include <optional>
#include <vector>

namespace attentoscope {

/// The heads of one kind in one layer, counted from one, of a Transformer that has them.
std::shared_ptr<MultiHeadAttentionImpl> attentionOfLayer(Seq2SeqImpl& network, HeadKind kind, int layer);

class MultiHeadAttentionImpl;
struct ForcedCell;

/// How many tokens the sentence has on both sides, markers included.
struct SentenceLengths
{
    std::size_t source = 0;
    std::optional<std::size_t> target = {}; ///< none: it is not known before it is decoded
};

/// Forces rows of single heads of a Transformer for as long as it lives, in every sentence that is decoded: their whole
/// weight goes to one column, so that the context of the row is that column's value. All else is computed with that,
/// and the other heads are free. Rows without a head are left to the decoder. Then everything is as it was before.
class ForcedHeads
{
public:
    /// A head or a cell that is not there, a cell of the future, and a model without heads are InvalidSetting errors.
    static Result<ForcedHeads> of(
        TranslationModel& model, const std::vector<ForcedRow>& rows, const SentenceLengths& lengths);

    ForcedHeads(ForcedHeads&&) = default;
    ForcedHeads(const ForcedHeads&) = delete;
    ForcedHeads& operator=(const ForcedHeads&) = delete;
    ForcedHeads& operator=(ForcedHeads&&) = delete;
    ~ForcedHeads();

private:
    struct Before
    {
        std::shared_ptr<MultiHeadAttentionImpl> attention;
        std::vector<ForcedCell> cells; ///< that were forced already
    };
    explicit ForcedHeads(std::vector<Before> before);

    std::vector<Before> m_before;
};

} // namespace attentoscope
