// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/dataoptions.h"

#include "app/clicommands/numberoption.h"

#include <charconv>

namespace attentoscope {

namespace {

PairColumns columnsNamed(const std::string& text)
{
    PairColumns columns{.rule = ColumnRule::Chosen};
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, columns.first);
    const bool goesOn = first.ec == std::errc() && first.ptr != end && *first.ptr == ',';
    const auto second = goesOn ? std::from_chars(first.ptr + 1, end, columns.second) : first;
    if (!goesOn || second.ec != std::errc() || second.ptr != end || columns.first == 0 || columns.second == 0
        || columns.first == columns.second)
        throw CLI::ValidationError("--columns",
            "\"" + text
                + "\" is no pair of columns. Write two different numbers "
                  "from 1 on, for example --columns 2,3.");
    return columns;
}

} // namespace

CLI::Option* DataOptions::add(CLI::App& options)
{
    auto* option =
        options
            .add_option("--data", data,
                "File of sentence pairs, one a line, two columns with a tab or \" ||| \" between them, or a CSV "
                "file; or the source side of two parallel files. They may be packed with gzip or xz")
            ->type_name("FILE");
    options.add_option("--target-data", targetData, "Target side of two parallel files")
        ->type_name("FILE")
        ->needs(option);
    options
        .add_option_function<std::string>(
            "--columns", [this](const std::string& text) { columns = columnsNamed(text); },
            "The two columns of --data that are the pair, counted from 1. Otherwise the program finds them by what they "
            "hold, and says which they are")
        ->type_name("FIRST,SECOND")
        ->needs(option);
    return option;
}

void addGold(CLI::App& options, std::string& file, int& firstIndex)
{
    auto* gold = options.add_option("--gold", file, "Gold alignments, one line a pair: i-j sure, ipj possible")
                     ->type_name("FILE");
    options.add_option("--gold-first-index", firstIndex, "Number of a sentence's first word in the gold file")
        ->type_name("0|1")
        ->check(numberFrom(0, 1))
        ->needs(gold)
        ->capture_default_str();
}

DataRequest DataOptions::request() const
{
    DataRequest request;
    request.source = data;
    request.target = targetData;
    request.columns = columns;
    return request;
}

} // namespace attentoscope
