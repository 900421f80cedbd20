// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/seq2seq.h"
#include "engine/model/translationmodel.h"
#include "engine/transformer/multiheadattention.h"
#include "engine/types/constraints.h"
#include "engine/types/heads.h"

#include <memory>
#include <optional>
#include <vector>

namespace attentoscope {

/// The module with all heads of one kind in one layer (counted from one) of a Transformer, which must have them.
std::shared_ptr<MultiHeadAttentionImpl> attentionOfLayer(Seq2SeqImpl& network, HeadKind kind, int layer);

class MultiHeadAttentionImpl;
struct ForcedCell;

/// The number of tokens on each side of a sentence pair, start and end markers included.
struct SentenceLengths
{
    std::size_t source = 0;
    std::optional<std::size_t> target = {}; ///< none until the target is decoded
};

/// Forces rows of single heads of a Transformer during its life, in every sentence that is decoded. Their whole weight
/// goes to one column, so the context of the row is that column's value. Everything after it is computed with that
/// context, and the other heads are free. Rows without a head are not forced here but in the decoder. The destructor
/// restores the heads.
class ForcedHeads
{
public:
    /// InvalidSetting errors: a head or a cell that does not exist, a cell of a later word, and a model without heads.
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
        std::vector<ForcedCell> cells; ///< cells that were forced before
    };
    explicit ForcedHeads(std::vector<Before> before);

    std::vector<Before> m_before;
};

} // namespace attentoscope
