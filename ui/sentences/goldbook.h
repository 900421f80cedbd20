// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/drawnlinks.h"
#include "engine/types/evaluation.h"
#include "engine/types/translation.h"

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace attentoscope::ui {

/// The gold or statistical links of sentence pairs. They are found by the words of a pair, so that every view of the
/// pair can outline them.
class GoldBook
{
public:
    /// Whether drawn links are in force. A gold file that a person names counts alone.
    enum class Drawn : std::uint8_t { Count, Ignored };

    void add(const Translation& aligned); ///< ignores translations without links, and those drawn; gold counts
    void clear() { m_gold.clear(); } ///< what was drawn stays
    void use(Drawn drawn) { m_use = drawn; }
    [[nodiscard]] bool usesDrawn() const { return m_use == Drawn::Count; }
    [[nodiscard]] bool hasDrawn() const { return !m_drawn.empty(); } ///< also what was taken away
    [[nodiscard]] bool isEmpty() const { return m_gold.empty() && m_drawn.empty(); }
    /// Returns null if there are no links for exactly these words of source and target. What was drawn comes first.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> find(const Translation& translation) const;
    /// The links to outline: what was drawn, else the gold links that the translation brings, else those that are
    /// known. A translation may bring links that were drawn once and have changed since; they do not count.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> linksOf(const Translation& translation) const;

    /// What a person has drawn for a pair of the data. Without links nothing is drawn any more.
    void draw(const LinksDrawing& drawing);
    [[nodiscard]] std::shared_ptr<const GoldAlignment> drawn(const SentencePair& text) const; ///< null: nothing
    [[nodiscard]] bool knowsOwn(const SentencePair& text) const { return m_gold.contains(keyOf(text)); } ///< not drawn
    void forgetDrawn() { m_drawn.clear(); } ///< other data are loaded

    /// Whether the translation has the words of a pair, however they are cut and written. Otherwise links that count
    /// the words of one are wrong for the other.
    static bool areWordsOf(const SentencePair& text, const Translation& translation);

private:
    struct DrawnPair
    {
        std::shared_ptr<const GoldAlignment> links; ///< null: they were taken away
        std::vector<std::vector<AlignmentLink>> versions; ///< all that they have been

        [[nodiscard]] bool had(const GoldAlignment& gold) const;
    };

    static std::string keyOf(const SentencePair& text);
    const DrawnPair* drawnPair(const std::string& key) const; ///< null: never drawn in

    /// Both by the words alone, however they are written and cut.
    std::unordered_map<std::string, std::shared_ptr<const GoldAlignment>> m_gold;
    std::unordered_map<std::string, DrawnPair> m_drawn;
    Drawn m_use = Drawn::Count;
};

} // namespace attentoscope::ui
