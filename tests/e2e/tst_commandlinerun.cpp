// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <cmath>

using namespace attentoscope::testing;

/// One small model, trained once: what the other commands make of it.
class TestCommandLineRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trainingPrintsAndWritesMetrics();
    void translatesText();
    void translatesLinesInStep();
    void namesTheLineThatIsNoText();
    void aByteOrderMarkIsNoWord();
    void anInputThatCannotBeReadIsAnError();
    void translatesToJson();
    void translatesNothing();
    void translatesWithABeam();
    void writesTheBestTranslations();
    void severalRunsTranslateTogether();
    void averagesSaves();
    void evaluates();
    void evaluatesByLength();
    void aligns();
    void resumesTheSameTrajectory();
    void resumesWithTheSameCommand();
    void summarisesTrainingAsJson();
    void minutesHaveAPlan();

private:
    Outcome onRun(const char* command, const QStringList& more, const QByteArray& input = {}) const;
    QByteArray losses(const char* run) const;

    Workplace m_place;
    Outcome m_training;
    QString m_test;
    QStringList m_settings;
};

void TestCommandLineRun::initTestCase()
{
    m_test = m_place.writeReverse("test.tsv", 40, 2);
    m_settings = QStringList{QStringLiteral("--data"), m_place.writeReverse("train.tsv", 500, 1),
        QStringLiteral("--seed"), QStringLiteral("7"), QStringLiteral("--threads"), QStringLiteral("1"),
        QStringLiteral("--set"), QStringLiteral("hidden_size=32"), QStringLiteral("embedding_size=32"),
        QStringLiteral("--set"), QStringLiteral("batch_size=16"), QStringLiteral("min_frequency=1"),
        QStringLiteral("epochs=100"), QStringLiteral("schedule=constant")};
    m_training = m_place.train("run", m_settings + QStringList{QStringLiteral("--steps"), QStringLiteral("200")});
    QVERIFY2(m_training.code == 0, m_training.err);
}

Outcome TestCommandLineRun::onRun(const char* command, const QStringList& more, const QByteArray& input) const
{
    const QStringList begin{QLatin1String(command), QStringLiteral("--model"), m_place.path("run")};
    return runCommand(begin + more, input);
}

QByteArray TestCommandLineRun::losses(const char* run) const
{
    QFile metrics(m_place.path(run) + QStringLiteral("/metrics.jsonl"));
    if (!metrics.open(QIODevice::ReadOnly))
        return {};
    QByteArray all;
    while (!metrics.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(metrics.readLine()).object();
        if (line.contains(QStringLiteral("loss")))
            all += QByteArray::number(line[QStringLiteral("loss")].toDouble(), 'g', 9) + '\n';
    }
    return all;
}

void TestCommandLineRun::trainingPrintsAndWritesMetrics()
{
    QVERIFY(m_training.out.contains("step 200"));
    QVERIFY(m_training.out.contains("perplexity"));
    QVERIFY(m_training.out.contains("tokens/s"));
    QVERIFY(m_training.out.contains("validation at step"));
    QVERIFY(m_training.out.contains("\n  source       "));
    QVERIFY(m_training.out.contains("\n  translation  "));
    QVERIFY(m_training.out.contains(m_place.path("run").toUtf8()));
    const QByteArray all = losses("run");
    QCOMPARE(all.count('\n'), 200);
    const auto lines = all.split('\n');
    QVERIFY(lines[199].toDouble() < lines[0].toDouble());
}

