// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/tutorialrecipe.h"

#include "engine/corpus/text/normalizer.h"
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

constexpr int wordLimit = 10;
constexpr std::array<std::string_view, 12> prefixes{"i am ", "i m ", "he is", "he s ", "she is", "she s ", "you are",
    "you re ", "we are", "we re ", "they are", "they re "};

} // namespace

std::string tutorialText(std::string_view text)
{
    const std::string bare = withoutAccents(lowercased(text));
    std::string cleaned;
    cleaned.reserve(bare.size());
    bool spaceBefore = false;
    for (const char c : bare) {
        const bool ends = c == '.' || c == '!' || c == '?';
        if (!ends && (c < 'a' || c > 'z')) {
            spaceBefore = true;
            continue;
        }
        if ((spaceBefore || ends) && !cleaned.empty())
            cleaned += ' ';
        spaceBefore = false;
        cleaned += c;
    }
    return cleaned;
}

bool tutorialKeeps(std::string_view cleaned, Side side)
{
    int words = 0;
    forEachPiece(cleaned, [&words](std::string_view) { ++words; });
    if (words >= wordLimit)
        return false;
    return side == Side::Source
        || std::ranges::any_of(prefixes, [cleaned](std::string_view prefix) { return cleaned.starts_with(prefix); });
}

Message tutorialRule()
{
    std::string beginnings;
    for (const auto& prefix : prefixes)
        beginnings.append(beginnings.empty() ? "" : ", ").append("\"").append(prefix).append("\"");
    return Message("under {} words on both sides, target beginning with one of {}", wordLimit, beginnings);
}

} // namespace attentoscope
