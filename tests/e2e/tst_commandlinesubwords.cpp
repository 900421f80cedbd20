// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace attentoscope::testing;

/// A model of word pieces, from training to alignment.
class TestCommandLineSubwords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void translatesIntoWords();
    void alignsWholeWords();
    void resumesWithTheRunsOwnPieces();
    void takesTheModelOfAnotherRun();
    void goWithAPackedRun();
    void refusesAModelThatIsNone();

private:
    static QStringList words(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' ')); }
    QStringList settings() const;

    Workplace m_place;
    QString m_data;
};

QStringList TestCommandLineSubwords::settings() const
{
    return QStringList{QStringLiteral("--data"), m_data}
    + words("--seed 7 --threads 1 --set tokenizer=unigram subword_vocabulary=24 hidden_size=16 embedding_size=16 "
            "batch_size=16 schedule=constant --out");
}

void TestCommandLineSubwords::initTestCase()
{
    QByteArray pairs;
    const QByteArrayList stems{"low", "new", "wide", "nice", "late", "fine"}, ends{"", "r", "st", "ness"};
    for (int i = 0; i < 400; ++i) {
        const QByteArray a = stems[i % 6] + ends[i / 6 % 4], b = stems[i / 3 % 6] + ends[i / 24 % 4];
        pairs += a + ' ' + b + '\t' + b + ' ' + a + '\n';
    }
    m_data = m_place.write("pairs.tsv", pairs);
    const auto training = runCommand(
        QStringList{QStringLiteral("train")} + settings() + QStringList{m_place.path("run")} + words("--steps 30"));
    QVERIFY2(training.code == 0, training.err);
    QVERIFY(QFile::exists(m_place.path("run/subwords.source.model")));
}

void TestCommandLineSubwords::translatesIntoWords()
{
    const auto result = runCommand({QStringLiteral("translate"), QStringLiteral("--model"), m_place.path("run"),
        QStringLiteral("--json"), QStringLiteral("newness latest")});
    QCOMPARE(result.code, 0);
    const auto source = QJsonDocument::fromJson(result.out).array()[0][QLatin1String("source")].toArray();
    QString joined;
    for (const auto& token : source)
        if (!token.toString().startsWith(QLatin1Char('<')))
            joined += token.toString();
    QCOMPARE(joined, QString::fromUtf8("▁newness▁latest"));
    QVERIFY(source.size() > 3);
    const auto text = runCommand({QStringLiteral("translate"), QStringLiteral("--model"), m_place.path("run"),
        QStringLiteral("newness latest")});
    QCOMPARE(text.code, 0);
    QVERIFY2(!text.out.contains("▁"), text.out);
}

/// No link speaks of a piece: both sides have two words.
void TestCommandLineSubwords::alignsWholeWords()
{
    const auto result = runCommand(
        {QStringLiteral("align"), QStringLiteral("--model"), m_place.path("run"), QStringLiteral("--data"), m_data});
    QCOMPARE(result.code, 0);
    const auto lines = result.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 400);
    for (const auto& line : lines)
        for (const auto& link : line.split(' '))
            QVERIFY2(link.isEmpty() || QByteArrayList({"0-0", "0-1", "1-0", "1-1"}).contains(link), line);
}

void TestCommandLineSubwords::resumesWithTheRunsOwnPieces()
{
    const QStringList resume = QStringList{QStringLiteral("train"), QStringLiteral("--out"), m_place.path("run")}
        + words("--resume --threads 1 --steps 40");
    const auto result = runCommand(resume);
    QVERIFY2(result.code == 0, result.err);
    QVERIFY(result.out.contains("step 40"));
}

void TestCommandLineSubwords::takesTheModelOfAnotherRun()
{
    const QString model = m_place.path("run/subwords.source.model");
    const auto result =
        runCommand(QStringList{QStringLiteral("train")} + settings() + QStringList{m_place.path("second")}
            + words("--steps 2 --set") + QStringList{QStringLiteral("subword_model=") + model});
    QVERIFY2(result.code == 0, result.err);
    QFile ours(m_place.path("second/subwords.target.model")), theirs(model);
    QVERIFY(ours.open(QIODevice::ReadOnly) && theirs.open(QIODevice::ReadOnly));
    QCOMPARE(ours.readAll(), theirs.readAll());
}

void TestCommandLineSubwords::goWithAPackedRun()
{
    const QString packed = m_place.path("run.attentoscope"), run = m_place.path("unpacked");
    const auto packing = runCommand(
        {QStringLiteral("pack"), QStringLiteral("--model"), m_place.path("run"), QStringLiteral("--out"), packed});
    QVERIFY2(packing.code == 0, packing.err);
    const auto unpacking = runCommand({QStringLiteral("unpack"), packed, QStringLiteral("--out"), run});
    QVERIFY2(unpacking.code == 0, unpacking.err);
    const auto translation = [](const QString& model) {
        return runCommand({QStringLiteral("translate"), QStringLiteral("--model"), model, QStringLiteral("--json"),
            QStringLiteral("newness latest")});
    };
    const auto there = translation(run);
    QVERIFY2(there.code == 0, there.err);
    QCOMPARE(there.out, translation(m_place.path("run")).out);
}

void TestCommandLineSubwords::refusesAModelThatIsNone()
{
    const auto result =
        runCommand(QStringList{QStringLiteral("train")} + settings() + QStringList{m_place.path("third")}
            + words("--steps 2 --set") + QStringList{QStringLiteral("subword_model=") + m_data});
    QCOMPARE(result.code, 3);
    QVERIFY2(result.err.contains("no SentencePiece model"), result.err);
}

QTEST_GUILESS_MAIN(TestCommandLineSubwords)
#include "tst_commandlinesubwords.moc"
