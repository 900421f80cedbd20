// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "tests/ui/window/fakedialogs.h"
#include "ui/data/pairsview.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/linkdrawing.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

using Links = std::vector<AlignmentLink>;

namespace {

GivenTranslation givenPair()
{
    auto shown = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
    shown.forced = true;
    return {u"we sleep ."_s, "nous dormons .", shown, AttentionOf::Model};
}

} // namespace

/// Drawing links in the heatmap. The test plays the engine.
class TestLinkDrawing : public QObject
{
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;
    std::vector<LinksChange> m_requests;

    MainView& mainView() const { return m_window->mainView(); }
    AttentionView& view() const { return mainView().attention(); }
    LinkDrawing& drawing() const { return m_window->linkDrawing(); }

    void load(const EngineState& state = idleWithModel)
    {
        m_window->reports().setState(state);
        m_window->reports().showCorpus(sampleCorpus());
        if (state.model == ModelState::Loaded)
            m_window->reports().showRun(sampleRun());
    }

    /// Keeps requested links, as the engine does.
    void click(Cell cell)
    {
        const auto place = view().plot().cellArea(cell).center().toPoint();
        QTest::mouseClick(&view().plot(), Qt::LeftButton, {}, place);
    }

    std::optional<Links> outlined() const
    {
        const auto& gold = view().tokens().gold;
        return gold ? std::optional(gold->sure) : std::nullopt;
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void init()
    {
        m_requests.clear();
        m_window = std::make_unique<MainWindow>(std::make_unique<FakeDialogs>(std::make_shared<DialogScript>()));
        m_window->reports().setCatalogue(sampleCatalogue());
        m_window->resize(1280, 800);
        m_window->show();
        connect(&drawing(), &LinkDrawing::requested, this,
            [this](const LinksChange& change) { m_requests.push_back(change); });
    }

    void aClickDrawsALinkAndAnotherTakesItAway()
    {
        load();
        mainView().showGiven(givenPair());
        m_window->actions().drawLinks->setChecked(true);
        click({1, 0});
        QCOMPARE(outlined(), std::optional(Links{{0, 1}}));
        click({0, 0});
        QCOMPARE(outlined(), std::optional(Links{{0, 0}, {0, 1}}));
        QCOMPARE(view().tokens().gold->kind, LinksKind::Gold);
        click({1, 0});
        QCOMPARE(outlined(), std::optional(Links{{0, 0}}));
        QVERIFY(!view().pinnedCell());
        QCOMPARE(m_requests.size(), std::size_t(3));
        QCOMPARE(m_requests.back().text.source, std::string("we sleep ."));
        QCOMPARE(m_requests.back().before, std::optional(Links{{0, 0}, {0, 1}}));
        QCOMPARE(m_requests.back().after, std::optional(Links{{0, 0}}));
    }

    void enterDrawsWhereTheKeysAre()
    {
        load();
        mainView().showGiven(givenPair());
        m_window->actions().drawLinks->trigger();
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Right); // goes to the first cell
        QTest::keyClick(&view(), Qt::Key_Right);
        QTest::keyClick(&view(), Qt::Key_Return);
        QCOMPARE(outlined(), std::optional(Links{{1, 0}}));
    }

    void undoAndRedoFollow()
    {
        load();
        mainView().showGiven(givenPair());
        m_window->actions().drawLinks->setChecked(true);
        click({1, 0});
        click({2, 2});
        m_window->actions().undo->trigger();
        QCOMPARE(outlined(), std::optional(Links{{0, 1}}));
        m_window->actions().undo->trigger();
        QVERIFY(!outlined());
        QVERIFY(!m_requests.back().after); // the file forgets it, too
        m_window->actions().redo->trigger();
        QCOMPARE(outlined(), std::optional(Links{{0, 1}}));
    }

