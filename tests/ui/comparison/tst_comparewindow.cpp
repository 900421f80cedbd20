// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/comparison/comparedside.h"
#include "ui/comparison/comparewindow.h"
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/differenceview.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"
#include "ui/training/shownmodel.h"

/// Two models side by side, without an engine: the test answers.
class TestCompareWindow : public QObject
{
    Q_OBJECT

    QWidget m_parent;
    std::unique_ptr<AttentionView> m_view;
    std::unique_ptr<ComparisonController> m_comparisons;
    std::vector<NamedRun> m_recent;
    NamedRun m_chosen;
    std::vector<ComparisonRequest> m_requests;
    int m_ended = 0;
    QStringList m_records;

    CompareWindow& window() const { return *m_comparisons->window(); }
    void openWith(const Translation& shown)
    {
        m_view->showTranslation(shown);
        m_comparisons->setState({DataState::None, ModelState::Loaded, Activity::Idle});
        m_comparisons->open();
        window().second().choose(m_recent.back());
        window().compare();
        for (auto* button : window().findChildren<QAbstractButton*>())
            if (button->text() == u"A&ll three"_s)
                button->click();
    }
    void answer(const Translation& first, const Translation& second)
    {
        auto comparison = comparisonOf(first, second);
        comparison.request = m_requests.back();
        m_comparisons->showComparison(comparison);
    }
    /// A translation of "a b" in pieces. A piece without a mark at its beginning belongs to the word before it.
    static Translation pieces(const char* target)
    {
        auto translation = weighed("▁a ▁b", target);
        for (auto& token : translation.target)
            token.attached = !token.text.starts_with("▁");
        return translation;
    }
    static RunRecord recordOf(const std::string& folder)
    {
        return RunRecord{.folder = folder, .saves = {100, 200, 300}, .bestSave = 200, .newestSave = 300};
    }

private slots:
    void init()
    {
        m_recent = {{u"/runs/one"_s, u"one"_s, {}}, {u"/runs/two"_s, u"two"_s, {}}};
        m_chosen = {};
        m_requests.clear();
        m_records.clear();
        m_ended = 0;
        m_view = std::make_unique<AttentionView>();
        m_comparisons = std::make_unique<ComparisonController>(
            *m_view, RunSources{[this] { return m_recent; }, [this] { return m_chosen; }}, &m_parent);
        connect(m_comparisons.get(), &ComparisonController::compareRequested, this,
            [this](const ComparisonRequest& request) { m_requests.push_back(request); });
        connect(m_comparisons.get(), &ComparisonController::ended, this, [this] { ++m_ended; });
        connect(m_comparisons.get(), &ComparisonController::recordRequested, this,
            [this](const QString& folder) { m_records << folder; });
    }

    void cleanup() { delete m_comparisons->window(); }

    void opensOnTheSentenceThatIsShown()
    {
        openWith(weighed("the cat <eos>", "le chat <eos>"));
        QCOMPARE(m_requests.size(), std::size_t(1));
        QCOMPARE(m_requests.front().source, std::string("the cat"));
        QVERIFY(m_requests.front().first.folder.empty()); // the model in memory
        QCOMPARE(m_requests.front().second.folder, std::string("/runs/two"));
        QCOMPARE(m_records, QStringList{u"/runs/two"_s});
    }

    void beginsWithAnEarlierSaveOfTheSameRun()
    {
        ShownModel shown;
        auto run = sampleRun();
        run.weightsStep = 300;
        run.saves = {100, 200, 300};
        shown.showRun(run);
        m_comparisons->follow(shown);
        m_comparisons->setState({DataState::None, ModelState::Loaded, Activity::Idle});
        m_comparisons->open();
        const ComparedModel first{"/runs/first", SaveChoice::Step, 100};
        QCOMPARE(window().second().model(), first);
        m_comparisons->showRecord(recordOf("/runs/first"));
        QCOMPARE(window().second().model(), first);
    }

    void otherwiseWithARunOnTheSameDataOrNone()
    {
        ShownModel shown;
        auto run = sampleRun();
        run.past = RunPast{};
        run.data.sample = "tiny-french";
        run.trainingPairs = 95;
        shown.showRun(run);
        m_comparisons->follow(shown);
        m_comparisons->setState({DataState::None, ModelState::Loaded, Activity::Idle});
        m_comparisons->open();
        QVERIFY(!window().second().isChosen());
        QCOMPARE(m_records, (QStringList{u"/runs/one"_s, u"/runs/two"_s}));
        auto record = recordOf("/runs/one");
        record.data = "fr-en.tsv";
        m_comparisons->showRecord(record);
        QVERIFY(!window().second().isChosen());
        record = recordOf("/runs/two");
        record.data = "tiny-french";
        record.trainingPairs = 95;
        m_comparisons->showRecord(record);
        QCOMPARE(window().second().model().folder, std::string("/runs/two"));
    }