void TestCommandLineRun::translatesText()
{
    const Outcome quoted = onRun("translate", {QStringLiteral("a b c")});
    QCOMPARE(quoted.code, 0);
    QCOMPARE(quoted.out.count('\n'), 1);
    const Outcome separate = onRun("translate", {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    QCOMPARE(separate.out, quoted.out);
}

void TestCommandLineRun::translatesLinesInStep()
{
    const Outcome alone = onRun("translate", {QStringLiteral("d e f g")});
    const Outcome lines = onRun("translate", {}, "a b\n\n   \r\nd e f g\na");
    QCOMPARE(lines.code, 0);
    const auto out = lines.out.split('\n');
    QCOMPARE(out.size(), 6); // five lines and what follows the last end
    QVERIFY(out[1].isEmpty());
    QVERIFY(out[2].isEmpty());
    QCOMPARE(out[3] + '\n', alone.out);
}

void TestCommandLineRun::namesTheLineThatIsNoText()
{
    const Outcome outcome = onRun("translate", {}, "a b\n\ncaf\xe9\nd e\n");
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("Line 3: This is not UTF-8 text"), outcome.err.constData());
    QCOMPARE(outcome.out.count('\n'), 2); // the lines before it
    const Outcome json = onRun("translate", {QStringLiteral("--json")}, "\xe2\x80\n");
    QCOMPARE(json.code, 3);
    QVERIFY2(json.err.contains("Line 1:"), json.err.constData());
}

void TestCommandLineRun::aByteOrderMarkIsNoWord()
{
    QCOMPARE(onRun("translate", {},
                 "\xef\xbb\xbf"
                 "a b c\n")
                 .out,
        onRun("translate", {}, "a b c\n").out);
}

void TestCommandLineRun::anInputThatCannotBeReadIsAnError()
{
    QProcess process;
    process.setStandardInputFile(QDir::tempPath()); // a folder
    process.start(commandLineProgram(), {QStringLiteral("translate"), QStringLiteral("--model"), m_place.path("run")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("cannot be read"));
}

void TestCommandLineRun::translatesToJson()
{
    const Outcome outcome = onRun("translate", {QStringLiteral("--json")}, "a b c\n\nd e\n");
    QCOMPARE(outcome.code, 0);
    const QJsonArray all = QJsonDocument::fromJson(outcome.out).array();
    QCOMPARE(all.size(), 3);
    const QJsonObject first = all[0].toObject();
    const QJsonArray source = first[QStringLiteral("source")].toArray();
    const QJsonArray target = first[QStringLiteral("target")].toArray();
    const QJsonArray attention = first[QStringLiteral("attention")].toArray();
    QVERIFY(source.contains(QJsonValue(QStringLiteral("b"))));
    QVERIFY(!target.isEmpty());
    QCOMPARE(attention.size(), target.size());
    for (const auto& row : attention) {
        QCOMPARE(row.toArray().size(), source.size());
        double sum = 0.0;
        for (const auto& weight : row.toArray())
            sum += weight.toDouble();
        QVERIFY(std::abs(sum - 1.0) < 1e-4);
    }
    QVERIFY(first[QStringLiteral("score")].toDouble() < 0.0);
    QVERIFY(all[1].toObject()[QStringLiteral("source")].toArray().isEmpty());
}

void TestCommandLineRun::translatesNothing()
{
    const Outcome text = onRun("translate", {}, "");
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.isEmpty());
    const Outcome json = onRun("translate", {QStringLiteral("--json")}, "");
    QVERIFY(QJsonDocument::fromJson(json.out).isArray());
    const Outcome empty = onRun("translate", {QString()});
    QCOMPARE(empty.code, 0);
    QCOMPARE(empty.out, QByteArray("\n"));
    const Outcome unknown = onRun("translate", {QStringLiteral("xyzzy plugh")});
    QCOMPARE(unknown.code, 0);
    QCOMPARE(unknown.out.count('\n'), 1);
}

void TestCommandLineRun::translatesWithABeam()
{
    const Outcome outcome = onRun("translate", {QStringLiteral("--beam"), QStringLiteral("4"), QStringLiteral("a b")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out.count('\n'), 1);
}

void TestCommandLineRun::writesTheBestTranslations()
{
    const QByteArray input = "a b c\n\nd e";
    const Outcome best = onRun("translate", {QStringLiteral("--beam"), QStringLiteral("5")}, input);
    const QStringList three{
        QStringLiteral("--beam"), QStringLiteral("5"), QStringLiteral("--n-best"), QStringLiteral("3")};
    const Outcome text = onRun("translate", three, input);
    QCOMPARE(text.code, 0);
    const auto lines = text.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 6);
    const auto single = best.out.split('\n');
    double before = 0.0;
    for (int line = 0; line < 6; ++line) {
        const auto parts = QString::fromUtf8(lines[line]).split(QStringLiteral(" ||| "));
        QCOMPARE(parts.size(), 3);
        QCOMPARE(parts[0], line < 3 ? QStringLiteral("0") : QStringLiteral("2")); // the second line is empty
        if (line % 3 == 0)
            QCOMPARE(parts[1].toUtf8(), single[line < 3 ? 0 : 2]);
        else
            QVERIFY(parts[2].toDouble() <= before);
        before = parts[2].toDouble();
    }
    const Outcome json = onRun("translate", three + QStringList{QStringLiteral("--json")}, input);
    const auto list = QJsonDocument::fromJson(json.out).array();
    QCOMPARE(list.size(), 3);
    QCOMPARE(list[0].toObject()[QStringLiteral("best")].toArray().size(), 3);
    QCOMPARE(list[0].toObject()[QStringLiteral("best")].toArray()[0].toObject()[QStringLiteral("target")],
        list[0].toObject()[QStringLiteral("target")]);
    const Outcome tooMany = onRun("translate", {QStringLiteral("--n-best"), QStringLiteral("2")}, input);
    QCOMPARE(tooMany.code, 2);
    QVERIFY(tooMany.err.contains("--beam 2"));
}

void TestCommandLineRun::severalRunsTranslateTogether()
{
    const QStringList again{QStringLiteral("--model"), m_place.path("run")};
    const QByteArray input = "a b c\nd e f g h";
    QCOMPARE(onRun("translate", again, input).out, onRun("translate", {}, input).out);
    const QStringList measure{QStringLiteral("--data"), m_test};
    const Outcome together = onRun("evaluate", again + measure);
    QCOMPARE(together.code, 0);
    QCOMPARE(together.out, onRun("evaluate", measure).out);
    const Outcome forced = onRun("evaluate", again + measure + QStringList{QStringLiteral("--teacher-forcing=0")});
    QCOMPARE(forced.code, 2);
    const auto other = m_place.train("other",
        {QStringLiteral("--sample"), QStringLiteral("tiny-french"), QStringLiteral("--steps"), QStringLiteral("1"),
            QStringLiteral("--set"), QStringLiteral("hidden_size=8")});
    QCOMPARE(other.code, 0);
    const Outcome refused = onRun("translate", {QStringLiteral("--model"), m_place.path("other")}, input);
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.err.contains("vocabularies differ"), refused.err);
}

