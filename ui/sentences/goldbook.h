// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/evaluation.h"
#include "engine/types/translation.h"

#include <memory>
#include <string>
#include <unordered_map>

namespace attentoscope::ui {

/// The gold links of sentence pairs, found by their words: displays of these pairs get outlines.
class GoldBook
{
public:
    void add(const Translation& aligned); ///< ignores translations without gold links
    void clear() { m_gold.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_gold.empty(); }
    /// Null: none for these words on both sides.
    [[nodiscard]] std::shared_ptr<const GoldAlignment> find(const Translation& translation) const;

private:
    std::unordered_map<std::string, std::shared_ptr<const GoldAlignment>> m_gold;
};

} // namespace attentoscope::ui
