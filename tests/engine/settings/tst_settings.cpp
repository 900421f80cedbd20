// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/attentionkinds.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "tests/support/testprogram.h"

namespace {

QString messageOf(const KeyValue& setting)
{
    Configuration configuration;
    const auto applied = applySetting(configuration, setting);
    return applied ? QString() : QString::fromStdString(applied.error().message);
}

std::string valueOf(const Configuration& configuration, const std::string& key)
{
    for (const auto& [name, value] : settingValues(configuration))
        if (name == key)
            return value;
    return "no such key";
}

/// A value that each row accepts and that differs from its default.
std::string otherValue(const SettingInfo& info, const std::string& present)
{
    switch (info.type) {
    case SettingType::Integer:
        return std::to_string(std::max(present == "7" ? 8 : 7, static_cast<int>(info.minimum)));
    case SettingType::Real:
        return present == "0.25" ? "0.125" : "0.25";
    case SettingType::Switch:
        return present == "true" ? "false" : "true";
    case SettingType::Choice:
        return info.choices.back() == present ? info.choices.front() : info.choices.back();
    case SettingType::Text:
        return info.key == "alignment_head" ? "cross.1.1" : "additive";
    }
    return {};
}

} // namespace

class SettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysAreUniqueAndDescribed()
    {
        std::set<std::string> keys;
        for (const auto& row : settings()) {
            QVERIFY2(keys.insert(row.info.key).second, row.info.key.c_str());
            QVERIFY2(!row.info.label.empty() && !row.info.help.empty(), row.info.key.c_str());
        }
        for (const char* key : {"embedding_size", "hidden_size", "layers", "dropout", "batch_size", "learning_rate",
                 "teacher_forcing", "tokenizer", "lowercase", "min_frequency", "data_recipe", "autosave_seconds"})
            QVERIFY2(keys.contains(key), key);
    }

    void eachRowWritesItsOwnMemberOnly()
    {
        for (const auto& row : settings()) {
            Configuration configuration;
            const auto before = settingValues(configuration);
            const auto wanted = otherValue(row.info, row.read(configuration));
            QVERIFY2(row.write(configuration, wanted), row.info.key.c_str());
            QCOMPARE(row.read(configuration), wanted);
            std::size_t changed = 0;
            for (const auto& [key, value] : before)
                changed += valueOf(configuration, key) != value ? 1 : 0;
            QVERIFY2(changed == 1, row.info.key.c_str());
        }
    }

    void everyValueReadsBackAsItWasWritten()
    {
        for (const auto& preset : presetInfos()) {
            const auto original = configure(preset.id, {});
            QVERIFY(original);
            Configuration copy;
            for (const auto& setting : preset.values)
                QVERIFY2(applySetting(copy, setting), setting.key.c_str());
            for (const auto& [key, value] : settingValues(*original))
                QCOMPARE(valueOf(copy, key), value);
        }
    }

    void choicesAreTriedOneByOne()
    {
        for (const auto& row : settings()) {
            for (const auto& choice : row.info.choices) {
                Configuration configuration;
                QVERIFY2(row.write(configuration, choice), choice.c_str());
                QCOMPARE(row.read(configuration), choice);
            }
        }
    }

    void switchesTakeSixSpellings()
    {
        for (const char* yes : {"true", "on", "1"}) {
            Configuration configuration;
            QVERIFY(applySetting(configuration, {"lowercase", yes}));
            QVERIFY(configuration.data.lowercase);
        }
        for (const char* no : {"false", "off", "0"}) {
            Configuration configuration{.data = {.lowercase = true}};
            QVERIFY(applySetting(configuration, {"lowercase", no}));
            QVERIFY(!configuration.data.lowercase);
        }
    }

    void seedsHave64Bits()
    {
        Configuration configuration;
        QVERIFY(applySetting(configuration, {"seed", "18446744073709551615"}));
        QCOMPARE(configuration.training.seed, std::uint64_t(18446744073709551615u));
        QCOMPARE(valueOf(configuration, "seed"), "18446744073709551615");
    }

    void badValuesAreRefused_data()
    {
        addColumns<QString, QString, QString>("key", "value", "told");
        QTest::newRow("too small") << "layers" << "0" << "from 1 to 16";
        QTest::newRow("too large") << "layers" << "17" << "from 1 to 16";
        QTest::newRow("beyond an int") << "layers" << "99999999999" << "from 1 to 16";
        QTest::newRow("fraction") << "batch_size" << "2.5" << "whole number";
        QTest::newRow("rest behind a number") << "batch_size" << "64x" << "whole number";
        QTest::newRow("nothing") << "batch_size" << "" << "whole number";
        QTest::newRow("real too large") << "teacher_forcing" << "1.5" << "from 0 to 1";
        QTest::newRow("not a number") << "learning_rate" << "nan" << "a number from";
        QTest::newRow("infinite") << "learning_rate" << "inf" << "a number from";
        QTest::newRow("zero rate") << "learning_rate" << "0" << "a number from";
        QTest::newRow("choice") << "tokenizer" << "word"
                                << "words, space, characters, bpe, unigram (did you mean \"words\"?)";
        QTest::newRow("switch") << "lowercase" << "yes" << "true or false";
        QTest::newRow("negative seed") << "seed" << "-1" << "whole number";
        QTest::newRow("empty text") << "attention" << "" << "a name";
    }

    void badValuesAreRefused()
    {
        const auto [key, value, told] = fetched<QString, QString, QString>();
        Configuration configuration;
        const auto before = settingValues(configuration);
        const auto applied = applySetting(configuration, {key.toStdString(), value.toStdString()});
        QVERIFY(!applied);
        QCOMPARE(applied.error().code, ErrorCode::InvalidSetting);
        const auto message = QString::fromStdString(applied.error().message);
        QVERIFY2(message.contains("\"" + key + "\"") && message.contains("\"" + value + "\""), qPrintable(message));
        QVERIFY2(message.contains(told), qPrintable(message));
        for (const auto& [name, old] : before)
            QCOMPARE(valueOf(configuration, name), old);
    }

    void unknownKeysListTheKnownOnes()
    {
        const auto message = messageOf({"hiden-size", "3"});
        QVERIFY2(message.contains("\"hiden-size\" (did you mean \"hidden_size\"?)"), qPrintable(message));
        for (const auto& row : settings())
            QVERIFY2(message.contains(QString::fromStdString(row.info.key)), qPrintable(message));
        QVERIFY(!messageOf({"colour", "3"}).contains("did you mean"));
    }

    void unknownPresetsListTheKnownOnes()
    {
        const auto made = configure("luong-genral", {});
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::InvalidSetting);
        const auto message = QString::fromStdString(made.error().message);
        QVERIFY2(message.contains("(did you mean \"luong-general\"?)"), qPrintable(message));
        for (const auto& preset : presets())
            QVERIFY2(message.contains(QString::fromStdString(preset.id)), qPrintable(message));
    }

    void settingsStandOnTopOfThePreset()
    {
        const auto made = configure("luong-general", {{"hidden_size", "64"}, {"lowercase", "on"}});
        QVERIFY(made);
        QCOMPARE(made->preset, "luong-general");
        QCOMPARE(made->model.hiddenSize, 64);
        QVERIFY(made->data.lowercase);
        QCOMPARE(made->model.layers, 2);
        QVERIFY(!configure("luong-general", {{"hidden_size", "0"}}));
    }

    void luongFollowsItsArticle()
    {
        const auto made = configure("luong-general", {});
        QVERIFY(made);
        const std::vector<std::pair<std::string, std::string>> article = {{"attention", "general"},
            {"attention_bias", "true"}, {"embedding_size", "256"}, {"hidden_size", "512"}, {"layers", "2"},
            {"dropout", "0.2"}, {"dropout_places", "all"}, {"source_markers", "start-and-end"},
            {"initial_range", "0.1"}, {"initial_state", "copy"}, {"input_feeding", "false"}, {"optimizer", "adam"},
            {"learning_rate", "0.001"}, {"clip_norm", "1"}, {"epochs", "10"}, {"batch_size", "128"},
            {"teacher_forcing", "0.5"}, {"validation_forcing", "0.5"}, {"bidirectional", "false"}};
        for (const auto& [key, value] : article)
            QCOMPARE(valueOf(*made, key), value);
    }

    void bahdanauFollowsItsArticle()
    {
        const auto made = configure("bahdanau-lstm", {});
        QVERIFY(made);
        QCOMPARE(made->model.embeddingSize, made->model.hiddenSize);
        const std::vector<std::pair<std::string, std::string>> article = {{"attention", "additive"},
            {"attention_bias", "false"}, {"layers", "1"}, {"dropout", "0.1"}, {"dropout_places", "decoder-embedding"},
            {"initial_state", "copy"}, {"bidirectional", "false"}, {"cell", "lstm"}};
        for (const auto& [key, value] : article)
            QCOMPARE(valueOf(*made, key), value);
    }

    void theTransformerFollowsItsPaper()
    {
        const std::vector<std::pair<std::string, std::string>> paper = {{"architecture", "transformer"},
            {"attention", "multi-head"}, {"norm", "post"}, {"positions", "sinusoidal"}, {"activation", "relu"},
            {"inner_size", "0"}, {"tied_embeddings", "where-possible"}, {"dropout", "0.1"}, {"residual_dropout", "-1"},
            {"embedding_dropout", "-1"}, {"attention_dropout", "0"}, {"label_smoothing", "0.1"}, {"optimizer", "adam"},
            {"adam_beta2", "0.98"}, {"schedule", "inverse-square-root"}, {"clip_norm", "0"}};
        for (const std::size_t pairs : {std::size_t(9'500), manyTrainingPairs}) {
            const auto made = configure("transformer-2017", {}, pairs).value();
            for (const auto& [key, value] : paper)
                QCOMPARE(valueOf(made, key), value);
            QCOMPARE(made.model.embeddingSize / made.model.heads, 32);
        }
    }

    void aTransformerHasOneKindOfAttention()
    {
        const auto made = configure("luong-dot", {{"architecture", "transformer"}}).value();
        QCOMPARE(valueOf(made, "attention"), "multi-head");
        QCOMPARE(rowSumOf(made.model), RowSum::One);
        QVERIFY(kindOf(made.model)->equation.starts_with("e(t,j) = q(t) · k(j) / √d"));
    }

    void settingsWithoutEffectAreNamed()
    {
        const auto note = [](const std::string& preset, const KeyValue& given) {
            const auto notes = notesOnIdleSettings(configure(preset, {given}).value(), {given});
            return notes.empty() ? QString() : QString::fromStdString(notes.front());
        };
        for (const auto& [preset, given] :
            std::vector<std::pair<std::string, KeyValue>>{{"bilstm-concat", {"embedding_size", "32"}},
                {"luong-dot", {"score_hidden", "8"}}, {"luong-general", {"attention_window", "3"}},
                {"recommended", {"mask", "off"}}, {"recommended", {"heads", "4"}},
                {"recommended", {"decoder_layers", "2"}}, {"recommended", {"final_norm", "off"}},
                {"recommended", {"output_bias", "off"}}, {"recommended", {"start_vector", "zero"}},
                {"transformer", {"hidden_size", "32"}}, {"transformer", {"max_positions", "9"}}})
            QVERIFY2(note(preset, given).contains(QString::fromStdString("\"" + given.key + "\"")), given.key.c_str());
        QVERIFY(note("luong-general", {"attention_window", "3"}).contains("where attention is local-m, local-p."));
        QVERIFY(note("luong-local-m", {"attention_window", "3"}).isEmpty());
        QVERIFY(note("transformer", {"attention_dropout", "0.3"}).isEmpty());
        QVERIFY(note("transformer", {"cell", "gru"}).contains("where architecture is recurrent."));
        QVERIFY(note("recommended", {"activation", "swish"}).contains("where architecture is transformer."));
        QVERIFY(note("transformer", {"max_positions", "9"}).contains("where positions is learned, fixed-table."));
        QVERIFY(note("recommended", {"length_penalty_kind", "power"}).isEmpty());
        QVERIFY(note("recommended", {"beam_end", "until-full"}).isEmpty());
        QVERIFY(note("tutorial-location", {"mask", "off"}).isEmpty());
        QVERIFY(note("recommended", {"dropout_places", "all"}).isEmpty());
    }

    void conditionsNameSettingsAndValuesThatExist()
    {
        for (const auto& row : settings())
            for (const auto& need : row.info.needs) {
                QVERIFY2(row.info.key != need.key, need.key.c_str());
                for (const auto& value : need.values) {
                    Configuration configuration;
                    QVERIFY2(applySetting(configuration, {need.key, value}), (need.key + "=" + value).c_str());
                }
            }
    }

    void everyPresetSaysWhereItComesFrom()
    {
        for (const auto& preset : presetInfos()) {
            QVERIFY2(!preset.article.about.empty() && !preset.expectation.empty(), preset.id.c_str());
            QVERIFY2(preset.article.title.empty() == preset.article.url.empty(), preset.id.c_str());
            for (const auto& setting : preset.articleData) {
                Configuration configuration;
                QVERIFY2(applySetting(configuration, setting), setting.key.c_str());
            }
        }
    }

    /// Training uses the values that the window shows for a number of pairs.
    void valuesFollowTheNumberOfPairs()
    {
        for (const auto& preset : presetInfos())
            for (const std::size_t pairs : {std::size_t(0), std::size_t(9'500), manyTrainingPairs}) {
                const auto& own = pairs == 0    ? preset.values
                    : pairs < manyTrainingPairs ? preset.fewPairsValues
                                                : preset.manyPairsValues;
                const auto used = configure(preset.id, {}, pairs).value();
                for (const auto& [key, value] : own.empty() ? preset.values : own)
                    QCOMPARE(value, valueOf(used, key));
            }
    }

    void notesCallSettingsAsTheFormDoes()
    {
        auto bilstm = configure("bilstm-concat", {}).value();
        const auto note = QString::fromStdString(heatmapNotes(bilstm.model).front());
        QVERIFY2(note.contains("\"Hidden score units\" (score_hidden)"), qPrintable(note));
    }

    void equationsFollowTheSettings()
    {
        const auto equation = [](const std::string& preset, const std::vector<KeyValue>& given) {
            return QString::fromStdString(kindOf(configure(preset, given)->model)->equation);
        };
        QVERIFY(equation("luong-general", {}).contains("(W h(j) + b)"));
        QVERIFY(!equation("recommended", {}).contains("+ b"));
        QVERIFY(equation("bahdanau-2014", {}).contains("W s(t−1) + b + U h(j)"));
        QVERIFY(equation("bilstm-concat", {}).contains("w · [s(t−1); h(j)] + b"));
        QVERIFY(equation("bilstm-concat", {{"score_hidden", "64"}}).contains("v · tanh("));
        for (const auto& given :
            std::vector<KeyValue>{{"norm", "post"}, {"decoder_layers", "1"}, {"final_norm", "off"},
                {"positions", "learned"}, {"positions", "fixed-table"}, {"activation", "gelu"}, {"activation", "swish"},
                {"output_bias", "off"}, {"start_vector", "zero"}, {"length_penalty_kind", "power"}})
            QVERIFY2(equation("transformer", {given}) != equation("transformer", {}), given.key.c_str());
        QVERIFY(equation("transformer", {{"activation", "swish"}}).contains("g(a) = a σ(a)"));
        QCOMPARE(rowSumOf(configure("tutorial-location", {})->model), RowSum::One);
        QCOMPARE(rowSumOf(configure("tutorial-location", {{"mask", "off"}})->model), RowSum::AtMostOne);
    }

    /// A paper stands beside an equation only where it has that equation.
    void papersAreNamedForTheirOwnEquations()
    {
        for (const auto& kind : attentionKinds()) {
            const bool isOfPaper = kind.info.id != "linear" && kind.info.id != "location";
            const auto paper = QString::fromStdString(kind.info.paper);
            QCOMPARE(paper.contains("Luong") || paper.contains("Bahdanau") || paper.contains("Sutskever"), isOfPaper);
        }
    }

    void theBaselineDiffersInAttentionOnly()
    {
        const auto with = configure("recommended", {});
        const auto without = configure("no-attention", {});
        QVERIFY(with && without);
        for (const auto& [key, value] : settingValues(*with))
            QCOMPARE(valueOf(*without, key), key == "attention" ? "none" : value);
    }
};

ATTENTOSCOPE_TEST(SettingsTest, QCoreApplication);
#include "tst_settings.moc"
