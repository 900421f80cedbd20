// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"
#include "tests/support/testprogram.h"

/// Computes the contents of a dissection again, from the numbers beside them and without the engine.
namespace attentoscope::tests {

/// The numbers that a term must have by its rule. Empty if they come from the model.
inline std::vector<double> followed(const std::vector<DissectionTerm>& terms, const DissectionTerm& term)
{
    if (term.rule == TermRule::Given || term.rule == TermRule::Projected || term.rule == TermRule::Shifted
        || term.rule == TermRule::Equation)
        return {};
    const auto& first = terms[term.operands[0]].numbers;
    std::vector<double> result(first.begin(), first.end());
    if (term.rule == TermRule::Total) {
        double total = 0.0;
        for (const auto operand : term.operands)
            for (const float number : terms[operand].numbers)
                total += number;
        return {total};
    }
    if (term.rule == TermRule::Length) {
        double squares = 0.0;
        for (const float number : first)
            squares += static_cast<double>(number) * static_cast<double>(number);
        return {std::sqrt(squares)};
    }
    if (term.rule == TermRule::Scaled) {
        for (double& number : result)
            number *= terms[term.operands[1]].numbers.at(0);
        return result;
    }
    if (term.rule == TermRule::Divided || term.rule == TermRule::Capped) {
        const double by = terms[term.operands[1]].numbers.at(0);
        for (double& number : result)
            number = term.rule == TermRule::Divided ? number / by : by * std::tanh(number / by);
        return result;
    }
    for (std::size_t index = 0; index < result.size(); ++index) {
        if (term.rule == TermRule::Tanh)
            result[index] = std::tanh(result[index]);
        else if (term.rule == TermRule::Sum)
            result[index] += terms[term.operands[1]].numbers.at(index);
        else
            result[index] *= terms[term.operands[1]].numbers.at(index);
    }
    return result;
}

/// Describes the first number that differs; empty if all agree. Long sums are in float32.
inline QString difference(
    const std::vector<float>& shown, const std::vector<double>& expected, const char* what, double tolerance = 5e-6)
{
    if (shown.size() != expected.size())
        return QStringLiteral("%1: %2 numbers, not %3")
            .arg(QString::fromUtf8(what))
            .arg(shown.size())
            .arg(expected.size());
    for (std::size_t index = 0; index < shown.size(); ++index)
        if (shown[index] != expected[index] // equal infinities have no difference
            && !(std::abs(shown[index] - expected[index]) < tolerance * std::max(1.0, std::abs(expected[index]))))
            return QStringLiteral("%1 %2: %3, not %4")
                .arg(QString::fromUtf8(what))
                .arg(index)
                .arg(shown[index])
                .arg(expected[index]);
    return {};
}

inline std::vector<double> softmaxOf(const std::vector<float>& scores)
{
    const double largest = *std::ranges::max_element(scores);
    std::vector<double> result;
    for (const float score : scores)
        result.push_back(std::exp(static_cast<double>(score) - largest));
    const double total = std::accumulate(result.begin(), result.end(), 0.0);
    for (double& weight : result)
        weight /= total;
    return result;
}

inline std::vector<double> weightedSum(const Dissection& dissection)
{
    std::vector<double> sum(dissection.context.size());
    for (std::size_t word = 0; word < dissection.annotations.size(); ++word)
        for (std::size_t index = 0; index < sum.size(); ++index)
            sum[index] +=
                static_cast<double>(dissection.arithmetic.weights[word]) * dissection.annotations[word].at(index);
    return sum;
}

inline QString faultOfRow(const Dissection& dissection)
{
    const auto& row = dissection.arithmetic;
    if (auto fault = difference(row.softmax, softmaxOf(row.scores), "softmax"); !fault.isEmpty())
        return fault;
    std::vector<double> weights(
        row.softmax.begin(), row.softmax.begin() + static_cast<std::ptrdiff_t>(row.weights.size()));
    for (std::size_t index = 0; index < row.bell.size(); ++index)
        weights[index] *= row.bell[index];
    if (auto fault = difference(row.weights, weights, "weight"); !fault.isEmpty())
        return fault;
    return difference(dissection.context, weightedSum(dissection), "context");
}

/// Describes the first number of a dissection that does not follow from the numbers beside it; empty if all do.
inline QString faultOf(const Dissection& dissection)
{
    auto terms = dissection.terms;
    terms.insert(terms.end(), dissection.outputTerms.begin(), dissection.outputTerms.end());
    for (const auto& term : terms)
        if (const auto expected = followed(terms, term); !expected.empty())
            if (auto fault = difference(term.numbers, expected, term.symbol.c_str()); !fault.isEmpty())
                return fault;
    const double score = dissection.terms.back().numbers.at(0);
    const double inRow = dissection.arithmetic.scores.at(dissection.column);
    if (!std::isinf(inRow) && !(std::abs(score - inRow) < 5e-6 * std::max(1.0, std::abs(score))))
        return QStringLiteral("the score is %1, in its row %2").arg(score).arg(inRow);
    return faultOfRow(dissection);
}

} // namespace attentoscope::tests
