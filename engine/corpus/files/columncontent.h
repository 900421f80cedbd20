// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <span>
#include <string>

namespace attentoscope {

/// The contents of a column of a file. Only sentences can be one side of a pair.
enum class ColumnContent : std::uint8_t {
    Sentences,
    Nothing,
    Numbers, ///< and dates
    Addresses,
    FileNames,
    Identifiers,
    Codes, ///< the same few, again and again
    Origins ///< who wrote the sentence, and its licence
};

/// Nine of ten values decide. Empty values count only if most are empty.
ColumnContent contentOf(std::span<const std::string> values);

Message describe(ColumnContent content); ///< ends a sentence "it holds …"

enum class HeadingWord : std::uint8_t { None, Side, Other };

/// The kind of a heading: Side is usual above sentences ("source", "German", "fr"), Other above other contents
/// ("score", "id", nothing).
HeadingWord headingWordOf(const std::string& field);

/// Whether the fields are the headings of columns: each is such a word, and two or more are of sides.
bool isHeading(std::span<const std::string> fields);

} // namespace attentoscope
