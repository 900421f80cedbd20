// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/attentiondump.h"

#include <sstream>

namespace attentoscope {

namespace {

/// A row of a table: a word and seven decimals for each source word.
struct Row
{
    std::string word;
    std::vector<float> weights;
    bool marked = false;
};

std::optional<Row> parseRow(std::string_view line)
{
    std::istringstream words{std::string(line)};
    Row row;
    if (!(words >> row.word))
        return std::nullopt;
    for (std::string number; words >> number;) {
        const auto digits = number.find_first_not_of('*');
        row.marked = row.marked || (digits != 0 && digits != std::string::npos);
        const auto weight = digits == std::string::npos ? std::nullopt : parseWeight(number.substr(digits));
        if (!weight || !number.contains('.'))
            return std::nullopt;
        row.weights.push_back(*weight);
    }
    return row.weights.empty() ? std::nullopt : std::optional(row);
}

bool isEndMark(const std::string& word)
{
    return word == "</s>" || word == "<EOS>" || word == "<eos>";
}

void append(AlignmentLine& table, const Row& row)
{
    if (!isEndMark(row.word))
        *table.translation += (table.translation->empty() ? "" : " ") + row.word;
    auto& [rows, columns, weights] = table.weights;
    weights.insert(weights.end(), row.weights.begin(), row.weights.end());
    columns = row.weights.size();
    ++rows;
}

} // namespace

bool isAttentionDump(std::string_view text)
{
    for (AlignmentText lines(text); lines.next();) {
        const bool isCandidate = lines.line().contains('*') && !lines.line().contains("|||");
        if (const auto row = isCandidate ? parseRow(lines.line()) : std::nullopt; row && row->marked)
            return true;
    }
    return false;
}

Result<std::vector<AlignmentLine>> readAttentionDump(const std::string& file, std::string_view text, std::size_t most)
{
    std::vector<AlignmentLine> tables;
    bool inTable = false;
    for (AlignmentText lines(text); lines.next();) {
        const auto row = parseRow(lines.line());
        if (!row) {
            inTable = false;
            continue;
        }
        const AlignmentPlace place{file, lines.number()};
        if (!inTable) {
            if (tables.size() == most)
                return refuseSentence(place, most);
            tables.push_back({.line = place.line, .translation = "", .wordsAreCut = true, .links = {}, .weights = {}});
            inTable = true;
        }
        auto& table = tables.back();
        if (!table.weights.isEmpty() && table.weights.columns != row->weights.size())
            return refuseLine(place,
                Message("the row of \"{}\" has {} weights, the rows before it have {}. Let the other program write the "
                        "file anew.",
                    row->word, row->weights.size(), table.weights.columns));
        append(table, *row);
    }
    return tables;
}

} // namespace attentoscope
