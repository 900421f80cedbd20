// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/attentiondump.h"

#include <algorithm>
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

std::optional<Row> parseRow(const std::string& line)
{
    std::istringstream words(line);
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

void append(AlignmentLine& table, Row row)
{
    if (!isEndMark(row.word))
        *table.translation += (table.translation->empty() ? "" : " ") + row.word;
    table.weights.push_back(std::move(row.weights));
}

} // namespace

bool isAttentionDump(std::span<const std::string> lines)
{
    return std::ranges::any_of(lines, [](const std::string& line) {
        const auto row = line.contains('*') && !line.contains("|||") ? parseRow(line) : std::nullopt;
        return row && row->marked;
    });
}

Result<std::vector<AlignmentLine>> readAttentionDump(const std::string& file, std::span<const std::string> lines)
{
    std::vector<AlignmentLine> tables;
    bool inTable = false;
    for (std::size_t index = 0; index < lines.size(); ++index) {
        auto row = parseRow(lines[index]);
        if (!row) {
            inTable = false;
            continue;
        }
        if (!inTable) {
            tables.push_back({.line = index + 1, .translation = "", .wordsAreCut = true, .links = {}, .weights = {}});
            inTable = true;
        }
        auto& table = tables.back();
        if (!table.weights.empty() && table.weights.front().size() != row->weights.size())
            return refuseLine({file, index + 1},
                "the row of \"" + row->word + "\" has " + std::to_string(row->weights.size())
                    + " weights, the rows before it have " + std::to_string(table.weights.front().size())
                    + ". Let the other program write the file anew.");
        append(table, std::move(*row));
    }
    return tables;
}

} // namespace attentoscope
