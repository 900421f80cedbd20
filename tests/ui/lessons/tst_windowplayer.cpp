// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/lessons/factscollector.h"
#include "ui/lessons/windowplayer.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/sentences/sentencewindow.h"
#include "ui/window/dataactions.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"

using enum LessonActionKind;

/// A lesson's actions in a window whose engine answers when the test says so.
class TestWindowPlayer : public QObject
{
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<FactsCollector> m_facts;
    std::unique_ptr<WindowPlayer> m_player;
    std::unique_ptr<QSignalSpy> m_requests, m_finished, m_failed;

    static LessonAction action(LessonActionKind kind, std::vector<std::string> arguments = {})
    {
        return {.kind = kind, .arguments = std::move(arguments)};
    }

    TranslationRequest newest() const { return m_requests->back().front().value<TranslationRequest>(); }

    /// Answers as an engine would: with the forced rows, and without the heads that are off.
    void answer()
    {
        const auto request = newest();
        const bool sleeps = request.source == "we sleep .";
        auto translation = withSampleHeads(
            sampleTranslation(request.source + " <eos>", sleeps ? "nous dormons . <eos>" : "je suis triste <eos>"), 1,
            2);
        translation.id = request.id;
        translation.switchedOff = request.switchedOff;
        translation.choices.resize(translation.target.size());
        translation.probabilities.assign(translation.target.size(), 0.5F);
        for (const auto& row : request.constraints.rows)
            translation.choices[row.position].forcedColumn = row.column;
        m_window->mainView().showTranslation(translation);
        m_facts->showTranslation(translation);
    }

    /// Makes the player check its action again.
    void look()
    {
        QSignalSpy changed(m_facts.get(), &FactsCollector::changed);
        m_facts->setState(m_facts->state());
        QTRY_VERIFY(!changed.isEmpty());
    }

    bool waits() const { return m_player->isAtWork() && m_failed->isEmpty() && m_finished->isEmpty(); }

    /// Reports that an action of this kind has ended.
    void tell(LessonActionKind kind)
    {
        MeasuredSentences measured{.id = 3, .total = 0, .complete = true};
        measured.loss = 1.0;
        TrainingReports validated;
        validated.validations.push_back({.step = 3, .loss = 2.0});
        Comparison comparison;
        switch (kind) {
        case Translate:
            return answer();
        case Dissect:
            return m_facts->showDissection({.row = 1, .column = 1});
        case Erase:
            return m_facts->showErasure({});
        case Compare:
            return m_facts->showComparison(comparison);
        case Validate:
            return m_facts->showReports(validated);
        default:
            return m_facts->showMeasured(measured);
        }
    }

private slots:
    void init()
    {
        m_failed.reset();
        m_finished.reset();
        m_player.reset();
        m_facts.reset();
        m_window = std::make_unique<MainWindow>();
        m_facts = std::make_unique<FactsCollector>(*m_window);
        m_player = std::make_unique<WindowPlayer>(*m_window, *m_facts, nullptr);
        m_window->show();
        for (const auto& state : {idleWithData, idleWithModel}) {
            m_window->reports().setState(state);
            m_facts->setState(state);
            if (state.model == ModelState::None)
                m_window->reports().showCorpus(sampleCorpus());
        }
        m_window->reports().showRun(sampleRun());
        m_facts->showRun(sampleRun());
        m_requests = std::make_unique<QSignalSpy>(&m_window->mainView(), &MainView::translateRequested);
        m_finished = std::make_unique<QSignalSpy>(m_player.get(), &WindowPlayer::finished);
        m_failed = std::make_unique<QSignalSpy>(m_player.get(), &WindowPlayer::failed);
    }

    void theSecondPinMeetsTheSecondPicture()
    {
        m_player->run({action(Translate, {"we sleep ."}), action(Pin, {"dormons", "sleep"}),
            action(Translate, {"i am sad"}), action(Pin, {"triste", "sad"})});
        answer();
        QTRY_COMPARE(newest().source, std::string("i am sad"));
        look();
        QVERIFY2(waits(), qPrintable(m_failed->value(0).value(0).toString()));
        answer();
        QTRY_COMPARE(m_finished->count(), 1);
        QCOMPARE(m_window->mainView().attention().pinnedTokens(), std::optional(Cell{2, 2}));
    }

