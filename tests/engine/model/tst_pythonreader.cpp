// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "engine/storage/runfolder.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

const QString python = u"/usr/bin/python3"_s; // the distribution's, whatever else is installed

/// The document's only block of Python.
QByteArray exampleOfTheDocument()
{
    QFile document(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/../docs/python.md"));
    if (!document.open(QIODevice::ReadOnly))
        return {};
    const auto text = document.readAll();
    const QByteArray fence = "```python\n";
    const auto begin = text.indexOf(fence) + fence.size();
    return text.count(fence) == 1 ? text.mid(begin, text.indexOf("```", begin) - begin) : QByteArray();
}

/// A run of three steps, saved.
void train(const std::vector<KeyValue>& settings, const std::string& folder)
{
    const auto session = createSession({.threads = 1});
    DataRequest data{.sample = "tiny-french", .samplePairs = 500};
    TrainingRequest request;
    for (const auto& setting : settings)
        if (setting.key == "preset")
            request.preset = setting.value;
        else
            (setting.key == "max_vocabulary" ? data.settings : request.settings).push_back(setting);
    QVERIFY(session->loadData(data, {}, {}));
    request.limit.steps = 3;
    request.runFolder = folder;
    QVERIFY(session->startTraining(request));
    while (true) {
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        if (reports->end == TrainingEnd::StillRunning)
            continue;
        QVERIFY(session->finishTraining(reports->end));
        return;
    }
}

/// The sentence of the document, of words that the sample has.
std::vector<std::int32_t> idsOf(const Vocabulary& words, SourceMarkers markers)
{
    std::vector<std::int32_t> ids;
    if (markers == SourceMarkers::StartAndEnd)
        ids.push_back(Vocabulary::start);
    for (const char* word : {"the", "black", "cat", "sleeps", "."})
        ids.push_back(words.id(word));
    if (markers != SourceMarkers::None)
        ids.push_back(Vocabulary::end);
    return ids;
}

/// Our encoder's annotations of it (S, A), from the run's newest save.
torch::Tensor ourAnnotations(const std::string& folder)
{
    const auto run = RunFolder::open(folder).value();
    const auto& identity = run.identity();
    const auto model =
        TranslationModel::make(identity.configuration, identity.source, identity.target, identity.targetSpacing)
            .value();
    if (!model->setWeights(run.readModel(WhichSave::Current).value()))
        qFatal("the weights do not fit");
    const auto ids = idsOf(identity.source, identity.configuration.model.sourceMarkers);
    model->network().eval();
    const torch::NoGradGuard guard;
    const auto length = static_cast<std::int64_t>(ids.size());
    const auto words = torch::tensor(std::vector<std::int64_t>(ids.begin(), ids.end())).view({length, 1});
    return model->network().encoder().forward(words, torch::full({1}, length, torch::kInt64)).annotations[0];
}

torch::Tensor tensorOf(const QJsonArray& rows)
{
    std::vector<float> numbers;
    for (const auto& row : rows)
        for (const auto& number : row.toArray())
            numbers.push_back(static_cast<float>(number.toDouble()));
    return torch::tensor(numbers).view({rows.size(), -1});
}

} // namespace

/// The program in docs/python.md loads a run into PyTorch's layers and gets our numbers, as the document promises.
class TestPythonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(exampleOfTheDocument().contains("torch.nn.LSTM"), "docs/python.md has no example");
        QProcess process;
        process.start(python, {u"-c"_s, u"import numpy, torch"_s});
        if (!process.waitForStarted() || !process.waitForFinished(120'000) || process.exitCode() != 0)
            QSKIP("/usr/bin/python3 has no torch: install python3-torch to test docs/python.md");
    }

    void theExampleGetsOurAnnotations_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::newRow("one layer, both ways")
            << QStringList{"layers=1", "bidirectional=true", "initial_state=projected"};
        QTest::newRow("three layers") << QStringList{"layers=3", "bidirectional=false", "initial_state=copy"};
        QTest::newRow("start and end") << QStringList{"source_markers=start-and-end"};
        QTest::newRow("tied") << QStringList{"tied_embeddings=target"};
        QTest::newRow("no markers") << QStringList{"source_markers=none"};
        QTest::newRow("an unknown word") << QStringList{"max_vocabulary=8"};
        QTest::newRow("Transformer") << QStringList{"preset=transformer-tiny"};
        QTest::newRow("Transformer, post") << QStringList{"preset=transformer-2017", "heads=4", "layers=2"};
        QTest::newRow("Transformer, learned positions") << QStringList{"preset=transformer-tiny", "heads=2",
            "positions=learned", "activation=gelu", "inner_size=40", "source_markers=start-and-end"};
        QTest::newRow("Transformer, as Marian's")
            << QStringList{"preset=transformer-tiny", "heads=2", "norm=post", "layers=3", "decoder_layers=1",
                   "final_norm=off", "positions=fixed-table", "activation=swish", "output_bias=off"};
    }

    void theExampleGetsOurAnnotations()
    {
        QFETCH(const QStringList, settings);
        std::vector<KeyValue> values{{"embedding_size", "16"}, {"hidden_size", "24"}, {"cell", "lstm"}};
        for (const auto& setting : settings)
            values.push_back({setting.section('=', 0, 0).toStdString(), setting.section('=', 1).toStdString()});
        const QTemporaryDir folder;
        const auto run = folder.filePath(u"run"_s);
        train(values, run.toStdString());
        if (QTest::currentTestFailed())
            return;

        QFile script(folder.filePath(u"annotations.py"_s));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(exampleOfTheDocument());
        script.close();
        QProcess process;
        process.start(python, {script.fileName(), run, u"the black cat sleeps ."_s});
        QVERIFY(process.waitForFinished(120'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());

        const auto theirs = tensorOf(QJsonDocument::fromJson(process.readAllStandardOutput()).array());
        const auto ours = ourAnnotations(run.toStdString());
        QVERIFY(theirs.sizes() == ours.sizes());
        QVERIFY2(
            relativeDifference(theirs, ours) < 1e-5, qPrintable(QString::number(relativeDifference(theirs, ours))));
    }
};

ATTENTOSCOPE_TEST(TestPythonReader, QCoreApplication);
#include "tst_pythonreader.moc"
