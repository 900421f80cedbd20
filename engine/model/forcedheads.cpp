// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/forcedheads.h"

#include "engine/types/heads.h"

#include <map>
#include <ranges>

namespace attentoscope {

namespace {

using LayerOfHeads = std::pair<HeadKind, int>; // the layer is counted from one

/// The number of rows and columns of a head's map. A number is none if it depends on a target that is not known yet.
struct HeadMapSize
{
    std::optional<std::size_t> rows, columns;
};

HeadMapSize headMapSize(HeadKind kind, const SentenceLengths& lengths)
{
    switch (kind) {
    case HeadKind::Encoder:
        return {lengths.source, lengths.source};
    case HeadKind::Cross:
        return {lengths.target, lengths.source};
    case HeadKind::Decoder:
        return {lengths.target, lengths.target};
    }
    return {};
}

Result<void> checkForcedHead(const ModelConfiguration& model, const AttentionHead& head)
{
    if (hasHead(model, head))
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message(
            "There is no head {}.{} whose attention could be forced: the model has layers 1 to {} and heads 1 to {}.",
            head.layer, head.head, layerCount(model, head.kind), model.heads));
}

Result<void> checkForcedCell(const ForcedRow& row, const SentenceLengths& lengths)
{
    const auto [rows, columns] = headMapSize(row.head->kind, lengths);
    if (rows && row.position >= *rows)
        return failure(ErrorCode::InvalidSetting,
            Message("There is no row {} of {} to force: its map has {} rows, markers included. Choose one of "
                    "them.",
                row.position + 1, headText(*row.head), *rows));
    if (columns && row.column >= *columns)
        return failure(ErrorCode::InvalidSetting,
            Message("There is no column {} to force row {} of {} onto: its map has {} columns, markers included. "
                    "Choose one of them.",
                row.column + 1, row.position + 1, headText(*row.head), *columns));
    if (row.head->kind == HeadKind::Decoder && row.column > row.position)
        return failure(ErrorCode::InvalidSetting,
            Message("Row {} of {} cannot be forced onto column {}: the decoder reads that word only later. Choose a "
                    "column up to {}.",
                row.position + 1, headText(*row.head), row.column + 1, row.position + 1));
    return {};
}

Result<void> checkForcedRow(const TranslationModel& model, const ForcedRow& row, const SentenceLengths& lengths)
{
    if (model.configuration().model.architecture != Architecture::Transformer)
        return failure(ErrorCode::InvalidSetting,
            "There are no heads whose attention could be forced: only a Transformer has them. Force the row without "
            "naming a head, or open a run of a Transformer.");
    if (auto checked = checkForcedHead(model.configuration().model, *row.head); !checked)
        return checked;
    return checkForcedCell(row, lengths);
}

} // namespace

std::shared_ptr<MultiHeadAttentionImpl> attentionOfLayer(Seq2SeqImpl& network, HeadKind kind, int layer)
{
    auto& side = kind == HeadKind::Encoder ? static_cast<torch::nn::Module&>(network.encoder()) : network.decoder();
    const char* name = kind == HeadKind::Cross ? ".multihead_attn" : ".self_attn";
    const auto modules = side.named_modules();
    return std::dynamic_pointer_cast<MultiHeadAttentionImpl>(modules["layers." + std::to_string(layer - 1) + name]);
}

ForcedHeads::ForcedHeads(std::vector<Before> before) : m_before(std::move(before)) { }

Result<ForcedHeads> ForcedHeads::of(
    TranslationModel& model, const std::vector<ForcedRow>& rows, const SentenceLengths& lengths)
{
    std::map<LayerOfHeads, std::vector<ForcedCell>> layers;
    for (const auto& row : rows) {
        if (!row.head)
            continue;
        if (auto checked = checkForcedRow(model, row, lengths); !checked)
            return std::unexpected(checked.error());
        layers[{row.head->kind, row.head->layer}].push_back(
            {row.head->head - 1, static_cast<std::int64_t>(row.position), static_cast<std::int64_t>(row.column)});
    }
    std::vector<Before> before;
    for (auto& [layer, cells] : layers) {
        auto attention = attentionOfLayer(model.network(), layer.first, layer.second);
        auto all = attention->forced(); // a later cell overrides an earlier one in its row
        before.push_back({attention, all});
        all.insert(all.end(), cells.begin(), cells.end());
        attention->force(std::move(all));
    }
    return ForcedHeads(std::move(before));
}

ForcedHeads::~ForcedHeads()
{
    for (auto& [attention, cells] : std::views::reverse(m_before))
        attention->force(std::move(cells));
}

} // namespace attentoscope
