// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/model/translationmodel.h"
#include "engine/types/headreport.h"

#include <span>

namespace attentoscope {

/// Measures all heads of a Transformer on the first pairs, with their targets given, one batch a call. It draws no
/// random number and changes nothing in the model.
class HeadMeasurement
{
public:
    static constexpr std::size_t mostPairs = 100;

    /// `gold` has the links of the first pairs; empty: none are known. Both must outlive this.
    HeadMeasurement(TranslationModel& model, const TextPairs& pairs, std::span<const GoldAlignment> gold);
    static std::size_t pairsToMeasure(const TextPairs& pairs) { return std::min(mostPairs, pairs.text.size()); }

    [[nodiscard]] bool isDone() const { return m_next == m_order.size(); }
    void advance(); ///< measures a batch
    [[nodiscard]] SharedHeadReport report() const; ///< its step is for the caller to fill in; null before isDone()

private:
    TranslationModel& m_model;
    const TextPairs& m_pairs;
    std::span<const GoldAlignment> m_gold;
    std::vector<std::size_t> m_order; ///< of pairs, by the length of their targets
    std::size_t m_next = 0;
    HeadTable m_table;
};

} // namespace attentoscope
