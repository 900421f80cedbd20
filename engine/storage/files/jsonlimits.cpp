// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/jsonlimits.h"

namespace attentoscope {

namespace {

/// Where the string that begins at `at` has its closing mark, or the end of the text.
std::size_t endOfString(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\')
            ++at;
    return at;
}

} // namespace

std::optional<Message> beyondLimits(std::string_view text, const JsonLimits& limits)
{
    std::size_t depth = 0;
    std::size_t values = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '"') {
            at = endOfString(text, at);
        } else if (letter == '[' || letter == '{') {
            ++values;
            if (++depth > limits.depth)
                return Message("has values nested more than {} deep", limits.depth);
        } else if (letter == ']' || letter == '}') {
            depth -= depth > 0 ? 1 : 0;
        } else if (letter == ',' || letter == ':') {
            ++values;
        }
        if (values > limits.values)
            return Message("has more than {} values", limits.values);
    }
    return std::nullopt;
}

} // namespace attentoscope
