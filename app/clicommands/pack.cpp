// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/interruption.h"
#include "engine/storage/runarchive.h"

#include <cstdio>
#include <memory>

namespace attentoscope {

namespace {

struct PackOptions
{
    std::string model;
    std::string out;
    bool withData = false;
};

struct UnpackOptions
{
    std::string file;
    std::string out;
};

std::string counted(std::size_t pairs)
{
    return std::to_string(pairs) + (pairs == 1 ? " pair" : " pairs");
}

/// What the run is, whose data it knows, and whether they are with it.
void tell(const ArchiveSummary& summary, const std::string& where)
{
    std::printf("%s: %s, step %lld\n", where.c_str(), summary.preset.c_str(), static_cast<long long>(summary.step));
    if (summary.dataName.empty())
        return;
    std::printf("trained on %s of %s, %zu and %zu words; the data are %s\n", counted(summary.trainingPairs).c_str(),
        summary.dataName.c_str(), summary.sourceWords, summary.targetWords,
        summary.data == PackedData::Included ? "with it" : "not with it");
}

ExitCode finish(const Result<ArchiveSummary>& done, const Interruption& interruption, const std::string& where)
{
    if (interruption.isRequested() && !done)
        return ExitCode::Interrupted;
    if (!done)
        return report(done.error());
    tell(*done, where);
    return ExitCode::Done;
}

ExitCode pack(const PackOptions& options)
{
    if (!options.out.ends_with(runArchiveEnding))
        return reportUsage("A packed run is named FILE" + std::string(runArchiveEnding) + "; give --out such a name.");
    Interruption interruption;
    const auto packed = packRun(options.model, options.out,
        options.withData ? PackedData::Included : PackedData::LeftOut, {}, interruption.token());
    return finish(packed, interruption, options.out);
}

ExitCode unpack(const UnpackOptions& options)
{
    Interruption interruption;
    return finish(unpackRun(options.file, options.out, {}, interruption.token()), interruption, options.out);
}

} // namespace

Action addPack(CLI::App& options)
{
    auto values = std::make_shared<PackOptions>();
    options.add_option("--model", values->model, "Folder of a trained run")->type_name("RUN")->required();
    options.add_option("--out", values->out, "File to write")->type_name("FILE.attentoscope")->required();
    options.add_flag("--with-data", values->withData,
        "Put the sentence pairs in too; without it only their name and "
        "number are told");
    options.footer("The file holds the newest save and the best one, the history and the watched sentences. Names of\n"
                   "folders on this computer are left out.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli pack --model run --out french.attentoscope\n"
                   "  attentoscope-cli pack --model run --with-data --out french.attentoscope");
    return [values] { return pack(*values); };
}

Action addUnpack(CLI::App& options)
{
    auto values = std::make_shared<UnpackOptions>();
    options.add_option("FILE", values->file, "A packed run")->type_name("FILE.attentoscope")->required();
    options.add_option("--out", values->out, "Folder to make; it must not be there yet, or be empty")
        ->type_name("RUN")
        ->required();
    options.footer(
        "Nothing in the file is executed, and nothing is written but the folder. Packed sentence pairs lie in\n"
        "RUN/packed-data.\n\n"
        "Example:\n"
        "  attentoscope-cli unpack french.attentoscope --out run");
    return [values] { return unpack(*values); };
}

} // namespace attentoscope
