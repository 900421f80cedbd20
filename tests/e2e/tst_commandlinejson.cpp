// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include "tests/support/sendsignal.h"
#include "tests/support/testprogram.h"

#include <csignal>

namespace {

struct Failure
{
    const char* line; ///< the words of the command; {…} is a path in the test's folder
    int code;
};

/// Commands that must fail: because of their options, of their files, or of the places to which they write.
constexpr Failure failures[] = {
    {"", 2},
    {"trian --data {text} --out {new}", 2},
    {"presets --nothing", 2},
    {"presets --threads -1", 2},
    {"presets superfluous", 2},
    {"presets --minutes 3", 2},
    {"presets --data {missing}", 3},
    {"samples nothing --out {new}", 2},
    {"samples copy", 2},
    {"samples copy --pairs 0 --out {new}", 2},
    {"samples copy --pairs 99999999999999999999 --out {new}", 2},
    {"samples copy --seed -1 --out {new}", 2},
    {"samples copy --pairs 5 --out {text}/x", 1},
    {"train", 2},
    {"train --data {pairs}", 2},
    {"train --out {new}", 2},
    {"train --data {pairs} --out {new} --steps 3 --epochs 1", 2},
    {"train --data {pairs} --out {new} --steps -3", 2},
    {"train --data {pairs} --out {new} --steps 99999999999999999999", 2},
    {"train --data {pairs} --out {new} --minutes nan", 2},
    {"train --data {pairs} --out {new} --minutes inf", 2},
    {"train --data {pairs} --out {new} --epochs 0", 2},
    {"train --data {pairs} --out {new} --seed -1", 2},
    {"train --data {pairs} --out {new} --seed 0x10", 2},
    {"train --data {pairs} --out {new} --seeds 1,two", 2},
    {"train --data {pairs} --out {new} --seeds 1,2,1", 2},
    {"train --data {pairs} --out {new} --seeds 1,2 --seed 1", 2},
    {"train --data {pairs} --out {new} --seeds 1,2 --ranks 2", 2},
    {"train --data {pairs} --out {new} --set layers", 2},
    {"train --data {pairs} --out {new} --set hiden_size=3", 2},
    {"train --data {pairs} --out {new} --preset nope", 2},
    {"train --data {pairs} --sample copy --out {new}", 2},
    {"train --sample nope --out {new}", 2},
    {"train --preset unshuffle --data {pairs} --out {new}", 2},
    {"train --resume --out {run} --preset luong-dot", 2},
    {"train --data {missing} --out {new}", 3},
    {"train --data {text} --out {new}", 3},
    {"train --data {folder} --out {new}", 3},
    {"train --data {pairs} --target-data {missing} --out {new}", 3},
    {"train --data {pairs} --valid {missing} --out {new}", 3},
    {"train --resume --out {missing}", 3},
    {"train --fork {run} --steps 3 --out {new}", 2},
    {"train --fork {run} --at -1 --out {new}", 2},
    {"train --fork {run} --at 77 --out {new}", 2},
    {"train --fork {run} --without zebra --out {new}", 2},
    {"train --without a --data {pairs} --out {new}", 2},
    {"train --fork {missing} --out {new}", 3},
    {"train --fork {broken} --out {new}", 3},
    {"train --fork {run} --data {other} --out {new}", 3},
    {"train --fork {run} --out {run}", 1},
    {"train --resume --out {broken}", 3},
    {"train --resume --out {run} --data {other}", 3},
    {"train --data {pairs} --out {run} --steps 2", 1},
    {"train --data {pairs} --out {text}/run --steps 2", 1},
    {"runs delete", 2},
    {"runs sort", 2},
    {"runs rename {run}", 2},
    {"runs rename {missing} --name a", 3},
    {"runs rename {folder} --name a", 3},
    {"runs delete {missing}", 3},
    {"runs delete {folder}", 3},
    {"runs compare {run}", 2},
    {"runs compare {run} {missing}", 3},
    {"runs compare {run} {run} --data {missing}", 3},
    {"translate hello", 2},
    {"translate --model {run} --beam 0 hello", 2},
    {"translate --model {run} --beam nan hello", 2},
    {"translate --model {missing} hello", 3},
    {"translate --model {folder} hello", 3},
    {"translate --model {broken} hello", 3},
    {"translate --model {packed} hello", 3},
    {"evaluate --model {run}", 2},
    {"evaluate --model {run} --data {pairs} --teacher-forcing 1.5", 2},
    {"evaluate --model {run} --data {pairs} --teacher-forcing nan", 2},
    {"evaluate --model {run} --data {pairs} --gold-first-index 0", 2},
    {"evaluate --model {missing} --data {pairs}", 3},
    {"evaluate --model {run} --data {pairs} --against {missing}", 3},
    {"evaluate --model {run} --data {missing}", 3},
    {"evaluate --model {run} --data {pairs} --gold {missing}", 3},
    {"evaluate --model {run} --data {pairs} --gold {text}", 3},
    {"align --model {run}", 2},
    {"align --model {missing} --data {pairs}", 3},
    {"align --model {run} --data {missing}", 3},
    {"heads {run}", 2},
    {"heads {run} nothing", 2},
    {"heads {run} averages --sentences 0", 2},
    {"heads {run} averages --kind self", 2},
    {"heads {missing} averages", 3},
    {"heads {run} averages --data {missing}", 3},
    {"pack --model {run}", 2},
    {"pack --model {run} --out {new}.zip", 2},
    {"pack --model {missing} --out {new}.attentoscope", 3},
    {"pack --model {broken} --out {new}.attentoscope", 3},
    {"pack --model {run} --out {text}/x.attentoscope", 1},
    {"unpack", 2},
    {"unpack {packed}", 2},
    {"unpack {missing} --out {new}", 3},
    {"unpack {text} --out {new}", 3},
    {"unpack {packed} --out {run}", 1},
    {"unpack {packed} --out {text}/x", 1},
    {"bench", 2},
    {"bench --data {pairs} --steps 0", 2},
    {"bench --data {pairs} --warm-up -1", 2},
    {"bench --data {missing}", 3},
    {"bench --data {pairs} --batches {missing}", 3},
    {"bench --data {pairs} --batches {text}", 3},
};

} // namespace

