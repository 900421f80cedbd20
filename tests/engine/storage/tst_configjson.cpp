// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "engine/storage/configjson.h"
#include "tests/support/testprogram.h"

namespace {

RunConfig sample(const std::string& preset, const std::vector<KeyValue>& settings = {})
{
    RunConfig config{.configuration = *configure(preset, settings)};
    config.data = {"pairs.tsv", "pairs.target", "valid.tsv", "tiny-french", 10'000, 12345678901234567890U,
        {{"tokenizer", "space"}, {"note", "a=b"}}};
    config.dataFingerprint = 0x00FF00FF00FF00FF;
    config.trainingPairs = 9'500;
    return config;
}

QJsonObject parsed(const std::string& text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

} // namespace

class ConfigJsonTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrote_data()
    {
        QTest::addColumn<QString>("preset");
        for (const auto& preset : presets())
            QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
    }

    void readsWhatItWrote()
    {
        QFETCH(QString, preset);
        const auto config = sample(preset.toStdString(),
            {{"seed", "18446744073709551615"}, {"learning_rate", "0.0012345678901234567"}, {"lowercase", "true"}});
        const auto read = configFromJson(configToJson(config), "config.json");
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QCOMPARE(read->configuration.preset, config.configuration.preset);
        const auto wanted = settingValues(config.configuration);
        const auto values = settingValues(read->configuration);
        for (std::size_t at = 0; at < wanted.size(); ++at)
            QCOMPARE(values[at].value, wanted[at].value);
        QCOMPARE(read->configuration.training.learningRate, config.configuration.training.learningRate);
        QCOMPARE(read->data.source, config.data.source);
        QCOMPARE(read->data.target, config.data.target);
        QCOMPARE(read->data.validation, config.data.validation);
        QCOMPARE(read->data.sample, config.data.sample);
        QCOMPARE(read->data.samplePairs, config.data.samplePairs);
        QCOMPARE(read->data.seed, config.data.seed);
        QCOMPARE(read->data.settings.size(), std::size_t(2));
        QCOMPARE(read->data.settings[1].key, "note");
        QCOMPARE(read->data.settings[1].value, "a=b");
        QCOMPARE(read->dataFingerprint, config.dataFingerprint);
        QCOMPARE(read->trainingPairs, config.trainingPairs);
    }

    void keepsTheColumns()
    {
        auto config = sample("luong-dot");
        config.data.columns = {ColumnRule::Chosen, 3, 2};
        const auto read = configFromJson(configToJson(config), "config.json");
        QVERIFY(read);
        QCOMPARE(read->data.columns.rule, ColumnRule::Chosen);
        QCOMPARE(read->data.columns.first, 3U);
        QCOMPARE(read->data.columns.second, 2U);
        config.data.columns = {};
        QCOMPARE(configFromJson(configToJson(config), "config.json")->data.columns.rule, ColumnRule::FirstTwo);
        auto text = configToJson(sample("luong-dot"));
        for (const auto* bad : {"[1]", "[1, 1]", "[0, 2]", "[1, -2]", "[1, \"2\"]", "3", "[1, 99999999999]"}) {
            auto changed = text;
            changed.insert(changed.find("\"sample_pairs\""), std::string("\"columns\": ") + bad + ", ");
            const auto refused = configFromJson(changed, "config.json");
            QVERIFY2(!refused && refused.error().message.contains("two different numbers"), bad);
        }
    }

    void keepsTheKernels()
    {
        auto config = sample("luong-dot");
        QVERIFY(!configFromJson(configToJson(config), "config.json")->kernels); // an older program's
        for (const auto& kernels : {MatrixKernels{"OpenBLAS 0.3.21", "SkylakeX", KernelsChosenBy::Program, "Prescott"},
                 MatrixKernels{"OpenBLAS 0.3.29", "Opteron_SSE3", KernelsChosenBy::User, {}},
                 MatrixKernels{"OpenBLAS 0.3.29", "Zen", KernelsChosenBy::Library, {}}}) {
            config.kernels = kernels;
            const auto read = configFromJson(configToJson(config), "config.json");
            QVERIFY2(read, read ? "" : read.error().message.c_str());
            QVERIFY(read->kernels == kernels);
        }
    }

