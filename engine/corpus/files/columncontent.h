// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstdint>
#include <span>
#include <string>

namespace attentoscope {

/// The contents of a column of a file. Only columns of sentences can be a side of a pair.
enum class ColumnContent : std::uint8_t {
    Sentences,
    Nothing,
    Numbers, ///< numbers and dates
    Addresses,
    FileNames,
    Identifiers,
    Codes, ///< a few short values that repeat
    Origins ///< author and licence of the sentence
};

/// Decides by the contents of at least nine values in ten. Empty values count only if most are empty.
ColumnContent contentOf(std::span<const std::string> values);

Message describe(ColumnContent content); ///< the end of a sentence that begins "it holds …"

enum class HeadingWord : std::uint8_t { None, Side, Other };

/// The kind of a heading. Side: usual above sentences ("source", "German", "fr"). Other: usual above other contents
/// ("score", "id", nothing).
HeadingWord headingWordOf(const std::string& field);

/// Whether the fields are headings: each is a heading word, and at least two are of kind Side.
bool isHeading(std::span<const std::string> fields);

} // namespace attentoscope
