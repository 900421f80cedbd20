// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <optional>
#include <vector>

namespace attentoscope::ui {

/// Which heads a person looks at: those that are chosen, all of one kind; one of them that is shown alone; and, while
/// somebody points at it, one that is only previewed.
class HeadChoice
{
public:
    void preview(std::optional<AttentionHead> head); ///< none: back to what is chosen
    void keep(AttentionHead head); ///< it alone; the only one that is chosen is let go
    void add(AttentionHead head); ///< or takes it away again; heads of another kind go
    void showAlone(AttentionHead head); ///< the others stay chosen; again: their mean
    void showMean(); ///< of all that are chosen; where none is, the model's own map
    void clear();
    void dropMissing(const std::vector<HeadMap>& heads); ///< keeps those that there are

    [[nodiscard]] const std::vector<AttentionHead>& chosen() const { return m_chosen; } ///< sorted
    [[nodiscard]] std::optional<AttentionHead> alone() const { return m_alone; }
    [[nodiscard]] bool isChosen(AttentionHead head) const;
    [[nodiscard]] bool isEmpty() const { return m_chosen.empty(); }
    [[nodiscard]] bool wantsOwnMap() const { return m_wantsOwnMap; } ///< the model's, though a head aligns best
    /// Of which heads the mean is shown; none: what is shown without a choice.
    [[nodiscard]] std::vector<AttentionHead> shown() const;

    bool operator==(const HeadChoice&) const = default;

private:
    std::vector<AttentionHead> m_chosen;
    std::optional<AttentionHead> m_alone;
    std::optional<AttentionHead> m_preview;
    bool m_wantsOwnMap = false;
};

} // namespace attentoscope::ui
