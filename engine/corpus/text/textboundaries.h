// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace attentoscope {

enum class BoundaryKind : std::uint8_t { Word, Character };

/// Boundaries of words, or of characters as people see them (grapheme clusters). They follow Unicode Standard Annex #29
/// as ICU implements it, root locale. For one thread at a time.
class TextBoundaries
{
public:
    explicit TextBoundaries(BoundaryKind kind); ///< throws std::runtime_error when ICU's data is missing
    ~TextBoundaries();
    TextBoundaries(TextBoundaries&&) noexcept;
    TextBoundaries& operator=(TextBoundaries&&) noexcept;

    /// Where each segment ends, in bytes; valid until the next call.
    const std::vector<std::size_t>& ends(std::string_view text);

private:
    struct Iterator;
    std::unique_ptr<Iterator> m_iterator;
    std::vector<std::size_t> m_ends;
};

} // namespace attentoscope
