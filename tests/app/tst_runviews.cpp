// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runviews.h"
#include "tests/samples/translations.h"
#include "tests/support/fakesession.h"
#include "tests/support/testprogram.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/runview.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/timeline/timeline.h"
#include "ui/translation/sentenceline.h"
#include "ui/translation/translationbox.h"
#include "ui/window/enginereports.h"

namespace {

constexpr int longestFollowing = 60'000; // milliseconds

Translation translationOf(const std::string& first)
{
    return translationWith(first + " b c", "x y", std::vector<float>(6, 0.25F));
}

/// Opens runs that have two watched sentences at three moments each.
class WatchingSession : public tests::FakeSession
{
public:
    using FakeSession::FakeSession;

    Result<RunDescription> openRun(const std::string& folder, RunDetail detail) override
    {
        auto run = FakeSession::openRun(folder, detail);
        run->step = 30;
        if (folder.ends_with("others"))
            run->opened = OpenedModel{.format = "MarianMT", .hash = 0xABC};
        std::vector<WatchedSnapshot> snapshots;
        for (const std::int64_t step : {10, 20, 30})
            for (const std::string source : {"one b c", "two b c"}) {
                auto translation = translationOf(source.substr(0, 3));
                translation.step = step;
                snapshots.push_back({.step = step, .translation = translation, .sentence = {source, "x y"}});
            }
        run->snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(std::move(snapshots));
        return run;
    }

    Result<Translation> translate(const TranslationRequest& request, const TokenSink&, std::stop_token) override
    {
        auto translation = translationOf("own");
        translation.id = request.id;
        return translation;
    }
};

} // namespace

