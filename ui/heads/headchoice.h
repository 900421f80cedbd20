// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// The heads that the user looks at: the chosen ones, all of one kind; one of them that is shown alone; and one under
/// the pointer that is only previewed.
class HeadChoice
{
public:
    void preview(std::optional<AttentionHead> head); ///< none: back to the choice
    void keep(AttentionHead head); ///< chooses only this one; if it was the only choice, nothing is chosen
    void add(AttentionHead head); ///< or removes it; heads of another kind are no longer chosen
    void showAlone(AttentionHead head); ///< the others stay chosen; the second time: their mean
    void showMean(); ///< of all chosen heads; without a choice, the model's own map
    void clear();
    void dropMissing(const std::vector<HeadMap>& heads); ///< removes absent heads

    [[nodiscard]] const std::vector<AttentionHead>& chosen() const { return m_chosen; } ///< sorted
    [[nodiscard]] std::optional<AttentionHead> alone() const { return m_alone; }
    [[nodiscard]] bool isChosen(AttentionHead head) const;
    [[nodiscard]] bool isEmpty() const { return m_chosen.empty(); }
    [[nodiscard]] bool wantsOwnMap() const { return m_wantsOwnMap; } ///< even if a head aligns best
    /// The heads whose mean is displayed; empty: the default without a choice.
    [[nodiscard]] std::vector<AttentionHead> shown() const;

    bool operator==(const HeadChoice&) const = default;

private:
    std::vector<AttentionHead> m_chosen;
    std::optional<AttentionHead> m_alone;
    std::optional<AttentionHead> m_preview;
    bool m_wantsOwnMap = false;
};

} // namespace attentoscope::ui
