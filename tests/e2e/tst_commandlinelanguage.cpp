// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace {

const auto withoutFile = words("evaluate --model /no/such/run --data /no/such/file.tsv");

const QStringList small{
    u"--sample"_s, u"reverse"_s, u"--steps"_s, u"20"_s, u"--set"_s, u"hidden_size=16"_s, u"embedding_size=8"_s};

/// The lines that programs read; they are those of sacreBLEU.
QByteArrayList quotedLines(const QByteArray& text)
{
    QByteArrayList lines;
    for (const auto& line : text.split('\n'))
        if (line.startsWith("BLEU|") || line.startsWith("chrF"))
            lines << line;
    return lines;
}

/// The numbers at the beginning stand below one another.
void verifyColumns(const QByteArray& text)
{
    const auto rows = QString::fromUtf8(text).section(u"\n\n"_s, 0, 0).split(QLatin1Char('\n'));
    QVERIFY(rows.size() > 4);
    for (const auto& row : rows)
        QCOMPARE(row.size(), rows.front().size());
}

} // namespace

/// People get texts in their language. What a script reads is the same in every language.
class TestCommandLineLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsErrorsInThePersonsLanguage()
    {
        const auto german = runCommand(withoutFile + words("--language de"));
        QCOMPARE(german.code, 3);
        QVERIFY2(
            german.err.contains("Einen Ordner „/no/such/run“ gibt es nicht. Den Namen des Laufs prüfen."), german.err);
        const auto english = runCommand(withoutFile + QStringList{u"--language=en"_s});
        QCOMPARE(english.code, 3);
        QVERIFY2(english.err.contains("There is no folder \"/no/such/run\"."), english.err);
    }

    void takesTheLanguageOfTheEnvironment()
    {
        qputenv("LC_ALL", "de_DE.UTF-8");
        const auto outcome = runCommand(withoutFile);
        qunsetenv("LC_ALL");
        QVERIFY2(outcome.err.contains("gibt es nicht"), outcome.err);
    }

    void jsonStaysEnglish()
    {
        const auto english = runCommand(withoutFile + words("--json --language=en"));
        const auto german = runCommand(withoutFile + words("--json --language=de"));
        QVERIFY2(german.out.contains("There is no folder"), german.out);
        QCOMPARE(german.out, english.out);
        QCOMPARE(german.code, english.code);
    }

    void helpsInThePersonsLanguage()
    {
        const auto program = runCommand(words("--language=de --help"));
        QCOMPARE(program.code, 0);
        QVERIFY2(program.out.contains("Ein Modell mit Satzpaaren trainieren"), program.out);
        const auto train = runCommand(words("train --language=de --help"));
        QCOMPARE(train.code, 0);
        QVERIFY2(train.out.contains("Ordner des Laufs"), train.out);
        QVERIFY2(train.out.contains("--out"), train.out);
    }

    void trainsInThePersonsLanguage_data()
    {
        addColumns<QString, QByteArrayList>("language", "said");
        QTest::newRow("English") << u"en"_s
                                 << QByteArrayList{"parameters\narithmetic: recurrent=fused, chosen when",
                                        "\nvalidation at step 20, epoch ",
                                        ", the best so far\n  attention    row entropy", "\n  source       ",
                                        "\nThe limit is reached after 20 steps, ", "The run is in /"};
        QTest::newRow("German") << u"de"_s
                                << QByteArrayList{"Parameter\nArithmetik: recurrent=fused, gewählt, als",
                                       "\nValidierung bei Schritt 20, Epoche ",
                                       ", bisher am besten\n  Aufmerksamkeit  En", "\n  Quelle          ",
                                       "\nDie Grenze ist erreicht nach 20 Schritten, ", "Der Lauf liegt in /"};
        QTest::newRow("French") << u"fr"_s
                                << QByteArrayList{"paramètres\narithmétique\u00A0: recurrent=fused, choisi à",
                                       "\nvalidation à l’étape 20, époque ",
                                       ", la meilleure jusqu’ici\n  attention    en", "\n  source       ",
                                       "\nLa limite est atteinte après 20 étapes, ", "L’essai est dans /"};
    }

    void trainsInThePersonsLanguage()
    {
        const auto [language, said] = fetched<QString, QByteArrayList>();
        const Workplace place;
        const auto trained = runCommand(
            QStringList{u"train"_s, u"--as-preset"_s, u"--language"_s, language, u"--out"_s, place.path("run")}
            + small);
        QVERIFY2(trained.code == 0, trained.err);
        for (const auto& line : said)
            QVERIFY2(trained.out.contains(line), trained.out);
    }

    void measuresInThePersonsLanguage()
    {
        const Workplace place;
        const auto trained = place.train("run", small + QStringList{u"--as-preset"_s});
        QVERIFY2(trained.code == 0, trained.err);
        const QStringList measure{u"evaluate"_s, u"--model"_s, place.path("run"), u"--data"_s,
            place.writeReverse("test.tsv", 30, 2), u"--against"_s, place.path("run"), u"--by-length"_s,
            u"--language"_s};
        const auto english = runCommand(measure + QStringList{u"en"_s});
        const auto german = runCommand(measure + QStringList{u"de"_s});
        QVERIFY2(english.code == 0, english.err);
        QVERIFY2(german.code == 0, german.err);
        QVERIFY(quotedLines(english.out).size() >= 2);
        QCOMPARE(quotedLines(german.out), quotedLines(english.out));
        const auto englishWords = english.out.simplified(), germanWords = german.out.simplified();
        for (const char* words : {"sentences 30 target tokens ", " perplexity ", " entropy of a row (bits) ",
                 " As given: ", " the other run: ", "difference +0.00, p = 1.0000 (bootstrap)",
                 " source words sentences BLEU loss ", " to "})
            QVERIFY2(englishWords.contains(words), english.out);
        for (const char* words : {"Sätze 30 Zieltokens ", " Perplexität ", " Entropie einer Zeile (Bit) ",
                 " Wie gegeben: ", " der andere Lauf: ", "Unterschied +0.00, p = 1.0000 (Bootstrap)",
                 " Quellwörter Sätze BLEU Verlust ", " bis "})
            QVERIFY2(germanWords.contains(words), german.out);
        verifyColumns(english.out);
        verifyColumns(german.out);
    }

    void listsPacksAndDeletesInThePersonsLanguage()
    {
        const Workplace place;
        const auto german = words("--language de");
        const auto said = [&](const QStringList& command) { return runCommand(command + german).out; };
        QVERIFY(said({u"samples"_s, u"reverse"_s, u"--pairs"_s, u"9"_s, u"--out"_s, place.path("nine.tsv")})
                .startsWith("9 Paare nach "));
        const auto trained = place.train("runs/one", small);
        QVERIFY2(trained.code == 0, trained.err);
        const auto list = said({u"runs"_s, u"list"_s, u"--folder"_s, place.path("runs")});
        QVERIFY2(list.startsWith("one\n  ") && list.contains(", Schritt 20, limit-reached, Verlust "), list);
        const auto packed =
            said({u"pack"_s, u"--model"_s, place.path("runs/one"), u"--out"_s, place.path("one.attentoscope")});
        QVERIFY2(
            packed.contains(", Schritt 20\ntrainiert mit ") && packed.contains("die Daten sind nicht dabei"), packed);
        const auto deleted = said({u"runs"_s, u"delete"_s, place.path("runs/one")});
        QVERIFY2(deleted.endsWith(" ist gelöscht\n"), deleted);
    }

    void refusesAnUnknownLanguage()
    {
        const auto outcome = runCommand(words("samples --language xx"));
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("--language"), outcome.err);
    }
};

ATTENTOSCOPE_TEST(TestCommandLineLanguage, attentoscope::tests::NoApplication);
#include "tst_commandlinelanguage.moc"
