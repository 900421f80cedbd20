// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"

#include <torch/types.h>

namespace attentoscope {

/// The terms in the calculation of a score, in order. A kind supplies the numbers of the model. Terms that follow from
/// earlier ones are computed here.
class TermList
{
public:
    using Index = std::size_t;

    /// `numbers` is a vector or a single number.
    Index given(std::string symbol, std::string meaning, const torch::Tensor& numbers);
    Index projected(std::string symbol, std::string meaning, const torch::Tensor& numbers, Index from);
    /// A learned map of the term `from`. If `bias` is defined, " + b" is added to the symbol.
    Index mapped(
        std::string symbol, std::string meaning, const torch::Tensor& numbers, Index from, const torch::Tensor& bias);
    Index shifted(std::string symbol, std::string meaning, const torch::Tensor& numbers, Index from);
    Index sum(std::string symbol, Index first, Index second, std::string meaning = "number by number");
    Index product(std::string symbol, Index first, Index second);
    Index tanh(std::string symbol, Index of);
    Index total(std::string symbol, std::string meaning, std::vector<Index> of);
    Index divided(std::string symbol, std::string meaning, Index first, Index divisor);
    Index scaled(std::string symbol, std::string meaning, Index vector, Index factor);
    /// A term that the decoder's step computes from earlier terms. Its numbers are given.
    Index computed(std::string symbol, std::string meaning, const torch::Tensor& numbers, std::vector<Index> from);
    Index length(std::string symbol, std::string meaning, Index of);

    /// s(t) · (W h(j)) with the key W h(j), the last part of general scores. If `bias` is defined, the key includes it.
    Index bilinearScore(Index state, Index annotation, const torch::Tensor& key, const torch::Tensor& bias);
    /// v · tanh(query + key), the last part of all additive scores.
    Index additiveScore(Index query, Index key, const torch::Tensor& v);

    std::vector<DissectionTerm> take() { return std::move(m_terms); }

private:
    Index add(DissectionTerm term, const torch::Tensor& numbers);

    std::vector<DissectionTerm> m_terms;
    std::vector<torch::Tensor> m_numbers;
};

/// The numbers of a tensor in order, as float32.
std::vector<float> numbersOf(const torch::Tensor& tensor);

} // namespace attentoscope