void TestCommandLineRun::averagesSaves()
{
    const auto trained = m_place.train("many",
        m_settings
            + QStringList{QStringLiteral("--steps"), QStringLiteral("120"), QStringLiteral("--set"),
                QStringLiteral("keep_saves=20"), QStringLiteral("--set"), QStringLiteral("validation_epochs=0.5")});
    QVERIFY2(trained.code == 0, trained.err);
    const QStringList from{QStringLiteral("average"), QStringLiteral("--model"), m_place.path("many")};
    const Outcome made = runCommand(from
        + QStringList{QStringLiteral("--best"), QStringLiteral("3"), QStringLiteral("--out"), m_place.path("mean")});
    QVERIFY2(made.code == 0, made.err);
    QVERIFY(made.out.contains("the mean of 3 saves"));
    QCOMPARE(runCommand({QStringLiteral("translate"), QStringLiteral("--model"), m_place.path("mean"),
                            QStringLiteral("a b c")})
                 .code,
        0);
    const Outcome again = runCommand(from
        + QStringList{QStringLiteral("--last"), QStringLiteral("2"), QStringLiteral("--out"), m_place.path("mean")});
    QVERIFY2(again.code != 0 && again.err.contains("already holds a run"), again.err);
    QCOMPARE(runCommand(from + QStringList{QStringLiteral("--out"), m_place.path("none")}).code, 2);
}

