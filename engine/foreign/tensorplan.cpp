// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/tensorplan.h"

#include "engine/corpus/tokens/vocabulary.h"
#include "engine/foreign/foreignfile.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

TensorPart constantRow(std::int64_t width, float value)
{
    return {.rows = 1, .numbers = std::make_shared<std::vector<float>>(static_cast<std::size_t>(width), value)};
}

/// Adds a row of a table. Consecutive rows become one part.
void appendRow(std::vector<TensorPart>& parts, const TensorPlace& table, std::int64_t row)
{
    auto* last = parts.empty() ? nullptr : &parts.back();
    if (last && last->stored && last->first + last->rows == row)
        ++last->rows;
    else
        parts.push_back({.stored = &table, .first = row, .rows = 1});
}

std::vector<std::int64_t> shapeOf(std::int64_t rows, std::int64_t width)
{
    return width > 0 ? std::vector{rows, width} : std::vector{rows};
}

/// Whether the id occurs twice. Two of our special tokens may be one word of a foreign model, whose start mark is often
/// its padding or its end mark. Other words occur once.
bool isRepeated(const std::vector<std::int32_t>& order, std::size_t id)
{
    return id < Vocabulary::firstWord
        && std::find(order.begin() + static_cast<std::ptrdiff_t>(id) + 1, order.end(), order[id]) != order.end();
}

} // namespace

const TensorPlace& TensorPlan::take(const std::string& theirs, const std::vector<std::int64_t>& shape)
{
    const auto* place = m_weights.find(theirs);
    if (!place)
        refuseForeign(m_weights.path(), Message("lacks the tensor \"{}\" {}", theirs, shownShape(shape)));
    m_used.insert(theirs);
    if (!isWeightType(place->type))
        refuseArithmetic(m_weights.path(),
            Message("holds the tensor \"{}\" as {} instead of F32, F16 or BF16: it is quantised", theirs,
                nameOf(place->type)));
    if (place->shape != shape)
        refuseForeign(m_weights.path(),
            Message("holds the tensor \"{}\" with the sizes {} instead of {}", theirs, shownShape(place->shape),
                shownShape(shape)));
    return *place;
}

void TensorPlan::stack(const std::string& ours, std::int64_t width, std::initializer_list<Rows> theirs)
{
    ForeignTensor tensor{ours, {}, {}};
    std::int64_t sum = 0;
    for (const auto& [name, rows] : theirs) {
        tensor.parts.push_back({.stored = &take(name, shapeOf(rows, width)), .rows = rows});
        sum += rows;
    }
    tensor.shape = shapeOf(sum, width);
    m_tensors.push_back(std::move(tensor));
}

void TensorPlan::order(
    const std::string& ours, const TensorPlace& table, std::int64_t width, const std::vector<std::int32_t>& order)
{
    ForeignTensor tensor{ours, shapeOf(static_cast<std::int64_t>(order.size()), width), {}};
    for (const auto row : order)
        if (row >= 0)
            appendRow(tensor.parts, table, row);
        else
            tensor.parts.push_back(constantRow(width, 0.0F));
    m_tensors.push_back(std::move(tensor));
}

void TensorPlan::orderBias(const std::string& ours, const TensorPlace* stored, const std::vector<std::int32_t>& order,
    const std::set<std::int32_t>& forbidden)
{
    ForeignTensor tensor{ours, {static_cast<std::int64_t>(order.size())}, {}};
    for (std::size_t id = 0; id < order.size(); ++id)
        if (order[id] < 0 || forbidden.contains(static_cast<std::int32_t>(id)) || isRepeated(order, id))
            tensor.parts.push_back(constantRow(1, neverChosen));
        else if (stored)
            appendRow(tensor.parts, *stored, order[id]);
        else
            tensor.parts.push_back(constantRow(1, 0.0F));
    m_tensors.push_back(std::move(tensor));
}

void TensorPlan::compute(
    const std::string& ours, std::vector<std::int64_t> shape, std::shared_ptr<const std::vector<float>> numbers)
{
    const auto rows = shape.front();
    m_tensors.push_back({ours, std::move(shape), {{.rows = rows, .numbers = std::move(numbers)}}});
}

void TensorPlan::copyRows(const std::string& ours, const TensorPlace& table, std::int64_t rows)
{
    m_tensors.push_back({ours, {rows, table.shape.at(1)}, {{.stored = &table, .rows = rows}}});
}

std::vector<std::string> TensorPlan::unused() const
{
    std::vector<std::string> names;
    for (const auto& [name, index] : m_weights.names())
        if (!m_used.contains(name))
            names.push_back(name);
    return names;
}

std::shared_ptr<const std::vector<float>> waves(
    std::int64_t positions, std::int64_t size, double divisor, std::int64_t first)
{
    const auto half = size / 2;
    auto numbers = std::make_shared<std::vector<float>>(static_cast<std::size_t>(positions * size));
    for (std::int64_t row = 0; row < positions; ++row)
        for (std::int64_t wave = 0; wave < half; ++wave) {
            const double angle =
                static_cast<double>(first + row) * std::pow(10'000.0, -static_cast<double>(wave) / divisor);
            const auto at = static_cast<std::size_t>(row * size + wave);
            (*numbers)[at] = static_cast<float>(std::sin(angle));
            (*numbers)[at + static_cast<std::size_t>(half)] = static_cast<float>(std::cos(angle));
        }
    return numbers;
}

} // namespace attentoscope