    void savesAreChosen()
    {
        openWith(weighed("a", "x"));
        m_comparisons->showRecord(recordOf("/runs/two"));
        auto& saves = window().second().saves();
        QCOMPARE(saves.count(), 5);
        QCOMPARE(window().second().model(), (ComparedModel{"/runs/two", SaveChoice::Best, 0}));
        saves.setCurrentIndex(2);
        QCOMPARE(window().second().model(), (ComparedModel{"/runs/two", SaveChoice::Step, 100}));
        m_comparisons->showRecord(recordOf("/runs/two")); // read again
        QCOMPARE(window().second().model(), (ComparedModel{"/runs/two", SaveChoice::Step, 100}));
        m_comparisons->showRecord(recordOf("/runs/other")); // a late answer
        QCOMPARE(window().second().model(), (ComparedModel{"/runs/two", SaveChoice::Step, 100}));
    }

    void anotherRunIsChosen()
    {
        openWith(weighed("a", "x"));
        answer(weighed("a", "x"), weighed("a", "x"));
        auto& runs = window().second().runs();
        const int other = runs.count() - 1;
        runs.setCurrentIndex(other);
        emit runs.activated(other); // cancelled
        QCOMPARE(window().second().model().folder, std::string("/runs/two"));
        m_chosen = {u"/elsewhere"_s, u"elsewhere"_s, {}};
        runs.setCurrentIndex(other);
        emit runs.activated(other);
        QCOMPARE(window().second().model().folder, std::string("/elsewhere"));
        QCOMPARE(m_requests.back().second.folder, std::string("/elsewhere"));
    }

    void neverAsksTwiceAtOnce()
    {
        openWith(weighed("a", "x"));
        window().setWords(ComparedWords::OfFirst);
        window().setWords(ComparedWords::Own);
        window().setWords(ComparedWords::OfFirst);
        QCOMPARE(m_requests.size(), std::size_t(1));
        answer(weighed("a", "x"), weighed("a", "x"));
        QCOMPARE(m_requests.size(), std::size_t(2));
        QVERIFY(m_requests.back().words == ComparedWords::OfFirst);
    }

    void showsBothAndTheirDifference()
    {
        openWith(weighed("a b", "x y"));
        answer(weighed("a b", "x y", 0.5F), weighed("a b", "x y"));
        QVERIFY(window().firstSide().text().contains(u"A · step "_s));
        QVERIFY(window().firstSide().text().contains(u"x y"_s));
        QVERIFY(window().firstSide().text().contains(u"bits"_s));
        QVERIFY(window().secondSide().attention().hasContent());
        QVERIFY(window().difference().hasContent());
        // Zero is in the middle of the scale, whatever the largest difference is.
        const auto& plot = window().difference().heatmap();
        QCOMPARE(plot.scaling().position(0.0), 0.5);
        QCOMPARE(plot.colorMap().id(), ColorMapId::Difference);
        QVERIFY(plot.cellColor({0, 0}).red() > plot.cellColor({0, 0}).blue()); // A looks more: orange
        QStringList meanings;
        for (const auto& entry : plot.marks(LegendPlace::File))
            meanings << entry.text;
        QCOMPARE(meanings, (QStringList{u"A looks more at the word"_s, u"B looks more at the word"_s}));
    }

    void bothTogetherStandInPlaceOfTheSecond()
    {
        openWith(weighed("a b", "x y"));
        window().setWords(ComparedWords::Together);
        answer(weighed("a b", "x y", 0.5F), weighed("a b", "x y")); // answers an earlier request
        QVERIFY(m_requests.back().words == ComparedWords::Together);
        answer(weighed("a b", "x y", 0.5F), weighed("a b", "x z"));
        QVERIFY2(window().secondSide().text().startsWith(u"A and B together · step "_s),
            qPrintable(window().secondSide().text()));
        QVERIFY(window().firstSide().text().startsWith(u"A · step "_s));
        QVERIFY(!window().difference().hasContent()); // the second view is not B
        QVERIFY2(window().difference().message().contains(u"subtract"_s), qPrintable(window().difference().message()));
        window().firstSide().attention().point(Cell{0, 0});
        const auto reading = window().readout().text();
        QVERIFY2(reading.contains(u"A and B together "_s + QLocale().toString(0.01, 'f', 3)), qPrintable(reading));
        QVERIFY2(!reading.contains(u"A − B"_s) && !reading.contains(u"B 0"_s), qPrintable(reading));
        window().setWords(ComparedWords::Own);
        answer(weighed("a b", "x y", 0.5F), weighed("a b", "x y"));
        QVERIFY(window().difference().hasContent());
        QVERIFY(window().secondSide().text().startsWith(u"B · step "_s));
    }

