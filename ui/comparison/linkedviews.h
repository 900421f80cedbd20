// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/comparison/tokenmatch.h"
#include "ui/plots/attention/attentioncontent.h"

#include <QObject>

#include <optional>

namespace attentoscope::ui {

class AttentionView;
class DifferenceView;

/// Whatever cell or word is pointed at, pinned or selected in one of the two views of a sentence is so in the other,
/// and in their difference; so is how they are drawn.
class LinkedViews : public QObject
{
    Q_OBJECT

public:
    LinkedViews(AttentionView& first, AttentionView& second, DifferenceView& difference, QObject* parent);

    /// Which word of one is which of the other, from now on.
    void setMatches(const TokenMatch& source, const TokenMatch& target);
    /// Both weights and what they differ by, for the cell that is pointed at or pinned; empty: none is.
    [[nodiscard]] QString reading() const;

signals:
    void readingChanged();

private:
    enum class Which : std::uint8_t { First, Second };
    void link(AttentionView& view, AttentionView& other, Which which);
    void light(AttentionView& other, Which from, std::optional<Cell> cell, std::optional<Word> word);
    [[nodiscard]] std::optional<int> across(Which from, Side side, int token) const;
    [[nodiscard]] std::optional<Cell> across(Which from, Cell cell) const;
    [[nodiscard]] WordSelection across(Which from, const WordSelection& selection) const;
    void showDifferenceCell();

    AttentionView& m_first;
    AttentionView& m_second;
    DifferenceView& m_difference;
    TokenMatch m_source;
    TokenMatch m_target;
    bool m_isLinking = false; ///< one of the two follows the other at the moment
};

} // namespace attentoscope::ui
