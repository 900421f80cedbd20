// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace attentoscope {

enum class TranslationFormat : std::uint8_t { Text, Json };

/// Writes translations one after the other: each as a line of text, or as an element of one JSON array. Of a whole beam
/// it can write several: as lines "number of the sentence ||| translation ||| score over the length penalty", as Moses
/// does, or as the list "best" of the element. Translations of one text are written once.
class TranslationWriter
{
public:
    using Sink = std::function<void(std::string_view)>;

    TranslationWriter(TranslationFormat format, Sink sink, int best = 1);

    void add(const Translation& translation);
    void end(); ///< after the last one

private:
    TranslationFormat m_format;
    Sink m_sink;
    std::size_t m_best;
    std::size_t m_sentences = 0; ///< that were added
    bool m_isEmpty = true;
};

} // namespace attentoscope