    /// Drawing begins with the statistical links.
    void statisticalLinksAreCorrected()
    {
        load();
        auto given = givenPair();
        given.shown.gold =
            std::make_shared<const GoldAlignment>(GoldAlignment{{{0, 0}, {1, 1}}, {{2, 2}}, LinksKind::Statistical});
        mainView().showGiven(given);
        m_window->actions().drawLinks->setChecked(true);
        click({1, 1});
        QCOMPARE(outlined(), std::optional(Links{{0, 0}, {2, 2}}));
        QCOMPARE(view().tokens().gold->kind, LinksKind::Gold);
    }

    void whatCannotBeKeptIsTakenBack()
    {
        load();
        mainView().showGiven(givenPair());
        m_window->actions().drawLinks->setChecked(true);
        click({1, 0});
        drawing().showKept(
            m_requests.back(), DrawnLinks{.file = "/data/pairs.tsv.drawn-links", .lines = {1}, .notices = {}});
        click({2, 2});
        drawing().showKept(m_requests.back(), failure(ErrorCode::Unwritable, "The disk is full."));
        QCOMPARE(outlined(), std::optional(Links{{0, 1}}));
        QVERIFY(m_window->pages().messages().isVisible());
    }

    void ownSentencesAreNoPairs()
    {
        load();
        QSignalSpy translated(&mainView(), &MainView::translateRequested);
        mainView().translation().setSentence(u"we sleep ."_s);
        auto own = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        own.id = translated.back().front().value<TranslationRequest>().id;
        mainView().showTranslation(own);
        m_window->actions().drawLinks->setChecked(true);
        QSignalSpy said(&drawing(), &LinkDrawing::said);
        click({1, 0});
        QVERIFY(m_requests.empty());
        QCOMPARE(said.size(), 1);
    }

    /// A teacher can draw links before a model is trained.
    void aPairIsDrawnInWithoutAModel()
    {
        load(idleWithData);
        mainView().setView(MainPage::Pairs);
        auto* pairs = mainView().findChild<PairsView*>();
        emit pairs->pairChosen({"i am tired .", "je suis fatigué ."});
        QVERIFY(!view().hasContent());
        m_window->actions().drawLinks->setChecked(true);
        QVERIFY(view().hasContent());
        click({2, 2});
        QCOMPARE(outlined(), std::optional(Links{{2, 2}}));
        QVERIFY(view().findChild<QLabel*>(u"goldNote"_s)->text().isEmpty()); // nobody was wrong
        m_window->actions().drawLinks->setChecked(false);
        QVERIFY(!view().hasContent());
    }

    /// Earlier drawings are found at the next start, even if the model cuts or writes their words in another way.
    void earlierDrawingsAreOutlined()
    {
        load();
        drawing().showDrawings(std::vector<LinksDrawing>{{{"We sleep.", "Nous dormons."}, {{1, 1}}}});
        auto given = givenPair();
        given.source = u"We sleep."_s;
        given.target = "Nous dormons.";
        given.shown.source = {
            {.text = "we"}, {.text = "sleep"}, {.text = ".", .attached = true}, {.text = "<eos>", .special = true}};
        given.shown.target = {
            {.text = "nous"}, {.text = "dormons"}, {.text = ".", .attached = true}, {.text = "<eos>", .special = true}};
        mainView().showGiven(given);
        QCOMPARE(outlined(), std::optional(Links{{1, 1}}));
        m_window->actions().drawLinks->setChecked(true);
        view().choose(&AttentionOptions::pieces, WordPieces::Apart);
        click({2, 1}); // the full stop belongs to its word
        QVERIFY(!outlined());
    }

