// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headtranslation.h"

#include "engine/types/alignmentreading.h"
#include "ui/plots/attention/wholewords.h"

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// Replaces the words of source and target by those of one side, for maps within that side.
void showOwnWords(const Translation& translation, HeadKind kind, Translation& shown)
{
    shown.source = columnTokens(translation, kind);
    shown.target = rowTokens(translation, kind);
    if (kind == HeadKind::Encoder) {
        shown.probabilities.clear();
        shown.score = 0.0;
        shown.text = textOf(translation.source).toStdString();
    }
    shown.choices.clear();
    shown.beam.reset();
    shown.gold.reset();
}

/// Fills in the choices of the rows for the only displayed head.
void markForced(const Translation& translation, AttentionHead head, std::vector<WordChoice>& choices, std::size_t rows)
{
    for (const ForcedRow& row : translation.forcedHeads) {
        if (row.head != head || row.position >= rows)
            continue;
        choices.resize(rows);
        choices[row.position].forcedColumn = row.column;
    }
}

} // namespace

std::vector<Token> readTokens(const Translation& translation)
{
    std::vector<Token> read{{.text = "<sos>", .special = true}};
    if (!translation.target.empty())
        read.insert(read.end(), translation.target.begin(), translation.target.end() - 1);
    return read;
}

std::vector<Token> rowTokens(const Translation& translation, HeadKind kind)
{
    return kind == HeadKind::Encoder ? translation.source : translation.target;
}

std::vector<Token> columnTokens(const Translation& translation, HeadKind kind)
{
    return kind == HeadKind::Decoder ? readTokens(translation) : translation.source;
}

const HeadMap* findHead(const Translation& translation, AttentionHead head)
{
    const auto found = std::ranges::find(translation.heads, head, &HeadMap::id);
    return found == translation.heads.end() ? nullptr : &*found;
}

Translation withHeads(const Translation& translation, std::span<const AttentionHead> heads)
{
    Translation shown = translation;
    if (heads.empty())
        return shown;
    const HeadKind kind = heads.front().kind;
    shown.attention = meanOf(translation, heads);
    if (kind != HeadKind::Cross)
        showOwnWords(translation, kind, shown);
    if (heads.size() == 1)
        markForced(translation, heads.front(), shown.choices, shown.target.size());
    return shown;
}

StrongestColumn strongestColumn(const AttentionMap& map)
{
    StrongestColumn strongest;
    if (map.isEmpty())
        return strongest;
    for (std::size_t column = 0; column < map.columns; ++column) {
        double sum = 0.0;
        for (std::size_t row = 0; row < map.rows; ++row)
            sum += static_cast<double>(map.at(row, column));
        const double share = sum / static_cast<double>(map.rows);
        if (share > strongest.share)
            strongest = {static_cast<int>(column), share};
    }
    return strongest;
}

} // namespace attentoscope::ui