    void keepsTheFork()
    {
        auto config = sample("luong-dot");
        QVERIFY(!configFromJson(configToJson(config), "config.json")->fork);
        for (const auto& pairs : {std::vector<PairRange>{}, std::vector<PairRange>{{0, 0}, {3, 9'499}}}) {
            config.fork = RunFork{"a run", 7, 40, "maison", pairs};
            const auto read = configFromJson(configToJson(config), "config.json");
            QVERIFY2(read, read ? "" : read.error().message.c_str());
            QCOMPARE(read->fork->name, std::string("a run"));
            QCOMPARE(read->fork->step, 7);
            QCOMPARE(read->fork->steps, 40);
            QCOMPARE(read->fork->without, std::string("maison"));
            QCOMPARE(read->fork->leftOut, pairs);
        }
        QCOMPARE(parsed(configToJson(config))["fork"].toObject()["left_out"].toString(), u"0,3-9499"_s);
    }

    void impossibleForksAreRefused_data()
    {
        addColumns<QString, QString, QString>("from", "to", "told");
        const auto row = [](const char* to, const char* told) {
            QTest::newRow(to) << u"\"3,17-19\""_s << u"\"%1\""_s.arg(QLatin1String(to)) << QString(told);
        };
        for (const char* ranges : {"3,", ",3", "19-17", "3,3", "17-19,18", "3-x", "x", "-3", "3 4", "9500", "3,17-9500",
                 "99999999999", "3,,4"})
            row(ranges, "numbers of training pairs");
        row("3,17-18", "the number of the pairs");
        QTest::newRow("no text") << u"\"3,17-19\""_s << u"3"_s << u"\"left_out\" instead of a text"_s;
        QTest::newRow("no pairs") << u"\"pairs\": 4"_s << u"\"pears\": 4"_s << u"lacks the key \"pairs\""_s;
        QTest::newRow("a step after the last") << u"\"steps\": 40"_s << u"\"steps\": 6"_s << u"impossible"_s;
    }

    void impossibleForksAreRefused()
    {
        const auto [from, to, told] = fetched<QString, QString, QString>();
        auto config = sample("luong-dot");
        config.fork = RunFork{"run", 7, 40, "maison", {{3, 3}, {17, 19}}};
        const auto text = replaced(configToJson(config), from.toStdString(), to.toStdString());
        QVERIFY(!text.empty());
        const auto read = configFromJson(text, "some/config.json");
        QVERIFY(!read);
        const auto message = QString::fromStdString(read.error().message);
        QVERIFY2(message.contains(told), qPrintable(message));
    }

    void valuesHaveTheirJsonTypes()
    {
        const auto object = parsed(configToJson(sample("luong-dot")));
        QCOMPARE(object["format_version"].toInt(), 1);
        QVERIFY(object["program_version"].isString());
        QCOMPARE(object["preset"].toString(), "luong-dot");
        QCOMPARE(object["hidden_size"].toInt(), 512);
        QCOMPARE(object["dropout"].toDouble(), 0.2);
        QVERIFY(object["lowercase"].isBool() && !object["lowercase"].toBool());
        QCOMPARE(object["tokenizer"].toString(), "words");
        QCOMPARE(object["data_fingerprint"].toString(), "00ff00ff00ff00ff");
        for (const auto& row : settings())
            QVERIFY2(object.contains(QString::fromStdString(row.info.key)), row.info.key.c_str());
    }

    void aSettingThatIsMissingKeepsItsDefault()
    {
        const auto text = replaced(configToJson(sample("luong-dot")), "  \"label_smoothing\": 0.0,\n", "");
        const auto read = configFromJson(text, "config.json");
        QVERIFY(read);
        QCOMPARE(read->configuration.training.labelSmoothing, 0.0);
        QCOMPARE(read->configuration.model.hiddenSize, 512);
    }

    void aRealMayBeWrittenAsAWholeNumber()
    {
        const auto text = replaced(configToJson(sample("luong-dot")), "\"dropout\": 0.2", "\"dropout\": 0");
        const auto read = configFromJson(text, "config.json");
        QVERIFY(read);
        QCOMPARE(read->configuration.model.dropout, 0.0);
    }

    void pathsThatAreNoUtf8AreFoundAgain()
    {
        auto config = sample("luong-dot");
        config.data.source = "caf\xE9.tsv";
        config.data.validation = "\xFF";
        const auto text = configToJson(config);
        const auto read = configFromJson(text, "config.json");
        QVERIFY(read);
        QCOMPARE(read->data.source, config.data.source);
        QCOMPARE(read->data.validation, config.data.validation);
        QVERIFY(!QString::fromStdString(text).contains("target_bytes"));
        for (const auto* bytes : {"ff0", "fx", "FF", "6100"}) {
            const auto refused =
                configFromJson(replaced(text, "\"ff\"", "\"" + std::string(bytes) + "\""), "config.json");
            QVERIFY2(!refused && refused.error().message.contains("validation_bytes"), bytes);
        }
    }

    void badFilesAreRefused_data()
    {
        addColumns<QString, QString>("text", "told");
        auto config = sample("luong-dot");
        config.kernels = {"OpenBLAS 0.3.21", "SkylakeX", KernelsChosenBy::Program, "Prescott"};
        const auto whole = configToJson(config);
        const auto row = [&](const char* name, const char* from, const char* to, const char* told) {
            QTest::newRow(name) << QString::fromStdString(replaced(whole, from, to)) << QString(told);
        };
        QTest::newRow("empty") << "" << "no valid JSON";
        QTest::newRow("other JSON") << "[1, 2]" << "format_version";
        QTest::newRow("of another program") << R"({"model_type": "bert"})" << "format_version";
        row("newer", "\"format_version\": 1", "\"format_version\": 2", "version 2, but Attentoscope");
        row("version is a text", "\"format_version\": 1", "\"format_version\": \"1\"", "format version \"1\"");
        row("unknown key", "\"hidden_size\"", "\"hidden_width\"", "unknown key \"hidden_width\"");
        QTest::newRow("unknown key, written by a number") << QString::fromStdString(
            replaced(replaced(whole, "\"hidden_size\"", "\"hidden_width\""), "\"program_version\": \"",
                "\"program_version\": 7, \"preset\": \"")) << "written by another program";
        row("text for a number", "\"hidden_size\": 512", "\"hidden_size\": \"512\"",
            "\"512\" under \"hidden_size\" instead of a whole number");
        row("real for a whole number", "\"hidden_size\": 512", "\"hidden_size\": 512.5", "\"hidden_size\"");
        row("number for a switch", "\"lowercase\": false", "\"lowercase\": 0",
            "\"lowercase\" instead of true or false");
        row("number for a text", "\"tokenizer\": \"words\"", "\"tokenizer\": 1", "\"tokenizer\" instead of a text");
        row("text for a real", "\"dropout\": 0.2", "\"dropout\": \"much\"", "\"dropout\" instead of a number");
        row("out of range", "\"hidden_size\": 512", "\"hidden_size\": -1", "\"hidden_size\" cannot be \"-1\"");
        row("no such choice", "\"tokenizer\": \"words\"", "\"tokenizer\": \"bytes\"", "words, space, characters");
        row("no preset", "  \"preset\": \"luong-dot\",\n", "", "\"preset\"");
        row("data is a text", "\"data\": {", "\"data\": \"x\", \"data_fingerprint\": {",
            "under \"data\" instead of an object");
        row("negative pairs", "\"training_pairs\": 9500", "\"training_pairs\": -1", "\"training_pairs\"");
        row("fingerprint is a number", "\"00ff00ff00ff00ff\"", "12", "\"data_fingerprint\"");
        row("kernels are a text", "\"kernels\": {", "\"kernels\": \"x\", \"source_subwords_hash\": {",
            "under \"kernels\" instead of");
        row("kernels without a core", "\"core\"", "\"score\"", "under \"kernels\" instead of");
        row("core is a number", "\"SkylakeX\"", "7", "under \"kernels\" instead of");
        row("core is a page", "SkylakeX", std::string(100, 'x').c_str(), "under \"kernels\" instead of");
        row("core with a brace", "SkylakeX", "Skylake{X", "under \"kernels\" instead of");
        row("core with a bracket", "SkylakeX", "Skylake[X", "under \"kernels\" instead of");
        row("core with an at", "SkylakeX", "Skylake@X", "under \"kernels\" instead of");
        row("core with a slash", "SkylakeX", "Skylake/X", "under \"kernels\" instead of");
        row("core with a line end", "SkylakeX", "Skylake\\nX", "under \"kernels\" instead of");
        row("nobody chose", "\"program\"", "\"nobody\"", "under \"kernels\" instead of");
        row("instead of nothing", "\"Prescott\"", "\"\"", "under \"kernels\" instead of");
        row("setting that is a number", "\"tokenizer=space\"", "5", "key=value");
        row("no number of pairs", "\"sample_pairs\"", "\"sample_count\"", "lacks the key \"sample_pairs\"");
        row("no settings of the data", "\"settings\"", "\"setings\"", "lacks the list \"settings\"");
        row("settings are a number", "\"settings\": [", "\"settings\": 3, \"more\": [", "lacks the list \"settings\"");
        row("no data", "\"data\": {", "\"kernels\": {", "lacks the key \"data\"");
        row("fingerprint with more", "\"00ff00ff00ff00ff\"", "\"00ff!\"", "16 hexadecimal digits");
        row("setting without a value", "\"tokenizer=space\"", "\"tokenizer\"", "key=value");
    }

    void badFilesAreRefused()
    {
        const auto [text, told] = fetched<QString, QString>();
        const auto read = configFromJson(text.toStdString(), "some/config.json");
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::BadRun);
        const auto message = QString::fromStdString(read.error().message);
        QVERIFY2(message.startsWith("\"some/config.json\"") && message.contains(told), qPrintable(message));
    }

    void everyTruncationIsRefused()
    {
        const auto whole = configToJson(sample("luong-dot"));
        for (std::size_t size = 0; size + 2 < whole.size(); ++size)
            QVERIFY(!configFromJson(whole.substr(0, size), "config.json"));
    }
};

ATTENTOSCOPE_TEST(ConfigJsonTest, QCoreApplication);
#include "tst_configjson.moc"
