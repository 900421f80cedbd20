// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/tensors.h"
#include "engine/settings/modelcounts.h"
#include "engine/settings/presets.h"
#include "engine/unshuffle/vectormodel.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

void compareTensors(const ModelSizes& sizes, const StoredTensors& weights)
{
    const auto tensors = weightTensors(sizes);
    QCOMPARE(tensors.size(), weights.tensors.size());
    for (const auto& tensor : tensors) {
        const auto* weight = weights.find(tensor.name);
        QVERIFY2(weight, tensor.name.c_str());
        QVERIFY2(weight->shape == tensor.shape, tensor.name.c_str());
    }
}

void compare(const Configuration& configuration)
{
    const int sourceWords = configuration.model.tiedEmbeddings == TiedEmbeddings::All ? 9 : 12;
    const auto model = TranslationModel::make(configuration, letters(sourceWords), letters(9), Spacing());
    QVERIFY2(model, model ? "" : model.error().message.c_str());
    compareTensors((*model)->sizes(), (*model)->weights());
    QCOMPARE(static_cast<std::int64_t>(weightCount((*model)->sizes())), (*model)->parameterCount());
}

std::vector<KeyValue> sizes(const char* more)
{
    std::vector<KeyValue> values{{"embedding_size", "5"}, {"hidden_size", "6"}, {"attention_positions", "7"}};
    for (const auto& setting : QString::fromLatin1(more).split(' ', Qt::SkipEmptyParts))
        values.push_back({setting.section('=', 0, 0).toStdString(), setting.section('=', 1).toStdString()});
    return values;
}

} // namespace

/// Tensors that follow from the sizes against those of the models themselves.
class TestWeightCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPreset_data()
    {
        QTest::addColumn<QString>("preset");
        for (const auto& preset : presetInfos())
            QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
    }

    void everyPreset()
    {
        QFETCH(const QString, preset);
        const auto configuration = configure(preset.toStdString(), {});
        QVERIFY(configuration);
        if (configuration->task == Task::Sentences) {
            compare(*configuration);
            return;
        }
        VectorModel model(*configuration);
        compareTensors(modelSizes(*configuration, 0, 0).value(), weightsOf(model.network()));
    }

    void everyKindAndSetting_data()
    {
        addColumns<QString, QString>("kind", "settings");
        const char* variants[] = {"", "attention_bias=true attention_size=3", "cell=gru layers=3",
            "bidirectional=true initial_state=projected decoder_hidden_size=12", "word_vectors=one-hot",
            "bidirectional=true initial_state=first-backward cell=gru-2014 decoder_hidden_size=12", "score_hidden=4",
            "layer_norm=on layers=2", "layer_norm=on cell=gru", "hidden_size=5 tied_embeddings=target",
            "hidden_size=5 tied_embeddings=all"};
        for (const auto& kind : attentionKinds())
            for (const char* variant : variants)
                QTest::addRow("%s %s", kind.info.id.c_str(), variant)
                    << QString::fromStdString(kind.info.id) << variant;
        QTest::newRow("feeding") << "general" << "input_feeding=true";
        QTest::newRow("maxout") << "additive" << "readout=maxout";
        QTest::newRow("maxout of three") << "additive" << "readout=maxout maxout_size=3 decoder_input=context-word";
        QTest::newRow("tied feeding") << "general" << "input_feeding=true tied_embeddings=target";
        QTest::newRow("tied maxout") << "additive" << "readout=maxout tied_embeddings=all";
        for (const char* variant : {"", "norm=post layers=3 inner_size=7", "positions=learned max_positions=5",
                 "tied_embeddings=target", "tied_embeddings=all positions=learned", "layers=3 decoder_layers=1",
                 "layers=1 decoder_layers=2 final_norm=off", "positions=fixed-table max_positions=5 activation=swish",
                 "output_bias=off start_vector=zero", "output_bias=off tied_embeddings=target",
                 "output_bias=off tied_embeddings=all final_norm=off layers=2 decoder_layers=1"})
            QTest::addRow("transformer %s", variant)
                << "general" << QString::fromLatin1("architecture=transformer embedding_size=6 heads=3 ") + variant;
        QTest::newRow("combined") << "location" << "decoder_input=combined layers=2";
    }

    void everyKindAndSetting()
    {
        const auto [kind, settings] = fetched<QString, QString>();
        auto values = sizes(settings.toLatin1().constData());
        values.push_back({"attention", kind.toStdString()});
        const auto configuration = configure("bahdanau-lstm", values);
        QVERIFY2(configuration, configuration ? "" : configuration.error().message.c_str());
        compare(*configuration);
    }

    void anUnknownKindHasNoSizes()
    {
        Configuration configuration{.model = {.attention = "telepathy"}};
        QVERIFY(!modelSizes(configuration, 10, 10));
    }
};

ATTENTOSCOPE_TEST(TestWeightCount, QCoreApplication);
#include "tst_weightcount.moc"