    void whatIsPointedAtIsLitInBoth()
    {
        openWith(weighed("a b", "x y"));
        answer(weighed("a b", "x y", 0.5F), weighed("<sos> a b", "x y"));
        auto& first = window().firstSide().attention();
        auto& second = window().secondSide().attention();
        first.setFocus();
        QTest::keyClick(&first, Qt::Key_Right);
        QCOMPARE(first.currentCell(), std::optional(Cell{0, 0}));
        QCOMPARE(second.currentCell(), std::optional(Cell{0, 1}));
        QCOMPARE(window().difference().pointedCell(), std::optional(Cell{0, 0}));
        const auto reading = window().readout().text();
        const QLocale locale;
        // A: 0.51, B: column 2 of 3, 0.02
        for (const double value : {0.51, 0.02})
            QVERIFY2(reading.contains(locale.toString(value, 'f', 3)), qPrintable(reading));
        QVERIFY2(reading.contains(u"+"_s + locale.toString(0.49, 'f', 3)), qPrintable(reading));
        QTest::keyClick(&second, Qt::Key_Down);
        QCOMPARE(first.currentCell(), std::optional(Cell{1, 0}));
        QTest::keyClick(&second, Qt::Key_Home); // the marker that only B has
        QVERIFY(!first.currentCell());
        QVERIFY(!window().difference().pointedCell());
        QTest::keyClick(&window().difference(), Qt::Key_End);
        QCOMPARE(first.currentCell(), std::optional(Cell{0, 1}));
        QCOMPARE(second.currentCell(), std::optional(Cell{0, 2}));
        QTest::keyClick(&window().difference(), Qt::Key_Escape);
        QVERIFY(!first.currentCell() && !second.currentCell());
    }

    void pinsSelectionsAndOptionsAreShared()
    {
        openWith(weighed("a b", "x y"));
        answer(weighed("a b", "x y"), weighed("<sos> a b", "x y"));
        auto& first = window().firstSide().attention();
        auto& second = window().secondSide().attention();
        second.pinCell({1, 2});
        QCOMPARE(first.pinnedCell(), std::optional(Cell{1, 1}));
        first.releasePin();
        QVERIFY(!second.pinnedCell());
        QTest::keyClick(&window().difference(), Qt::Key_Home);
        QTest::keyClick(&window().difference(), Qt::Key_Return);
        QCOMPARE(second.pinnedCell(), std::optional(Cell{0, 1}));
        first.releasePin();
        WordSelection selection;
        selection.toggle({Side::Source, 1});
        first.select(selection);
        QCOMPARE(second.selection().columns, std::vector<int>{2});
        second.choose(&AttentionOptions::scale, WeightScale::Automatic);
        QVERIFY(first.options().scale == WeightScale::Automatic);
        QVERIFY(window().difference().heatmap().scene().options.scale == WeightScale::SymmetricAutomatic);
    }

    void sameWordsOfUnlikeTranslationsAreLit()
    {
        openWith(weighed("a b", "x"));
        answer(weighed("a b", "le chat dort"), weighed("a b", "chat dort"));
        auto& first = window().firstSide().attention();
        auto& second = window().secondSide().attention();
        first.showPointed({}, {});
        QTest::keyClick(&first, Qt::Key_Left);
        QCOMPARE(first.currentCell(), std::optional(Cell{0, 0}));
        QVERIFY(!second.currentCell()); // B never wrote "le"
        QTest::keyClick(&first, Qt::Key_Down);
        QCOMPARE(second.currentCell(), std::optional(Cell{0, 0}));
        QVERIFY(window().difference().message().contains(u"translations differ"_s));
    }

    void aSideWithoutAttentionIsNotPointedAt()
    {
        openWith(weighed("a b", "x y"));
        auto without = weighed("a b", "x y");
        without.attention = {};
        answer(weighed("a b", "x y"), without);
        auto& first = window().firstSide().attention();
        first.setFocus();
        QTest::keyClick(&first, Qt::Key_Right);
        QCOMPARE(first.currentCell(), std::optional(Cell{0, 0}));
        QVERIFY(!window().secondSide().attention().currentCell());
        WordSelection selection;
        selection.toggle({Side::Source, 1});
        first.select(selection);
        first.pinCell({1, 1});
    }