void TestCommandLineRun::evaluates()
{
    const QStringList data{QStringLiteral("--data"), m_test};
    const Outcome text = onRun("evaluate", data);
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.contains("\nBLEU|nrefs:1|bs:1000|seed:12345|case:mixed|eff:no|tok:none|smooth:exp|version:"));
    QVERIFY(text.out.contains("|tok:13a|") && text.out.contains("\nchrF2|nrefs:1|"));
    QVERIFY(text.out.contains("entropy of a row (bits)"));
    const Outcome json = onRun("evaluate", data + QStringList{QStringLiteral("--json")});
    QCOMPARE(json.code, 0);
    const QJsonObject result = QJsonDocument::fromJson(json.out).object();
    QCOMPARE(result[QStringLiteral("sentences")].toInt(), 40);
    QVERIFY(result[QStringLiteral("target_tokens")].toInt() > 40);
    const double loss = result[QStringLiteral("loss")].toDouble();
    QVERIFY(loss > 0.0);
    QVERIFY(std::abs(result[QStringLiteral("perplexity")].toDouble() - std::exp(loss)) < 1e-3 * std::exp(loss));
    QVERIFY(result[QStringLiteral("bleu")].isDouble());
    QVERIFY(result[QStringLiteral("chrf")].isDouble());
    QVERIFY(result[QStringLiteral("aer")].isNull());
    const QJsonObject quoted = result[QStringLiteral("scores")].toArray().at(0).toObject();
    QCOMPARE(quoted[QStringLiteral("text")].toString(), QStringLiteral("given"));
    QCOMPARE(quoted[QStringLiteral("score")].toDouble(), result[QStringLiteral("bleu")].toDouble());
    QVERIFY(quoted[QStringLiteral("half_width")].toDouble() >= 0.0);
    QVERIFY(result[QStringLiteral("attention")].toObject()[QStringLiteral("fullest_column")].toDouble() > 0.0);
    const QJsonObject normalisation{{QStringLiteral("unicode"), QStringLiteral("NFC")},
        {QStringLiteral("data_recipe"), QStringLiteral("plain")}, {QStringLiteral("lowercase"), false},
        {QStringLiteral("strip_accents"), false}};
    QCOMPARE(result[QStringLiteral("reference_normalisation")].toObject(), normalisation);
    const Outcome missing = onRun("evaluate", {QStringLiteral("--data"), m_place.path("nothing.tsv")});
    QCOMPARE(missing.code, 3);
}

void TestCommandLineRun::evaluatesByLength()
{
    const Outcome json =
        onRun("evaluate", {QStringLiteral("--data"), m_test, QStringLiteral("--by-length"), QStringLiteral("--json")});
    QCOMPARE(json.code, 0);
    const QJsonArray buckets = QJsonDocument::fromJson(json.out).object()[QStringLiteral("by_length")].toArray();
    QVERIFY(!buckets.isEmpty());
    int sentences = 0;
    for (const auto& bucket : buckets)
        sentences += bucket.toObject()[QStringLiteral("sentences")].toInt();
    QCOMPARE(sentences, 40);
}

