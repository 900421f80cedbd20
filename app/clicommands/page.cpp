// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "app/pages/pagefacts.h"
#include "engine/storage/page/runpage.h"
#include "engine/storage/runfolder.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct RunPageOptions
{
    std::string run;
    std::string out;
    std::vector<std::string> sources;
    std::string data;
    std::string gold;
    int goldFirstIndex = 1;
    CommonOptions common;
};

/// Adds the links of the given pairs. For a run of a built-in sample, adds those of its own validation pairs.
Result<void> outlineLinks(
    RunPage& page, const RunPageOptions& options, const RunDescription& run, Session& session, std::stop_token stop)
{
    if (!options.gold.empty())
        return addLinks(page, session,
            {.set = SentenceSet::File,
                .file = options.data,
                .goldFile = options.gold,
                .goldFirstIndex = options.goldFirstIndex},
            stop);
    if (run.data.sample.empty())
        return {};
    const auto loaded = session.loadDataOfRun(run.data, [](double) { }, stop);
    if (!loaded)
        return std::unexpected(loaded.error());
    return loaded->hasGoldAlignments ? addLinks(page, session, {.set = SentenceSet::Validation}, stop) : Result<void>();
}

/// Whether a model is needed. A run that was never saved has none: its page shows what was kept while it trained,
/// unless something is asked for that only a model can answer.
Result<bool> needsModel(const RunPageOptions& options)
{
    const auto run = RunFolder::open(options.run);
    if (!run)
        return std::unexpected(run.error());
    return run->hasSave() || !options.sources.empty() || !options.gold.empty();
}

/// Adds all facts that a session knows about the run.
Result<void> addFacts(RunPage& page, const RunPageOptions& options, const std::stop_token& stop)
{
    const auto isNeeded = needsModel(options);
    if (!isNeeded)
        return std::unexpected(isNeeded.error());
    if (!*isNeeded)
        return {};
    auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto run = openRuns(**session, {options.run});
    if (!run)
        return std::unexpected(run.error());
    if (auto done = addArithmetic(page, **session, stop); !done)
        return done;
    return outlineLinks(page, options, *run, **session, stop);
}

void printPage(const Json& values)
{
    const auto number = [&values](const char* key) { return values[key].get<std::int64_t>(); };
    printLine(stdout,
        Message("{}: {} sentences, {} moments, {} bytes", textIn(values, "page"), number("sentences"),
            number("moments"), number("bytes")));
    if (number("moments") < number("of_moments"))
        printIndented(stdout,
            Message("{} of {} moments are left out, so that the file stays small",
                number("of_moments") - number("moments"), number("of_moments")));
}

Result<ExitCode> doPage(const RunPageOptions& options, const CommandContext& context)
{
    if (options.gold.empty() != options.data.empty())
        return usageError("Links are of pairs: give both --data and --gold, or neither.");
    auto page = readRunPage(options.run);
    if (!page)
        return std::unexpected(page.error());
    for (const auto& source : options.sources) {
        const WatchedSentence sentence{source, std::nullopt};
        if (std::ranges::find(page->sentences, sentence, &PageSentence::sentence) == page->sentences.end())
            page->sentences.push_back({.sentence = sentence});
    }
    page->translated = ui::textInLanguage;
    if (auto done = addFacts(*page, options, context.interruption.token()); !done)
        return std::unexpected(done.error());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    const auto sentences = page->sentences.size();
    const auto step = page->arithmeticStep;
    const auto written = writeRunPage(std::move(*page), options.out, {.language = ui::spokenLanguage()});
    if (!written)
        return std::unexpected(written.error());
    context.output.show(
        {{"page", options.out}, {"bytes", written->bytes}, {"sentences", sentences}, {"moments", written->moments},
            {"of_moments", written->ofMoments}, {"arithmetic_step", step ? Json(*step) : Json(nullptr)}},
        printPage);
    return ExitCode::Done;
}

} // namespace

Action addPage(CLI::App& options)
{
    auto values = std::make_shared<RunPageOptions>();
    options.add_option("RUN", values->run, "Folder of a run")->required();
    options.add_option("--out", values->out, "File to write")->type_name("FILE.html")->required();
    options
        .add_option("--source", values->sources,
            "A sentence to show besides the watched ones. One sentence each time; it may be given several times")
        ->type_name("SENTENCE")
        ->allow_extra_args(false);
    options
        .add_option("--data", values->data, "Pairs whose links are outlined where a watched sentence is one of them")
        ->type_name("FILE");
    addGold(options, values->gold, values->goldFirstIndex);
    values->common.add(options);
    options.footer("The page shows the watched sentences at every kept moment, the losses, all heads of a Transformer, "
                   "and how the weights of the saved model came about. It needs a browser and nothing else: no server, "
                   "no network. It begins in the language of --language; readers can choose another.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli page run --out run.html\n"
                   "  attentoscope-cli page run --source \"the black cat sleeps\" --language fr --out run.html");
    return [values](const CommandContext& context) { return doPage(*values, context); };
}

} // namespace attentoscope
