// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

/// Bad files: exit code 3, and a message that names the file.
class TestCommandLineInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesBadData_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("binary") << QByteArray(1000, '\0');
        QTest::newRow("one column") << QByteArray("only one side\n").repeated(20);
        QTest::newRow("empty side") << QByteArray("one side\t\n").repeated(20);
        QTest::newRow("invalid UTF-8") << QByteArray("gut\tgood\n\xff\xfe\xfd\tbad\n").repeated(20);
    }

    void refusesBadData()
    {
        QFETCH(QByteArray, content);
        const Workplace place;
        const QString file = content.isNull() ? place.path("pairs.tsv") : place.write("pairs.tsv", content);
        const Outcome outcome = place.train("run", QStringList{u"--data"_s, file} + m_short);
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains("pairs.tsv"), outcome.err);
        QVERIFY(!QDir(place.path("run")).exists());
    }

    void saysThatThereIsOnlyOnePair()
    {
        const Workplace place;
        const QStringList data{u"--data"_s, place.write("pairs.tsv", "a\tb\n")};
        const Outcome outcome = place.train("run", data + m_short);
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.out.contains("only one pair"), outcome.out);
    }

    void saysWhichLinesAreSkipped()
    {
        const Workplace place;
        const QByteArray good = QByteArray("one two\ttwo one\n").repeated(40);
        const QString file = place.write("pairs.tsv", good + "only one side\n" + good);
        const Outcome outcome = place.train("run", QStringList{u"--data"_s, file} + m_short);
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.out.contains("line 41"), outcome.out);
    }

    void trainsOnParallelFiles()
    {
        const Workplace place;
        const QStringList files{u"--data"_s, place.write("pairs.en", QByteArray("one two\n").repeated(40)),
            u"--target-data"_s, place.write("pairs.de", QByteArray("eins zwei\n").repeated(40))};
        QCOMPARE(place.train("run", files + m_short).code, 0);
        place.write("pairs.de", QByteArray("eins zwei\n").repeated(39));
        QCOMPARE(place.train("other", files + m_short).code, 3);
    }

    void refusesBadRuns_data()
    {
        QTest::addColumn<QString>("broken");
        QTest::newRow("missing folder") << QString();
        QTest::newRow("no configuration") << u"config.json"_s;
        QTest::newRow("no vocabulary") << u"vocab.target.txt"_s;
        QTest::newRow("no weights") << u"model.safetensors"_s;
    }

    void refusesBadRuns()
    {
        QFETCH(QString, broken);
        const Workplace place;
        if (!broken.isEmpty()) {
            const QStringList data{u"--data"_s, place.writeReverse("pairs.tsv", 60, 1)};
            QCOMPARE(place.train("run", data + m_short).code, 0);
            const QString file = QFileInfo(place.path("run") + QLatin1Char('/') + broken).canonicalFilePath();
            QVERIFY(QFile::resize(file, QFileInfo(file).size() / 2));
            QVERIFY(QFile::exists(file));
        }
        const Outcome outcome = runCommand({u"translate"_s, u"--model"_s, place.path("run"), u"a b"_s});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains("run"), outcome.err);
        QVERIFY(outcome.out.isEmpty());
    }

    void refusesUnwritableFolders()
    {
        const Workplace place;
        const QStringList data{u"--data"_s, place.writeReverse("pairs.tsv", 60, 1)};
        const Outcome outcome = place.train("pairs.tsv/run", data + m_short);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("pairs.tsv/run"), outcome.err);
    }

    void refusesAFolderThatHoldsARun()
    {
        const Workplace place;
        const QStringList data{u"--data"_s, place.writeReverse("pairs.tsv", 60, 1)};
        QCOMPARE(place.train("run", data + m_short).code, 0);
        const Outcome outcome = place.train("run", data + m_short);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("--resume"), outcome.err);
    }

private:
    const QStringList m_short = words("--set hidden_size=16 embedding_size=16 --steps 3");
};

ATTENTOSCOPE_TEST(TestCommandLineInput, QCoreApplication);
#include "tst_commandlineinput.moc"