    void mergedPiecesAreComparedAsWords()
    {
        openWith(weighed("a", "x"));
        answer(pieces("▁the ▁dog ▁bar ks ▁loud ly"), pieces("▁a ▁do g ▁bar ks ▁loud ly"));
        auto& first = window().firstSide().attention();
        auto& second = window().secondSide().attention();
        auto options = first.options();
        options.pieces = WordPieces::Merged;
        first.setOptions(options);
        QCOMPARE(first.translation().target.size(), std::size_t(4));
        first.pinCell({3, 1});
        QCOMPARE(second.pinnedCell(), std::optional(Cell{3, 1})); // "loudly", a row that was another piece's
        QCOMPARE(second.translation().target[3].text, first.translation().target[3].text);
        const auto& map = window().difference().map();
        QVERIFY(!map || map->target.pairs().size() <= 4);
        options.pieces = WordPieces::Apart;
        second.setOptions(options);
        first.pinCell({4, 0});
        QCOMPARE(second.pinnedCell(), std::optional(Cell{5, 0}));
    }

    void bothSidesBeginWithTheHeadThatIsShown()
    {
        const AttentionHead shown{HeadKind::Cross, 1, 2};
        m_comparisons->setShownHead([shown] { return std::optional(shown); });
        openWith(weighed("a b", "x y"));
        auto transformer = weighed("a b", "x y", 0.5F);
        transformer.heads = {{{HeadKind::Cross, 1, 1}, transformer.attention}, {shown, transformer.attention}};
        answer(transformer, transformer);
        QCOMPARE(window().firstSide().heads().head(), std::optional(shown));
        QCOMPARE(window().secondSide().heads().head(), std::optional(shown));
    }

    /// A recurrent model's rows beside those of one of a Transformer's heads.
    void aHeadIsComparedWithAModelThatHasOneMap()
    {
        openWith(weighed("a b", "x y"));
        auto transformer = weighed("a b", "x y", 0.5F);
        transformer.heads = {{{HeadKind::Encoder, 1, 1}, transformer.attention},
            {{HeadKind::Cross, 1, 1}, transformer.attention},
            {{HeadKind::Cross, 1, 2}, weighed("a b", "x y", 0.2F).attention}};
        answer(weighed("a b", "x y"), transformer);
        QVERIFY(window().firstSide().heads().isHidden());
        HeadPicker& heads = window().secondSide().heads();
        QVERIFY(heads.isVisible());
        QCOMPARE(heads.count(), 3); // the mean, and the cross heads
        const auto difference = [this] { return window().difference().map()->difference.attention.at(0, 0); };
        QCOMPARE(difference(), -0.5F);
        heads.setCurrentIndex(2);
        emit heads.activated(2);
        QCOMPARE(window().secondSide().attention().translation().attention.at(0, 0), 0.21F);
        QCOMPARE(difference(), -0.2F);
        QVERIFY(window().secondSide().attention().suggestedTitle().contains(heads.currentText()));

        answer(weighed("a b", "x y"), transformer); // compares again: the chosen head stays
        QCOMPARE(heads.currentIndex(), 2);
        QCOMPARE(difference(), -0.2F);
        answer(transformer, weighed("a b", "x y"));
        QVERIFY(heads.isHidden());
        QCOMPARE(difference(), 0.5F);
    }

    void errorsStandOnTheirSide()
    {
        openWith(weighed("a", "x"));
        Comparison comparison = comparisonOf(weighed("a", "x"), {});
        comparison.second.error = Error{ErrorCode::BadRun, "has no save of step 7. Choose one of 1, 2.", {}};
        m_comparisons->showComparison(comparison);
        QVERIFY(window().firstSide().attention().hasContent());
        QVERIFY(!window().secondSide().attention().hasContent());
        QVERIFY(window().secondSide().attention().accessibleDescription().contains(u"Choose one of"_s));
        QVERIFY(!window().difference().hasContent());
    }

    void closingEndsTheComparison()
    {
        openWith(weighed("a", "x"));
        QCOMPARE(m_ended, 0);
        window().close();
        QCOMPARE(m_ended, 1);
        answer(weighed("a", "x"), weighed("a", "x")); // this answer is too late
        QVERIFY(!window().firstSide().attention().hasContent());
        m_comparisons->open();
        QCOMPARE(m_requests.size(), std::size_t(2)); // opens with the earlier choices
        QCOMPARE(m_requests.back().second.folder, std::string("/runs/two"));
    }

    void everyControlHasAName()
    {
        openWith(weighed("a", "x"));
        for (const auto* child : window().findChildren<QWidget*>()) {
            const bool reached = (child->focusPolicy() & Qt::TabFocus) != 0 && child->isVisible();
            const auto* button = qobject_cast<const QAbstractButton*>(child);
            const bool named = !child->accessibleName().isEmpty() || (button && !button->text().isEmpty())
                || qobject_cast<const QLineEdit*>(child->parentWidget());
            QVERIFY2(!reached || named, child->metaObject()->className());
        }
    }
};

ATTENTOSCOPE_TEST(TestCompareWindow, QApplication);
#include "tst_comparewindow.moc"
