// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filetranslator.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"

namespace {

constexpr int longestTranslating = 60'000; // milliseconds

/// Translates each sentence into itself between brackets; refuses those that hold "long".
class BracketSession : public tests::FakeSession
{
public:
    BracketSession(std::shared_ptr<FakeScript> script, std::shared_ptr<std::atomic<int>> batches)
        : FakeSession(std::move(script)), m_batches(std::move(batches))
    {
    }

    Result<std::vector<Translation>> translateAll(
        const std::vector<TranslationRequest>& requests, const Progress&, std::stop_token) override
    {
        ++*m_batches;
        std::vector<Translation> translations;
        for (const auto& request : requests) {
            if (request.beam > 100)
                return failure(ErrorCode::InvalidSetting, "so wide a beam is not possible");
            if (request.source.find("long") != std::string::npos)
                return failure(ErrorCode::BadData, "a sentence of this model has at most 10 words");
            Translation translation;
            translation.id = request.id;
            translation.source = {{.text = request.source}};
            translation.target = {{.text = request.source}};
            translation.text =
                '[' + request.source + ']' + (request.beam > 1 ? "*" : "") + (request.lengthPenalty > 1.0 ? "~" : "");
            translations.push_back(std::move(translation));
        }
        return translations;
    }

private:
    std::shared_ptr<std::atomic<int>> m_batches;
};

} // namespace

