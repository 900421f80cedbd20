// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

/// A model of word pieces, from training to alignment.
class TestCommandLineSubwords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QByteArray pairs;
        const QByteArrayList stems{"low", "new", "wide", "nice", "late", "fine"}, ends{"", "r", "st", "ness"};
        for (int i = 0; i < 400; ++i) {
            const QByteArray a = stems[i % 6] + ends[i / 6 % 4], b = stems[i / 3 % 6] + ends[i / 24 % 4];
            pairs += a + ' ' + b + '\t' + b + ' ' + a + '\n';
        }
        m_data = m_place.write("pairs.tsv", pairs);
        const auto training =
            runCommand(QStringList{u"train"_s} + settings() + QStringList{m_place.path("run")} + words("--steps 30"));
        QVERIFY2(training.code == 0, training.err);
        QVERIFY(QFile::exists(m_place.path("run/subwords.source.model")));
    }

    void translatesIntoWords()
    {
        const auto result =
            runCommand({u"translate"_s, u"--model"_s, m_place.path("run"), u"--json"_s, u"newness latest"_s});
        QCOMPARE(result.code, 0);
        const auto source = QJsonDocument::fromJson(result.out).array()[0]["source"_L1].toArray();
        QString joined;
        for (const auto& token : source)
            if (!token.toString().startsWith(QLatin1Char('<')))
                joined += token.toString();
        QCOMPARE(joined, QString::fromUtf8("▁newness▁latest"));
        QVERIFY(source.size() > 3);
        const auto text = runCommand({u"translate"_s, u"--model"_s, m_place.path("run"), u"newness latest"_s});
        QCOMPARE(text.code, 0);
        QVERIFY2(!text.out.contains("▁"), text.out);
    }

    /// No link is to a piece: both sides have two words.
    void alignsWholeWords()
    {
        const auto result = runCommand({u"align"_s, u"--model"_s, m_place.path("run"), u"--data"_s, m_data});
        QCOMPARE(result.code, 0);
        const auto lines = result.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 400);
        for (const auto& line : lines)
            for (const auto& link : line.split(' '))
                QVERIFY2(link.isEmpty() || QByteArrayList({"0-0", "0-1", "1-0", "1-1"}).contains(link), line);
    }

    /// Each line of the file has two words, and the end counts as a third.
    void evaluatesInNatsAWord()
    {
        const QStringList evaluate{u"evaluate"_s, u"--model"_s, m_place.path("run"), u"--data"_s, m_data};
        const auto result = runCommand(evaluate + words("--json"));
        QVERIFY2(result.code == 0, result.err);
        const auto report = QJsonDocument::fromJson(result.out).object();
        const int tokens = report[u"target_tokens"_s].toInt();
        const int targetWords = report[u"target_words"_s].toInt();
        QCOMPARE(targetWords, 3 * report[u"sentences"_s].toInt());
        QVERIFY(tokens > targetWords);
        const double ofTokens = report[u"loss"_s].toDouble() * tokens;
        QCOMPARE(report[u"word_loss"_s].toDouble() * targetWords, ofTokens);
        QVERIFY(runCommand(evaluate).out.contains("loss (nats a word)"));
    }

    void resumesWithTheRunsOwnPieces()
    {
        const QStringList resume =
            QStringList{u"train"_s, u"--out"_s, m_place.path("run")} + words("--resume --threads 1 --steps 40");
        const auto result = runCommand(resume);
        QVERIFY2(result.code == 0, result.err);
        QVERIFY(result.out.contains("step 40"));
    }

    void takesTheModelOfAnotherRun()
    {
        const QString model = m_place.path("run/subwords.source.model");
        const auto result = runCommand(QStringList{u"train"_s} + settings() + QStringList{m_place.path("second")}
            + words("--steps 2 --set") + QStringList{u"subword_model="_s + model});
        QVERIFY2(result.code == 0, result.err);
        QFile ours(m_place.path("second/subwords.target.model")), theirs(model);
        QVERIFY(ours.open(QIODevice::ReadOnly) && theirs.open(QIODevice::ReadOnly));
        QCOMPARE(ours.readAll(), theirs.readAll());
    }

    void goWithAPackedRun()
    {
        const QString packed = m_place.path("run.attentoscope"), run = m_place.path("unpacked");
        const auto packing = runCommand({u"pack"_s, u"--model"_s, m_place.path("run"), u"--out"_s, packed});
        QVERIFY2(packing.code == 0, packing.err);
        const auto unpacking = runCommand({u"unpack"_s, packed, u"--out"_s, run});
        QVERIFY2(unpacking.code == 0, unpacking.err);
        const auto translation = [](const QString& model) {
            return runCommand({u"translate"_s, u"--model"_s, model, u"--json"_s, u"newness latest"_s});
        };
        const auto there = translation(run);
        QVERIFY2(there.code == 0, there.err);
        QCOMPARE(there.out, translation(m_place.path("run")).out);
    }

    void refusesAModelThatIsNone()
    {
        const auto result = runCommand(QStringList{u"train"_s} + settings() + QStringList{m_place.path("third")}
            + words("--steps 2 --set") + QStringList{u"subword_model="_s + m_data});
        QCOMPARE(result.code, 3);
        QVERIFY2(result.err.contains("no SentencePiece model"), result.err);
    }

    void opensARunOfAnOlderProgram()
    {
        const QStringList translate{
            u"translate"_s, u"--model"_s, m_place.path("run"), u"--json"_s, u"newness latest"_s};
        const auto before = runCommand(translate);
        auto config = QJsonDocument::fromJson(contentOf("run/config.json")).object();
        for (const char* key : {"subword_learning", "tied_embeddings"}) {
            QVERIFY2(config.contains(QLatin1String(key)), key);
            config.remove(QLatin1String(key));
        }
        m_place.write("run/config.json", QJsonDocument(config).toJson());
        QVERIFY(QFile::remove(m_place.path("run/sums")));
        const auto after = runCommand(translate);
        QVERIFY2(after.code == 0, after.err);
        QCOMPARE(after.out, before.out);
    }

    void bothSidesShareJointPieces()
    {
        const auto training = runCommand(jointTraining("joint") + words("--steps 20"));
        QVERIFY2(training.code == 0, training.err);
        QVERIFY(!contentOf("joint/vocab.source.txt").isEmpty());
        QCOMPARE(contentOf("joint/vocab.target.txt"), contentOf("joint/vocab.source.txt"));
        QCOMPARE(contentOf("joint/subwords.target.model"), contentOf("joint/subwords.source.model"));
        const auto header = contentOf("joint/model.safetensors").left(4'000);
        QVERIFY(header.contains("\"decoder.output.weight\":\"decoder.embedding.weight\""));
        QVERIFY(!header.contains("\"encoder.embedding.weight\":{"));
        const auto result = runCommand({u"translate"_s, u"--model"_s, m_place.path("joint"), u"newness latest"_s});
        QVERIFY2(result.code == 0, result.err);
    }

    /// A run that is continued in another process equals a run without interruption.
    void aJointRunGoesOnBitForBit()
    {
        const auto half = runCommand(jointTraining("half") + words("--steps 10"));
        QVERIFY2(half.code == 0, half.err);
        const auto rest = runCommand(
            QStringList{u"train"_s, u"--out"_s, m_place.path("half")} + words("--resume --threads 1 --steps 20"));
        QVERIFY2(rest.code == 0, rest.err);
        QVERIFY(!contentOf("half/model.safetensors").isEmpty());
        QCOMPARE(contentOf("half/model.safetensors"), contentOf("joint/model.safetensors"));
    }

    void refusesToTieOtherWords()
    {
        const QString data =
            m_place.write("words.tsv", QByteArray("new house\tneues Haus\nwide house\tweites Haus\n").repeated(9));
        const auto result = runCommand(QStringList{u"train"_s, u"--data"_s, data, u"--out"_s, m_place.path("fourth")}
            + words("--steps 2 --set tied_embeddings=all"));
        QCOMPARE(result.code, 2);
        QVERIFY2(result.err.contains("subword_learning=joint"), result.err);
    }

private:
    QStringList settings() const
    {
        return QStringList{u"--data"_s, m_data}
        + words(
            "--as-preset --seed 7 --threads 1 --set tokenizer=unigram subword_vocabulary=24 hidden_size=16 embedding_size=16 "
            "batch_size=16 schedule=constant --out");
    }

    /// The words that the caller adds are further settings.
    QStringList jointTraining(const char* run) const
    {
        return QStringList{u"train"_s} + settings() + QStringList{m_place.path(run)}
        + words("--set tied_embeddings=all subword_learning=joint");
    }

    QByteArray contentOf(const char* name) const { return bytesOf(m_place.path(name)); }

    Workplace m_place;
    QString m_data;
};

ATTENTOSCOPE_TEST(TestCommandLineSubwords, QCoreApplication);
#include "tst_commandlinesubwords.moc"
