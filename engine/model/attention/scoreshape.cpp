// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/scoreshape.h"

#include <cmath>

namespace attentoscope {

namespace {

/// Appends a constant, and what the last term becomes by it.
void append(std::vector<DissectionTerm>& terms, const DissectionTerm& constant, DissectionTerm result)
{
    const auto last = terms.size() - 1;
    terms.push_back(constant);
    result.operands = {last, last + 1};
    terms.push_back(std::move(result));
}

DissectionTerm given(const char* symbol, const char* meaning, double number)
{
    return {symbol, meaning, TermRule::Given, {}, {static_cast<float>(number)}};
}

} // namespace

ScoreShape::ScoreShape(const ModelSizes& sizes) : m_cap(sizes.model.scoreCap)
{
    if (sizes.model.scoreScale == ScoreScale::None)
        return;
    for (const char* sum : {"decoder.attention.score", "decoder.attention.v"})
        if (const auto* map = sizes.find(sum); map && map->use == MapUse::Pair)
            m_divisor = std::sqrt(static_cast<double>(map->inputs));
}

torch::Tensor ScoreShape::shaped(const torch::Tensor& raw) const
{
    if (m_cap > 0.0)
        return (raw * (1.0 / (m_divisor * m_cap))).tanh() * m_cap;
    return m_divisor == 1.0 ? raw : raw * (1.0 / m_divisor);
}

void ScoreShape::explain(std::vector<DissectionTerm>& terms) const
{
    if (!changesScores())
        return;
    auto& raw = terms.back();
    raw.symbol = "r(t,j)";
    raw.meaning = "the raw score: the sum of the line above";
    double score = raw.numbers.front();
    if (m_divisor != 1.0) {
        score /= m_divisor;
        append(terms, given("√K", "the square root of how many products were added", m_divisor),
            {m_cap > 0.0 ? "r(t,j) / √K" : "e(t,j)", "the scaled score", TermRule::Divided, {},
                {static_cast<float>(score)}});
    }
    if (m_cap > 0.0) {
        score = m_cap * std::tanh(score / m_cap);
        append(terms, given("c", "the cap of the scores (score_cap)", m_cap),
            {"e(t,j)", "the score, between −c and c", TermRule::Capped, {}, {static_cast<float>(score)}});
    }
}

} // namespace attentoscope
