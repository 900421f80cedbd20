// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/headlines.h"

#include "app/clicommands/printedlines.h"
#include "engine/types/headnames.h"
#include "engine/types/headtable.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace attentoscope {

namespace {

constexpr std::size_t firstColumn = 16, column = 10; // characters

/// A share in percent, or a dash where the head has no such position.
std::string percent(const std::optional<double>& share)
{
    return share ? fixedText(100.0 * *share, 1) : "-";
}

void printHeading(bool hasWithout)
{
    const auto head = inColumn("layer and head", firstColumn, Aligned::Left);
    std::printf("\n%s", head.c_str());
    for (const Message& name : std::array<Message, 8>{
             "AER", "bits a row", "even (%)", "prev. (%)", "same (%)", "next (%)", "first (%)", "last (%)"})
        std::printf(" %s", inColumn(name, column, Aligned::Right).c_str());
    if (hasWithout)
        for (const Message& name : std::array<Message, 2>{"loss off", "BLEU off"})
            std::printf(" %s", inColumn(name, column, Aligned::Right).c_str());
    std::printf("\n");
}

/// What the model is without the head.
void printWithout(const WithoutHead& without)
{
    for (const auto& value :
        {fixedText(without.loss, 4), without.bleu ? fixedText(*without.bleu, 2) : std::string("-")})
        std::printf(" %s", inColumn(value, column, Aligned::Right).c_str());
}

} // namespace

void printHeads(const std::vector<MeasuredHead>& heads)
{
    if (heads.empty())
        return;
    const auto best = bestAligning(heads);
    printHeading(std::ranges::any_of(heads, [](const auto& head) { return head.without.has_value(); }));
    for (const auto& [head, measures, role, without] : heads) {
        const std::string name = std::string(headKindName(head.kind)) + ' ' + std::to_string(head.layer) + '.'
            + std::to_string(head.head) + (best == head ? " *" : "");
        std::printf("%s", inColumn(name, firstColumn, Aligned::Left).c_str());
        for (const auto& value : {measures.errorRate ? fixedText(*measures.errorRate, 4) : std::string("-"),
                 fixedText(measures.entropy, 2), fixedText(100.0 * measures.evenness, 1), percent(measures.previous),
                 percent(measures.same), percent(measures.next), percent(measures.first), percent(measures.last)})
            std::printf(" %s", inColumn(value, column, Aligned::Right).c_str());
        if (without)
            printWithout(*without);
        const auto words = inColumn(headRoleName(role), 0, Aligned::Left);
        std::printf("  %s\n", words.c_str());
    }
    if (best)
        printLine(stdout, "* aligns best");
}

} // namespace attentoscope