    /// The tokens of subword models have a mark for a space.
    void piecesOfWordsBeginWithEarlierLinks()
    {
        load();
        const SentencePair pair{"We sleep.", "Nous dörmons."};
        drawing().showDrawings(std::vector<LinksDrawing>{{pair, {{0, 0}, {1, 1}}}});
        auto given = givenPair();
        given.source = QString::fromStdString(pair.source);
        given.target = pair.target;
        given.shown.source = {
            {.text = "▁we"}, {.text = "▁sl"}, {.text = "eep.", .attached = true}, {.text = "<eos>", .special = true}};
        given.shown.target = {{.text = "▁nous"}, {.text = "▁dorm"}, {.text = "ons.", .attached = true},
            {.text = "<eos>", .special = true}};
        mainView().showGiven(given);
        QCOMPARE(outlined(), std::optional(Links{{0, 0}, {1, 1}}));
        m_window->actions().drawLinks->setChecked(true);
        view().choose(&AttentionOptions::pieces, WordPieces::Apart);
        click({0, 2});
        QCOMPARE(outlined(), std::optional(Links{{0, 0}, {1, 0}, {1, 1}}));
        click({2, 0});
        QCOMPARE(m_requests.back().after, std::optional(Links{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
    }

    /// The tutorial's recipe separates punctuation, so the numbers of words differ from those in the file.
    void cleanedWordsAreNotDrawnIn()
    {
        load();
        auto given = givenPair();
        given.source = u"We sleep."_s;
        given.target = "Nous dormons.";
        mainView().showGiven(given);
        m_window->actions().drawLinks->setChecked(true);
        QSignalSpy said(&drawing(), &LinkDrawing::said);
        click({1, 0});
        QVERIFY(m_requests.empty());
        QCOMPARE(said.size(), 1);
    }

    /// A translation that was measured earlier still has the removed links.
    void whatIsTakenAwayDoesNotComeBack()
    {
        load();
        const SentencePair pair{"we sleep .", "nous dormons ."};
        drawing().showDrawings(std::vector<LinksDrawing>{{pair, {{1, 1}}}});
        auto given = givenPair();
        given.shown.gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{1, 1}}, {}});
        mainView().showGiven(given);
        m_window->actions().drawLinks->setChecked(true);
        click({1, 1});
        QVERIFY(!m_requests.back().after);
        QVERIFY(!outlined());
        GoldBook book = m_window->sentences().gold();
        book.add(given.shown);
        QVERIFY(!book.find(given.shown));
    }

    void undoDoesNotReachIntoOtherData()
    {
        load();
        mainView().showGiven(givenPair());
        m_window->actions().drawLinks->setChecked(true);
        click({1, 0});
        m_window->reports().showCorpus(sampleCorpus());
        m_window->actions().undo->trigger();
        QCOMPARE(m_requests.size(), std::size_t(1));
        QVERIFY(!m_window->actions().undo->isEnabled());
    }

    void whatWasRefusedIsNotUndone()
    {
        load();
        mainView().showGiven(givenPair());
        m_window->actions().drawLinks->setChecked(true);
        click({1, 0});
        drawing().showKept(m_requests.back(), failure(ErrorCode::Unwritable, "The disk is full."));
        m_window->actions().undo->trigger();
        QCOMPARE(m_requests.size(), std::size_t(1));
    }

    void aNamedGoldFileCountsAlone()
    {
        GoldBook book;
        const SentencePair pair{"we sleep .", "nous dormons ."};
        book.draw({pair, {{1, 1}}});
        auto named = givenPair().shown;
        named.gold = std::make_shared<const GoldAlignment>(GoldAlignment{{{0, 0}}, {}});
        QCOMPARE(book.linksOf(named)->sure, (Links{{1, 1}}));
        book.use(GoldBook::Drawn::Ignored);
        QCOMPARE(book.linksOf(named)->sure, (Links{{0, 0}}));
        book.add(named);
        QCOMPARE(book.find(named)->sure, (Links{{0, 0}}));
    }

    void otherDataForgetThem()
    {
        load();
        drawing().showDrawings(std::vector<LinksDrawing>{{{"we sleep .", "nous dormons ."}, {{1, 1}}}});
        QVERIFY(m_window->sentences().gold().drawn({"we sleep .", "nous dormons ."}));
        QSignalSpy wanted(&drawing(), &LinkDrawing::drawingsWanted);
        m_window->reports().showCorpus(sampleCorpus());
        QVERIFY(!m_window->sentences().gold().drawn({"we sleep .", "nous dormons ."}));
        QCOMPARE(wanted.size(), 1);
    }
};

ATTENTOSCOPE_TEST(TestLinkDrawing, QApplication);
#include "tst_linkdrawing.moc"