void TestCommandLineRun::aligns()
{
    const QString file = m_place.write("align.tsv", "a b c\tc b a\nonly one side\nd e\te d\n");
    const Outcome text = onRun("align", {QStringLiteral("--data"), file});
    QCOMPARE(text.code, 0);
    const auto lines = text.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0].split(' ').size(), 3); // one link for each target word
    QVERIFY(lines[0].endsWith("-2"));
    QVERIFY(lines[1].isEmpty());
    QCOMPARE(lines[2].split(' ').size(), 2);
    const Outcome json = onRun("align", {QStringLiteral("--data"), file, QStringLiteral("--json")});
    const QJsonArray all = QJsonDocument::fromJson(json.out).object()[QStringLiteral("alignments")].toArray();
    QCOMPARE(all.size(), 3);
    QCOMPARE(all[0].toArray().size(), 3);
    QVERIFY(!QJsonDocument::fromJson(json.out).object().contains(QStringLiteral("head")));
    const QStringList head{QStringLiteral("--data"), file, QStringLiteral("--head")};
    const Outcome none = onRun("align", head + QStringList{QStringLiteral("1.2")}); // it has one attention
    QCOMPARE(none.code, 2);
    QVERIFY2(none.err.contains("no heads to choose from"), none.err);
    for (const char* given : {"1", "1.", "0.1", "1.0", "1.2.3", "a.b", "-1.1"}) {
        const Outcome wrong = onRun("align", head + QStringList{QString::fromLatin1(given)});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("is no LAYER.HEAD"), wrong.err);
    }
}

void TestCommandLineRun::resumesTheSameTrajectory()
{
    const QStringList half{QStringLiteral("--steps"), QStringLiteral("90")};
    QCOMPARE(m_place.train("halved", m_settings + half).code, 0);
    const QStringList rest{QStringLiteral("--resume"), QStringLiteral("--steps"), QStringLiteral("200")};
    const Outcome changed =
        m_place.train("halved", rest + QStringList{QStringLiteral("--set"), QStringLiteral("hidden_size=48")});
    QCOMPARE(changed.code, 2);
    QVERIFY2(changed.err.contains("hidden_size=32"), changed.err);
    const Outcome resumed = m_place.train("halved", rest); // its data is found by itself
    QVERIFY2(resumed.code == 0, resumed.err);
    QVERIFY(resumed.out.contains("after step 90"));
    QCOMPARE(losses("halved"), losses("run"));
}

void TestCommandLineRun::resumesWithTheSameCommand()
{
    const QStringList command = m_settings + QStringList{QStringLiteral("--steps"), QStringLiteral("3")};
    QCOMPARE(m_place.train("again", command).code, 0);
    const Outcome resumed = m_place.train(
        "again", m_settings + QStringList{QStringLiteral("--steps"), QStringLiteral("5"), QStringLiteral("--resume")});
    QVERIFY2(resumed.code == 0, resumed.err);
    QCOMPARE(losses("again").count('\n'), 5);
}

void TestCommandLineRun::summarisesTrainingAsJson()
{
    const Outcome outcome = m_place.train(
        "summary", m_settings + QStringList{QStringLiteral("--steps"), QStringLiteral("5"), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 0);
    const QJsonObject summary = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(summary[QStringLiteral("steps")].toInt(), 5);
    QCOMPARE(summary[QStringLiteral("end")].toString(), QStringLiteral("limit-reached"));
    QVERIFY(!summary.contains(QStringLiteral("plan")));
    QVERIFY(!outcome.err.isEmpty());
}

void TestCommandLineRun::minutesHaveAPlan()
{
    const QStringList fewSeconds{QStringLiteral("--minutes"), QStringLiteral("0.05"), QStringLiteral("--json")};
    const Outcome outcome = m_place.train("timed", m_settings + fewSeconds);
    QVERIFY2(outcome.code == 0, outcome.err);
    QVERIFY(outcome.err.contains("plan, estimated from the first steps: in 3 s about "));
    const QJsonObject plan = QJsonDocument::fromJson(outcome.out).object()[QStringLiteral("plan")].toObject();
    for (const auto* key : {"steps", "epochs", "target_tokens", "validations", "warmup_steps"})
        QVERIFY2(plan.contains(QLatin1String(key)), key);
    QVERIFY(plan[QStringLiteral("steps")].toInt() > 0);
}

ATTENTOSCOPE_TEST(TestCommandLineRun, QCoreApplication);
#include "tst_commandlinerun.moc"