/// The view of a run is kept in its folder, and the run opens with it.
class TestRunViews : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EngineController> m_engine;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<RunViewKeeper> m_keeper;

    QString run(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    void begin()
    {
        auto script = std::make_shared<FakeScript>();
        m_window = std::make_unique<MainWindow>();
        m_engine = std::make_unique<EngineController>(
            [script] { return Result<std::unique_ptr<Session>>(std::make_unique<WatchingSession>(script)); });
        m_keeper = std::make_unique<RunViewKeeper>(*m_window, *m_engine);
        auto* window = m_window.get();
        auto* engine = m_engine.get();
        connect(engine, &EngineController::stateChanged, &window->reports(), &EngineReports::setState);
        connect(engine, &EngineController::runStarted, &window->reports(), &EngineReports::showRun);
        connect(engine, &EngineController::dataLoaded, &window->reports(), &EngineReports::showCorpus);
        connect(engine, &EngineController::translated, &window->mainView(), &MainView::showTranslation);
        connect(&window->mainView(), &MainView::translateRequested, engine, &EngineController::translate);
    }

    void end()
    {
        m_keeper.reset();
        m_engine.reset();
        m_window.reset();
    }

    bool open(const char* name)
    {
        bool shown = false;
        QObject context;
        connect(m_engine.get(), &EngineController::runStarted, &context, [&] { shown = true; });
        m_engine->openRun(run(name));
        const bool came = QTest::qWaitFor([&] { return shown; }, longestFollowing);
        QCoreApplication::processEvents(); // the view follows the run
        return came;
    }

    void write(const char* name, const QByteArray& text) const { QVERIFY(putFile(runViewFile(run(name)), text)); }

    MainView& mainView() const { return m_window->mainView(); }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir(u"first"_s));
        QVERIFY(QDir(m_folder->path()).mkdir(u"second"_s));
        begin();
    }

    void cleanup() { end(); }

    void everythingIsReadAsItWasWritten()
    {
        RunView view{.view = MainPage::Watched};
        view.attention = {.form = AttentionForm::Lines,
            .colorMap = ColorMapId::Bone,
            .scale = WeightScale::Logarithmic,
            .order = ColumnOrder::RightToLeft,
            .values = CellValues::WhereRoom,
            .specialTokens = SpecialTokens::Hidden,
            .carriedShare = 0.9};
        view.sentence = "ça va \"bien\" ?";
        view.beam = 4;
        view.lengthPenalty = 1.3;
        view.watched = WatchedSentence{"we sleep .", "nous dormons ."};
        view.step = 123'456'789'012;
        view.pinnedSteps = {3, 40};
        view.pin = Cell{2, 5};
        view.selection = {{1, 2}, {7}};
        view.closedAdvice = {"few-pairs", "too-short"};
        QVERIFY(writeRunView(run("first"), view));
        const auto read = readRunView(run("first"));
        QVERIFY(read);
        QVERIFY(*read == view);
        QVERIFY(writeRunView(run("first"), {}));
        QVERIFY(*readRunView(run("first")) == RunView());
    }

    /// Nothing is written into the folder of a model of others.
    void aModelOfOthersIsKeptUnderItsHash()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(u"others"_s));
        QVERIFY(open("others"));
        mainView().translation().setSentence(u"own b c"_s);
        QTRY_VERIFY_WITH_TIMEOUT(mainView().attention().hasContent(), longestFollowing);
        mainView().attention().pinCell({0, 2});
        QVERIFY(open("first")); // leaves the run of others
        QVERIFY(QDir(run("others")).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
        const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
        QVERIFY(data.exists(u"opened/0000000000000abc/view.json"_s));
        QVERIFY(open("others"));
        QTRY_VERIFY_WITH_TIMEOUT(mainView().attention().hasContent(), longestFollowing);
        QVERIFY(mainView().attention().pinnedCell() == Cell({0, 2}));
        QVERIFY(QDir(data.filePath(u"opened/0000000000000abc"_s)).removeRecursively());
    }

    void aWatchedSentenceOpensAsItWasLeft()
    {
        QVERIFY(open("first"));
        mainView().setView(MainPage::Watched);
        auto* memory = new RunViewMemory(mainView());
        auto left = memory->view();
        left.watched = WatchedSentence{"two b c", "x y"};
        left.step = 20;
        left.pinnedSteps = {10};
        left.pin = Cell{1, 2};
        left.attention.colorMap = ColorMapId::Magma;
        memory->restore(left);
        end();
        begin();
        QVERIFY(open("first"));
        QCOMPARE(mainView().header().view(), MainPage::Watched);
        QCOMPARE(mainView().attention().translation().source.front().text, std::string("two"));
        QCOMPARE(mainView().attention().translation().step, std::int64_t(20));
        QVERIFY(mainView().attention().pinnedCell() == Cell({1, 2}));
        QCOMPARE(mainView().attention().options().colorMap, ColorMapId::Magma);
        QCOMPARE(mainView().watched().timeline().history().pinned(), std::set<std::int64_t>{10});
    }

    void theOwnSentenceComesBackWithItsPin()
    {
        QVERIFY(open("first"));
        mainView().translation().setSentence(u"own b c"_s);
        QTRY_VERIFY_WITH_TIMEOUT(mainView().attention().hasContent(), longestFollowing);
        mainView().attention().pinCell({0, 2});
        mainView().attention().select({{1}, {}});
        QVERIFY(open("second")); // leaves the first run
        QVERIFY(QFile::exists(runViewFile(run("first"))));
        QVERIFY(open("first"));
        QCOMPARE(mainView().header().view(), MainPage::Own);
        QCOMPARE(mainView().translation().input()->text(), u"own b c"_s);
        QTRY_VERIFY_WITH_TIMEOUT(mainView().attention().pinnedCell() == Cell({0, 2}), longestFollowing);
        QCOMPARE(mainView().attention().selection().rows, std::vector<int>{1});
    }

    void theBeamComesBackWithItsLengthPenalty()
    {
        QVERIFY(open("first"));
        mainView().translation().line().setBeamWidth(4);
        mainView().translation().line().setLengthPenalty(1.2);
        QVERIFY(open("second")); // leaving the first
        mainView().translation().line().setBeamWidth(2);
        mainView().translation().line().setLengthPenalty(0.0);
        QVERIFY(open("first"));
        QCOMPARE(mainView().translation().line().beamWidth(), 4);
        QCOMPARE(mainView().translation().line().lengthPenalty(), 1.2);
    }

    void aRunIsKeptAgainOnceItsOwnPairsAreBack()
    {
        QVERIFY(open("first"));
        QSignalSpy loaded(m_engine.get(), &EngineController::dataLoaded);
        m_engine->loadData({.sample = "reverse"});
        QVERIFY(loaded.wait(longestFollowing));
        mainView().translation().line().setBeamWidth(2);
        m_keeper->leave();
        QCOMPARE(readRunView(run("first"))->beam, 1); // other pairs are on show
        m_engine->loadDataOfRun({.sample = "copy"});
        QVERIFY(loaded.wait(longestFollowing));
        mainView().translation().line().setBeamWidth(4);
        m_keeper->leave();
        QCOMPARE(readRunView(run("first"))->beam, 4);
    }

    void aPinThatWaitsForItsSentenceIsNotLost()
    {
        auto* memory = new RunViewMemory(mainView());
        const RunView view{.sentence = "own b c", .pin = Cell{0, 2}, .selection = {{1}, {}}};
        memory->restore(view);
        QVERIFY(memory->view().pin == view.pin);
        QCOMPARE(memory->view().selection.rows, view.selection.rows);
    }

    void aPinDoesNotMoveToAnotherRun()
    {
        write("first", "{\"version\":1,\"pin\":[0,2]}"); // its sentence never comes
        QVERIFY(open("first"));
        QVERIFY(open("second"));
        mainView().translation().setSentence(u"own b c"_s);
        QTRY_VERIFY_WITH_TIMEOUT(mainView().attention().hasContent(), longestFollowing);
        QVERIFY(!mainView().attention().pinnedCell());
    }

    void aRunThatWasLeftEarlierHasTheUsualLengthPenalty_data()
    {
        QTest::addColumn<QByteArray>("penalty");
        QTest::newRow("none") << QByteArray();
        QTest::newRow("negative") << QByteArray(",\"length_penalty\":-1");
        QTest::newRow("wild") << QByteArray(",\"length_penalty\":1e300");
        QTest::newRow("another type") << QByteArray(",\"length_penalty\":\"1\"");
    }

    void aRunThatWasLeftEarlierHasTheUsualLengthPenalty()
    {
        QFETCH(const QByteArray, penalty);
        write("first", "{\"version\":1,\"beam\":3" + penalty + "}");
        QCOMPARE(readRunView(run("first"))->lengthPenalty, usualLengthPenalty);
        QCOMPARE(readRunView(run("first"))->beam, 3);
    }

    void whatIsHostileDoesNoHarm_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no JSON") << QByteArray("\x00\xFF{{{", 5);
        QTest::newRow("a list") << QByteArray("[1,2]");
        QTest::newRow("another version") << QByteArray("{\"version\":2,\"view\":\"watched\"}");
        QTest::newRow("wrong types") << QByteArray(
            "{\"version\":1,\"view\":7,\"attention\":[],\"sentence\":{},\"pin\":\"x\","
            "\"watched\":3,\"step\":\"a\",\"pinned_steps\":{}}");
        QTest::newRow("wild numbers") << QByteArray(
            "{\"version\":1,\"view\":\"watched\",\"pin\":[1e9,-4],\"step\":-1e300,"
            "\"pinned_steps\":[-1,1e99,0.5],\"summed_rows\":[99999,-1],"
            "\"attention\":{\"carried_share\":1e9}}");
        QTest::newRow("a pin outside") << QByteArray(
            "{\"version\":1,\"view\":\"watched\",\"pin\":[5000,5000],\"step\":20}");
        QTest::newRow("deep") << QByteArray("{\"version\":1,\"a\":") + QByteArray(100'000, '[');
        QTest::newRow("large") << QByteArray("{\"version\":1,\"sentence\":\"") + QByteArray(1 << 20, 'x') + "\"}";
        QTest::newRow("a long sentence") << QByteArray("{\"version\":1,\"sentence\":\"") + QByteArray(100'000, 'x')
                + "\"}";
    }

    void whatIsHostileDoesNoHarm()
    {
        QFETCH(const QByteArray, text);
        write("first", text);
        QVERIFY(open("first"));
        QVERIFY(!mainView().attention().pinnedCell());
        QVERIFY(mainView().attention().selection().isEmpty());
        QVERIFY(mainView().translation().input()->text().isEmpty());
        mainView().setView(MainPage::Watched);
        QVERIFY(mainView().attention().hasContent());
    }

    void linksAreNotFollowed()
    {
        QFile secret(m_folder->filePath(u"secret"_s));
        QVERIFY(secret.open(QIODevice::WriteOnly));
        secret.write("{\"version\":1,\"sentence\":\"from elsewhere\"}");
        secret.close();
        QVERIFY(QFile::link(secret.fileName(), runViewFile(run("first"))));
        QVERIFY(!readRunView(run("first")));
        QVERIFY(!writeRunView(run("first"), {}));
        QVERIFY(secret.open(QIODevice::ReadOnly));
        QVERIFY(secret.readAll().contains("from elsewhere"));
    }

    void aFolderThatIsGoneStaysGone()
    {
        QVERIFY(open("first"));
        QVERIFY(QDir(run("first")).removeRecursively());
        m_keeper->leave();
        QVERIFY(!QDir(run("first")).exists());
    }
};

ATTENTOSCOPE_TEST(TestRunViews, QApplication);
#include "tst_runviews.moc"
