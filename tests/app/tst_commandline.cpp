// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/headlessexport.h"
#include "tests/support/testprogram.h"

class TestCommandLine : public QObject
{
    Q_OBJECT

    static Result<CommandLine> parse(const char* arguments)
    {
        auto list = QString::fromUtf8(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        list.prepend(u"attentoscope"_s);
        return parseCommandLine(list);
    }

private slots:
    void opensNothingByItself()
    {
        const auto line = parse("");
        QVERIFY(line);
        QVERIFY(line->paths.isEmpty());
        QVERIFY(!line->exportJob);
    }

    void takesASampleAndTrains()
    {
        const auto line = parse("--sample tiny-french --preset luong-dot --train");
        QVERIFY(line);
        QCOMPARE(line->sample, u"tiny-french"_s);
        QCOMPARE(line->preset, u"luong-dot"_s);
        QVERIFY(line->train);
    }

    void pathsAreFoundFromEveryFolder()
    {
        const auto here = QDir::current();
        const auto pairs = parse("pairs.tsv");
        QCOMPARE(pairs->paths, QStringList{here.absoluteFilePath(u"pairs.tsv"_s)});
        const auto sides = parse("./a.en /b.fr");
        QCOMPARE(sides->paths, (QStringList{here.absoluteFilePath(u"a.en"_s), u"/b.fr"_s}));
        QCOMPARE(parse("--connect here pairs.tsv")->paths, pairs->paths);
        QCOMPARE(parse("--connect host pairs.tsv")->paths, QStringList{u"pairs.tsv"_s}); // on another machine
    }

    void takesAnExport()
    {
        const auto line = parse("--export a.png --model run --view loss --size 800x600 --scale 2");
        QVERIFY(line && line->exportJob);
        QCOMPARE(line->exportJob->view, ExportView::Loss);
        QCOMPARE(line->exportJob->size, std::optional(QSize(800, 600)));
        QCOMPARE(line->exportJob->scale, 2.0);
        QVERIFY(!line->exportJob->title);
        QCOMPARE(line->exportJob->legend, ui::ExportLegend::Shown);
        QCOMPARE(line->exportJob->origin, ui::ExportOrigin::Hidden);
        const auto bare = parse("--export a.png --model run --source a --no-legend --origin");
        QVERIFY(bare && bare->exportJob);
        QCOMPARE(bare->exportJob->legend, ui::ExportLegend::Hidden);
        QCOMPARE(bare->exportJob->origin, ui::ExportOrigin::Shown);
        const auto many = parse("--export a.svg --model run --sentences lines.txt --title=");
        QVERIFY(many && many->exportJob);
        QCOMPARE(many->exportJob->sentences, u"lines.txt"_s);
        QVERIFY(many->exportJob->title && many->exportJob->title->isEmpty());
        const auto lines = parse("--export a.svg --model run --view lines");
        QVERIFY(lines && lines->exportJob);
        QCOMPARE(lines->exportJob->view, ExportView::Lines);
        const auto heads = parse("--export a.svg --model run --view heads");
        QVERIFY(heads && heads->exportJob && !heads->exportJob->size);
        QCOMPARE(heads->exportJob->view, ExportView::Heads);
    }

    void saysWhatIsWrong_data()
    {
        addColumns<QByteArray, QByteArray>("arguments", "mentions");
        QTest::newRow("unknown option") << QByteArray("--colour") << QByteArray("colour");
        QTest::newRow("no model") << QByteArray("--export a.png") << QByteArray("--model");
        QTest::newRow("size") << QByteArray("--export a.png --model r --size big") << QByteArray("big");
        QTest::newRow("scale") << QByteArray("--export a.png --model r --scale -1") << QByteArray("-1");
        QTest::newRow("view") << QByteArray("--export a.png --model r --view tree") << QByteArray("tree");
        QTest::newRow("two sources") << QByteArray("--export a.png --model r --source x --sentences y")
                                     << QByteArray("--source");
        QTest::newRow("a loss of sentences")
            << QByteArray("--export a.png --model r --view loss --sentences y") << QByteArray("heatmaps");
        QTest::newRow("both") << QByteArray("a.tsv --sample copy") << QByteArray("--sample");
        QTest::newRow("too many") << QByteArray("a b c") << QByteArray("one file");
    }

    void saysWhatIsWrong()
    {
        const auto [arguments, mentions] = fetched<QByteArray, QByteArray>();
        const auto line = parse(arguments.constData());
        QVERIFY(!line);
        QCOMPARE(line.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(line.error().message.find(mentions.toStdString()) != std::string::npos, line.error().message.c_str());
    }

    void knowsWhatNeedsNoDisplay()
    {
        const auto asked = [](std::vector<const char*> words) {
            std::vector<char*> arguments;
            for (const auto* word : words)
                arguments.push_back(const_cast<char*>(word));
            return worksWithoutDisplay(int(arguments.size()), arguments.data());
        };
        QVERIFY(asked({"attentoscope", "--export=a.png"}));
        QVERIFY(asked({"attentoscope", "--help"}));
        QVERIFY(!asked({"attentoscope", "--train"}));
        QVERIFY(!asked({"--help"}));
    }

    void refusesAFormatItCannotWriteBeforeItDoesAnythingElse()
    {
        bool made = false;
        const auto exported = runExport({.file = u"a.xyz"_s, .run = u"r"_s}, [&] {
            made = true;
            return Result<std::unique_ptr<Session>>(failure(ErrorCode::Internal, "no"));
        });
        QVERIFY(!exported);
        QVERIFY(!made);
        QVERIFY(exported.error().message.find("a.xyz") != std::string::npos);
    }
};

ATTENTOSCOPE_TEST(TestCommandLine, QApplication);
#include "tst_commandline.moc"
