// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "engine/foreign/exportrun.h"
#include "engine/storage/savedmodel.h"

#include <CLI/Validators.hpp>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace attentoscope {

namespace {

struct ExportOptions
{
    std::string run;
    std::string form;
    std::string output;
};

void printExport(const nlohmann::ordered_json& values)
{
    printLine(stdout,
        Message("{}: the weights of step {}, in the form of {}", textIn(values, "folder"),
            values["step"].get<std::int64_t>(), textIn(values, "as")));
}

Result<ExitCode> writeRun(const ExportOptions& options, const CommandContext& context)
{
    const auto run = RunFolder::open(options.run);
    if (!run)
        return std::unexpected(run.error());
    if (auto fits = checkSavedSize(*run, WhichSave::Best); !fits)
        return std::unexpected(fits.error());
    const auto weights = run->readModel(WhichSave::Best);
    if (!weights)
        return std::unexpected(weights.error());
    const auto position = run->readPosition(WhichSave::Best);
    if (!position)
        return std::unexpected(position.error());
    if (auto written = exportRun(options.form, run->identity(), *weights, options.output); !written)
        return std::unexpected(written.error());
    context.output.show({{"folder", options.output}, {"as", options.form}, {"step", position->step}}, printExport);
    return ExitCode::Done;
}

} // namespace

Action addExport(CLI::App& options)
{
    auto values = std::make_shared<ExportOptions>();
    options.add_option("RUN", values->run, "Folder of a run of a Transformer")->required();
    options.add_option("--as", values->form, "The program for which it is written")
        ->type_name("FORM")
        ->check(CLI::IsMember(exportForms()))
        ->required();
    options.add_option("--out,--output", values->output, "Folder to make; it must not exist")
        ->type_name("FOLDER")
        ->required();
    options.footer(
        "The best save's weights with words and pieces. ctranslate2.Translator, or from_pretrained() of transformers' "
        "MarianMTModel or PegasusForConditionalGeneration, opens the folder, and so does this program.\n\n"
        "Examples:\n"
        "  attentoscope-cli export run --as ctranslate2 --out my-model\n"
        "  attentoscope-cli export run --as pegasus --out my-model");
    return [values](const CommandContext& context) { return writeRun(*values, context); };
}

} // namespace attentoscope
