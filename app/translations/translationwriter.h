// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace attentoscope {

enum class TranslationFormat : std::uint8_t { Text, Json };

/// Writes translations one after the other: each as a line of text, or as an element of one JSON array.
class TranslationWriter
{
public:
    using Sink = std::function<void(std::string_view)>;

    TranslationWriter(TranslationFormat format, Sink sink);

    void add(const Translation& translation);
    void end(); ///< after the last one

private:
    TranslationFormat m_format;
    Sink m_sink;
    bool m_isEmpty = true;
};

} // namespace attentoscope