/// With --json, standard output is one JSON value, even if the command fails.
class TestCommandLineJson : public QObject
{
    Q_OBJECT

    /// Reads a single value with nothing after it.
    static QJsonDocument valueIn(const QByteArray& out) { return QJsonDocument::fromJson(out); }

private Q_SLOTS:
    void initTestCase()
    {
        const QStringList small{
            u"--steps"_s, u"2"_s, u"--threads"_s, u"1"_s, u"--set"_s, u"hidden_size=16"_s, u"embedding_size=16"_s};
        const auto data = m_place.writeReverse("pairs", 60, 1);
        m_place.writeReverse("other", 40, 2);
        m_place.write("text", "one line\nand another\n");
        m_place.write("empty", "");
        QVERIFY(QDir().mkdir(at("folder")));
        const auto trained = m_place.train("run", QStringList{u"--data"_s, data} + small);
        QVERIFY2(trained.code == 0, trained.err);
        QVERIFY(runCommand(words("pack --model {run} --out {packed}")).code == 0);
        QVERIFY(runCommand(words("unpack {packed} --out {broken}")).code == 0);
        QVERIFY(QFile::remove(at("broken/vocab.target.txt")));
    }

    void failuresAreJson_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t index = 0; index < std::size(failures); ++index)
            QTest::addRow("%s", failures[index].line) << index;
    }

    void failuresAreJson()
    {
        QFETCH(const std::size_t, index);
        auto arguments = words(failures[index].line);
        arguments.insert(std::min<qsizetype>(1, arguments.size()), u"--json"_s);
        const auto outcome = runCommand(arguments);
        const auto value = valueIn(outcome.out);
        QVERIFY2(value.isObject(), outcome.out.constData());
        const auto error = value.object()[u"error"_s].toObject();
        QCOMPARE(outcome.code, failures[index].code);
        QCOMPARE(error[u"exit_code"_s].toInt(), failures[index].code);
        QVERIFY(!error[u"code"_s].toString().isEmpty());
        QVERIFY(!error[u"message"_s].toString().isEmpty());
        QVERIFY2(!outcome.err.isEmpty(), "people are told nothing");
        QVERIFY(!QFile::exists(at("new")));
    }

    void everyCommandPrintsJson_data()
    {
        addColumns<QByteArray, QString>("line", "key");
        const auto row = [](const char* line, const char* key) {
            QTest::newRow(line) << QByteArray(line) << QString::fromUtf8(key);
        };
        row("presets", "presets");
        row("samples", "samples");
        row("lesson list", "lessons");
        row("samples copy --pairs 5 --out {folder}/five", "pairs");
        row("train --out {run} --resume --steps 4", "steps");
        row("translate --model {run} a b", "0");
        row("evaluate --model {run} --data {pairs}", "loss");
        row("align --model {run} --data {pairs}", "alignments");
        row("align --statistical --data {pairs}", "alignments");
        row("pack --model {run} --out {packed}", "file");
        row("unpack {packed} --out {folder}/copy", "run");
        row("runs --folder {folder}", "runs");
        row("runs rename {run} --name mine", "name");
        row("bench --data {pairs} --set hidden_size=16 --steps 1 --warm-up 0", "loss");
    }

    void everyCommandPrintsJson()
    {
        const auto [line, key] = fetched<QByteArray, QString>();
        const auto outcome = runCommand(words(line.constData()) + QStringList{u"--json"_s});
        QVERIFY2(outcome.code == 0, outcome.err);
        const auto value = valueIn(outcome.out);
        QVERIFY2(value.isArray() ? !value.array().isEmpty() : value.object().contains(key), outcome.out.constData());
    }

    void answersOfAClassAreOneTable()
    {
        auto answers =
            QByteArray("<html><script type='application/json' id='attentoscope-lesson'>{'format':1,"
                       "'learner':'\\u003cAda>','lesson':'letters','title':'Letters','sum':'3fa9c1',"
                       "'language':'en','version':'0.3.0','begun':'2026-11-26T10:00:00','steps':[{'id':'ask',"
                       "'title':'It copies','question':'Which letter?','state':'done',"
                       "'outcome':'as-expected','expected':'b','seen':'b','training_step':300}]}"
                       "</script></html>");
        answers.replace('\'', '"');
        const QDir folder(at("class"));
        QVERIFY(folder.mkpath(u"."_s));
        m_place.write("class/ada.html", answers);
        m_place.write("class/older.html", "<html></html>");

        const auto outcome = runCommand({u"lesson"_s, u"collect"_s, folder.path(), u"--json"_s});
        QCOMPARE(outcome.code, 3);
        const auto value = valueIn(outcome.out).object();
        const auto learner = value[u"tables"_s][0][u"learners"_s][0];
        QCOMPARE(learner[u"learner"_s].toString(), u"<Ada>"_s);
        QCOMPARE(learner[u"steps"_s][0][u"predicted"_s].toString(), u"b"_s);
        QVERIFY(value[u"left_out"_s][0][u"page"_s].toString().endsWith(u"older.html"_s));

        const auto lines = runCommand({u"lesson"_s, u"collect"_s, folder.path(), u"--csv"_s}).out;
        QCOMPARE(lines.count("<Ada>"), 1);
        QCOMPARE(lines.count('\n'), 2);
    }

    void aListEndsWithTheErrorOfABadLine()
    {
        const auto outcome = runCommand(words("translate --json --model {run}"), "a b\n\xFF\xFE\nc d\n");
        QCOMPARE(outcome.code, 3);
        const auto list = valueIn(outcome.out).array();
        QCOMPARE(list.size(), 2);
        QVERIFY(list[0].toObject().contains(u"target"_s));
        const auto error = list[1].toObject()[u"error"_s].toObject();
        QVERIFY2(error[u"message"_s].toString().contains(u"Line 2"_s), outcome.out.constData());
        QCOMPARE(error[u"exit_code"_s].toInt(), 3);
    }

    void aListThatIsInterruptedIsClosed()
    {
        QProcess process;
        process.start(commandLineProgram(), words("translate --json --model {run}"));
        process.write("a b\n");
        QVERIFY(process.waitForReadyRead(patience)); // it has answered, and waits for the next line
        sendSignal(process, SIGTERM);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 130);
        const auto out = process.readAllStandardOutput();
        const auto list = valueIn(out).array();
        QCOMPARE(list.size(), 2);
        const auto error = list[1].toObject()[u"error"_s].toObject();
        QCOMPARE(error[u"code"_s].toString(), u"interrupted"_s);
    }

    void namesThatAreNoUtf8ArePrinted()
    {
        QProcess shell;
        const auto line = u"exec \"$0\" train --json --data \"$1\" --steps 2 --set hidden_size=16 "
                          "embedding_size=16 --out \"$2/$(printf 'j\\377')\""_s;
        shell.start(u"/bin/sh"_s, {u"-c"_s, line, commandLineProgram(), at("pairs"), at("folder")});
        QVERIFY(shell.waitForFinished(patience));
        QCOMPARE(shell.exitCode(), 0);
        const auto out = shell.readAllStandardOutput();
        QCOMPARE(valueIn(out).object()[u"steps"_s].toInt(), 2);
    }

    void controlCharactersAreShown()
    {
        // A stranger could choose this name. It tries in two ways to set the terminal's title.
        const auto name = at("folder") + u"/\x1b]0;owned\x07\u009b"_s;
        for (const auto& more : {QStringList(), QStringList{u"--json"_s}}) {
            const auto outcome = runCommand(QStringList{u"translate"_s, u"--model"_s, name, u"hello"_s} + more);
            QCOMPARE(outcome.code, 3);
            for (const auto& text : {outcome.out, outcome.err}) {
                QVERIFY(!text.contains('\x1b') && !text.contains('\x07') && !text.contains("\xC2\x9B"));
                QVERIFY2(text.isEmpty() || text.contains("\\u001b]0;owned\\u0007\\u009b"), text.constData());
            }
        }
    }

    void rangesAreSaid()
    {
        const auto refused = [&](const char* line, const char* range) {
            const auto outcome = runCommand(words(line));
            return outcome.code == 2 && outcome.err.contains(range);
        };
        QVERIFY(
            refused("samples copy --out {new} --seed -1", "\"-1\" is no whole number from 0 to 18446744073709551615"));
        QVERIFY(refused("train --out {new} --data {pairs} --minutes nan", "is no number from 1e-06 to 5256000"));
        QVERIFY(refused("presets --threads 4000", "\"4000\" is no whole number from 0 to 1024"));
    }

private:
    QStringList words(const char* line) const
    {
        auto text = QString::fromUtf8(line);
        text.replace(u"{packed}"_s, at("packed.attentoscope"));
        for (const char* name : {"missing", "empty", "text", "folder", "pairs", "other", "run", "broken", "new"})
            text.replace(QLatin1Char('{') + QLatin1String(name) + QLatin1Char('}'), at(name));
        return text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }

    /// Runs several commands at once, because a starting program mostly waits for the disk.
    QString at(const char* name) const { return m_place.path(name); }

    Workplace m_place;
    static constexpr int patience = 120'000;
};

ATTENTOSCOPE_TEST(TestCommandLineJson, QCoreApplication);
#include "tst_commandlinejson.moc"
