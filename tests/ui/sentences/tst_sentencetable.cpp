// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "tests/ui/window/fakedialogs.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/linkscontroller.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/sentences/sentencesmodel.h"
#include "ui/sentences/sentencewindow.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowactions.h"
#include "ui/window/windowpages.h"

namespace {

MeasuredSentence sentence(std::size_t line, const std::string& source, const std::string& target)
{
    MeasuredSentence one{.line = line, .text = {source, target}, .reference = target};
    auto aligned = std::make_shared<Translation>(sampleTranslation(source + " <eos>", target + " <eos>"));
    aligned->forced = true;
    one.aligned = aligned;
    return one;
}

MeasuredSentence withGold(MeasuredSentence one, GoldAlignment gold)
{
    auto aligned = std::make_shared<Translation>(*one.aligned);
    aligned->gold = std::make_shared<const GoldAlignment>(std::move(gold));
    one.aligned = aligned;
    return one;
}

/// Every word of a row is linked to the word at its own place.
std::vector<MeasuredSentence> three()
{
    auto first = withGold(sentence(3, "we sleep .", "nous dormons ."), {{{0, 0}, {1, 1}, {2, 2}}, {}}); // 0 %
    first.entropy = 0.5;
    first.bleu = 80.0;
    first.loss = 1.5;
    auto second = withGold(sentence(1, "i am tired", "je suis fatigué"), {{{0, 1}, {1, 0}}, {{2, 2}}}); // 1 − 1 / 5
    second.entropy = 0.1;
    second.bleu = 20.0;
    second.loss = 3.5;
    auto third = sentence(2, "the cat", "le chat"); // no gold links
    third.entropy = 1.5;
    third.loss = 2.5;
    return {first, second, third};
}

MeasuredSentences part(std::uint64_t id, std::vector<MeasuredSentence> sentences)
{
    return MeasuredSentences{.id = id,
        .step = 400,
        .total = sentences.size(),
        .sentences = std::move(sentences),
        .complete = true,
        .bleu = 41.5,
        .loss = 2.25};
}

} // namespace

/// The table of sentences. A script plays the person, and the test plays the engine.
class TestSentenceTable : public QObject
{
    Q_OBJECT

    std::shared_ptr<DialogScript> m_script;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QSignalSpy> m_requests;

    SentenceController& sentences() const { return m_window->sentences(); }
    QString goldNote() const { return m_window->findChild<QLabel*>(u"goldNote"_s)->text(); }
    SentenceWindow& table() const { return *sentences().window(); }

    /// Loaded, trained and measured.
    MeasuredSentences measured()
    {
        m_window->reports().setState(idleWithModel);
        m_window->reports().showCorpus(sampleCorpus());
        m_window->reports().showRun(sampleRun());
        m_window->actions().sentences->trigger();
        const auto request = m_requests->back().front().value<SentencesRequest>();
        const auto all = part(request.id, three());
        sentences().showPart(all);
        return all;
    }

