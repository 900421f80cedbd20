// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace {

const QString theirs = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/data/foreign/");

Outcome run(const QString& command, const QString& model, const QStringList& more)
{
    return runCommand(QStringList{command, u"--model"_s, model} + more);
}

} // namespace

/// Models of others, and runs in the form of another program, as a script sees them.
class TestCommandLineModels : public QObject
{
    Q_OBJECT

    Workplace m_place;

private Q_SLOTS:
    void theyTranslateWithAllHeads()
    {
        const auto made = run(u"translate"_s, theirs + u"marian-f32"_s, {u"--json"_s, u"--heads"_s, u"the dogs"_s});
        QVERIFY2(made.code == 0, made.err);
        const auto answer = QJsonDocument::fromJson(made.out).array()[0].toObject();
        QCOMPARE(answer[u"heads"_s].toArray().size(), qsizetype(8)); // 2 heads in 2 + 1 + 1 layers
        QVERIFY2(made.err.contains("A model that others trained (MarianMT). Its folder is only read."), made.err);
        QVERIFY2(made.err.contains("bytes of memory"), made.err);
        const auto ofFile =
            run(u"translate"_s, theirs + u"marian-f32/model.safetensors"_s, {u"--json"_s, u"--heads"_s, u"the dogs"_s});
        QCOMPARE(ofFile.out, made.out);
    }

    void eachCommandTellsWhatTheyAre_data()
    {
        addColumns<QStringList>("command");
        const auto model = theirs + u"marian-f32"_s;
        const auto pairs = m_place.write("known.tsv", "the dogs\tle chiens\nthe dog\tle chien\n");
        QTest::newRow("translate") << QStringList{u"translate"_s, u"--model"_s, model, u"the dogs"_s};
        QTest::newRow("evaluate") << QStringList{u"evaluate"_s, u"--model"_s, model, u"--data"_s, pairs};
        QTest::newRow("align") << QStringList{u"align"_s, u"--model"_s, model, u"--data"_s, pairs};
        QTest::newRow("erase") << QStringList{u"erase"_s, u"--model"_s, model, u"the dogs"_s};
        QTest::newRow("heads") << QStringList{u"heads"_s, model, u"averages"_s, u"--data"_s, pairs};
    }

    void eachCommandTellsWhatTheyAre()
    {
        const auto [command] = fetched<QStringList>();
        const auto done = runCommand(command);
        QVERIFY2(done.err.contains("A model that others trained (MarianMT). Its folder is only read."), done.err);
    }

    void theyAreMeasuredAndAlign()
    {
        const auto pairs = m_place.write("pairs.tsv", "the dogs\tle chiens\nthe dog\tle chien\n");
        const auto measured = run(u"evaluate"_s, theirs + u"marian-apart"_s, {u"--data"_s, pairs, u"--json"_s});
        QVERIFY2(measured.code == 0, measured.err);
        QCOMPARE(QJsonDocument::fromJson(measured.out).object()[u"sentences"_s].toInt(), 2);
        const auto aligned = run(u"align"_s, theirs + u"marian-apart"_s, {u"--data"_s, pairs, u"--head"_s, u"1.2"_s});
        QVERIFY2(aligned.code == 0, aligned.err);
        QCOMPARE(aligned.out.count('\n'), qsizetype(2));
        const auto against = run(u"evaluate"_s, theirs + u"marian-f32"_s,
            {u"--data"_s, pairs, u"--against"_s, theirs + u"marian-f16"_s, u"--json"_s});
        QVERIFY2(against.code == 0, against.err);
    }

    void whatNeedsARunNamesThem_data()
    {
        addColumns<QStringList>("command");
        const auto model = theirs + u"marian-f32"_s;
        const auto out = u"/nowhere/out"_s;
        QTest::newRow("pack") << QStringList{u"pack"_s, u"--model"_s, model, u"--out"_s, out + u".attentoscope"_s};
        QTest::newRow("page") << QStringList{u"page"_s, model, u"--out"_s, out};
        QTest::newRow("average") << QStringList{
            u"average"_s, u"--model"_s, model, u"--last"_s, u"2"_s, u"--out"_s, out};
        QTest::newRow("check") << QStringList{u"runs"_s, u"check"_s, model};
        QTest::newRow("watch") << QStringList{u"watch"_s, model};
        QTest::newRow("rename") << QStringList{u"runs"_s, u"rename"_s, model, u"--name"_s, u"mine"_s};
        QTest::newRow("export") << QStringList{u"export"_s, model, u"--as"_s, u"ctranslate2"_s, u"--out"_s, out};
        QTest::newRow("train into it") << QStringList{
            u"train"_s, u"--sample"_s, u"reverse"_s, u"--pairs"_s, u"50"_s, u"--steps"_s, u"1"_s, u"--out"_s, model};
    }

    void whatNeedsARunNamesThem()
    {
        const auto [command] = fetched<QStringList>();
        const QDir folder(theirs + u"marian-f32"_s);
        const auto before = folder.entryList(QDir::AllEntries | QDir::Hidden);
        const auto refused = runCommand(command);
        QVERIFY(refused.code != 0);
        QVERIFY2(refused.err.contains("model that others trained"), refused.err);
        QCOMPARE(folder.entryList(QDir::AllEntries | QDir::Hidden), before);
    }

    /// A model gives the same translations after it was exported and the exported folder was opened.
    void anExportedRunWritesTheSame()
    {
        const Outcome training = m_place.train("run",
            words(
                "--sample reverse --preset transformer-tiny --steps 30 --set embedding_size=16 --set tokenizer=space"));
        QVERIFY2(training.code == 0, training.err);
        const auto folder = m_place.path("exported");
        const auto written = runCommand(
            {u"export"_s, m_place.path("run"), u"--as"_s, u"ctranslate2"_s, u"--out"_s, folder, u"--json"_s});
        QVERIFY2(written.code == 0, written.err);
        QVERIFY(QJsonDocument::fromJson(written.out).object()[u"step"_s].toInt() > 0);
        for (const auto& sentence : {u"a b c d"_s, u"c a"_s}) {
            const auto ours = run(u"translate"_s, m_place.path("run"), {u"--json"_s, sentence});
            const auto again = run(u"translate"_s, folder, {u"--json"_s, sentence});
            const auto first = QJsonDocument::fromJson(ours.out).array()[0].toObject();
            const auto second = QJsonDocument::fromJson(again.out).array()[0].toObject();
            QCOMPARE(second[u"target"_s], first[u"target"_s]);
            QVERIFY(!first[u"target"_s].toArray().isEmpty());
            QVERIFY(std::abs(second[u"score"_s].toDouble() - first[u"score"_s].toDouble()) < 1e-4);
        }
    }
};

ATTENTOSCOPE_TEST(TestCommandLineModels, QCoreApplication);
#include "tst_commandlinemodels.moc"
