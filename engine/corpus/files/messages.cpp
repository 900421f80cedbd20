// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/messages.h"

namespace attentoscope {

Message counted(std::size_t number, MessageKey<1> one, MessageKey<1> many)
{
    return Message(number == 1 ? one : many, number);
}

std::string shortened(std::string_view text)
{
    constexpr std::size_t longest = 60;
    if (text.size() <= longest)
        return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

Error loadingCancelled()
{
    return {ErrorCode::Cancelled, "Loading was cancelled.", {}};
}

} // namespace attentoscope
