// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

/// The preset that needs no data, as a script sees it.
class TestCommandLineUnshuffle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_training = train("run", words("--steps 30"));
        QVERIFY2(m_training.code == 0, m_training.err);
    }

    void trainsWithoutData()
    {
        QVERIFY(m_training.out.contains("step 30: mean squared error"));
        QVERIFY(!m_training.out.contains("perplexity"));
        QFile metrics(m_place.path("run") + u"/metrics.jsonl"_s);
        QVERIFY(metrics.open(QIODevice::ReadOnly));
        QCOMPARE(metrics.readAll().count('\n'), 30);
    }

    void putsNumbersInOrder()
    {
        const QStringList begin{u"translate"_s, u"--model"_s, m_place.path("run")};
        const Outcome outcome = runCommand(begin, "3 1 2\n\n[2,3] [1,2]\n");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out.count('\n'), 3);
        const auto lines = outcome.out.split('\n');
        QVERIFY(lines[2].startsWith('['));
        QCOMPARE(runCommand(begin + words("3 1 2")).out, lines[0] + '\n');
        const Outcome brackets = runCommand(begin + QStringList{u"[2,3] [1,2]"_s});
        QCOMPARE(brackets.out, lines[2] + '\n');
        QCOMPARE(runCommand(begin + words("[2,3] [1,2]")).out, brackets.out);
    }

    void showsVectorsAsJson()
    {
        const QStringList begin{u"translate"_s, u"--model"_s, m_place.path("run")};
        const Outcome outcome = runCommand(begin + QStringList{u"--json"_s, u"3 1 2"_s});
        QCOMPARE(outcome.code, 0);
        const auto first = QJsonDocument::fromJson(outcome.out).array()[0].toObject();
        const QJsonArray source{u"[0,1]"_s, u"[3,4]"_s, u"[1,2]"_s, u"[2,3]"_s};
        QCOMPARE(first[u"source"_s].toArray(), source);
        QCOMPARE(first[u"target"_s].toArray().size(), 3);
        QCOMPARE(first[u"attention"_s].toArray().size(), 3);
        QCOMPARE(first[u"attention"_s].toArray()[0].toArray().size(), 4);
    }

    void refusesWords()
    {
        const QStringList begin{u"translate"_s, u"--model"_s, m_place.path("run")};
        const Outcome outcome = runCommand(begin + QStringList{u"the cat"_s});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains("\"the\"") && outcome.err.contains("3 1 2"), outcome.err);
    }

    void resumes()
    {
        const Outcome more = train("run", words("--steps 40 --resume"));
        QVERIFY2(more.code == 0, more.err);
        QVERIFY(more.out.contains("going on after step 30"));
        QCOMPARE(train("run", words("--steps 40 --resume --sample unshuffle")).code, 2);
        QCOMPARE(train("run", words("--steps 40 --resume --set recipe=article")).code, 2);
    }

    void evaluatesAndAlignsItsSample()
    {
        const QString pairs = m_place.path("pairs.tsv");
        QCOMPARE(runCommand(words("samples unshuffle --pairs 10 --out") + QStringList{pairs}).code, 0);
        const QStringList more{u"--model"_s, m_place.path("run"), u"--data"_s, pairs};
        const Outcome measured = runCommand(words("evaluate --json") + more);
        QVERIFY2(measured.code == 0, measured.err);
        const auto report = QJsonDocument::fromJson(measured.out).object();
        QCOMPARE(report[u"sentences"_s].toInt(), 10);
        QVERIFY(report[u"loss"_s].isDouble());
        QVERIFY(report[u"perplexity"_s].isNull());
        QVERIFY(report[u"reference_normalisation"_s].isNull());
        const Outcome aligned = runCommand(words("align") + more);
        QCOMPARE(aligned.code, 0);
        QCOMPARE(aligned.out.count('\n'), 10);
    }

    void refusesWhatDoesNothing_data()
    {
        addColumns<QString, QByteArray>("options", "told");
        QTest::newRow("data") << "--data a.tsv" << QByteArray("--data");
        QTest::newRow("sample") << "--sample copy" << QByteArray("--sample");
        QTest::newRow("validation") << "--valid a.tsv" << QByteArray("--valid");
        QTest::newRow("epochs") << "--epochs 3" << QByteArray("--steps");
        QTest::newRow("setting") << "--set hidden_size=3" << QByteArray("attention_size");
        QTest::newRow("data setting") << "--set lowercase=true" << QByteArray("lowercase");
    }

    void refusesWhatDoesNothing()
    {
        const auto [options, told] = fetched<QString, QByteArray>();
        const Outcome outcome = train("other", words(options.toUtf8().constData()));
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(told), outcome.err);
        QVERIFY(!QFile::exists(m_place.path("other")));
    }

private:
    Outcome train(const char* run, const QStringList& more) const
    {
        return runCommand(words("train --preset unshuffle --seed 3 --out") + QStringList{m_place.path(run)} + more);
    }

    Workplace m_place;
    Outcome m_training;
};

ATTENTOSCOPE_TEST(TestCommandLineUnshuffle, QCoreApplication);
#include "tst_commandlineunshuffle.moc"
