// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/translatedhelp.h"

#include "ui/language/programtexts.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace attentoscope {

namespace {

constexpr const char* labels[] = {"Usage", "OPTIONS", "SUBCOMMAND", "REQUIRED", "Needs", "Excludes"};

/// The heading of the examples, and the paragraph after them.
std::string translatedFooter(const std::string& footer)
{
    const auto heading = footer.find('\n');
    const auto gap = footer.find("\n\n");
    if (heading == std::string::npos)
        return footer;
    const auto examples = footer.substr(heading, gap == std::string::npos ? gap : gap - heading);
    const auto rest = gap == std::string::npos ? std::string() : "\n\n" + ui::textOf(footer.substr(gap + 2));
    return ui::textOf(footer.substr(0, heading)) + examples + rest;
}

void translateOne(CLI::App& command)
{
    command.description(ui::textOf(command.get_description()));
    command.footer(translatedFooter(command.get_footer()));
    for (CLI::Option* option : command.get_options()) {
        option->description(ui::textOf(option->get_description()));
        option->group(ui::textOf(option->get_group()));
    }
}

} // namespace

void translateHelp(CLI::App& program)
{
    for (const char* label : labels)
        program.get_formatter()->label(label, ui::textOf(std::string(label)));
    translateOne(program);
    for (CLI::App* command : program.get_subcommands({})) {
        translateOne(*command);
        command->group(ui::textOf(command->get_group()));
    }
}

} // namespace attentoscope
