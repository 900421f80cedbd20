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
    void clear() { m_gold.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_gold.empty(); }
    /// Returns null if there are no links for exactly these words of source and target.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> find(const Translation& translation) const;

private:
    std::unordered_map<std::string, std::shared_ptr<const GoldAlignment>> m_gold;
};

} // namespace attentoscope::ui
