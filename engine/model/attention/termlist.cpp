// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/attention/termlist.h"

namespace attentoscope {

std::vector<float> numbersOf(const torch::Tensor& tensor)
{
    const auto flat = tensor.detach().to(torch::kCPU, torch::kFloat32).flatten().contiguous();
    const auto* data = flat.data_ptr<float>();
    return {data, data + flat.numel()};
}

TermList::Index TermList::add(DissectionTerm term, const torch::Tensor& numbers)
{
    m_numbers.push_back(numbers.detach().flatten().cpu());
    term.numbers = numbersOf(m_numbers.back());
    m_terms.push_back(std::move(term));
    return m_terms.size() - 1;
}

TermList::Index TermList::given(std::string symbol, std::string meaning, const torch::Tensor& numbers)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Given, {}, {}}, numbers);
}

TermList::Index TermList::projected(std::string symbol, std::string meaning, const torch::Tensor& numbers, Index from)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Projected, {from}, {}}, numbers);
}

TermList::Index TermList::mapped(
    std::string symbol, std::string meaning, const torch::Tensor& numbers, Index from, const torch::Tensor& bias)
{
    if (!bias.defined())
        return projected(std::move(symbol), std::move(meaning), numbers, from);
    return shifted(std::move(symbol) + " + b", std::move(meaning), numbers, from);
}

TermList::Index TermList::shifted(std::string symbol, std::string meaning, const torch::Tensor& numbers, Index from)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Shifted, {from}, {}}, numbers);
}

TermList::Index TermList::sum(std::string symbol, Index first, Index second, std::string meaning)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Sum, {first, second}, {}},
        m_numbers[first] + m_numbers[second]);
}

TermList::Index TermList::product(std::string symbol, Index first, Index second)
{
    return add({std::move(symbol), "what each dimension adds to the score", TermRule::Product, {first, second}, {}},
        m_numbers[first] * m_numbers[second]);
}

TermList::Index TermList::tanh(std::string symbol, Index of)
{
    return add({std::move(symbol), "squeezed between −1 and 1", TermRule::Tanh, {of}, {}}, m_numbers[of].tanh());
}

TermList::Index TermList::total(std::string symbol, std::string meaning, std::vector<Index> of)
{
    auto sum = torch::zeros({}, m_numbers.front().options());
    for (const Index index : of)
        sum = sum + m_numbers[index].sum();
    return add({std::move(symbol), std::move(meaning), TermRule::Total, std::move(of), {}}, sum);
}

TermList::Index TermList::divided(std::string symbol, std::string meaning, Index first, Index divisor)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Divided, {first, divisor}, {}},
        m_numbers[first] / m_numbers[divisor]);
}

TermList::Index TermList::scaled(std::string symbol, std::string meaning, Index vector, Index factor)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Scaled, {vector, factor}, {}},
        m_numbers[vector] * m_numbers[factor]);
}

TermList::Index TermList::computed(
    std::string symbol, std::string meaning, const torch::Tensor& numbers, std::vector<Index> from)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Equation, std::move(from), {}}, numbers);
}

TermList::Index TermList::length(std::string symbol, std::string meaning, Index of)
{
    return add({std::move(symbol), std::move(meaning), TermRule::Length, {of}, {}}, m_numbers[of].norm());
}

TermList::Index TermList::bilinearScore(
    Index state, Index annotation, const torch::Tensor& key, const torch::Tensor& bias)
{
    const auto readable = mapped("W h(j)", "the annotation as the state can read it", key, annotation, bias);
    const auto parts = product(bias.defined() ? "s(t) ⊙ (W h(j) + b)" : "s(t) ⊙ W h(j)", state, readable);
    return total("e(t,j)", "the score: the sum of the line above", {parts});
}

TermList::Index TermList::additiveScore(Index query, Index key, const torch::Tensor& v)
{
    const auto inner = sum(m_terms[query].symbol + " + " + m_terms[key].symbol, query, key);
    const auto squeezed = tanh("tanh(" + m_terms[inner].symbol + ")", inner);
    const auto weights = given("v", "learned: how much each dimension counts", v);
    const auto parts = product("v ⊙ tanh(…)", weights, squeezed);
    return total("e(t,j)", "the score: the sum of the line above", {parts});
}

} // namespace attentoscope
