// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "engine/storage/archive/runarchive.h"

#include <nlohmann/json.hpp>

#include <cstdint>
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

nlohmann::ordered_json toJson(const ArchiveSummary& summary, const char* key, const std::string& where)
{
    return {{key, where}, {"name", summary.run}, {"preset", summary.preset}, {"step", summary.step},
        {"data",
            {{"name", summary.dataName}, {"training_pairs", summary.trainingPairs},
                {"source_words", summary.sourceWords}, {"target_words", summary.targetWords},
                {"included", summary.data == PackedData::Included}}}};
}

/// Prints which run the archive holds, which data it was trained on, and whether the data is included.
void printArchive(const nlohmann::ordered_json& values)
{
    const auto& data = values["data"];
    const auto numberOf = [&data](const char* key) { return data[key].get<std::int64_t>(); };
    printLine(stdout,
        Message("{}: {}, step {}", values.front().get<std::string>(), textIn(values, "preset"),
            values["step"].get<std::int64_t>()));
    if (textIn(data, "name").empty())
        return;
    const Message trained("trained on {} ({} pairs, {} and {} words)", textIn(data, "name"), numberOf("training_pairs"),
        numberOf("source_words"), numberOf("target_words"));
    printLine(stdout,
        data["included"].get<bool>() ? Message("{}; the data are with it", trained)
                                     : Message("{}; the data are not with it", trained));
}

Result<ExitCode> finish(
    const Result<ArchiveSummary>& done, const CommandContext& context, const char* key, const std::string& where)
{
    if (context.interruption.isRequested() && !done)
        return ExitCode::Interrupted;
    if (!done)
        return std::unexpected(done.error());
    context.output.show(toJson(*done, key, where), printArchive);
    return ExitCode::Done;
}

Result<ExitCode> pack(const PackOptions& options, const CommandContext& context)
{
    if (!options.out.ends_with(runArchiveEnding))
        return usageError(
            Message("A packed run is named FILE{}; give --out such a name.", std::string(runArchiveEnding)));
    const auto packed = packRun(options.model, options.out,
        options.withData ? PackedData::Included : PackedData::LeftOut, {}, context.interruption.token());
    return finish(packed, context, "file", options.out);
}

Result<ExitCode> unpack(const UnpackOptions& options, const CommandContext& context)
{
    return finish(unpackRun(options.file, options.out, {}, context.interruption.token()), context, "run", options.out);
}

} // namespace

Action addPack(CLI::App& options)
{
    auto values = std::make_shared<PackOptions>();
    options.add_option("--model", values->model, "Folder of a trained run")->type_name("RUN")->required();
    options.add_option("--out", values->out, "File to write")->type_name("FILE.attentoscope")->required();
    options.add_flag("--with-data", values->withData,
        "Put the sentence pairs in too; otherwise the file has only their name and number");
    options.footer("The file holds the newest save and the best one, the history and the watched sentences. Names "
                   "of\n"
                   "folders on this computer are left out.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli pack --model run --out french.attentoscope\n"
                   "  attentoscope-cli pack --model run --with-data --out french.attentoscope");
    return [values](const CommandContext& context) { return pack(*values, context); };
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
    return [values](const CommandContext& context) { return unpack(*values, context); };
}

} // namespace attentoscope
