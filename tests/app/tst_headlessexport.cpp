// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headlessexport.h"
#include "tests/samples/translations.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"

namespace {

/// Translates any sentence but "bad" into two words, with weights.
class DrawingSession : public tests::FakeSession
{
public:
    using FakeSession::FakeSession;

    Result<RunDescription> openRun(const std::string& folder, RunDetail detail) override
    {
        auto run = FakeSession::openRun(folder, detail);
        run->history =
            std::make_shared<const RunHistory>(RunHistory{.steps = {{.step = 1, .loss = 3.0}, {.step = 2, .loss = 2.0}},
                .validations = {},
                .changes = {{.step = 1, .key = "learning_rate", .value = 0.5}}});
        return run;
    }

    Result<Translation> translate(const TranslationRequest& request, const TokenSink&, std::stop_token) override
    {
        if (request.source == "bad")
            return failure(ErrorCode::BadData, "It cannot be read.");
        Translation translation;
        translation.source = {{.text = request.source}, {.text = "<eos>", .special = true}};
        translation.target = {{.text = request.forcedTarget.value_or("chosen")}, {.text = "<eos>", .special = true}};
        translation.text = request.forcedTarget.value_or("chosen");
        translation.attention = {
            2, 2, std::make_shared<const std::vector<float>>(std::initializer_list<float>{0.75F, 0.25F, 0.1F, 0.9F})};
        if (request.heads == HeadsAnswer::All && request.source != "recurrent")
            return withSampleHeads(translation, 2, 2);
        return translation;
    }
};

} // namespace

/// The files that --export writes, with a fake session.
class TestHeadlessExport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QStringList m_notices;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QByteArray contents(const char* name) const { return bytesOf(path(name)); }

    Result<void> run(ExportJob job, const QByteArray& sentences = {})
    {
        job.run = u"run"_s;
        if (!sentences.isEmpty()) {
            QFile file(path("lines.txt"));
            if (!file.open(QIODevice::WriteOnly) || file.write(sentences) != sentences.size())
                qFatal("cannot write");
            job.sentences = file.fileName();
        }
        m_notices.clear();
        return runExport(
            job,
            [] {
                return Result<std::unique_ptr<Session>>(
                    std::make_unique<DrawingSession>(std::make_shared<FakeScript>()));
            },
            [this](const QString& notice) { m_notices << notice; });
    }

private slots:
    void aPictureHasItsSentenceAsTitle()
    {
        QVERIFY(run({.file = path("a.svg"), .source = u"hello"_s}));
        QVERIFY(contents("a.svg").contains("hello → chosen"));
        QVERIFY(run({.file = path("b.svg"), .source = u"hello"_s, .title = QString()}));
        QVERIFY(!contents("b.svg").contains("→"));
        QVERIFY(run({.file = path("c.svg"), .source = u"hello"_s, .title = u"Mine"_s}));
        QVERIFY(contents("c.svg").contains("Mine"));
    }

    void aPictureSaysWhatItsMarksMeanAndWhereItComesFrom()
    {
        QVERIFY(run({.file = path("legend.svg"), .source = u"hello"_s}));
        QVERIFY(contents("legend.svg").contains("source words"));
        QVERIFY(!contents("legend.svg").contains("· step"));
        ExportJob job{.file = path("bare.svg"), .source = u"hello"_s};
        job.legend = ui::ExportLegend::Hidden;
        job.origin = ui::ExportOrigin::Shown;
        QVERIFY(run(job));
        QVERIFY(!contents("bare.svg").contains("source words"));
        QVERIFY2(contents("bare.svg").contains("step 0"), contents("bare.svg").constData());
        job.file = path("loss.svg");
        job.view = ExportView::Loss;
        QVERIFY(run(job));
        QVERIFY(contents("loss.svg").contains("loss (nats per token)"));
        QVERIFY(!contents("loss.svg").contains("a person changed a setting"));
        job.legend = ui::ExportLegend::Shown;
        QVERIFY(run(job));
        QVERIFY(contents("loss.svg").contains("a person changed a setting"));
    }

    void allHeadsAreDrawnInTheirOwnSize()
    {
        ExportJob job{.file = path("heads.svg"), .view = ExportView::Heads, .source = u"hello"_s};
        QVERIFY(run(job));
        QVERIFY2(contents("heads.svg").contains("hello"), "a file has the words");
        QVERIFY(!contents("heads.svg").contains("width=\"1200"));
        job.file = path("wide.svg");
        job.size = QSize(1200, 500);
        QVERIFY(run(job));
        QVERIFY(contents("wide.svg").contains("1200"));
        QVERIFY(run({.file = path("each.json"), .view = ExportView::Heads}, "one\ntwo\n"));
        QVERIFY(contents("each-002.json").contains("\"heads\""));
        job.source = u"recurrent"_s;
        const auto done = run(job);
        QVERIFY(!done && done.error().message.find("only a Transformer") != std::string::npos);
    }

    void eachLineGetsAFile()
    {
        QVERIFY(run({.file = path("many.json")}, "one\n\nthree\tdrei\n"));
        QCOMPARE(QDir(m_folder.path()).entryList({u"many*"_s}), QStringList({u"many-001.json"_s, u"many-003.json"_s}));
        QVERIFY(contents("many-001.json").contains("chosen"));
        QVERIFY(contents("many-003.json").contains("drei"));
        QVERIFY(contents("many-003.json").contains("0.75"));
    }

    void aBadLineIsToldAndKeepsNoneBack()
    {
        const auto done = run({.file = path("some.csv")}, "one\nbad\nthree\n");
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::BadData);
        QVERIFY2(
            done.error().message.find("Line 2: It cannot be read.") != std::string::npos, done.error().message.c_str());
        QVERIFY(!contents("some-001.csv").isEmpty() && !contents("some-003.csv").isEmpty());
    }

    void aFileThatCannotBeWrittenEndsIt()
    {
        const auto done = run({.file = u"/no/such/folder/a.png"_s}, "one\ntwo\n");
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Unwritable);
    }

    /// A box in a picture does not explain itself, so the program names the missing character.
    void whatNoFontHasIsToldOnce()
    {
        const QString none = QString::fromUcs4(U"\U0010FFFD");
        const QString other = QString::fromUcs4(U"\U0010FFFB");
        const auto lines = u"a %1 b %1\nb\n%2 %1\n"_s.arg(none, other).toUtf8();
        QVERIFY(run({.file = path("boxes.png")}, lines));
        QCOMPARE(m_notices.size(), 1);
        QVERIFY2(m_notices.first().contains(none + other), qPrintable(m_notices.first()));
        QVERIFY(run({.file = path("boxes.svg"), .source = none}));
        QCOMPARE(m_notices.size(), 1);
        QVERIFY(run({.file = path("boxes.csv")}, lines)); // a table has no boxes
        QVERIFY(m_notices.isEmpty());
        for (const char* drawn : {"see you", "a\tb", "e\u0301", "a\u200Db\uFE0F"}) {
            QVERIFY(run({.file = path("drawn.png"), .source = QString::fromUtf8(drawn)}));
            QVERIFY2(m_notices.isEmpty(), drawn);
        }
    }

    void theLossHasItsMarks()
    {
        QVERIFY(run({.file = path("loss.svg"), .view = ExportView::Loss}));
        QVERIFY(contents("loss.svg").contains("learning rate"));
        QVERIFY(!contents("loss.svg").contains("<image"));
    }
};

ATTENTOSCOPE_TEST(TestHeadlessExport, QApplication);
#include "tst_headlessexport.moc"
