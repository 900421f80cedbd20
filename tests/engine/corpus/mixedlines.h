// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// Lines of words of many scripts, addresses, numbers, hashtags, signs and emoji, the same ones everywhere. None has a
/// script that is cut by a dictionary.
inline std::vector<std::string> mixedLines(std::size_t count)
{
    static constexpr std::array parts = {"the", "Dog's", "l'homme", "aujourd’hui", "naïve", "Straße", "O'Neill",
        "can't", "e-mail", "C++", "C#", "x86_64", "3.14", "1,000.5", "12:30", "24/7", "$5.50", "€20", "50%", "1st",
        "’90s", "am@@", "@user", "a@b.c", "@@", "@.b", "x@-@y", "#tag", "#a_b", "http://example.org/a?b=c&d#e",
        "www.example.com", "user.name+tag@example.co.uk", "file.txt", "U.S.A.", "e.g.", "i.e.", "...", "…", "?!", "--",
        "—", "«", "»", "“", "”", "(", ")", "[x]", "a:b", "kyrka:s", "S:t", "a;b", "a·b", "col·lecció", "a.b.c", "1.2.3",
        "1;2", "1'000", "Привет", "мир", "ёлка", "Ελλάδα", "άνθρωπος", "שלום", "צה\"ל", "ג'ורג'", "مرحبا", "كتاب،",
        "می‌خواهم", "नमस्ते", "क्षत्रिय", "हिन्दी", "বাংলা", "ক্ষ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം",
        "ශ්‍රී", "ગુજરાતી", "ਪੰਜਾਬੀ", "ქართული", "հայերեն", "አማርኛ።", "한국어", "조선말", "Tiếng", "Việt", "é",
        "ẞ", "😀", "👍🏽", "👨‍👩‍👧", "🇫🇷🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "½", "²", "№", "™",
        "°C", "𝔘𝔫𝔦", "Ⅳ", "ﬁ", "ﷺ", "\u2028", "\u00A0", "\u00AD", "\u200B", "\uFEFF", "<unk>", "&apos;", "&amp;quot;",
        "<b>", "{x}", "a/b", "a\\b", "~", "^", "|", "*", "=", "+1", "-5", "٣٫١٤", "१२३"};
    std::vector<std::string> lines;
    std::uint32_t state = 1;
    const auto draw = [&state](std::uint32_t below) {
        state = state * 1'664'525U + 1'013'904'223U;
        return (state >> 8) % below;
    };
    for (std::size_t line = 0; line < count; ++line) {
        std::string text;
        for (std::uint32_t words = 1 + draw(12); words > 0; --words) {
            text += parts[draw(parts.size())];
            if (draw(4) != 0)
                text += ' ';
        }
        lines.push_back(std::move(text));
    }
    return lines;
}

} // namespace attentoscope
