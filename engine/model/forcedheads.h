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

/// The module with all heads of one kind in one layer (counted from one) of a Transformer. The heads must exist.
std::shared_ptr<MultiHeadAttentionImpl> attentionOfLayer(Seq2SeqImpl& network, HeadKind kind, int layer);

class MultiHeadAttentionImpl;
struct ForcedCell;

/// The number of tokens of each side of a sentence pair, with start and end markers.
struct SentenceLengths
{
    std::size_t source = 0;
    std::optional<std::size_t> target = {}; ///< none before the target is decoded
};

/// Forces rows of single heads of a Transformer while it lives, in every sentence that is decoded. The whole weight of
/// such a row goes to one column, so its context is that column's value. Everything after it is computed with that
/// context. Other heads are free. Rows for all heads are not forced here but in the decoder. The destructor restores
/// the heads.
class ForcedHeads
{
public:
    /// It is an InvalidSetting error if a head or a cell does not exist, if a cell is that of a later word, or if the
    /// model has no heads.
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
