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

/// The gold or statistical links of sentence pairs. They are found by the words of a pair, so every view of the pair
/// can outline them.
class GoldBook
{
public:
    /// Whether drawn links are used. If a person chose a gold file, only that file is used.
    enum class Drawn : std::uint8_t { Count, Ignored };

    /// Ignores translations without links or with drawn links; gold links replace statistical ones.
    void add(const Translation& aligned);
    void clear() { m_gold.clear(); } ///< drawn links stay
    void use(Drawn drawn) { m_use = drawn; }
    [[nodiscard]] bool usesDrawn() const { return m_use == Drawn::Count; }
    /// True even if all drawn links were removed again.
    [[nodiscard]] bool hasDrawn() const { return !m_drawn.empty(); }
    [[nodiscard]] bool isEmpty() const { return m_gold.empty() && m_drawn.empty(); }
    /// Returns the links for exactly these words of source and target, or null. Drawn links come first.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> find(const Translation& translation) const;
    /// The links to outline. Drawn links come first, then the translation's own links, then the known ones. Links of
    /// the translation are ignored if a person drew them and has changed them since.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> linksOf(const Translation& translation) const;

    /// Takes the links that a person has drawn for a pair of the data. Empty links remove the drawing.
    void draw(const LinksDrawing& drawing);
    [[nodiscard]] std::shared_ptr<const GoldAlignment> drawn(const SentencePair& text) const; ///< null: none are drawn
    /// Whether links are known that nobody has drawn.
    [[nodiscard]] bool knowsOwn(const SentencePair& text) const { return m_gold.contains(keyOf(text)); }
    void forgetDrawn() { m_drawn.clear(); } ///< called when other data is loaded

    /// Whether the translation has the words of a pair, whatever the spelling and the pieces. If not, links of the pair
    /// do not fit the translation.
    static bool areWordsOf(const SentencePair& text, const Translation& translation);

private:
    struct DrawnPair
    {
        std::shared_ptr<const GoldAlignment> links; ///< null: the drawing was removed
        std::vector<std::vector<AlignmentLink>> versions; ///< all links that were ever drawn

        [[nodiscard]] bool had(const GoldAlignment& gold) const;
    };

    static std::string keyOf(const SentencePair& text);
    const DrawnPair* drawnPair(const std::string& key) const; ///< null: nothing was ever drawn

    /// The keys of both are the words alone, without differences of spelling and pieces.
    std::unordered_map<std::string, std::shared_ptr<const GoldAlignment>> m_gold;
    std::unordered_map<std::string, DrawnPair> m_drawn;
    Drawn m_use = Drawn::Count;
};

} // namespace attentoscope::ui