/// Translation of a text file from the window: it is read, translated between two batches, and written completely or
/// not at all.
class TestFileTranslator : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FakeScript> m_script;
    std::shared_ptr<std::atomic<int>> m_batches;
    std::unique_ptr<EngineController> m_engine;
    FileTranslator* m_translator = nullptr;
    std::optional<FileTranslationReport> m_report;
    std::vector<FileTranslationProgress> m_progress;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    void write(const char* name, const QByteArray& text) const { QVERIFY(putFile(path(name), text)); }

    QByteArray contents(const char* name) const { return bytesOf(path(name)); }

    FileTranslationRequest request() const { return {.input = path("in.txt"), .output = path("out.txt")}; }

    FileTranslationReport run(const FileTranslationRequest& request)
    {
        m_report.reset();
        m_translator->start(request);
        const bool ended = QTest::qWaitFor([this] { return m_report.has_value(); }, longestTranslating);
        return ended ? *m_report : FileTranslationReport{.message = u"it never ended"_s};
    }

    void writeMany(const char* name, int lines) const
    {
        QByteArray input;
        for (int line = 0; line < lines; ++line)
            input += "line\n";
        write(name, input);
    }

    void afterTwoBatches(const std::function<void()>& act)
    {
        connect(m_translator, &FileTranslator::progressed, this, [this, act] {
            if (m_progress.size() == 3)
                act();
        });
    }

    int filesThere() const { return int(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size()); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_script = std::make_shared<FakeScript>();
        m_batches = std::make_shared<std::atomic<int>>(0);
        m_engine = std::make_unique<EngineController>(
            [this] { return Result<std::unique_ptr<Session>>(std::make_unique<BracketSession>(m_script, m_batches)); });
        m_translator = new FileTranslator(*m_engine);
        m_report.reset();
        m_progress.clear();
        connect(m_translator, &FileTranslator::ended, this, [this](const auto& report) { m_report = report; });
        connect(m_translator, &FileTranslator::progressed, this,
            [this](const auto& progress) { m_progress.push_back(progress); });
        QSignalSpy started(m_engine.get(), &EngineController::runStarted); // a new run ends a translation under way
        m_engine->openRun(QString());
        QTRY_VERIFY_WITH_TIMEOUT(
            m_engine->state().model == ModelState::Loaded && started.count() == 1, longestTranslating);
    }

    void linesStayInStep()
    {
        write("in.txt", "\xEF\xBB\xBFone\r\n\n  \ntwo words\nlast");
        const auto report = run(request());
        QVERIFY2(report.end == FileTranslationEnd::Written, qPrintable(report.message));
        QCOMPARE(contents("out.txt"), QByteArray("[one]\n\n\n[two words]\n[last]\n"));
        QCOMPARE(report.lines, std::size_t(5));
        QCOMPARE(m_progress.back().done, std::size_t(5));
        QCOMPARE(m_progress.back().lines, std::size_t(5));
    }

    void manyLinesGoInBatches()
    {
        QByteArray input, expected;
        for (int line = 0; line < 1000; ++line) {
            input += QByteArray::number(line) + '\n';
            expected += '[' + QByteArray::number(line) + "]\n";
        }
        write("in.txt", input);
        auto asked = request();
        QVERIFY(run(asked).end == FileTranslationEnd::Written);
        QCOMPARE(contents("out.txt"), expected);
        QVERIFY(*m_batches <= 1000 / 16);
        asked.existing = ExistingFile::Replace;
        asked.beam = 3;
        QVERIFY(run(asked).end == FileTranslationEnd::Written);
        QVERIFY(contents("out.txt").startsWith("[0]*\n[1]*\n"));
        asked.lengthPenalty = 1.5;
        QVERIFY(run(asked).end == FileTranslationEnd::Written);
        QVERIFY(contents("out.txt").startsWith("[0]*~\n[1]*~\n"));
    }

    void jsonIsThatOfTheCommandLine()
    {
        write("in.txt", "one\n\n");
        auto asked = request();
        asked.format = TranslationFileFormat::Json;
        QVERIFY(run(asked).end == FileTranslationEnd::Written);
        QCOMPARE(contents("out.txt"),
            QByteArray("[\n{\"source\":[\"one\"],\"target\":[\"one\"],\"attention\":[],\"score\":0.0},\n"
                       "{\"source\":[],\"target\":[],\"attention\":[],\"score\":0.0}\n]\n"));
    }

    void trainingGoesOnMeanwhile()
    {
        m_engine->loadData({});
        m_engine->startTraining({});
        QTRY_VERIFY_WITH_TIMEOUT(m_engine->state().activity == Activity::Running, longestTranslating);
        QByteArray input;
        for (int line = 0; line < 500; ++line)
            input += "line\n";
        write("in.txt", input);
        const int before = m_script->count(FakeCall::Advance);
        QVERIFY(run(request()).end == FileTranslationEnd::Written);
        QVERIFY(m_script->count(FakeCall::Advance) > before + 5);
        QVERIFY(m_engine->state().activity == Activity::Running);
    }

    void oneBadLineStaysEmptyAndIsNamed()
    {
        QByteArray input;
        for (int line = 1; line <= 50; ++line)
            input += line == 7 || line == 40 ? "far too long\n" : "ok\n";
        write("in.txt", input);
        const auto report = run(request());
        QVERIFY2(report.end == FileTranslationEnd::Written, qPrintable(report.message));
        QCOMPARE(report.problemCount, std::size_t(2));
        QCOMPARE(report.problems.front().line, std::size_t(7));
        QCOMPARE(report.problems.back().line, std::size_t(40));
        const auto lines = contents("out.txt").split('\n');
        QCOMPARE(lines.size(), 51);
        QCOMPARE(lines[6], QByteArray());
        QCOMPARE(lines[7], QByteArray("[ok]"));
    }

    void whatNoLineCanHelpEndsIt()
    {
        writeMany("in.txt", 100);
        auto asked = request();
        asked.beam = 1000;
        const auto report = run(asked);
        QVERIFY(report.end == FileTranslationEnd::Failed);
        QVERIFY2(report.message.contains(u"beam"_s), qPrintable(report.message));
        QCOMPARE(int(*m_batches), 1);
        QCOMPARE(filesThere(), 1);
    }

    void refusesWhatCannotBeRead_data()
    {
        addColumns<QByteArray, QString>("text", "says");
        QTest::newRow("empty") << QByteArray() << u"empty"_s;
        QTest::newRow("not UTF-8") << QByteArray("fine\nfine\nb\xFF"
                                                 "d\n")
                                   << u"line 3"_s;
        QTest::newRow("binary") << QByteArray("a\0b\n", 4) << u"not a text file"_s;
        QTest::newRow("a line without an end") << QByteArray("a\n") + QByteArray(5 * 1024 * 1024, 'x') << u"line 2"_s;
    }

    void refusesWhatCannotBeRead()
    {
        const auto [text, says] = fetched<QByteArray, QString>();
        write("in.txt", text);
        const auto report = run(request());
        QVERIFY(report.end == FileTranslationEnd::Failed);
        QVERIFY2(report.message.contains(says), qPrintable(report.message));
        QVERIFY2(!report.message.contains(u"sentence pair"_s), qPrintable(report.message)); // no pairs are wanted
        QCOMPARE(filesThere(), 1);
        QCOMPARE(int(*m_batches), 0); // it was refused before anything was translated
    }

    void neverReplacesWithoutBeingTold()
    {
        write("in.txt", "one\n");
        write("out.txt", "mine");
        QVERIFY(run(request()).end == FileTranslationEnd::Failed);
        QCOMPARE(contents("out.txt"), QByteArray("mine"));
        auto same = request();
        same.output = same.input;
        same.existing = ExistingFile::Replace;
        QVERIFY(run(same).end == FileTranslationEnd::Failed);
        QCOMPARE(contents("in.txt"), QByteArray("one\n"));
        auto elsewhere = request();
        elsewhere.output = path("no/such/folder/out.txt");
        QVERIFY(run(elsewhere).message.contains(u"cannot be written"_s));
    }

    void cancelledLeavesNothing()
    {
        writeMany("in.txt", 5000);
        afterTwoBatches([this] { m_translator->cancel(); });
        QVERIFY(run(request()).end == FileTranslationEnd::Cancelled);
        QCOMPARE(filesThere(), 1);
        QVERIFY(run(request()).end == FileTranslationEnd::Written); // another translation can begin
        QCOMPARE(contents("out.txt").count('\n'), 5000);
    }

    void anotherModelEndsIt()
    {
        writeMany("in.txt", 5000);
        afterTwoBatches([this] { m_engine->openRun(QString()); });
        const auto report = run(request());
        QVERIFY(report.end == FileTranslationEnd::Failed);
        QVERIFY2(report.message.contains(u"Another model was loaded"_s), qPrintable(report.message));
        QCOMPARE(filesThere(), 1);
    }
};

ATTENTOSCOPE_TEST(TestFileTranslator, QCoreApplication);
#include "tst_filetranslator.moc"
