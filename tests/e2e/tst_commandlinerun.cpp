// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

/// A small model that is trained once, and then used by the other commands.
class TestCommandLineRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_test = m_place.writeReverse("test.tsv", 40, 2);
        m_settings = QStringList{u"--data"_s, m_place.writeReverse("train.tsv", 500, 1), u"--as-preset"_s, u"--seed"_s,
            u"7"_s, u"--threads"_s, u"1"_s, u"--set"_s, u"hidden_size=32"_s, u"embedding_size=32"_s, u"--set"_s,
            u"batch_size=16"_s, u"min_frequency=1"_s, u"epochs=100"_s, u"schedule=constant"_s};
        m_training = m_place.train("run", m_settings + words("--steps 200"));
        QVERIFY2(m_training.code == 0, m_training.err);
    }

    void trainingPrintsAndWritesMetrics()
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

    void translatesText()
    {
        const Outcome quoted = onRun("translate", {u"a b c"_s});
        QCOMPARE(quoted.code, 0);
        QCOMPARE(quoted.out.count('\n'), 1);
        const Outcome separate = onRun("translate", words("a b c"));
        QCOMPARE(separate.out, quoted.out);
    }

    void translatesLinesInStep()
    {
        const Outcome alone = onRun("translate", {u"d e f g"_s});
        const Outcome lines = onRun("translate", {}, "a b\n\n   \r\nd e f g\na");
        QCOMPARE(lines.code, 0);
        const auto out = lines.out.split('\n');
        QCOMPARE(out.size(), 6); // five lines and what follows the last end
        QVERIFY(out[1].isEmpty());
        QVERIFY(out[2].isEmpty());
        QCOMPARE(out[3] + '\n', alone.out);
    }

    void namesTheLineThatIsNoText()
    {
        const Outcome outcome = onRun("translate", {}, "a b\n\ncaf\xe9\nd e\n");
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains("Line 3: This is not UTF-8 text"), outcome.err.constData());
        QCOMPARE(outcome.out.count('\n'), 2); // the lines before it
        const Outcome json = onRun("translate", {u"--json"_s}, "\xe2\x80\n");
        QCOMPARE(json.code, 3);
        QVERIFY2(json.err.contains("Line 1:"), json.err.constData());
    }

    void aByteOrderMarkIsNoWord()
    {
        QCOMPARE(onRun("translate", {},
                     "\xef\xbb\xbf"
                     "a b c\n")
                     .out,
            onRun("translate", {}, "a b c\n").out);
    }

    void anInputThatCannotBeReadIsAnError()
    {
        QProcess process;
        process.setStandardInputFile(QDir::tempPath()); // a folder
        process.start(commandLineProgram(), {u"translate"_s, u"--model"_s, m_place.path("run")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(process.readAllStandardError().contains("cannot be read"));
    }

    void translatesToJson()
    {
        const Outcome outcome = onRun("translate", {u"--json"_s}, "a b c\n\nd e\n");
        QCOMPARE(outcome.code, 0);
        const QJsonArray all = QJsonDocument::fromJson(outcome.out).array();
        QCOMPARE(all.size(), 3);
        const QJsonObject first = all[0].toObject();
        const QJsonArray source = first[u"source"_s].toArray();
        const QJsonArray target = first[u"target"_s].toArray();
        const QJsonArray attention = first[u"attention"_s].toArray();
        QVERIFY(source.contains(QJsonValue(u"b"_s)));
        QVERIFY(!target.isEmpty());
        QCOMPARE(attention.size(), target.size());
        for (const auto& row : attention) {
            QCOMPARE(row.toArray().size(), source.size());
            double sum = 0.0;
            for (const auto& weight : row.toArray())
                sum += weight.toDouble();
            QVERIFY(std::abs(sum - 1.0) < 1e-4);
        }
        QVERIFY(first[u"score"_s].toDouble() < 0.0);
        QVERIFY(all[1].toObject()[u"source"_s].toArray().isEmpty());
    }

    void translatesNothing()
    {
        const Outcome text = onRun("translate", {}, "");
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.isEmpty());
        const Outcome json = onRun("translate", {u"--json"_s}, "");
        QVERIFY(QJsonDocument::fromJson(json.out).isArray());
        const Outcome empty = onRun("translate", {QString()});
        QCOMPARE(empty.code, 0);
        QCOMPARE(empty.out, QByteArray("\n"));
        const Outcome unknown = onRun("translate", {u"xyzzy plugh"_s});
        QCOMPARE(unknown.code, 0);
        QCOMPARE(unknown.out.count('\n'), 1);
    }

    void translatesWithABeam()
    {
        const Outcome outcome = onRun("translate", {u"--beam"_s, u"4"_s, u"a b"_s});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out.count('\n'), 1);
    }

    void writesTheBestTranslations()
    {
        const QByteArray input = "a b c\n\nd e";
        const Outcome best = onRun("translate", words("--beam 5"), input);
        const auto three = words("--beam 5 --n-best 3");
        const Outcome text = onRun("translate", three, input);
        QCOMPARE(text.code, 0);
        const auto lines = text.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 6);
        const auto single = best.out.split('\n');
        double before = 0.0;
        for (int line = 0; line < 6; ++line) {
            const auto parts = QString::fromUtf8(lines[line]).split(u" ||| "_s);
            QCOMPARE(parts.size(), 3);
            QCOMPARE(parts[0], line < 3 ? u"0"_s : u"2"_s); // the second line is empty
            if (line % 3 == 0)
                QCOMPARE(parts[1].toUtf8(), single[line < 3 ? 0 : 2]);
            else
                QVERIFY(parts[2].toDouble() <= before);
            before = parts[2].toDouble();
        }
        const Outcome json = onRun("translate", three + QStringList{u"--json"_s}, input);
        const auto list = QJsonDocument::fromJson(json.out).array();
        QCOMPARE(list.size(), 3);
        QCOMPARE(list[0].toObject()[u"best"_s].toArray().size(), 3);
        QCOMPARE(list[0].toObject()[u"best"_s].toArray()[0].toObject()[u"target"_s], list[0].toObject()[u"target"_s]);
        const Outcome tooMany = onRun("translate", words("--n-best 2"), input);
        QCOMPARE(tooMany.code, 2);
        QVERIFY(tooMany.err.contains("--beam 2"));
    }

    void severalRunsTranslateTogether()
    {
        const QStringList again{u"--model"_s, m_place.path("run")};
        const QByteArray input = "a b c\nd e f g h";
        QCOMPARE(onRun("translate", again, input).out, onRun("translate", {}, input).out);
        const QStringList measure{u"--data"_s, m_test};
        const Outcome together = onRun("evaluate", again + measure);
        QCOMPARE(together.code, 0);
        QCOMPARE(together.out, onRun("evaluate", measure).out);
        const Outcome forced = onRun("evaluate", again + measure + QStringList{u"--teacher-forcing=0"_s});
        QCOMPARE(forced.code, 2);
        const auto other = m_place.train("other", words("--sample tiny-french --steps 1 --set hidden_size=8"));
        QCOMPARE(other.code, 0);
        const Outcome refused = onRun("translate", {u"--model"_s, m_place.path("other")}, input);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("vocabularies differ"), refused.err);
    }

    void averagesSaves()
    {
        const auto trained = m_place.train("many",
            m_settings
                + QStringList{
                    u"--steps"_s, u"120"_s, u"--set"_s, u"keep_saves=20"_s, u"--set"_s, u"validation_epochs=0.5"_s});
        QVERIFY2(trained.code == 0, trained.err);
        const QStringList from{u"average"_s, u"--model"_s, m_place.path("many")};
        const Outcome made = runCommand(from + QStringList{u"--best"_s, u"3"_s, u"--out"_s, m_place.path("mean")});
        QVERIFY2(made.code == 0, made.err);
        QVERIFY(made.out.contains("the mean of 3 saves"));
        QCOMPARE(runCommand({u"translate"_s, u"--model"_s, m_place.path("mean"), u"a b c"_s}).code, 0);
        const Outcome again = runCommand(from + QStringList{u"--last"_s, u"2"_s, u"--out"_s, m_place.path("mean")});
        QVERIFY2(again.code != 0 && again.err.contains("already holds a run"), again.err);
        QCOMPARE(runCommand(from + QStringList{u"--out"_s, m_place.path("none")}).code, 2);
    }

    void evaluates()
    {
        const QStringList data{u"--data"_s, m_test};
        const Outcome text = onRun("evaluate", data);
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("\nBLEU|nrefs:1|bs:1000|seed:12345|case:mixed|eff:no|tok:none|smooth:exp|version:"));
        QVERIFY(text.out.contains("|tok:13a|") && text.out.contains("\nchrF2|nrefs:1|"));
        QVERIFY(text.out.contains("entropy of a row (bits)"));
        const Outcome json = onRun("evaluate", data + QStringList{u"--json"_s});
        QCOMPARE(json.code, 0);
        const QJsonObject result = QJsonDocument::fromJson(json.out).object();
        QCOMPARE(result[u"sentences"_s].toInt(), 40);
        QVERIFY(result[u"target_tokens"_s].toInt() > 40);
        const double loss = result[u"loss"_s].toDouble();
        QVERIFY(loss > 0.0);
        QVERIFY(std::abs(result[u"perplexity"_s].toDouble() - std::exp(loss)) < 1e-3 * std::exp(loss));
        QVERIFY(result[u"bleu"_s].isDouble());
        QVERIFY(result[u"chrf"_s].isDouble());
        QVERIFY(result[u"aer"_s].isNull());
        const QJsonObject quoted = result[u"scores"_s].toArray().at(0).toObject();
        QCOMPARE(quoted[u"text"_s].toString(), u"given"_s);
        QCOMPARE(quoted[u"score"_s].toDouble(), result[u"bleu"_s].toDouble());
        QVERIFY(quoted[u"half_width"_s].toDouble() >= 0.0);
        QVERIFY(result[u"attention"_s].toObject()[u"fullest_column"_s].toDouble() > 0.0);
        const QJsonObject normalisation{{u"unicode"_s, u"NFC"_s}, {u"data_recipe"_s, u"plain"_s},
            {u"lowercase"_s, false}, {u"strip_accents"_s, false}};
        QCOMPARE(result[u"reference_normalisation"_s].toObject(), normalisation);
        const Outcome missing = onRun("evaluate", {u"--data"_s, m_place.path("nothing.tsv")});
        QCOMPARE(missing.code, 3);
    }

    void evaluatesByLength()
    {
        const Outcome json = onRun("evaluate", {u"--data"_s, m_test, u"--by-length"_s, u"--json"_s});
        QCOMPARE(json.code, 0);
        const QJsonArray buckets = QJsonDocument::fromJson(json.out).object()[u"by_length"_s].toArray();
        QVERIFY(!buckets.isEmpty());
        int sentences = 0;
        for (const auto& bucket : buckets)
            sentences += bucket.toObject()[u"sentences"_s].toInt();
        QCOMPARE(sentences, 40);
    }

    void alignsByStatisticsWithoutAModel()
    {
        qputenv("XDG_CACHE_HOME", m_place.path("cache").toUtf8());
        const QString file = m_place.write("statistical.tsv", bytesOf(m_place.path("train.tsv")) + "only one side\n");
        const auto options = words("align --statistical --data") + QStringList{file};
        const Outcome text = runCommand(options);
        QVERIFY2(text.code == 0 && text.err.contains("line 501"), text.err);
        QCOMPARE(text.out.count('\n'), 501);
        QVERIFY(text.out.endsWith("\n\n")); // the last line has no links
        // The target is the source backwards.
        int links = 0, right = 0;
        const auto lines = bytesOf(file).split('\n');
        const auto linked = text.out.split('\n');
        for (qsizetype line = 0; line < 500; ++line)
            for (const auto& link : linked[line].split(' ')) {
                const auto ends = link.split('-');
                const auto last = lines[line].left(lines[line].indexOf('\t')).count(' ');
                right += ends[0].toInt() + ends[1].toInt() == last ? 1 : 0;
                ++links;
            }
        QVERIFY2(right > links * 9 / 10, qPrintable(u"%1 of %2"_s.arg(right).arg(links)));
        QCOMPARE(runCommand(options + words("--threads 1")).out, text.out);
        const Outcome json = runCommand(options + words("--json --symmetrization intersection"));
        QCOMPARE(QJsonDocument::fromJson(json.out).object()[u"alignments"_s].toArray().size(), 501);
        for (const char* wrong : {"--model run", "--gold x", "--tokenizer bpe", "--symmetrization union"})
            QCOMPARE(runCommand(options + words(wrong)).code, 2);
        QCOMPARE(runCommand(words("align --tokenizer words --data") + QStringList{file}).code, 2);
        const Outcome nothing = runCommand(words("align --data") + QStringList{file});
        QVERIFY2(nothing.code == 2 && nothing.err.contains("--statistical"), nothing.err);
    }

    void aligns()
    {
        const QString file = m_place.write("align.tsv", "a b c\tc b a\nonly one side\nd e\te d\n");
        const Outcome text = onRun("align", {u"--data"_s, file});
        QCOMPARE(text.code, 0);
        const auto lines = text.out.split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0].split(' ').size(), 3); // the line has one link for each target word
        QVERIFY(lines[0].endsWith("-2"));
        QVERIFY(lines[1].isEmpty());
        QCOMPARE(lines[2].split(' ').size(), 2);
        const Outcome json = onRun("align", {u"--data"_s, file, u"--json"_s});
        const QJsonArray all = QJsonDocument::fromJson(json.out).object()[u"alignments"_s].toArray();
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[0].toArray().size(), 3);
        QVERIFY(!QJsonDocument::fromJson(json.out).object().contains(u"head"_s));
        const QStringList head{u"--data"_s, file, u"--head"_s};
        const Outcome none = onRun("align", head + QStringList{u"1.2"_s}); // a recurrent model has no heads
        QCOMPARE(none.code, 2);
        QVERIFY2(none.err.contains("no heads to choose from"), none.err);
        for (const char* given : {"1", "1.", "0.1", "1.0", "1.2.3", "a.b", "-1.1"}) {
            const Outcome wrong = onRun("align", head + QStringList{QString::fromLatin1(given)});
            QCOMPARE(wrong.code, 2);
            QVERIFY2(wrong.err.contains("is no LAYER.HEAD"), wrong.err);
        }
    }

    /// Every command gives the same notices about pairs and gold links as the window.
    void tellsOfGoldLinksAndLines_data()
    {
        addColumns<QByteArray, QByteArray, QString, QByteArrayList>("pairs", "gold", "first", "told");
        const QByteArray two = "a b c\tc b a\nd e\te d\n";
        const auto index = [](int first) { return QString::number(first); };
        const QByteArrayList none;
        QTest::newRow("read as it counts") << two << QByteArray("1-3 3-1\n1-2 2-1\n") << index(1) << none;
        QTest::newRow("counted from 1, read from 0")
            << two << QByteArray("1-3 2-2 3-1\n1-2 2-1\n") << index(0)
            << QByteArrayList{"4 gold links point beyond the words of a sentence, the first in line 1"};
        QTest::newRow("possible links too")
            << two << QByteArray("1p1\n1p3\n") << index(1)
            << QByteArrayList{"1 gold link point beyond the words of a sentence, the first in line 2"};
        QTest::newRow("links of other lines") << two << QByteArray("1-2 2-1\n1-3 3-1\n") << index(1)
                                              << QByteArrayList{"2 gold links point beyond", "the first in line 2"};
        QTest::newRow("a line of one side")
            << QByteArray("a b\tb a\nalone\nd e\te d\n") << QByteArray("1-2\n\n1-2\n") << index(1)
            << QByteArrayList{"1 of 3 lines cannot be used; the first one is line 2: Only one field"};
        QTest::newRow("three columns") << QByteArray("a b\tb a\t1\nd e\te d\t2\n") << QByteArray("1-2\n1-2\n")
                                       << index(1) << QByteArrayList{"columns"};
    }

    void tellsOfGoldLinksAndLines()
    {
        const auto [pairs, gold, first, told] = fetched<QByteArray, QByteArray, QString, QByteArrayList>();
        const QStringList data{u"--data"_s, m_place.write("told.tsv", pairs), u"--gold"_s,
            m_place.write("told.talp", gold), u"--gold-first-index"_s, first};
        for (const char* command : {"evaluate", "align"}) {
            const Outcome text = onRun(command, data);
            QVERIFY2(text.code == 0, text.err);
            const Outcome json = onRun(command, data + QStringList{u"--json"_s});
            const auto notices = QJsonDocument::fromJson(json.out).object()[u"notices"_s].toArray();
            QCOMPARE(notices.isEmpty(), told.isEmpty());
            QCOMPARE(text.err.isEmpty(), told.isEmpty());
            for (const auto& part : told) {
                QVERIFY2(text.err.contains(part), text.err);
                QVERIFY2(json.out.contains(part), json.out);
            }
        }
    }

    /// The value of an option is not taken for a sentence, nor a sentence for a value.
    void severalValuesFollowOneAnother_data()
    {
        addColumns<QStringList, int>("more", "code");
        QTest::addColumn<QByteArray>("told"); // part of the output or of the error
        const auto row = [](const char* line, int code, const char* told) {
            QTest::newRow(line) << QString::fromLatin1(line).split(QLatin1Char(' ')) << code << QByteArray(told);
        };
        row("translate --force 1:1 2:2 a b c", 0, "");
        row("translate --force 1:1 --force 2:2 a b c", 0, "");
        row("translate --force=1:1 2:2 a b c", 0, "");
        row("translate --off cross.1.1 encoder.1.1 a b c", 2, "no heads to switch off");
        row("translate --off cross.1.1 encoder.1", 2, "encoder.1");
        row("evaluate --off cross.1.1 encoder.1 --data x", 2, "encoder.1");
        row("translate --model RUN RUN a b c", 0, "");
        row("translate a b c --force 1:1", 0, "");
        row("translate -- a b c", 0, "");
    }

    void severalValuesFollowOneAnother()
    {
        QFETCH(QStringList, more);
        QFETCH(int, code);
        QFETCH(QByteArray, told);
        more.replaceInStrings(u"RUN"_s, m_place.path("run"));
        const auto command = more.takeFirst().toLatin1();
        const Outcome outcome = onRun(command.constData(), QStringList{u"--json"_s} + more);
        QVERIFY2(outcome.code == code, outcome.err);
        QVERIFY2((outcome.out + outcome.err).contains(told), outcome.err);
        if (code != 0)
            return;
        const auto sourceIn = [](const Outcome& one) {
            return QJsonDocument::fromJson(one.out).array().at(0).toObject().value(u"source"_s);
        };
        const Outcome plain = onRun("translate", {u"--json"_s}, "a b c\n");
        QVERIFY(!sourceIn(plain).isUndefined());
        QCOMPARE(sourceIn(outcome), sourceIn(plain)); // a b c, and no word more
    }

    void resumesTheSameTrajectory()
    {
        const auto half = words("--steps 90");
        QCOMPARE(m_place.train("halved", m_settings + half).code, 0);
        const auto rest = words("--resume --steps 200");
        const Outcome changed = m_place.train("halved", rest + words("--set hidden_size=48"));
        QCOMPARE(changed.code, 2);
        QVERIFY2(changed.err.contains("hidden_size=32"), changed.err);
        const Outcome resumed = m_place.train("halved", rest); // the run's data is found without options
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY(resumed.out.contains("after step 90"));
        QCOMPARE(losses("halved"), losses("run"));
    }

    void resumesWithTheSameCommand()
    {
        const QStringList command = m_settings + words("--steps 3");
        QCOMPARE(m_place.train("again", command).code, 0);
        const Outcome resumed = m_place.train("again", m_settings + words("--steps 5 --resume"));
        QVERIFY2(resumed.code == 0, resumed.err);
        QCOMPARE(losses("again").count('\n'), 5);
    }

    void summarisesTrainingAsJson()
    {
        const Outcome outcome = m_place.train("summary", m_settings + words("--steps 5 --json"));
        QCOMPARE(outcome.code, 0);
        const QJsonObject summary = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(summary[u"steps"_s].toInt(), 5);
        QCOMPARE(summary[u"end"_s].toString(), u"limit-reached"_s);
        QVERIFY(!summary.contains(u"plan"_s));
        QVERIFY(!outcome.err.isEmpty());
    }

    /// Each piece of advice comes once, both for people and for programs.
    void advisesWhereLearningGoesBadly()
    {
        const Outcome outcome = m_place.train(
            "advised", words("--sample tiny-french --pairs 20 --set embedding_size=8 hidden_size=8 --steps 60 --json"));
        QCOMPARE(outcome.code, 0);
        const auto advice = QJsonDocument::fromJson(outcome.out).object()[u"advice"_s].toArray();
        QCOMPARE(advice.size(), 2);
        QCOMPARE(advice[0][u"id"_s].toString(), u"few-pairs"_s);
        QCOMPARE(advice[0][u"settings"_s].toObject().size(), 0);
        QCOMPARE(advice[1][u"id"_s].toString(), u"too-short"_s);
        QCOMPARE(advice[1][u"settings"_s][u"steps"_s].toString(), u"940"_s);
        QVERIFY(advice[1][u"text"_s].toString().startsWith(u"Training ended after 60 steps, at a loss of "_s));
        QCOMPARE(outcome.err.count("Advice: With 19 sentence pairs"), 1);
        QVERIFY2(outcome.err.contains("Longer training would lower it. Train on for 940 steps, with --resume."),
            outcome.err.constData());
    }

    void minutesHaveAPlan()
    {
        const auto fewSeconds = words("--minutes 0.05 --json");
        const Outcome outcome = m_place.train("timed", m_settings + fewSeconds);
        QVERIFY2(outcome.code == 0, outcome.err);
        QVERIFY(outcome.err.contains("plan, estimated from the first steps: in 3 s about "));
        const QJsonObject plan = QJsonDocument::fromJson(outcome.out).object()[u"plan"_s].toObject();
        for (const auto* key : {"steps", "epochs", "target_tokens", "validations", "warmup_steps"})
            QVERIFY2(plan.contains(QLatin1String(key)), key);
        QVERIFY(plan[u"steps"_s].toInt() > 0);
    }

    void nextToNothingIsTrainedOn_data()
    {
        QTest::addColumn<QByteArray>("pairs");
        QTest::newRow("one pair") << QByteArray("a b\tb a\n");
        QTest::newRow("two pairs") << QByteArray("a b\tb a\nc\td\n");
        QTest::newRow("three pairs") << QByteArray("a b\tb a\nc\td\ne\tf g\n");
        QTest::newRow("one word") << QByteArray("a\ta\na\ta\na\ta\n");
    }

    /// Very little data must not lead to a division by zero.
    void nextToNothingIsTrainedOn()
    {
        QFETCH(QByteArray, pairs);
        const Workplace place;
        const auto trained = place.train("run",
            {u"--data"_s, place.write("few.tsv", pairs), u"--steps"_s, u"3"_s, u"--threads"_s, u"1"_s, u"--json"_s,
                u"--set"_s, u"batch_size=512"_s, u"hidden_size=16"_s, u"embedding_size=16"_s});
        QVERIFY2(trained.code == 0, trained.err);
        const auto loss = QJsonDocument::fromJson(trained.out).object()[u"loss"_s];
        QVERIFY2(loss.isDouble() && std::isfinite(loss.toDouble()), trained.out);
    }

private:
    Outcome onRun(const char* command, const QStringList& more, const QByteArray& input = {}) const
    {
        const QStringList begin{QLatin1String(command), u"--model"_s, m_place.path("run")};
        return runCommand(begin + more, input);
    }

    QByteArray losses(const char* run) const
    {
        QFile metrics(m_place.path(run) + u"/metrics.jsonl"_s);
        if (!metrics.open(QIODevice::ReadOnly))
            return {};
        QByteArray all;
        while (!metrics.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(metrics.readLine()).object();
            if (line.contains(u"loss"_s))
                all += QByteArray::number(line[u"loss"_s].toDouble(), 'g', 9) + '\n';
        }
        return all;
    }

    Workplace m_place;
    Outcome m_training;
    QString m_test;
    QStringList m_settings;
};

ATTENTOSCOPE_TEST(TestCommandLineRun, QCoreApplication);
#include "tst_commandlinerun.moc"
