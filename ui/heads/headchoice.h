// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// The heads that the user looks at: the chosen ones, which are of one kind; one of them that is shown alone; and one
/// under the pointer, which is only previewed.
class HeadChoice
{
public:
    void preview(std::optional<AttentionHead> head); ///< none ends the preview
    void keep(AttentionHead head); ///< chooses only this one; if it was the only choice, nothing is chosen
    /// Adds it, or removes it if it is chosen; heads of another kind are no longer chosen.
    void add(AttentionHead head);
    void showAlone(AttentionHead head); ///< the others stay chosen; called again, it shows their mean
    void showMean(); ///< shows the mean of all chosen heads; without a choice, the model's own map
    void clear();
    void dropMissing(const std::vector<HeadMap>& heads); ///< removes heads that the translation lacks

    [[nodiscard]] const std::vector<AttentionHead>& chosen() const { return m_chosen; } ///< the chosen heads, sorted
    [[nodiscard]] std::optional<AttentionHead> alone() const { return m_alone; }
    [[nodiscard]] bool isChosen(AttentionHead head) const;
    [[nodiscard]] bool isEmpty() const { return m_chosen.empty(); }
    [[nodiscard]] bool wantsOwnMap() const { return m_wantsOwnMap; } ///< if so, the best head is not shown by default
    /// The heads whose mean is displayed. Empty if there is no choice.
    [[nodiscard]] std::vector<AttentionHead> shown() const;

    bool operator==(const HeadChoice&) const = default;

private:
    std::vector<AttentionHead> m_chosen;
    std::optional<AttentionHead> m_alone;
    std::optional<AttentionHead> m_preview;
    bool m_wantsOwnMap = false;
};

} // namespace attentoscope::ui