    QStringList column(int column) const
    {
        QStringList texts;
        const auto* model = table().table().model();
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, column).data().toString();
        return texts;
    }

    void chooseFile(FileChoice& choice, const QString& path)
    {
        m_script->paths = {path};
        choice.askForFile();
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        qRegisterMetaType<SentencesRequest>();
        qRegisterMetaType<TranslationRequest>();
    }

    void init()
    {
        m_script = std::make_shared<DialogScript>();
        m_window = std::make_unique<MainWindow>(std::make_unique<FakeDialogs>(m_script));
        m_requests = std::make_unique<QSignalSpy>(&sentences(), &SentenceController::requested);
        m_window->reports().setCatalogue(sampleCatalogue());
        m_window->show();
    }

    /// Heads that are off in the picture are also off in the measures, and the table says so.
    void headsThatAreOffAreOffInTheTable()
    {
        measured();
        QVERIFY(!table().summary().contains(u"off"_s));
        auto translation = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        translation.switchedOff = {AttentionHead{HeadKind::Cross, 1, 2}};
        m_window->mainView().attention().showTranslation(translation);
        table().button().click();
        const auto request = m_requests->back().front().value<SentencesRequest>();
        QCOMPARE(request.switchedOff, translation.switchedOff);
        QVERIFY(request.whole == WholeModel::Measure);
        sentences().showPart(part(request.id, three()));
        QVERIFY2(table().summary().contains(u"1 heads are off"_s) || table().summary().contains(u"1 head is off"_s),
            qPrintable(table().summary()));
    }

    void sortsByEveryColumn_data()
    {
        addColumns<int, QStringList>("column", "lines");
        using Model = SentencesModel;
        QTest::newRow("line") << int(Model::Line) << QStringList{"1", "2", "3"};
        QTest::newRow("source") << int(Model::Source) << QStringList{"1", "2", "3"};
        QTest::newRow("reference") << int(Model::Target) << QStringList{"1", "2", "3"};
        QTest::newRow("words") << int(Model::Words) << QStringList{"2", "1", "3"}; // equal ones keep their order
        QTest::newRow("error rate") << int(Model::ErrorRate) << QStringList{"3", "1", "2"};
        QTest::newRow("entropy") << int(Model::Entropy) << QStringList{"1", "3", "2"};
        QTest::newRow("BLEU") << int(Model::Bleu) << QStringList{"1", "3", "2"};
        QTest::newRow("loss") << int(Model::Loss) << QStringList{"3", "2", "1"};
    }

    void sortsByEveryColumn()
    {
        const auto [column, lines] = fetched<int, QStringList>();
        measured();
        table().table().sortByColumn(column, Qt::AscendingOrder);
        QCOMPARE(this->column(SentencesModel::Line), lines);
    }

    void whatIsMissingComesLast()
    {
        measured();
        table().table().sortByColumn(SentencesModel::ErrorRate, Qt::DescendingOrder);
        QCOMPARE(column(SentencesModel::Line), (QStringList{"1", "3", "2"}));
        QCOMPARE(column(SentencesModel::ErrorRate), (QStringList{"80.0%", "0.0%", "–"}));
    }

    void keysSortToo()
    {
        measured();
        table().sortColumn().setFocus();
        for (int presses = 0; presses < SentencesModel::Loss; ++presses)
            QTest::keyClick(&table().sortColumn(), Qt::Key_Down);
        QCOMPARE(column(SentencesModel::Line), (QStringList{"3", "2", "1"}));
        QTest::keyClick(&table().largestFirst(), Qt::Key_Space);
        QCOMPARE(column(SentencesModel::Line), (QStringList{"1", "2", "3"}));
        // Both follow a heading that is clicked.
        table().table().sortByColumn(SentencesModel::Words, Qt::AscendingOrder);
        QCOMPARE(table().sortColumn().currentIndex(), int(SentencesModel::Words));
        QVERIFY(!table().largestFirst().isChecked());
    }

    void filtersByWordsOfBothSides()
    {
        measured();
        table().filter().setText(u"CAT le"_s);
        QCOMPARE(column(SentencesModel::Line), QStringList{"2"});
        table().filter().setText(u"fatigué"_s);
        QCOMPARE(column(SentencesModel::Line), QStringList{"1"});
        table().filter().clear();
        QCOMPARE(column(SentencesModel::Line).size(), 3);
    }

    void theRateOfTheSetIsThatOfAllLinks()
    {
        measured();
        // |A| = 6, |S| = 5, |A∩S| = 3, |A∩P| = 4, so the rate is 1 − 7 / 11. It is not the mean of 0 % and 80 %.
        QVERIFY2(table().summary().contains(percentText(4.0 / 11.0)), qPrintable(table().summary()));
        QVERIFY(table().summary().contains(u"over 2 sentences"_s));
        QVERIFY(table().summary().contains(u"largest weight"_s));
        QVERIFY(table().summary().contains(u"BLEU 41.5"_s));
        QVERIFY(table().summary().contains(u"after step 400"_s));
        sentences().showLearning({.state = LinkLearningState::Learning, .done = 0.25});
        QVERIFY2(table().summary().contains(u"25%"_s), qPrintable(table().summary()));
        sentences().showLearning({.state = LinkLearningState::Cancelled});
        QVERIFY(!table().summary().contains(u"25%"_s));
        bool said = false;
        for (const auto* label : table().findChildren<QLabel*>())
            said = said || label->text().contains(u"Attention is not alignment"_s);
        QVERIFY(said);
    }

    void theRuleIsChosenAndSaid()
    {
        measured();
        const auto before = m_requests->count();
        auto& choices = table().choices();
        choices.rule().setCurrentIndex(1);
        emit choices.rule().activated(1);
        choices.least().setValue(0.05); // every weight of the samples is at least that
        QCOMPARE(m_window->mainView().attention().options().linkThreshold, 0.05);
        // All 9 and 9 links: 6 of 18 right for sure, 1 more perhaps, 5 sure ones wanted: 1 − (5 + 6) / (18 + 5).
        QVERIFY2(table().summary().contains(percentText(12.0 / 23.0)), qPrintable(table().summary()));
        QVERIFY(table().summary().contains(u"at least 0.05"_s));
        QCOMPARE(m_requests->count(), before); // nothing is measured again
    }

    void showsTheReferenceThatWasCompared()
    {
        auto normalised = sentence(1, "We sleep.", "Nous dormons.");
        normalised.reference = "nous dormons.";
        normalised.translation = "nous dormons !";
        SentencesModel model;
        model.append({normalised, sentence(2, "we eat.", "nous mangeons.")});
        const auto cell = model.index(0, SentencesModel::Target);
        QCOMPARE(cell.data().toString(), u"nous dormons."_s);
        const auto tip = cell.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(u"Nous dormons."_s), qPrintable(tip));
        QVERIFY2(tip.contains(u"nous dormons !"_s), qPrintable(tip));
        QVERIFY(!model.index(1, SentencesModel::Target).data(Qt::ToolTipRole).toString().contains(u"written"_s));
    }

    void asksWhenItIsOpened()
    {
        measured();
        const auto request = m_requests->back().front().value<SentencesRequest>();
        QVERIFY(request.measure == SentenceMeasure::Everything);
        QVERIFY(request.set == SentenceSet::Validation);
        QVERIFY(request.goldFile.empty() && request.attentionFile.empty());
        const auto before = m_requests->count();
        m_window->actions().sentences->trigger(); // existing measures are kept
        QCOMPARE(m_requests->count(), before);
        table().button().click();
        QCOMPARE(m_requests->count(), before + 1);
    }

    void aSampleBringsItsLinksAtOnce()
    {
        auto corpus = sampleCorpus();
        const auto watched = corpus.validationPreview.back(); // of medium length, so it is shown first
        m_window->reports().setState(idleWithData);
        m_window->reports().showCorpus(corpus);
        QCOMPARE(m_requests->count(), 0);
        corpus.hasGoldAlignments = true;
        m_window->reports().showCorpus(corpus);
        QCOMPARE(m_requests->count(), 1);
        const auto request = m_requests->front().front().value<SentencesRequest>();
        QVERIFY(request.measure == SentenceMeasure::Links);
        auto listed = part(request.id, {withGold(sentence(3, watched.source, watched.target), {{{0, 0}}, {}})});
        sentences().showPart(listed);
        // A watched sentence has its outlines from its first picture on.
        m_window->reports().setState(tests::running);
        m_window->reports().showRun(sampleRun());
        TrainingReports reports;
        auto shown = sampleTranslation(watched.source + " <eos>", watched.target + " <eos>");
        shown.step = 1;
        reports.snapshots.push_back({.step = 1, .translation = shown, .sentence = {watched.source, watched.target}});
        m_window->reports().showReports(reports);
        const auto& gold = m_window->mainView().attention().translation().gold;
        QVERIFY(gold && gold->sure.size() == 1);
        QVERIFY(goldNote().contains(u"AER"_s));
    }

    /// Statistical links are outlined once they are ready. Gold links that come later replace them.
    void statisticalLinksAreAskedForWhenTheyAreReady()
    {
        const auto corpus = sampleCorpus();
        const auto& pair = corpus.validationPreview.front();
        QSignalSpy orders(&m_window->links(), &LinksController::ordered);
        m_window->reports().setState(idleWithData);
        m_window->reports().showCorpus(corpus);
        QCOMPARE(orders.count(), 1);
        m_window->links().showLearning({.state = LinkLearningState::Learning, .done = 0.25});
        QCOMPARE(m_requests->count(), 0);
        m_window->links().showLearning({.state = LinkLearningState::Ready, .done = 1.0});
        QCOMPARE(m_requests->count(), 1);
        const auto request = m_requests->front().front().value<SentencesRequest>();
        QVERIFY(request.measure == SentenceMeasure::Links);
        const auto listed = sentence(3, pair.source, pair.target);
        auto answer = part(request.id, {withGold(listed, {{{0, 0}}, {}, LinksKind::Statistical})});
        sentences().showPart(answer);
        const auto shown = *answer.sentences.front().aligned;
        QVERIFY(sentences().gold().find(shown)->kind == LinksKind::Statistical);
        GoldBook book = sentences().gold();
        book.add(*withGold(listed, {{{0, 0}, {1, 1}}, {}}).aligned);
        book.add(*answer.sentences.front().aligned);
        QVERIFY(book.find(shown)->kind == LinksKind::Gold);
    }

    void aVisibleWallIsMeasuredAgain()
    {
        m_window->reports().setState(idleWithModel);
        m_window->reports().showCorpus(sampleCorpus());
        m_window->reports().showRun(sampleRun());
        m_window->actions().wall->trigger();
        QCOMPARE(m_requests->count(), 1);
        m_window->reports().showRun(sampleRun());
        QCOMPARE(m_requests->count(), 2);
        QVERIFY(m_requests->back().front().value<SentencesRequest>().measure == SentenceMeasure::Everything);
        m_window->reports().showCorpus(sampleCorpus());
        QCOMPARE(m_requests->count(), 3);
        auto links = sentence(3, "we sleep", "nous dormons");
        auto aligned = *links.aligned;
        aligned.attention = {};
        links.aligned = std::make_shared<const Translation>(aligned);
        links.loss.reset();
        auto answer = part(m_requests->back().front().value<SentencesRequest>().id, {links});
        answer.complete = true;
        sentences().showPart(answer);
        QCOMPARE(m_requests->count(), 4); // until now, only links were measured
        QVERIFY(m_requests->back().front().value<SentencesRequest>().measure == SentenceMeasure::Everything);
    }

    void goldComesFromAFile()
    {
        m_window->reports().setState(idleWithData);
        m_window->reports().showCorpus(sampleCorpus());
        m_script->paths = {u"/somewhere/links.talp"_s};
        m_window->actions().openGold->trigger();
        QCOMPARE(m_requests->count(), 1);
        auto request = m_requests->back().front().value<SentencesRequest>();
        QCOMPARE(request.goldFile, std::string("/somewhere/links.talp"));
        QCOMPARE(request.goldFirstIndex, 1);
        QVERIFY(request.measure == SentenceMeasure::Links); // there is no model yet
        auto& counted = table().choices().firstIndex();
        QVERIFY(counted.isVisible());
        counted.setCurrentIndex(1);
        emit counted.activated(1);
        request = m_requests->back().front().value<SentencesRequest>();
        QCOMPARE(request.goldFirstIndex, 0);
        // Cancelling the dialog leaves everything as it was.
        m_script->paths.clear();
        const auto before = m_requests->count();
        m_window->actions().openGold->trigger();
        QCOMPARE(m_requests->count(), before);
        QCOMPARE(table().choices().gold().file(), u"/somewhere/links.talp"_s);
    }

    void aClickOpensTheSentence()
    {
        measured();
        auto& view = table().table();
        view.sortByColumn(SentencesModel::ErrorRate, Qt::DescendingOrder);
        const auto place = view.visualRect(view.model()->index(0, SentencesModel::Source)).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, place);
        auto& mainView = m_window->mainView();
        QCOMPARE(mainView.header().view(), MainPage::Own);
        QCOMPARE(mainView.translation().input()->text(), u"i am tired"_s);
        QCOMPARE(mainView.attention().translation().text, std::string("je suis fatigué <eos>"));
        QVERIFY(mainView.attention().translation().gold);
        QVERIFY(goldNote().contains(percentText(0.8)));
    }

    void enterOpensTheSentence()
    {
        measured();
        auto& view = table().table();
        view.setCurrentIndex(view.model()->index(1, 0)); // line 2
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(m_window->mainView().translation().input()->text(), u"the cat"_s);
    }

    void theModelsOwnTranslationIsOneKeyAway()
    {
        measured();
        emit table().sentenceChosen(0);
        auto& box = m_window->mainView().translation();
        QVERIFY(box.isForced());
        QVERIFY(m_window->actions().clearForced->isEnabled());
        QSignalSpy translations(&m_window->mainView(), &MainView::translateRequested);
        box.undoForced();
        QCOMPARE(translations.count(), 1);
        const auto request = translations.front().front().value<TranslationRequest>();
        QCOMPARE(request.source, std::string("we sleep ."));
        QVERIFY(!request.forcedTarget);
        QVERIFY(!box.isForced());
        // While it is given it is what the model is asked about.
        emit table().sentenceChosen(1);
        box.setState(tests::running);
        emit table().sentenceChosen(2);
        box.findChild<QSpinBox*>()->setValue(3); // this requests a translation at once
        const auto again = translations.back().front().value<TranslationRequest>();
        QCOMPARE(*again.forcedTarget, std::string("le chat"));
        QCOMPARE(again.beam, 1);
        // The answer is displayed as the person's own sentence, not as a watched one.
        auto answer = sampleTranslation("the cat <eos>", "le chat <eos>");
        answer.id = again.id;
        answer.forced = true;
        answer.step = 999;
        m_window->mainView().showTranslation(answer);
        QCOMPARE(m_window->mainView().attention().translation().step, std::int64_t(999));
    }

    void anotherSystemsSentenceIsNotAskedForAgain()
    {
        measured();
        chooseFile(table().choices().attention(), u"/somewhere/marian.txt"_s);
        const auto request = m_requests->back().front().value<SentencesRequest>();
        QCOMPARE(request.attentionFile, std::string("/somewhere/marian.txt"));
        sentences().showPart(part(request.id, three()));
        QSignalSpy translations(&m_window->mainView(), &MainView::translateRequested);
        emit table().sentenceChosen(0);
        QCOMPARE(translations.count(), 0);
        QVERIFY(m_window->mainView().attention().hasContent());
        QVERIFY(m_window->mainView().translation().isForced());
    }

    void measuringIsCancelled()
    {
        QSignalSpy cancels(&sentences(), &SentenceController::cancelRequested);
        measured();
        table().button().click();
        QVERIFY(table().isMeasuring());
        const auto id = m_requests->back().front().value<SentencesRequest>().id;
        auto some = part(id, {three().front()});
        some.complete = false;
        some.total = 3;
        sentences().showPart(some);
        QVERIFY(table().isMeasuring());
        QVERIFY2(table().summary().contains(u"1 of 3"_s), qPrintable(table().summary()));
        table().button().click();
        QCOMPARE(cancels.count(), 1);
        QVERIFY(!table().isMeasuring());
        sentences().showPart(some); // was under way
        QCOMPARE(sentences().model().rowCount(), 1);
    }

    void staleAnswersAreDropped()
    {
        const auto old = measured();
        table().button().click();
        sentences().showPart(old);
        QCOMPARE(sentences().model().rowCount(), 0);
        sentences().showFailure(old.id, {ErrorCode::BadData, "old", {}});
        QVERIFY(table().isMeasuring());
    }

    void failuresAreToldInTheWindow()
    {
        measured();
        chooseFile(table().choices().gold(), u"/somewhere/links.talp"_s);
        const auto id = m_requests->back().front().value<SentencesRequest>().id;
        sentences().showFailure(id, {ErrorCode::BadData, "line 3: no link", {}});
        QVERIFY(!table().isMeasuring());
        QVERIFY(table().messages().isVisible());
        QCOMPARE(table().messages().text(), u"line 3: no link"_s);
        // If the table is closed, the main window reports the progress.
        table().hide();
        auto corpus = sampleCorpus();
        corpus.hasGoldAlignments = true;
        m_window->reports().showCorpus(corpus);
        sentences().showFailure(
            m_requests->back().front().value<SentencesRequest>().id, {ErrorCode::BadData, "no links", {}});
        QCOMPARE(m_window->pages().messages().text(), u"no links"_s);
    }

    void nothingIsMeasuredWithoutAModel()
    {
        m_window->reports().setState({DataState::None, ModelState::None, Activity::Idle});
        m_window->actions().sentences->trigger();
        QCOMPARE(m_requests->count(), 0);
        QVERIFY(!table().button().isEnabled());
        QVERIFY(!table().summary().isEmpty()); // says what is missing
        m_window->reports().setState(idleWithData);
        QVERIFY(!table().button().isEnabled());
        m_window->reports().setState(tests::running);
        QVERIFY(table().button().isEnabled()); // training waits
    }

    void everyControlHasAName()
    {
        measured();
        int named = 0;
        for (auto* widget : table().findChildren<QWidget*>()) {
            const bool isControl = widget->inherits("QLineEdit") || widget->inherits("QComboBox")
                || widget->inherits("QTableView") || widget->inherits("QAbstractButton");
            const bool isPart = widget->parentWidget() == &table().table(); // the corner of the table
            if (!isControl || isPart || !widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                continue;
            auto* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            ++named;
        }
        QVERIFY(named >= 8);
    }

    void thousandsStaySmooth()
    {
        measured();
        table().button().click();
        const auto id = m_requests->back().front().value<SentencesRequest>().id;
        QElapsedTimer clock;
        qint64 slowest = 0;
        const auto timed = [&](const auto& work) {
            clock.start();
            work();
            QCoreApplication::processEvents();
            slowest = std::max(slowest, clock.elapsed());
        };
        constexpr std::size_t all = 5'000;
        constexpr std::size_t together = 50;
        for (std::size_t first = 0; first < all; first += together) {
            std::vector<MeasuredSentence> some;
            for (std::size_t line = first; line < first + together; ++line) {
                some.push_back(withGold(sentence(line + 1, "the big black dog drinks cold water .",
                                            "le grand chien noir boit de l' eau froide ."),
                    {{{0, 0}, {1, 1}, {2, 3}}, {{3, 2}}}));
                some.back().entropy = double((line * 7'919) % 5'000) / 1'000.0;
            }
            auto next = part(id, std::move(some));
            next.total = all;
            next.complete = first + together == all;
            timed([&] { sentences().showPart(next); });
        }
        QCOMPARE(sentences().model().rowCount(), int(all));
        timed([&] { table().table().sortByColumn(SentencesModel::Entropy, Qt::DescendingOrder); });
        timed([&] { table().filter().setText(u"dog"_s); });
        timed([&] { m_window->mainView().attention().choose(&AttentionOptions::linkThreshold, 0.3); });
        qInfo("5,000 sentences: the slowest step took %lld ms", static_cast<long long>(slowest));
        QVERIFY(slowest < 2'000); // busy machines; usually a tenth of that
    }
};

ATTENTOSCOPE_TEST(TestSentenceTable, QApplication);
#include "tst_sentencetable.moc"
