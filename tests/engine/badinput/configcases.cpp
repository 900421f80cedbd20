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

/// Text of a run that was trained on from another run, and that repeats a third one.
std::string descendantText()
{
    auto identity = sampleIdentity();
    identity.origin = RunOrigin{.name = "before", .form = "run", .hash = "1f2e", .step = 40};
    identity.fork = RunFork{.name = "twin", .step = 10, .steps = 90, .without = "cat", .leftOut = {{3, 3}, {17, 19}}};
    return configToJson(configOf(identity));
}

/// The text with `after` in place of `before`. By default it is the sample's text.
BadInput changed(const char* id, const char* what, std::string_view before, const std::string& after,
    std::string text = sampleText())
{
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

/// Damaged descriptions of the model from which a run was trained on, and of the run that it repeats.
std::vector<BadInput> descentCases()
{
    const auto damaged = [](const char* id, const char* what, std::string_view before, const std::string& after) {
        return changed(id, what, before, after, descendantText());
    };
    return {
        damaged("from/no-object", "a text in place of the model",
            "{\n    \"name\": \"before\",\n    \"form\": \"run\",\n    \"hash\": \"1f2e\",\n    \"step\": 40\n  }",
            "\"before\""),
        damaged("from/no-name", "a model without its name", "\"name\": \"before\",", ""),
        damaged("from/no-step", "a run without the step of its weights", "\"hash\": \"1f2e\",\n    \"step\": 40",
            "\"hash\": \"1f2e\""),
        damaged("from/name-type", "a number in place of a name", "\"before\"", "7"),
        damaged("from/long-name", "a name of ten thousand letters", "\"before\"", '"' + std::string(10'000, 'x') + '"'),
        damaged("from/form", "a form that no program knows", "\"form\": \"run\"", "\"form\": \"oracle\""),
        damaged("from/hash", "a hash with other letters than digits", "1f2e", "1f2g"),
        damaged("from/long-hash", "a hash that is too long", "1f2e", std::string(33, 'a')),
        damaged("from/step-type", "a text where the step must stand", "\"step\": 40", "\"step\": \"40\""),
        damaged("from/step-below-zero", "a step before the start", "\"step\": 40", "\"step\": -40"),
        damaged("from/unknown-key", "a word about the model that is not known", "\"name\": \"before\"",
            "\"mood\": 1, \"name\": \"before\""),
        damaged("fork/no-object", "a number in place of the fork",
            "{\n    \"name\": \"twin\",\n    \"step\": 10,\n    \"steps\": 90,\n    \"without\": \"cat\",\n    "
            "\"pairs\": 4,\n    \"left_out\": \"3,17-19\"\n  }",
            "7"),
        damaged("fork/no-name", "a fork without the name of its run", "\"name\": \"twin\",", ""),
        damaged("fork/name-type", "a list in place of a name", "\"twin\"", "[]"),
        damaged("fork/step-after-end", "a fork that begins after the end of its run", "\"step\": 10", "\"step\": 91"),
        damaged("fork/no-steps", "a fork that does not say how far its run went", "\"steps\": 90,", ""),
        damaged("fork/order", "left out pairs that are not in order", "3,17-19", "17-19,3"),
        damaged("fork/beyond", "a left out pair that the run does not have", "3,17-19", "3,29000"),
        damaged("fork/count", "another number of pairs than are left out", "\"pairs\": 4", "\"pairs\": 5"),
        damaged("fork/unknown-key", "a word about the fork that is not known", "\"name\": \"twin\"",
            "\"mood\": 1, \"name\": \"twin\""),
    };
}

} // namespace attentoscope::tests
