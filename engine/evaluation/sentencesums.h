// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// Adds up loss and BLEU over sentences that are measured one after the other.
class SentenceSums
{
public:
    void addForced(const Translation& forced); ///< the reference, sent through the model
    void addTexts(const std::string& translation, const std::string& reference);

    std::optional<double> loss() const; ///< nats per target token
    std::optional<double> bleu() const; ///< 0–100

private:
    double m_nats = 0.0;
    std::size_t m_tokens = 0;
    std::vector<std::string> m_translations, m_references;
};

} // namespace attentoscope
