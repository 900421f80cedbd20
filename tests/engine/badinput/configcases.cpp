// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/storage/configjson.h"
#include "engine/storage/runfolder.h"
#include "tests/engine/storage/runsamples.h"

namespace attentoscope::tests {

namespace {

Error reading(const std::string& text, const std::filesystem::path& folder)
{
    return errorOf(configFromJson(text, folder / "config.json"));
}

std::string sampleText()
{
    const auto identity = sampleIdentity();
    return configToJson(configOf(identity));
}

BadInput textOf(const char* id, const char* what, const std::string& text)
{
    return {id, what, [text](const std::filesystem::path& folder) { return reading(text, folder); }};
}

/// The sample with `after` in the place of `before`.
BadInput changed(const char* id, const char* what, std::string_view before, const std::string& after)
{
    auto text = sampleText();
    const auto at = text.find(before);
    return textOf(id, what, at == std::string::npos ? "sample lacks " : text.replace(at, before.size(), after));
}

} // namespace

std::vector<BadInput> configCases()
{
    return {
        {"config/missing", "a folder without it",
            [](const std::filesystem::path& folder) { return errorOf(RunFolder::open(folder)); }},
        {"config/no-folder", "no such folder",
            [](const std::filesystem::path& folder) { return errorOf(RunFolder::open(folder / "run")); }},
        {"config/large", "two million bytes",
            [](const std::filesystem::path& folder) {
                put(folder / "config.json", std::string(2'000'000, ' '));
                return errorOf(RunFolder::open(folder));
            }},
        textOf("config/no-json", "text that breaks off", "{\"format_version\": 1,"),
        textOf("config/zero-byte", "text that goes on behind a zero byte", std::string("{}\0 rubbish", 11)),
        textOf("config/nested", "a hundred thousand lists in one another", std::string(100'000, '[')),
        textOf("config/many", "ten thousand and more values", "[" + std::string(20'000, ',') + "]"),
        textOf("config/no-run", "some other JSON", "{\"name\": \"something\"}"),
        changed("config/version", "a version of the future", "\"format_version\": 1", "\"format_version\": 9"),
        changed("config/unknown-key", "a setting that is not known", "\"preset\"", "\"telepathy\": 1,\n  \"preset\""),
        changed("config/type", "a text where a number must stand", "\"hidden_size\": 32", "\"hidden_size\": \"32\""),
        changed("config/fraction", "half a layer", "\"layers\": 2", "\"layers\": 2.5"),
        changed("config/range", "more units than there may be", "\"hidden_size\": 32", "\"hidden_size\": 1000000"),
        changed("config/negative", "a size below zero", "\"hidden_size\": 32", "\"hidden_size\": -1"),
        changed("config/choice", "a cell that does not exist", "\"cell\": \"lstm\"", "\"cell\": \"transformer\""),
        changed("config/architecture", "an architecture that does not exist", "\"architecture\": \"recurrent\"",
            "\"architecture\": \"convolutional\""),
        changed("config/heads", "attention without a head", "\"heads\": 8", "\"heads\": 0"),
        changed("config/average", "a mean of more saves than there may be", "\"average_saves\": 0",
            "\"average_saves\": 21"),
        changed("config/averaged", "a mean of saves that are chosen in no known way", "\"average_of\": \"best\"",
            "\"average_of\": \"worst\""),
        changed("config/measure", "a measure that does not exist", "\"validation_measure\": \"loss\"",
            "\"validation_measure\": \"taste\""),
        changed("config/scale", "a scale of scores that does not exist", "\"score_scale\": \"none\"",
            "\"score_scale\": \"cube-root\""),
        changed("config/cap", "a cap of scores below zero", "\"score_cap\": 0.0", "\"score_cap\": -1.0"),
        changed("config/tied", "embeddings that are tied to nothing known", "\"tied_embeddings\": \"none\"",
            "\"tied_embeddings\": \"some\""),
        changed("config/dropout", "a state of which more than all is dropped", "\"state_dropout\": 0.0",
            "\"state_dropout\": 1.5"),
        changed("config/switch", "a number where true or false must stand", "\"bidirectional\": false",
            "\"bidirectional\": 0"),
        changed("config/no-data", "no word about the data", "\"data\": {", "\"data\": 7, \"data_fingerprint\": {"),
        changed("config/setting", "a data setting without its key", "\"tokenizer=space\"", "\"space\""),
        changed("config/sample-pairs", "a sample that would never end", "\"sample_pairs\": 0",
            "\"sample_pairs\": 18446744073709551615"),
        changed("config/fingerprint", "a fingerprint that is none", "fedcba9876543210", "yes"),
        changed("config/kernels", "kernels without their names", "\"kernels\": {",
            "\"kernels\": \"fast\", \"source_subwords_hash\": {"),
    };
}

} // namespace attentoscope::tests
