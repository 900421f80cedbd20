// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// The heads that the user looks at. The chosen heads are all of one kind. One of them may be shown alone. The head
/// under the pointer may be previewed.
class HeadChoice
{
public:
    void preview(std::optional<AttentionHead> head); ///< none: ends the preview
    void keep(AttentionHead head); ///< chooses only this head; if it was the only one, clears the choice
    /// Adds the head, or removes it if it is chosen. Removes heads of another kind.
    void add(AttentionHead head);
    void showAlone(AttentionHead head); ///< keeps the choice; a second call shows the mean again
    void showMean(); ///< shows the mean of all chosen heads; without a choice, the model's own map
    void clear();
    void dropMissing(const std::vector<HeadMap>& heads); ///< removes heads that the translation lacks

    [[nodiscard]] const std::vector<AttentionHead>& chosen() const { return m_chosen; } ///< the chosen heads, sorted
    [[nodiscard]] std::optional<AttentionHead> alone() const { return m_alone; }
    [[nodiscard]] bool isChosen(AttentionHead head) const;
    [[nodiscard]] bool isEmpty() const { return m_chosen.empty(); }
    /// Whether the user asked for the model's own map. It is then displayed instead of the best head.
    [[nodiscard]] bool wantsOwnMap() const { return m_wantsOwnMap; }
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
