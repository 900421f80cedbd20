// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/wordrows.h"

#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>

namespace attentoscope {

void copyRows(
    const torch::Tensor& from, std::int64_t first, const torch::Tensor& to, std::int64_t place, std::int64_t count)
{
    const auto row = static_cast<std::size_t>(to.numel() / std::max<std::int64_t>(1, to.size(0)) * to.element_size());
    const auto* source = static_cast<const std::byte*>(from.data_ptr()) + static_cast<std::size_t>(first) * row;
    std::copy_n(source, static_cast<std::size_t>(count) * row,
        static_cast<std::byte*>(to.data_ptr()) + static_cast<std::size_t>(place) * row);
}

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

enum class MoveTo : std::uint8_t { Rows, Places };

/// The indices of all words' rows, in the matrix or in (B · T, …).
torch::Tensor rowNumbers(const SentenceRows& rows, std::int64_t steps, MoveTo side)
{
    std::vector<std::int64_t> numbers;
    for (std::int64_t sentence = 0; sentence < rows.sentences(); ++sentence) {
        const auto [first, count] = rows.spans[static_cast<std::size_t>(sentence)];
        for (std::int64_t word = 0; word < count; ++word)
            numbers.push_back((side == MoveTo::Rows ? first : sentence * steps) + word);
    }
    return torch::tensor(numbers, torch::kInt64);
}

/// Copies each sentence's words from rows of one tensor to rows of the other. Both must be dense.
torch::Tensor moved(const torch::Tensor& from, const SentenceRows& rows, std::int64_t steps, MoveTo side)
{
    const bool isTaken = side == MoveTo::Rows;
    const auto dense = from.contiguous();
    auto sizes = isTaken ? dense.sizes().slice(1).vec() : dense.sizes().vec();
    sizes.front() = isTaken ? rows.rows : rows.sentences() * steps;
    auto to = torch::zeros(sizes, dense.options().requires_grad(false));
    if (!dense.is_cpu()) {
        const auto places = rowNumbers(rows, steps, isTaken ? MoveTo::Places : MoveTo::Rows).to(dense.device());
        to.index_copy_(0, rowNumbers(rows, steps, side).to(dense.device()),
            (isTaken ? dense.flatten(0, 1) : dense).index_select(0, places));
    }
    for (std::int64_t sentence = 0; dense.is_cpu() && sentence < rows.sentences(); ++sentence) {
        const auto [first, count] = rows.spans[static_cast<std::size_t>(sentence)];
        const std::int64_t place = sentence * steps;
        copyRows(dense, isTaken ? place : first, to, isTaken ? first : place, count);
    }
    return isTaken ? to : to.unflatten(0, {rows.sentences(), steps});
}

/// The constants of the forward and the backward pass.
struct Move : torch::CustomClassHolder
{
    Move(SentenceRows ownRows, std::int64_t ownSteps, MoveTo to) : rows(std::move(ownRows)), steps(ownSteps), side(to)
    {
    }

    SentenceRows rows;
    std::int64_t steps;
    MoveTo side;
};

class MoveNode : public torch::autograd::Function<MoveNode>
{
public:
    static torch::Tensor forward(
        AutogradContext* context, const torch::Tensor& from, const c10::intrusive_ptr<Move>& move)
    {
        context->saved_data["move"] = c10::IValue::make_capsule(move);
        return moved(from, move->rows, move->steps, move->side);
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto move = c10::static_intrusive_pointer_cast<Move>(context->saved_data["move"].toCapsule());
        const auto back = move->side == MoveTo::Rows ? MoveTo::Places : MoveTo::Rows;
        return {moved(gradients[0], move->rows, move->steps, back), {}};
    }
};

} // namespace

WordRows WordRows::all(std::int64_t sentences, std::int64_t steps)
{
    WordRows result;
    result.m_steps = steps;
    result.m_rows = SentenceRows::padded(torch::full({sentences}, steps, torch::kInt64), steps);
    return result;
}

WordRows WordRows::of(const torch::Tensor& lengths, std::int64_t steps)
{
    WordRows result;
    result.m_steps = steps;
    result.m_rows = SentenceRows::packed(lengths);
    return result.hasPadding() ? result : all(lengths.size(0), steps);
}

WordRows WordRows::at(const std::vector<std::int64_t>& first, std::int64_t steps, std::int64_t rows)
{
    WordRows result;
    result.m_steps = steps;
    result.m_rows.rows = rows;
    result.m_rows.longest = steps;
    for (const std::int64_t row : first)
        result.m_rows.spans.push_back({row, steps});
    return result;
}

WordRows WordRows::selected(const torch::Tensor& sentences) const
{
    WordRows result;
    result.m_steps = m_steps;
    result.m_rows.rows = m_rows.rows;
    result.m_rows.longest = m_rows.longest;
    const auto* numbers = sentences.data_ptr<std::int64_t>();
    for (std::int64_t index = 0; index < sentences.size(0); ++index)
        result.m_rows.spans.push_back(m_rows.spans[static_cast<std::size_t>(numbers[index])]);
    return result;
}

bool WordRows::hasPadding() const
{
    return std::ranges::any_of(m_rows.spans, [this](const auto& span) { return span.count < m_steps; });
}

bool WordRows::isWhole() const
{
    for (std::int64_t sentence = 0; sentence < sentences(); ++sentence)
        if (const auto& span = m_rows.spans[static_cast<std::size_t>(sentence)];
            span.first != sentence * m_steps || span.count != m_steps)
            return false;
    return m_rows.rows == sentences() * m_steps;
}

torch::Tensor WordRows::lengths() const
{
    auto lengths = torch::empty({sentences()}, torch::kInt64);
    std::ranges::transform(m_rows.spans, lengths.data_ptr<std::int64_t>(), &SentenceRows::Span::count);
    return lengths;
}

torch::Tensor WordRows::taken(const torch::Tensor& tensor) const
{
    if (isWhole())
        return tensor.flatten(0, 1);
    return MoveNode::apply(tensor, c10::make_intrusive<Move>(m_rows, m_steps, MoveTo::Rows));
}

torch::Tensor WordRows::placed(const torch::Tensor& matrix) const
{
    if (isWhole())
        return matrix.unflatten(0, {sentences(), m_steps});
    return MoveNode::apply(matrix, c10::make_intrusive<Move>(m_rows, m_steps, MoveTo::Places));
}

} // namespace attentoscope
