// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace attentoscope {

/// Knows which words have no space before or after them in text. learnSpacing() learns this from a corpus.
class Spacing
{
public:
    enum class Attachment : std::uint8_t { None, Before, After, Both };

    Spacing() = default;
    explicit Spacing(std::vector<Attachment> attachments); ///< indexed by word id

    /// Whether the token `next` is written directly after `previous`.
    bool attaches(std::int32_t previous, std::int32_t next) const;
    const std::vector<Attachment>& attachments() const { return m_attachments; }

private:
    std::vector<Attachment> m_attachments;
};

} // namespace attentoscope
