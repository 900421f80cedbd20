// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/dataoptions.h"

#include "app/clicommands/numberoption.h"

namespace attentoscope {

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
    return request;
}

} // namespace attentoscope
