// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/settings/enginetables.h"
#include "engine/settings/settings.h"
#include "engine/storage/configjson.h"
#include "ui/language/programtexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <stop_token>
#include <string>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

const char* rowSumName(RowSum rowSum)
{
    switch (rowSum) {
    case RowSum::None:
        return "none";
    case RowSum::One:
        return "one";
    case RowSum::AtMostOne:
        return "at-most-one";
    }
    return "none";
}

/// Returns null if no title is known.
Json articleToJson(const ArticleInfo& article)
{
    if (article.title.empty())
        return nullptr;
    return {{"title", article.title}, {"authors", article.authors}, {"year", article.year}, {"url", article.url}};
}

Json keysToJson(const Catalogue& catalogue, const std::vector<KeyValue>& values)
{
    auto keys = Json::object();
    for (const KeyValue& setting : values) {
        const auto info = std::ranges::find(catalogue.settings, setting.key, &SettingInfo::key);
        keys[setting.key] =
            info == catalogue.settings.end() ? Json(setting.value) : settingToJson(*info, setting.value);
    }
    return keys;
}

/// The settings whose values differ from the preset's defaults, as these are before data is loaded.
std::vector<KeyValue> differing(const PresetInfo& preset, const std::vector<KeyValue>& values)
{
    std::vector<KeyValue> found;
    for (const KeyValue& setting : values) {
        const auto usual = std::ranges::find(preset.values, setting.key, &KeyValue::key);
        if (usual == preset.values.end() || usual->value != setting.value)
            found.push_back(setting);
    }
    return found;
}

struct PresetsOptions
{
    CommonOptions common;
    DataOptions data;
    TrainingLimit limit;
};

/// For each preset that needs pairs: the settings that the rule chooses for these pairs and this time limit.
using ChoicesByPreset = std::map<std::string, ChosenSettings>;

Result<ChoicesByPreset> choicesFor(
    const PresetsOptions& options, const Catalogue& catalogue, const std::stop_token& stop)
{
    ChoicesByPreset choices;
    if (options.data.data.empty())
        return choices;
    auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    if (auto loaded = (*session)->loadData(options.data.request(), [](double) { }, stop); !loaded)
        return std::unexpected(loaded.error());
    for (const PresetInfo& preset : catalogue.presets) {
        if (preset.task != Task::Sentences)
            continue;
        TrainingRequest request;
        request.preset = preset.id;
        request.limit = options.limit;
        auto chosen = (*session)->choose(request);
        if (!chosen)
            return std::unexpected(chosen.error());
        choices.emplace(preset.id, std::move(*chosen));
    }
    return choices;
}

void addChoices(const ChoicesByPreset& choices, Json& preset)
{
    const auto found = choices.find(preset["id"].get<std::string>());
    if (found == choices.end())
        return;
    const auto& chosen = found->second;
    preset["chosen"] = choicesToJson(chosen.choices);
    preset["planned"] = {{"steps", chosen.steps}, {"epochs", chosen.epochs}};
}

void printChoices(const ChoicesByPreset& choices, const std::string& preset)
{
    const auto found = choices.find(preset);
    if (found == choices.end())
        return;
    printIndented(stdout, Message("chosen for these pairs, for about {} steps:", found->second.steps));
    for (const auto& choice : found->second.choices)
        printIndented(stdout, Message("{}: {}", settingsText(choice.settings), choice.reason));
}

Json toJson(const Catalogue& catalogue, const ChoicesByPreset& choices)
{
    auto presets = Json::array();
    for (const PresetInfo& preset : catalogue.presets) {
        auto keys = keysToJson(catalogue, settingValues(*configure(preset.id, {})));
        presets.push_back({{"id", preset.id}, {"kind", preset.attention}, {"row_sum", rowSumName(preset.rowSum)},
            {"origin", preset.article.about}, {"article", articleToJson(preset.article)},
            {"expectation", preset.expectation}, {"article_data", keysToJson(catalogue, preset.articleData)},
            {"keys", std::move(keys)},
            {"keys_few_pairs", keysToJson(catalogue, differing(preset, preset.fewPairsValues))},
            {"keys_many_pairs", keysToJson(catalogue, differing(preset, preset.manyPairsValues))}});
        addChoices(choices, presets.back());
    }
    return {{"presets", std::move(presets)}};
}

void printOrigin(const PresetInfo& preset)
{
    const auto& article = preset.article;
    std::printf("  from: %s\n", ui::textOf(article.about).c_str());
    if (!article.title.empty())
        std::printf("  %s%s%s: %s, %s\n", article.authors.c_str(), article.year.empty() ? "" : " ",
            article.year.c_str(), article.title.c_str(), article.url.c_str());
    std::string data;
    for (const KeyValue& setting : preset.articleData)
        data += " " + setting.key + "=" + setting.value;
    if (!data.empty())
        std::printf("  data settings of the article:%s\n", data.c_str());
    std::printf("  expect: %s\n", ui::textOf(preset.expectation).c_str());
}

void printOthers(const char* pairs, const std::vector<KeyValue>& values)
{
    if (values.empty())
        return;
    std::printf("  with %s training pairs:\n", pairs);
    for (const KeyValue& setting : values)
        std::printf("    %s=%s\n", setting.key.c_str(), setting.value.c_str());
}

void printText(const Catalogue& catalogue, const ChoicesByPreset& choices)
{
    for (const PresetInfo& preset : catalogue.presets) {
        std::printf("%s: %s\n  %s\n  attention %s, rows sum to %s\n", preset.id.c_str(),
            ui::textOf(preset.name).c_str(), ui::textOf(preset.help).c_str(), preset.attention.c_str(),
            rowSumName(preset.rowSum));
        printOrigin(preset);
        for (const KeyValue& setting : preset.values)
            std::printf("    %s=%s\n", setting.key.c_str(), setting.value.c_str());
        printOthers("fewer than 20,000", differing(preset, preset.fewPairsValues));
        printOthers("20,000 and more", differing(preset, preset.manyPairsValues));
        printChoices(choices, preset.id);
        std::puts("");
    }
    std::puts("Change any key with: attentoscope-cli train --set key=value …");
}

} // namespace

Action addPresets(CLI::App& options)
{
    auto values = std::make_shared<PresetsOptions>();
    auto* data = values->data.add(options);
    options.add_option("--minutes", values->limit.minutes, "What is chosen for a training of M minutes")
        ->type_name("M")
        ->check(numberFrom(0.000001, 5'256'000.0))
        ->needs(data);
    options.add_option("--steps", values->limit.steps, "What is chosen for a training of N batches")
        ->type_name("N")
        ->check(numberFrom<std::int64_t>(1, 2'000'000'000))
        ->needs(data);
    values->common.add(options);
    options.footer("With --data the settings are shown that train would choose for these pairs, with the reasons.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli presets\n"
                   "  attentoscope-cli presets --json\n"
                   "  attentoscope-cli presets --data pairs.tsv --minutes 10");
    return [values](const CommandContext& context) -> Result<ExitCode> {
        const auto catalogue = engineTables();
        const auto choices = choicesFor(*values, catalogue, context.interruption.token());
        if (!choices)
            return std::unexpected(choices.error());
        if (context.output.isJson())
            context.output.print(toJson(catalogue, *choices), 2);
        else
            printText(catalogue, *choices);
        return ExitCode::Done;
    };
}

} // namespace attentoscope
