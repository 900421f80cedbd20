// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include <QTest>

using namespace attentoscope::testing;

/// People read their language; what a script reads is the same in every language.
class TestCommandLineLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsErrorsInThePersonsLanguage();
    void takesTheLanguageOfTheEnvironment();
    void jsonStaysEnglish();
    void helpsInThePersonsLanguage();
    void refusesAnUnknownLanguage();
};

namespace {

const QStringList withoutFile{QStringLiteral("evaluate"), QStringLiteral("--model"), QStringLiteral("/no/such/run"),
    QStringLiteral("--data"), QStringLiteral("/no/such/file.tsv")};

} // namespace

void TestCommandLineLanguage::tellsErrorsInThePersonsLanguage()
{
    const auto german = runCommand(withoutFile + QStringList{QStringLiteral("--language"), QStringLiteral("de")});
    QCOMPARE(german.code, 3);
    QVERIFY2(german.err.contains("Einen Ordner „/no/such/run“ gibt es nicht. Den Namen des Laufs prüfen."), german.err);
    const auto english = runCommand(withoutFile + QStringList{QStringLiteral("--language=en")});
    QCOMPARE(english.code, 3);
    QVERIFY2(english.err.contains("There is no folder \"/no/such/run\"."), english.err);
}

void TestCommandLineLanguage::takesTheLanguageOfTheEnvironment()
{
    qputenv("LC_ALL", "de_DE.UTF-8");
    const auto outcome = runCommand(withoutFile);
    qunsetenv("LC_ALL");
    QVERIFY2(outcome.err.contains("gibt es nicht"), outcome.err);
}

void TestCommandLineLanguage::jsonStaysEnglish()
{
    const auto english =
        runCommand(withoutFile + QStringList{QStringLiteral("--json"), QStringLiteral("--language=en")});
    const auto german =
        runCommand(withoutFile + QStringList{QStringLiteral("--json"), QStringLiteral("--language=de")});
    QVERIFY2(german.out.contains("There is no folder"), german.out);
    QCOMPARE(german.out, english.out);
    QCOMPARE(german.code, english.code);
}

void TestCommandLineLanguage::helpsInThePersonsLanguage()
{
    const auto program = runCommand({QStringLiteral("--language=de"), QStringLiteral("--help")});
    QCOMPARE(program.code, 0);
    QVERIFY2(program.out.contains("Ein Modell mit Satzpaaren trainieren"), program.out);
    const auto train = runCommand({QStringLiteral("train"), QStringLiteral("--language=de"), QStringLiteral("--help")});
    QCOMPARE(train.code, 0);
    QVERIFY2(train.out.contains("Ordner des Laufs"), train.out);
    QVERIFY2(train.out.contains("--out"), train.out);
}

void TestCommandLineLanguage::refusesAnUnknownLanguage()
{
    const auto outcome = runCommand({QStringLiteral("samples"), QStringLiteral("--language"), QStringLiteral("xx")});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("--language"), outcome.err);
}

QTEST_APPLESS_MAIN(TestCommandLineLanguage)
#include "tst_commandlinelanguage.moc"
