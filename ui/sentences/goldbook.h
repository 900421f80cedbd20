// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/evaluation.h"
#include "engine/types/translation.h"

#include <memory>
#include <string>
#include <unordered_map>

namespace attentoscope::ui {

/// The gold or statistical links of sentence pairs. They are found by the words of a pair, so that every view of the
/// pair can outline them.
class GoldBook
{
public:
    void add(const Translation& aligned); ///< ignores translations without links; gold counts
    void clear() { m_gold.clear(); } ///< what was drawn stays
    [[nodiscard]] bool isEmpty() const { return m_gold.empty() && m_drawn.empty(); }
    /// Returns null if there are no links for exactly these words of source and target. What was drawn comes first.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> find(const Translation& translation) const;
    /// The links to outline: what was drawn, else the gold links that the translation brings, else those that are
    /// known.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> linksOf(const Translation& translation) const;

    /// What a person has drawn for a pair of the data. Null: nothing any more, and its other links count.
    void draw(const SentencePair& text, std::shared_ptr<const GoldAlignment> links);
    /// Nothing is drawn for the pair any more, and it has no other gold links: those that are known were drawn earlier.
    void takeAway(const SentencePair& text) { m_drawn[keyOf(text)] = nullptr; }
    [[nodiscard]] std::shared_ptr<const GoldAlignment> drawn(const SentencePair& text) const; ///< null: nothing
    void forgetDrawn() { m_drawn.clear(); } ///< other data are loaded

private:
    static std::string keyOf(const SentencePair& text);

    std::unordered_map<std::string, std::shared_ptr<const GoldAlignment>> m_gold;
    /// By the words alone, however they are written and cut. Null: see takeAway().
    std::unordered_map<std::string, std::shared_ptr<const GoldAlignment>> m_drawn;
};

} // namespace attentoscope::ui
