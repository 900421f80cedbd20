// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/corpus/corpus.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/metrics/alignmentfile.h"
#include "engine/storage/runfollower.h"
#include "engine/storage/runlist.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/engine/subwordfile.h"
#include "tests/support/childcost.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

using namespace attentoscope;
using namespace attentoscope::tests;

namespace {

using Path = std::filesystem::path;

/// An input of about a megabyte that is as expensive as possible, and its reader.
struct DearInput
{
    const char* name;
    std::function<void(const Path& folder)> write;
    std::function<void(const Path& folder)> read;
};

std::string repeated(const std::string& text)
{
    std::string all;
    while (all.size() + text.size() <= megabyte)
        all += text;
    return all;
}

/// Short words that are all different. `end` follows each of them.
std::string differentWords(const std::string& end)
{
    std::string all;
    for (std::size_t number = 0; all.size() < megabyte; ++number) {
        for (auto rest = number; rest > 0 || all.empty(); rest /= 64)
            all += static_cast<char>('0' + rest % 64);
        all += end;
    }
    return all;
}

DearInput file(const char* name, const std::string& text, const std::function<void(const std::string& file)>& read)
{
    return {name, [text](const Path& folder) { put(folder / "input", text); },
        [read](const Path& folder) { read((folder / "input").string()); }};
}

/// A run with `text` for one of its files.
DearInput ofRun(
    const char* name, const char* part, const std::string& text, const std::function<void(const Path& run)>& read)
{
    return {name,
        [=](const Path& folder) {
            auto run = RunFolder::create(folder, sampleIdentity()).value();
            writeSave(run, saveOfStep(1), SaveKind::Best).value();
            put(folder / part, text);
        },
        read};
}

void open(const Path& run)
{
    static_cast<void>(RunFolder::open(run));
}

std::vector<DearInput> alignmentInputs()
{
    const auto gold = [](std::size_t sentences) {
        return [sentences](const std::string& path) { static_cast<void>(readAlignments(path, 0, sentences)); };
    };
    constexpr std::size_t many = megabyte / 4; // the data with this many lines also has about a megabyte
    const auto other = [](const std::string& path) { static_cast<void>(readAlignmentFile(path, 0, many)); };
    const auto oneLine = [](const std::string& text) { return repeated(text) + "\n"; };
    return {
        file("gold: empty lines, too many", repeated("\n"), gold(800)),
        file("gold: empty lines", repeated("\n"), gold(many)),
        file("gold: links in lines", repeated("0-0\n"), gold(many)),
        file("gold: links in one line", oneLine("0-0 "), gold(many)),
        file("gold: possible links", oneLine("0p0 "), gold(many)),
        file("gold: blanks", oneLine(" "), gold(many)),
        file("gold: bars", oneLine("|||"), gold(many)),
        file("attention: empty lines", repeated("\n"), other),
        file("attention: rows of one weight", oneLine("1;"), other),
        file("attention: weights of one row", oneLine("0,"), other),
        file("attention: lines of one weight", repeated("1.\n"), other),
        file("attention: tables", repeated("a *.1\n\n"), other),
        file("attention: rows of a table", repeated("a *.1\n"), other),
    };
}

std::string snapshotOf(const std::string& words, const std::string& marks, const std::string& rows)
{
    return R"({"step":1,"epoch":1,"sentence":"a","reference":null,"text":"","score":0,"source":[)" + words
        + R"(],"source_marks":[)" + marks + R"(],"target":[],"target_marks":[],"probabilities":[],"attention":[)" + rows
        + "]}\n";
}

std::string withHeads(const std::string& line, const std::string& heads)
{
    return line.substr(0, line.rfind('}')) + ",\"heads\":" + heads + "}\n";
}

std::vector<DearInput> logInputs()
{
    const auto watched = [](const char* name, const std::string& text) {
        return ofRun(name, "watched/snapshots.jsonl", text, [](const Path& run) {
            static_cast<void>(RunFolder::open(run).value().readWatched());
            static_cast<void>(RunFollower(run).look());
        });
    };
    const auto metrics = [](const char* name, const std::string& text) {
        return ofRun(name, "metrics.jsonl", text, [](const Path& run) {
            static_cast<void>(RunFolder::open(run).value().readMetrics());
            static_cast<void>(RunFollower(run).look());
            static_cast<void>(readRunRecord(run, RunDetail::History));
        });
    };
    std::string words = "\"\"", marks = "0";
    while (words.size() + marks.size() < megabyte) {
        words += ",\"\"";
        marks += ",0";
    }
    const auto changed = [](const std::string& key) {
        return R"({"step":1,"epoch":1,"seconds":1,"changed":")" + key + R"(","value":1})" + "\n";
    };
    return {
        watched("snapshots: empty words", snapshotOf(words, marks, "")),
        watched("snapshots: empty words in lines", repeated(snapshotOf(R"("","","","")", "0,0,0,0", ""))),
        watched("snapshots: nothing in lines", repeated(snapshotOf("", "", ""))),
        watched("snapshots: heads of no words in lines",
            repeated(withHeads(snapshotOf("", "", ""),
                R"({"encoder_layers":64,"decoder_layers":64,"heads":256,)"
                R"("weights":""})"))),
        watched("snapshots: heads",
            withHeads(snapshotOf(R"("")", "0", ""),
                R"({"encoder_layers":1,"decoder_layers":0,)"
                R"("heads":1,"weights":")"
                    + std::string(megabyte, 'A') + "\"}")),
        watched("snapshots: rows", snapshotOf("", "", repeated("[],") + "[]")),
        watched("snapshots: values", "[" + repeated("0,") + "0]\n"),
        watched("snapshots: texts", "[" + repeated("\"\",") + "0]\n"),
        metrics("metrics: changes", repeated(changed("steps"))),
        metrics("metrics: long names", repeated(changed(std::string(60'000, 'x')))),
        metrics("metrics: validations",
            repeated(
                R"({"step":1,"epoch":1,"seconds":1,"valid_loss":1,"valid_perplexity":1,"valid_bleu":1,"best":true})"
                "\n")),
        metrics("metrics: values", "[" + repeated("0,") + "0]\n"),
    };
}

std::vector<DearInput> runInputs()
{
    const std::string special = "<pad>\n<sos>\n<eos>\n<unk>\n";
    std::vector<std::string> messages;
    for (std::size_t number = 0, bytes = 0; bytes < megabyte; ++number) {
        messages.push_back(pieceOf("p" + std::to_string(number)));
        bytes += messages.back().size() + 2;
    }
    std::string header = R"({"__metadata__":{"a":"")";
    for (std::size_t number = 0; header.size() < megabyte; ++number)
        header += ",\"" + std::to_string(number) + "\":\"\"";
    header += "}}";
    std::string length;
    for (int byte = 0; byte < 8; ++byte)
        length += static_cast<char>((header.size() >> (8 * byte)) & 0xFF);
    return {
        ofRun("vocabulary: short words", "vocab.source.txt", special + differentWords("\n"), open),
        ofRun("vocabulary: empty lines", "vocab.source.txt", special + repeated("\n"), open),
        ofRun("spacing", "spacing.target.txt", repeated("none\n"), open),
        ofRun("config: values", "config.json", "{\"format_version\":[" + repeated("0,") + "0]}", open),
        ofRun("config: texts", "config.json", "{\"format_version\":[" + repeated("\"\",") + "0]}", open),
        ofRun("safetensors: metadata", "saves/1/model.safetensors", length + header,
            [](const Path& run) { static_cast<void>(RunFolder::open(run).value().readModel(WhichSave::Current)); }),
        file("subwords", subwordFileOf(messages),
            [](const std::string& path) { static_cast<void>(SubwordModel::open(path)); }),
    };
}

std::vector<DearInput> textInputs()
{
    const auto corpus = [](TokenizerKind tokenizer) {
        return [tokenizer](const std::string& path) {
            DataRequest request;
            request.source = path;
            DataConfiguration configuration;
            configuration.tokenizer = tokenizer;
            static_cast<void>(loadCorpus(request, configuration, {}, {}));
        };
    };
    return {
        file("pairs: short ones", repeated("a\tb\n"), corpus(TokenizerKind::Words)),
        file("pairs: lines that are none", repeated("\n"), corpus(TokenizerKind::Words)),
        file("pairs: different words", differentWords("\tb\n"), corpus(TokenizerKind::Space)),
        file("pairs: one line of words", "a\t" + repeated("b ") + "\n", corpus(TokenizerKind::Words)),
        file("pairs: one line of letters", "a\t" + repeated("b") + "\n", corpus(TokenizerKind::Characters)),
        file("pairs: quotes", repeated("\"\","), corpus(TokenizerKind::Words)),
        file("pairs: tabs", repeated("\t"), corpus(TokenizerKind::Words)),
        file("memory: units without anything", "<tmx>" + repeated("<tu/>"), corpus(TokenizerKind::Words)),
        file("memory: variants of one unit", "<tmx><tu>" + repeated("<tuv/>"), corpus(TokenizerKind::Words)),
        file("memory: elements within each other", "<tmx>" + repeated("<a>"), corpus(TokenizerKind::Words)),
        file("memory: attributes", "<tmx" + repeated(" a=''"), corpus(TokenizerKind::Words)),
        file("memory: entities", "<!DOCTYPE tmx [" + repeated("<!ENTITY a ''>"), corpus(TokenizerKind::Words)),
    };
}

std::vector<DearInput> lessonInputs()
{
    const auto check = [](const std::string& path) {
        if (const auto text = lessonText(path))
            static_cast<void>(lessonFindings(*text, {}));
    };
    const auto whole = [](const std::string& text) { return text.substr(0, largestLesson); };
    const std::string begin = "---\nlesson: 1\n---\n# A {#a}\n";
    return {
        file("lesson: a megabyte", repeated("a"), check),
        file("lesson: keys", whole("---\n" + repeated("set: a=b\n")), check),
        file("lesson: steps", whole(repeated("# A {#a}\n")), check),
        file("lesson: directives", whole(begin + repeated("@until a\n")), check),
        file("lesson: options", whole(begin + "@ask choice \"a\"\n" + repeated("- a\n")), check),
        file("lesson: parentheses", whole(begin + repeated("@until ((((((((((((((((((((((((((((((((\n")), check),
        file("lesson: values", whole(begin + repeated("{{")), check),
    };
}

std::vector<DearInput> allInputs()
{
    std::vector<DearInput> all;
    for (const auto& inputs : {alignmentInputs(), logInputs(), runInputs(), textInputs(), lessonInputs()})
        all.insert(all.end(), inputs.begin(), inputs.end());
    return all;
}

} // namespace

/// Every reader of strangers' files gets a megabyte that is made to take as much memory as possible.
class TestReaderMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_inputs = allInputs(); }
    void takesMemoryByItsInput_data();
    void takesMemoryByItsInput();

private:
    std::vector<DearInput> m_inputs;
};

void TestReaderMemory::takesMemoryByItsInput_data()
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t index = 0; index < m_inputs.size(); ++index)
        QTest::newRow(m_inputs[index].name) << index;
}

void TestReaderMemory::takesMemoryByItsInput()
{
    QFETCH(const std::size_t, index);
    const auto& input = m_inputs[index];
    const QTemporaryDir place;
    const Path folder = (place.path() + QStringLiteral("/run")).toStdString();
    std::filesystem::create_directories(folder);
    input.write(folder);
    constexpr auto allowed = freeBytes + perByte * megabyte;
    const auto cost = costInChild([&] { input.read(folder); }, 2 * allowed);
    const auto told = QStringLiteral("%1 MiB, %2 s").arg(cost.peakBytes >> 20U).arg(cost.seconds, 0, 'f', 2);
    qInfo("%s", qPrintable(told));
    QVERIFY2(cost.ended, "it ended by a signal, or had no memory left");
    if (canLimitMemory)
        QVERIFY2(cost.peakBytes <= allowed, qPrintable(told));
    QVERIFY2(cost.seconds <= longest, qPrintable(told));
}

ATTENTOSCOPE_TEST(TestReaderMemory, QCoreApplication);
#include "tst_readermemory.moc"
