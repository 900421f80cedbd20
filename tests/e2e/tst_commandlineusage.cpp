// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

class TestCommandLineUsage : public QObject
{
    Q_OBJECT

    static QJsonObject objectIn(const Outcome& outcome) { return QJsonDocument::fromJson(outcome.out).object(); }

private Q_SLOTS:
    void helps_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command : {"", "presets", "samples", "train", "translate", "evaluate", "align"})
            QTest::newRow(*command ? command : "program") << QString::fromLatin1(command);
    }

    void helps()
    {
        QFETCH(QString, command);
        QStringList arguments{u"--help"_s};
        if (!command.isEmpty())
            arguments.prepend(command);
        const Outcome outcome = runCommand(arguments);
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.contains("Examples:"));
        QVERIFY(outcome.out.contains("attentoscope-cli"));
        QVERIFY(outcome.err.isEmpty());
    }

    void tellsItsVersion()
    {
        const Outcome outcome = runCommand({u"--version"_s});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.startsWith("attentoscope-cli "));
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const char* line) { QTest::newRow(name) << QString::fromLatin1(line); };
        row("no command", "");
        row("unknown command", "trian --data a --out b");
        row("unknown option", "presets --jsno");
        row("no output folder", "train --data a.tsv");
        row("no data", "train --out run");
        row("two limits", "train --data a.tsv --out run --steps 3 --epochs 1");
        row("two other limits", "train --data a.tsv --out run --minutes 3 --epochs 1");
        row("negative limit", "train --data a.tsv --out run --steps -3");
        row("limit is no number", "train --data a.tsv --out run --steps many");
        row("setting without value", "train --data a.tsv --out run --set layers");
        row("data and sample", "train --data a.tsv --sample copy --out run");
        row("target without source", "train --target-data a.de --out run");
        row("no model", "translate hello");
        row("beam of nothing", "translate --model run --beam 0 hello");
        row("no data to evaluate", "evaluate --model run");
        row("forcing out of range", "evaluate --model run --data a.tsv --teacher-forcing 1.5");
        row("first index without gold", "evaluate --model run --data a.tsv --gold-first-index 0");
        row("first index of two", "evaluate --model run --data a.tsv --gold g --gold-first-index 2");
        row("nothing to align", "align --model run");
        row("sample without a file", "samples copy");
        row("unknown sample", "samples nothing --out a.tsv");
        row("no pairs", "samples copy --pairs 0 --out a.tsv");
        row("threads", "presets --threads -1");
    }

    void refusesWrongUsage()
    {
        QFETCH(QString, line);
        const Outcome outcome = runCommand(words(line.toUtf8().constData()));
        QCOMPARE(outcome.code, 2);
        QVERIFY(!outcome.err.isEmpty());
        QVERIFY(outcome.out.isEmpty());
    }

    void namesWhatIsKnown_data()
    {
        addColumns<QString, QByteArray, QByteArray>("option", "given", "known");
        QTest::newRow("preset") << u"--preset=bahdanua"_s << QByteArray("bahdanua") << QByteArray("luong-general");
        QTest::newRow("key") << u"--set=hiden_size=3"_s << QByteArray("hiden_size") << QByteArray("hidden_size");
        QTest::newRow("data key") << u"--set=tokeniser=space"_s << QByteArray("tokeniser") << QByteArray("tokenizer");
        QTest::newRow("choice") << u"--set=tokenizer=bpm"_s << QByteArray("bpm") << QByteArray("characters");
        QTest::newRow("range") << u"--set=layers=99999"_s << QByteArray("99999") << QByteArray("layers");
        QTest::newRow("sample") << u"--sample=tiny-frensh"_s << QByteArray("tiny-frensh") << QByteArray("tiny-french");
    }

    void namesWhatIsKnown()
    {
        const auto [option, given, known] = fetched<QString, QByteArray, QByteArray>();
        const Workplace place;
        QStringList arguments{option};
        if (!option.startsWith(u"--sample"_s))
            arguments << u"--sample=copy"_s << u"--pairs=100"_s;
        const Outcome outcome = place.train("run", arguments);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(given), outcome.err);
        QVERIFY2(outcome.err.contains(known), outcome.err);
    }

    void listsPresetsAsJson()
    {
        const Outcome outcome = runCommand(words("presets --json"));
        QCOMPARE(outcome.code, 0);
        const QJsonArray presets = objectIn(outcome)[u"presets"_s].toArray();
        QVERIFY(presets.size() >= 6);
        QStringList ids;
        for (const auto& value : presets) {
            const QJsonObject preset = value.toObject();
            ids << preset[u"id"_s].toString();
            QVERIFY(preset[u"kind"_s].isString());
            const auto rowSums = words("one at-most-one none");
            QVERIFY(rowSums.contains(preset[u"row_sum"_s].toString()));
            const QJsonObject keys = preset[u"keys"_s].toObject();
            QVERIFY(keys[u"hidden_size"_s].isDouble());
            QVERIFY(keys[u"dropout"_s].isDouble());
            QVERIFY(keys[u"lowercase"_s].isBool());
            QVERIFY(keys[u"tokenizer"_s].isString());
            if (ids.last() == u"no-attention"_s)
                QCOMPARE(preset[u"row_sum"_s].toString(), u"none"_s);
        }
        for (const char* id :
            {"recommended", "bahdanau-lstm", "luong-dot", "luong-general", "luong-concat", "no-attention"})
            QVERIFY2(ids.contains(QLatin1String(id)), id);
    }

    void listsPresetsForPeople()
    {
        const Outcome outcome = runCommand(words("presets"));
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.contains("luong-general"));
        QVERIFY(outcome.out.contains("hidden_size="));
    }

    void listsSamples()
    {
        const Outcome text = runCommand(words("samples"));
        QCOMPARE(text.code, 0);
        const Outcome json = runCommand(words("samples --json"));
        QCOMPARE(json.code, 0);
        const QJsonArray samples = objectIn(json)[u"samples"_s].toArray();
        QVERIFY(samples.size() >= 4);
        for (const auto& sample : samples)
            QVERIFY(text.out.contains(sample.toObject()[u"id"_s].toString().toUtf8()));
    }

    void outputThatIsLostIsAnError()
    {
        const auto full = u"/dev/full"_s;
        if (!QFile::exists(full))
            QSKIP("there is no /dev/full");
        for (const auto& command : words("presets samples")) {
            const Outcome outcome = runCommand({command}, {}, full);
            QCOMPARE(outcome.code, 1);
            QVERIFY2(outcome.err.contains("could not be written whole"), outcome.err.constData());
        }
    }

    void writesSamples()
    {
        const Workplace place;
        const QString pairs = place.path("pairs.tsv");
        const QString links = place.path("pairs.talp");
        const Outcome outcome = runCommand(
            words("samples tiny-french --pairs 50 --out") + QStringList{pairs} + QStringList{u"--alignments"_s, links});
        QCOMPARE(outcome.code, 0);
        QFile pairsFile(pairs);
        QFile linksFile(links);
        QVERIFY(pairsFile.open(QIODevice::ReadOnly) && linksFile.open(QIODevice::ReadOnly));
        QCOMPARE(pairsFile.readAll().count('\n'), 50);
        QCOMPARE(linksFile.readAll().count('\n'), 50);
        const Outcome unwritable = runCommand(words("samples copy --pairs 5 --out") + QStringList{pairs + u"/x"_s});
        QCOMPARE(unwritable.code, 1);
        QVERIFY(unwritable.err.contains("pairs.tsv/x"));
    }

    void sameSeedWritesTheSameSample()
    {
        const Workplace place;
        const auto content = [&](const char* name, int seed) { return bytesOf(place.writeReverse(name, 30, seed)); };
        const QByteArray one = content("one", 1);
        QCOMPARE(content("again", 1), one);
        QVERIFY(content("other", 2) != one);
    }
};

ATTENTOSCOPE_TEST(TestCommandLineUsage, QCoreApplication);
#include "tst_commandlineusage.moc"
