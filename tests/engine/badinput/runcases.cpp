// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/storage/files/linelog.h"
#include "engine/storage/runlist.h"
#include "engine/storage/savedmodel.h"
#include "tests/engine/storage/faultyfiles.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/support/unsummed.h"

namespace attentoscope::tests {

namespace {

using Path = std::filesystem::path;

/// Makes a complete run with one save in `folder`.
RunFolder sampleRun(const Path& folder)
{
    static FaultyFiles files; // without faults; it does not sync, because that would take most of the time
    auto run = RunFolder::create(folder, sampleIdentity(), files);
    run->append(StepReport{.step = 1, .epoch = 0.5, .loss = 2.0}).value();
    writeSave(*run, saveOfStep(1), SaveKind::Best).value();
    removeSums(folder); // a stranger removes the sums, because they do not fit the changed files
    return std::move(*run);
}

/// Opens the run after `text` has replaced one of its files.
BadInput opened(const char* id, const char* what, const char* file, const std::string& text)
{
    return {id, what, [=](const Path& folder) {
                sampleRun(folder);
                put(folder / file, text);
                return errorOf(RunFolder::open(folder));
            }};
}

/// Calls `read` with the opened run.
template <typename Reader>
BadInput readFrom(const char* id, const char* what, const char* file, const std::string& text, Reader read)
{
    return {id, what, [=](const Path& folder) {
                sampleRun(folder);
                put(folder / file, text);
                return errorOf(read(RunFolder::open(folder).value()));
            }};
}

BadInput metrics(const char* id, const char* what, const std::string& text)
{
    return readFrom(id, what, "metrics.jsonl", text, [](const RunFolder& run) { return run.readMetrics(); });
}

BadInput snapshots(const char* id, const char* what, const std::string& text)
{
    return readFrom(
        id, what, "watched/snapshots.jsonl", text + "\n", [](const RunFolder& run) { return run.readWatched(); });
}

BadInput heads(const char* id, const char* what, const std::string& text)
{
    return readFrom(id, what, "heads.jsonl", text + "\n", [](const RunFolder& run) { return run.readHeads(); });
}

BadInput label(const char* id, const char* what, const std::string& text)
{
    return {id, what, [=](const Path& folder) {
                sampleRun(folder);
                put(folder / labelFile, text);
                return errorOf(readRunLabel(folder));
            }};
}

constexpr const char* step = R"({"step":1,"epoch":1,"loss":1,"target_tokens_per_second":1,"learning_rate":1,)"
                             R"("gradient_norm":1,"seconds":1})";

std::string snapshot(const std::string& target, const std::string& marks, const std::string& rows,
    const std::string& probabilities = "[0.5]", const std::string& number = "1")
{
    return R"({"step":)" + number + R"(,"epoch":1,"sentence":"a","reference":null,"text":"b","score":0,"source":["a"],)"
        + R"("source_marks":[0],"target":)" + target + R"(,"target_marks":)" + marks + R"(,"probabilities":)"
        + probabilities + R"(,"attention":)" + rows + "}";
}

/// A snapshot with one source word and one target word. Each head has three weights, one of them in a decoder row.
std::string snapshotWithHeads(const std::string& layers, const std::string& weights)
{
    auto text = snapshot(R"(["b"])", "[0]", "[[1]]");
    text.back() = ',';
    return text + R"("heads":{"encoder_layers":)" + layers + R"(,"decoder_layers":)" + layers
        + R"(,"heads":1,"weights":")" + weights + "\"}}";
}

/// A list with more words than are read. Each of its lines would be valid.
std::string manyWords()
{
    constexpr int words = 300'000;
    std::string texts = "\"\"", marks = "0";
    for (int word = 1; word < words; ++word) {
        texts += ",\"\"";
        marks += ",0";
    }
    const auto line = R"({"step":1,"epoch":1,"sentence":"a","reference":null,"text":"","score":0,"source":[)" + texts
        + R"(],"source_marks":[)" + marks + R"(],"target":[],"target_marks":[],"probabilities":[],"attention":[]})";
    return line + "\n" + line + "\n" + line + "\n" + line + "\n" + line + "\n" + line + "\n" + line;
}

/// A state whose position differs from that of the save.
template <typename Change>
BadInput position(const char* id, const char* what, Change change)
{
    return {id, what, [=](const Path& folder) {
                auto run = sampleRun(folder);
                auto save = saveOfStep(2);
                change(save.position);
                // The state is written for another step, so that only the file itself shows what is wrong.
                auto metadata = positionToMetadata(save.position);
                writeSafetensors(
                    (folder / "saves/1/state.safetensors").string(), StoredTensors{save.state.tensors, metadata})
                    .value();
                return errorOf(run.readPosition(WhichSave::Current));
            }};
}

/// The first save of a model of vectors, with 100 weights.
RunSave saveOfVectors()
{
    auto save = saveOfStep(1);
    save.model.tensors = {floats("v", std::vector<float>(100))};
    return save;
}

RunFolder runOfVectors(const Path& folder, const RunSave& save)
{
    auto identity = sampleIdentity();
    identity.configuration = *configure("unshuffle", {});
    auto run = RunFolder::create(folder, identity).value();
    writeSave(run, save, SaveKind::Best).value();
    return run;
}

/// A save with a sum for averaging. Its state describes the sum by `metadata`, and `tensors` are the sum's tensors.
BadInput averages(const char* id, const char* what, const Metadata& metadata, const std::vector<StoredTensor>& tensors)
{
    return {id, what, [=](const Path& folder) {
                const auto run = sampleRun(folder);
                auto state = saveOfStep(1).state;
                state.metadata.merge(positionToMetadata(saveOfStep(1).position));
                state.metadata.insert(metadata.begin(), metadata.end());
                state.tensors.insert(state.tensors.end(), tensors.begin(), tensors.end());
                writeSafetensors((folder / "saves/1/state.safetensors").string(), state).value();
                return errorOf(run.read(WhichSave::Current));
            }};
}

std::vector<BadInput> averageCases()
{
    const auto missing = std::vector{std::numeric_limits<float>::quiet_NaN()};
    return {
        averages("average/step", "weights for a mean, of a step that is no number", {{"average.one", "0.5"}}, {}),
        averages("average/future", "weights for a mean, of a step of the future", {{"average.99", "0.5"}}, {}),
        averages("average/rank", "weights for a mean, of a validation without a result", {{"average.1", "nan"}}, {}),
        averages("average/infinite", "weights for a mean, one of which is no number", {{"average.1", "0.5"}},
            {floats("average.1.decoder.bias", missing)}),
        averages("average/trained", "trained weights beside their mean, one of which is no number", {},
            {floats("trained.decoder.bias", missing)}),
        position("average/none", "a mean of no saves", [](RunPosition& stood) { stood.mean = MeanOfSaves{0, 1, 1}; }),
        position("average/order", "a mean whose last save is before its first",
            [](RunPosition& stood) { stood.mean = MeanOfSaves{2, 2, 1}; }),
        position("average/later", "a mean of saves of the future",
            [](RunPosition& stood) { stood.mean = MeanOfSaves{2, 1, 77}; }),
        {"average/size", "more weights for a mean than average_saves asks for",
            [](const Path& folder) {
                auto save = saveOfVectors();
                const StoredTensors large{{floats("v", std::vector<float>(1'000'000))}, {}};
                save.window = {std::make_shared<const AveragedWeights>(AveragedWeights{1, 0.5, large})};
                return errorOf(checkSavedSize(runOfVectors(folder, save), WhichSave::Current));
            }},
    };
}

std::vector<BadInput> textCases()
{
    const std::string special = "<pad>\n<sos>\n<eos>\n<unk>\n";
    std::string many = special;
    for (int word = 0; word < 40; ++word)
        many += "w" + std::to_string(word) + "\n";
    return {
        {"vocabulary/missing", "no such file",
            [](const Path& folder) {
                sampleRun(folder);
                std::filesystem::remove(folder / "vocab.target.txt");
                return errorOf(RunFolder::open(folder));
            }},
        {"vocabulary/large", "100 million bytes",
            [](const Path& folder) {
                sampleRun(folder);
                std::filesystem::resize_file(folder / "vocab.source.txt", 100'000'000);
                return errorOf(RunFolder::open(folder));
            }},
        opened("vocabulary/no-tokens", "no special tokens", "vocab.source.txt", "the\ncat\n"),
        opened("vocabulary/cut", "a last line without its end", "vocab.source.txt", special + "the\nca"),
        opened("vocabulary/empty-line", "an empty line", "vocab.source.txt", special + "the\n\ncat\n"),
        opened("vocabulary/zero", "a zero byte", "vocab.source.txt", special + std::string("a\0b\n", 4)),
        opened("vocabulary/no-utf8", "bytes that are not UTF-8", "vocab.source.txt", special + "caf\xE9\n"),
        opened("vocabulary/twice", "a word that stands twice", "vocab.source.txt", special + "the\ncat\nthe\n"),
        opened("vocabulary/special", "a special token among the words", "vocab.source.txt", special + "<eos>\n"),
        {"vocabulary/more", "more words than config.json allows",
            [many](const Path& folder) {
                auto identity = sampleIdentity();
                identity.configuration.data.maximumVocabulary = 8;
                RunFolder::create(folder, identity).value();
                put(folder / "vocab.source.txt", many);
                return errorOf(RunFolder::open(folder));
            }},
        opened("spacing/lines", "another number of lines than words", "spacing.target.txt", "none\nafter\n"),
        opened("spacing/word", "what is no attachment", "spacing.target.txt",
            "none\nnone\nnone\nnone\nnone\nnone\nafter\nwherever\n"),
        opened("spacing/cut", "a last line without its end", "spacing.target.txt", "none\nno"),
    };
}

std::vector<BadInput> logCases()
{
    return {
        metrics("metrics/no-json", "a line of prose", "hello\n"),
        metrics("metrics/key", "a line without its loss", std::string(step) + "\n{\"step\":1}\n"),
        metrics("metrics/negative", "a step below zero",
            R"({"step":-5,"epoch":1,"changed":"steps","value":1,"seconds":1})"
            "\n"),
        metrics("metrics/huge", "a step of 2⁶²",
            R"({"step":4611686018427387904,"epoch":1,"changed":"steps","value":1,"seconds":1})"
            "\n"),
        metrics("metrics/rate", "a learning rate of 10³⁰⁰ that a person has set",
            R"({"step":1,"epoch":1,"changed":"learning_rate","value":1e300,"seconds":1})"
            "\n"),
        metrics("metrics/epoch", "an epoch of 10³⁰⁸",
            R"({"step":1,"epoch":1e308,"changed":"steps","value":1,"seconds":1})"
            "\n"),
        metrics("metrics/name", "a setting whose name has 60,000 letters",
            R"({"step":1,"epoch":1,"changed":")" + std::string(60'000, 'x') + R"(","value":1,"seconds":1})" + "\n"),
        metrics("metrics/nested", "lists in one another", std::string(60'000, '[') + "\n"),
        metrics("metrics/long", "a line that never ends", std::string(1'000'000, ' ')),
        heads("heads/no-json", "a line of prose", "hello"),
        heads("heads/kind", "a kind of heads that there is not",
            R"({"step":1,"pairs":1,"heads":[{"kind":"other","layer":1,"head":1}]})"),
        heads("heads/many", "a million heads without a word",
            R"({"step":1,"pairs":1,"heads":[)" + std::string(2'000'000, ',') + "]}"),
        heads("heads/nested", "lists in one another", std::string(1'000'000, '[')),
        label("label/no-json", "a line of prose", "hello"),
        label("label/version", "another version", R"({"version":2,"name":"a"})"),
        label("label/lines", "a name of two lines", R"({"version":1,"name":"a\nb"})"),
        label("label/controls", "a note that moves the cursor", R"({"version":1,"note":"\u001b[2J"})"),
        label("label/long", "a name of 500 letters", R"({"version":1,"name":")" + std::string(500, 'a') + "\"}"),
        snapshots("snapshots/no-json", "a line of prose", "hello"),
        snapshots("snapshots/rows", "rows of unequal length", snapshot(R"(["b","c"])", "[0,0]", "[[1],[1,0]]")),
        snapshots("snapshots/words", "more rows than words", snapshot(R"(["b"])", "[0]", "[[1],[1]]")),
        snapshots("snapshots/marks", "more words than marks", snapshot(R"(["b","c"])", "[0]", "[[1],[1]]")),
        snapshots("snapshots/probabilities", "more probabilities than words",
            snapshot(R"(["b"])", "[0]", "[[1]]", "[0.5,0.5]")),
        snapshots("snapshots/step", "a step that is a fraction", snapshot(R"(["b"])", "[0]", "[[1]]", "[1]", "1e300")),
        snapshots("snapshots/centre", "a centre of attention without a row",
            R"({"step":1,"epoch":1,"sentence":"a","reference":null,"text":"b","score":0,"source":["a"],)"
            R"("source_marks":[0],"target":["b"],"target_marks":[0],"probabilities":[],"attention":[[]],)"
            R"("window":{"centres":[0],"radius":1}})"),
        snapshots("snapshots/heads-few", "heads with a weight too few", snapshotWithHeads("1", "/w==")),
        snapshots("snapshots/heads-letters", "weights of heads that are no base64", snapshotWithHeads("1", "<->;")),
        snapshots(
            "snapshots/heads-many", "a thousand layers of heads", snapshotWithHeads("1000", std::string(4'000, 'A'))),
        snapshots("snapshots/wordy", "two million words and more", manyWords()),
        snapshots("snapshots/nested", "lists in one another", std::string(1'000'000, '[')),
        snapshots("snapshots/many", "three million values", "[" + std::string(3'000'000, ',') + "]"),
        {"snapshots/large", "a gigabyte",
            [](const Path& folder) {
                const auto run = sampleRun(folder);
                put(folder / "watched/snapshots.jsonl", "");
                std::filesystem::resize_file(folder / "watched/snapshots.jsonl", 1'000'000'000);
                return errorOf(run.readWatched());
            }},
    };
}

std::vector<BadInput> saveCases()
{
    const auto current = [](const RunFolder& run) { return run.readModel(WhichSave::Current); };
    return {
        readFrom("save/none", "no step in the file `current`", "current", "../../elsewhere\n", current),
        readFrom("save/gone", "the step of a save that is not there", "current", "77\n", current),
        readFrom("save/best", "a best save that is not there", "best", "77\n",
            [](const RunFolder& run) { return run.readModel(WhichSave::Best); }),
        {"weights/infinite", "a weight that is no number",
            [](const Path& folder) {
                auto run = sampleRun(folder);
                auto save = saveOfStep(2);
                save.model.tensors[1] = floats("decoder.bias", {std::numeric_limits<float>::quiet_NaN()});
                writeSave(run, save).value();
                return errorOf(run.readModel(WhichSave::Current));
            }},
        position("state/minutes", "a limit that is no number of minutes",
            [](RunPosition& stood) { stood.limitMinutes = std::numeric_limits<double>::quiet_NaN(); }),
        position("state/rate", "a learning rate that is no number",
            [](RunPosition& stood) { stood.learningRate = std::numeric_limits<double>::quiet_NaN(); }),
        position("state/negative", "a step below zero", [](RunPosition& stood) { stood.step = -1; }),
        position("state/huge", "a step of 2⁶²", [](RunPosition& stood) { stood.step = std::int64_t(1) << 62; }),
        position("state/best", "a best step of the future", [](RunPosition& stood) { stood.bestStep = 99; }),
        position("state/time", "a time below zero", [](RunPosition& stood) { stood.seconds = -1.0; }),
        position("state/epochs", "a limit of 2⁴⁰ epochs",
            [](RunPosition& stood) { stood.limitEpochs = std::int64_t(1) << 40; }),
        position("state/forcing", "teacher forcing of 7", [](RunPosition& stood) { stood.teacherForcing = 7.0; }),
        {"state/missing", "no word about where training stood",
            [](const Path& folder) {
                const auto run = sampleRun(folder);
                writeSafetensors((folder / "saves/1/state.safetensors").string(), {}).value();
                return errorOf(run.readPosition(WhichSave::Current));
            }},
        {"size/weights", "weights of another model than config.json's",
            [](const Path& folder) { return errorOf(checkSavedSize(sampleRun(folder), WhichSave::Current)); }},
        {"size/memory", "a model larger than the memory",
            [](const Path& folder) {
                const auto run = runOfVectors(folder, saveOfVectors());
                return errorOf(checkSavedSize(run, WhichSave::Current, 300));
            }},
        {"size/state", "a state of three million numbers for a hundred weights",
            [](const Path& folder) {
                auto identity = sampleIdentity();
                identity.configuration = *configure("unshuffle", {});
                auto run = RunFolder::create(folder, identity);
                auto save = saveOfStep(1);
                save.model.tensors = {floats("v", std::vector<float>(100))};
                save.state.tensors = {floats("adam.first.v", std::vector<float>(3'000'000))};
                writeSave(*run, save, SaveKind::Best).value();
                return errorOf(checkSavedSize(*run, WhichSave::Current));
            }},
    };
}

} // namespace

std::vector<BadInput> runCases()
{
    auto cases = textCases();
    for (const auto& more : {logCases(), saveCases(), averageCases()})
        cases.insert(cases.end(), more.begin(), more.end());
    return cases;
}

} // namespace attentoscope::tests
