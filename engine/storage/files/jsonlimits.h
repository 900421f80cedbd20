// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/message.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace attentoscope {

/// How much a JSON text may hold. A text that was made to use up memory or stack is refused before it is parsed.
struct JsonLimits
{
    std::size_t depth = 0; ///< of lists and objects in one another
    std::size_t values = 0;
};

/// Which limit the text exceeds, as words to come after the name of its file; nothing if it is within the limits. Looks
/// only at brackets and commas. Whether the text is valid is decided by the parser.
std::optional<Message> beyondLimits(std::string_view text, const JsonLimits& limits);

} // namespace attentoscope
