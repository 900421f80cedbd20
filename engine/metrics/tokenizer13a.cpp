// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/tokenizer13a.h"

#include <utility>

namespace attentoscope {

namespace {

constexpr std::string_view asciiSpace = " \t\n\v\f\r";

void replaceEach(std::string& text, std::string_view what, std::string_view with)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

bool isStop(char byte)
{
    return byte == '.' || byte == ',';
}

/// Every ASCII sign but the apostrophe, the comma, the hyphen and the full stop.
bool isCutOff(char byte)
{
    return std::string_view("{|}~[\\]^_` !\"#$%&()*+:;<=>?@/").contains(byte);
}

std::string withSignsCut(std::string_view text)
{
    std::string cut;
    for (const char byte : text) {
        if (isCutOff(byte))
            cut.append({' ', byte, ' '});
        else
            cut += byte;
    }
    return cut;
}

/// Puts a space between two bytes where `holds` says so, and `before` and `behind` around them. The search goes on
/// behind both, as that of mteval's regular expressions does. A byte of a longer character is neither a digit nor a
/// sign, so bytes do for characters.
template <typename Holds>
std::string withPairsCut(std::string_view text, const Holds& holds, std::string_view before, std::string_view behind)
{
    std::string cut;
    std::size_t at = 0;
    while (at < text.size()) {
        if (at + 1 < text.size() && holds(text[at], text[at + 1])) {
            cut += before;
            cut += text[at];
            cut += ' ';
            cut += text[at + 1];
            cut += behind;
            at += 2;
        } else {
            cut += text[at++];
        }
    }
    return cut;
}

} // namespace

std::string tokenized13a(std::string_view text)
{
    std::string line(text.substr(0, text.find_last_not_of(asciiSpace) + 1));
    using Sign = std::pair<std::string_view, std::string_view>;
    for (const auto& [sign, meaning] : {Sign{"<skipped>", ""}, Sign{"-\n", ""}, Sign{"\n", " "}, Sign{"&quot;", "\""},
             Sign{"&amp;", "&"}, Sign{"&lt;", "<"}, Sign{"&gt;", ">"}})
        replaceEach(line, sign, meaning);
    line = withSignsCut(" " + line + " ");
    line = withPairsCut(line, [](char one, char two) { return !isDigit(one) && isStop(two); }, "", " ");
    line = withPairsCut(line, [](char one, char two) { return isStop(one) && !isDigit(two); }, " ", "");
    return withPairsCut(line, [](char one, char two) { return isDigit(one) && two == '-'; }, "", " ");
}

} // namespace attentoscope