    void whatWasDoneBeforeDoesNotCount_data()
    {
        QTest::addColumn<LessonActionKind>("kind");
        QTest::newRow("translate") << Translate;
        QTest::newRow("dissect") << Dissect;
        QTest::newRow("erase") << Erase;
        QTest::newRow("compare") << Compare;
        QTest::newRow("validate") << Validate;
        QTest::newRow("evaluate") << Evaluate;
    }

    void whatWasDoneBeforeDoesNotCount()
    {
        QFETCH(const LessonActionKind, kind);
        m_player->run({action(Translate, {"we sleep ."})});
        answer();
        QTRY_COMPARE(m_finished->count(), 1);
        m_finished->clear();
        if (kind != Translate)
            tell(kind);
        const std::vector<std::string> words = kind == Compare ? std::vector<std::string>{"now", "now", "we sleep ."}
                                                               : std::vector<std::string>{"dormons", "sleep"};
        m_player->run({action(kind, words)});
        look();
        QVERIFY2(waits(), qPrintable(m_failed->value(0).value(0).toString()));
        tell(kind);
        QTRY_COMPARE(m_finished->count(), 1);
    }

    /// The program's own model is written to a folder and opened. The table of sentences gets the files beside it.
    void aModelIsOpenedWithItsSentences()
    {
        QSignalSpy opened(&m_window->dataActions(), &DataActions::openRunRequested);
        m_player->run({action(Open, {"aren-transliteration"})});
        QCOMPARE(opened.size(), 1);
        const auto folder = opened.front().front().toString();
        QCOMPARE(QFileInfo(folder + QStringLiteral("/model.bin")).size(), 741'720);
        look();
        QVERIFY(waits());
        auto run = sampleRun();
        run.folder = folder.toStdString();
        run.opened = OpenedModel{.format = "CTranslate2"};
        run.past = RunPast{};
        m_facts->showRun(run);
        look();
        QTRY_COMPARE(m_finished->size(), 1);
        const auto& choices = m_window->sentences().window()->choices();
        QCOMPARE(choices.sentences().file(), folder + QStringLiteral("/pairs.tsv"));
        QCOMPARE(choices.gold().file(), folder + QStringLiteral("/pairs.talp"));
        QVERIFY(m_facts->facts().events.isOpened);
        m_player->run({action(Open, {"no-model"})});
        QTRY_COMPARE(m_failed->size(), 1);
        QVERIFY(m_failed->front().front().toString().contains(QLatin1String("aren-transliteration")));
    }

    void eachForcedRowIsWaitedFor()
    {
        m_player->run({action(Translate, {"we sleep ."}), action(Force, {"nous", "sleep"}),
            action(Force, {"dormons", "we"}), action(Force, {"dormons", "sleep"})});
        answer();
        const auto forces = [&](std::size_t rows, std::size_t column) {
            const auto forced = newest().constraints.rows;
            return forced.size() == rows && forced.back().column == column;
        };
        QTRY_VERIFY(forces(1, 1));
        look();
        QVERIFY(waits() && forces(1, 1));
        answer();
        QTRY_VERIFY(forces(2, 0));
        look();
        QVERIFY(waits() && forces(2, 0));
        answer();
        QTRY_VERIFY(forces(2, 1));
        look();
        QVERIFY(waits());
        answer();
        QTRY_COMPARE(m_finished->count(), 1);
        // A second time, the row is not freed.
        const int asked = m_requests->count();
        m_player->run({action(Force, {"dormons", "sleep"})});
        QTRY_COMPARE(m_finished->count(), 2);
        QCOMPARE(m_requests->count(), asked);
    }

    void eachHeadThatIsSwitchedOffIsWaitedFor()
    {
        m_player->run({action(Translate, {"we sleep ."}), action(Off, {"cross.1.1"}), action(Off, {"cross.1.2"})});
        answer();
        for (std::size_t heads : {1, 2}) {
            QTRY_COMPARE(newest().switchedOff.size(), heads);
            look();
            QVERIFY(waits());
            answer();
        }
        QTRY_COMPARE(m_finished->count(), 1);
    }
};

ATTENTOSCOPE_TEST(TestWindowPlayer, QApplication);
#include "tst_windowplayer.moc"
