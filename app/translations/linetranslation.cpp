// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations/linetranslation.h"

#include <utility>

namespace attentoscope {

bool isBlank(const std::string& line)
{
    return line.find_first_not_of(" \t\r\n\v\f") == std::string::npos;
}

std::vector<TranslationRequest> requestsFor(const std::vector<std::string>& lines, const TranslationRequest& like)
{
    std::vector<TranslationRequest> requests;
    for (const std::string& line : lines)
        if (!isBlank(line)) {
            requests.push_back(like);
            requests.back().source = line;
        }
    return requests;
}

std::vector<Translation> inStepWith(const std::vector<std::string>& lines, std::vector<Translation> translations)
{
    std::vector<Translation> all;
    all.reserve(lines.size());
    auto next = translations.begin();
    for (const std::string& line : lines)
        all.push_back(isBlank(line) || next == translations.end() ? Translation() : std::move(*next++));
    return all;
}

} // namespace attentoscope
