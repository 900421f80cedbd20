// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/headrows.h"

#include <algorithm>

namespace attentoscope {

void HeadRows::setEncoder(const std::vector<torch::Tensor>& layers, std::int64_t sentence)
{
    for (std::size_t row = 0; row < m_columns; ++row)
        appendRows(m_encoder, HeadKind::Encoder, layers, sentence, static_cast<std::int64_t>(row), m_columns);
}

void HeadRows::append(const DecoderHeads& heads, std::int64_t sentence, std::int64_t step)
{
    ++m_rows;
    appendRows(m_cross, HeadKind::Cross, heads.cross, sentence, step, m_columns);
    appendRows(m_decoder, HeadKind::Decoder, heads.own, sentence, step, m_rows);
}

void HeadRows::appendRows(std::vector<Head>& heads, HeadKind kind, const std::vector<torch::Tensor>& layers,
    std::int64_t sentence, std::int64_t step, std::size_t columns)
{
    std::size_t place = 0;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        const auto rows = layers[layer][sentence].select(1, step).to(torch::kFloat32).contiguous(); // (H, columns, …)
        for (std::int64_t head = 0; head < rows.size(0); ++head, ++place) {
            if (place == heads.size())
                heads.push_back({{kind, static_cast<int>(layer) + 1, static_cast<int>(head) + 1}, {}});
            const auto* first = rows.data_ptr<float>() + head * rows.size(1);
            auto& weights = heads[place].weights;
            weights.insert(weights.end(), first, first + columns);
        }
    }
}

AttentionMap HeadRows::map(const Head& head) const
{
    if (head.id.kind != HeadKind::Decoder)
        return {m_columns == 0 ? 0 : head.weights.size() / m_columns, m_columns,
            std::make_shared<const std::vector<float>>(head.weights), {}, 0.0f};
    std::vector<float> square(m_rows * m_rows);
    auto from = head.weights.begin();
    for (std::size_t row = 0; row < m_rows; ++row) {
        const auto next = from + static_cast<std::ptrdiff_t>(row) + 1;
        std::copy(from, next, square.begin() + static_cast<std::ptrdiff_t>(row * m_rows));
        from = next;
    }
    return {m_rows, m_rows, std::make_shared<const std::vector<float>>(std::move(square)), {}, 0.0f};
}

std::vector<HeadMap> HeadRows::maps() const
{
    std::vector<HeadMap> maps;
    for (const auto* heads : {&m_encoder, &m_cross, &m_decoder})
        for (const auto& head : *heads)
            maps.push_back({head.id, map(head)});
    return maps;
}

} // namespace attentoscope
