// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headsinput.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headsview.h"
#include "ui/heads/headwords.h"
#include "ui/mainview/viewheads.h"
#include "ui/translation/translationbox.h"

namespace {

constexpr AttentionHead crossOne{HeadKind::Cross, 1, 1};
constexpr AttentionHead crossTwo{HeadKind::Cross, 2, 3};
using Heads = std::vector<AttentionHead>;

Translation sample(const Heads& off = {})
{
    auto translation = sampleTranslation("we sleep . <eos>", "nous dormons ici . <eos>");
    translation.text = "nous dormons ici .";
    translation.score = -4.5;
    translation.switchedOff = off;
    if (!off.empty())
        translation.whole = WholeAnswer{"nous dormons .", -1.25};
    return withSampleHeads(translation, 2, 4);
}

MeasuredSentences answerTo(const SentencesRequest& request, double loss, double bleu)
{
    MeasuredSentences part{.id = request.id, .step = 1200, .complete = true};
    part.loss = loss;
    part.bleu = bleu;
    if (request.whole == WholeModel::Measure)
        part.whole = SentenceTotals{.bleu = 39.5, .loss = 1.5};
    return part;
}

TrainingReports stepReport(bool validates)
{
    TrainingReports reports;
    reports.steps.resize(1);
    reports.validations.resize(validates ? 1 : 0);
    return reports;
}

} // namespace

/// Switching heads off, from the key to the text about the changes.
class TestSwitchingHeads : public QObject
{
    Q_OBJECT

    std::unique_ptr<QWidget> m_mainView;
    HeadsView* m_view = nullptr;
    TranslationBox* m_box = nullptr;
    ViewHeadsOff* m_off = nullptr;
    std::unique_ptr<QSignalSpy> m_translations, m_measures;

    HeadsPlot& plot() { return static_cast<HeadsPlot&>(m_view->plot()); }
    HeadsOffMeasuring& measuring() { return m_off->measuring(); }
    TranslationRequest asked() { return m_translations->back().front().value<TranslationRequest>(); }
    SentencesRequest measured() { return m_measures->back().front().value<SentencesRequest>(); }
    void show(const Translation& translation)
    {
        m_view->showTranslation(translation);
        m_off->show(MainPage::Own, translation);
    }
    void switchOff(const Heads& heads)
    {
        emit m_view->switchRequested(heads);
        show(sample(heads));
    }

private slots:
    void init()
    {
        m_mainView = std::make_unique<QWidget>();
        m_view = new HeadsView;
        m_box = new TranslationBox;
        auto* column = new QVBoxLayout(m_mainView.get());
        column->addWidget(m_view);
        column->addWidget(m_box);
        m_off = new ViewHeadsOff(*m_view, *m_box, m_mainView.get());
        m_mainView->resize(1'000, 500);
        m_mainView->show();
        QVERIFY(QTest::qWaitForWindowActive(m_mainView.get()));
        m_translations = std::make_unique<QSignalSpy>(m_box, &TranslationBox::translateRequested);
        m_measures = std::make_unique<QSignalSpy>(&measuring(), &HeadsOffMeasuring::requested);
        m_box->setState(paused);
        measuring().setState(paused);
        m_box->setSentence(u"we sleep ."_s);
        show(sample());
    }
    void cleanup() { m_mainView.reset(); }

    void theKeySwitchesWhatIsChosen()
    {
        plot().setFocus();
        HeadChoice choice;
        choice.keep(crossTwo);
        choice.add(crossOne);
        m_view->choose(choice);
        QVERIFY(asked().switchedOff.empty() && asked().whole == WholeModel::LeaveOut);
        QTest::keyClick(&plot(), Qt::Key_X);
        QCOMPARE(asked().switchedOff, Heads({crossOne, crossTwo}));
        QVERIFY(asked().whole == WholeModel::Measure);
        QCOMPARE(asked().source, std::string("we sleep ."));
        show(sample({crossOne, crossTwo}));
        m_view->choose({});
        m_view->point(crossTwo); // no head is chosen, so the key applies to this one
        QTest::keyClick(&plot(), Qt::Key_X);
        QCOMPARE(asked().switchedOff, Heads({crossOne}));
        const auto count = m_translations->count();
        m_view->point(std::nullopt);
        QTest::keyClick(&plot(), Qt::Key_X);
        QCOMPARE(m_translations->count(), count);
    }

    void buttonAndMenuDoTheSame()
    {
        const auto buttons = m_view->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 3); // the last one opens the numbers
        QVERIFY(!buttons[0]->isEnabled() && buttons[1]->isHidden());
        HeadChoice choice;
        choice.keep(crossOne);
        m_view->choose(choice);
        QVERIFY(buttons[0]->isEnabled());
        buttons[0]->click();
        QCOMPARE(asked().switchedOff, Heads({crossOne}));
        show(sample({crossOne}));
        QCOMPARE(buttons[0]->text(), u"Switch on"_s);
        auto* menu = openHeadsMenu(*m_view, crossTwo, {});
        QVERIFY(menu->actions()[0]->text().endsWith(u"Cross 2.3"_s));
        menu->actions()[0]->trigger();
        QCOMPARE(asked().switchedOff, Heads({crossOne, crossTwo}));
        menu->actions()[1]->trigger();
        QVERIFY(asked().switchedOff.empty());
        menu->close();
        show(sample({crossOne}));
        emit m_view->switchRequested({crossOne});
        QVERIFY(!buttons[1]->isHidden());
        buttons[1]->click();
        QVERIFY(asked().switchedOff.empty());
        QVERIFY(buttons[1]->isHidden());
    }

    void escapePutsBackBeforeAnythingElse_data()
    {
        QTest::addColumn<bool>("inTheHeads");
        QTest::newRow("heads") << true;
        QTest::newRow("sentence") << false;
    }

    void escapePutsBackBeforeAnythingElse()
    {
        QFETCH(const bool, inTheHeads);
        HeadChoice choice;
        choice.keep(crossOne);
        m_view->choose(choice);
        switchOff({crossOne});
        auto* focus = inTheHeads ? static_cast<QWidget*>(&plot()) : m_box->input();
        focus->setFocus();
        QTRY_VERIFY(focus->hasFocus());
        QTest::keyClick(focus, Qt::Key_Escape);
        QVERIFY(asked().switchedOff.empty());
        QCOMPARE(m_view->choice().chosen(), Heads({crossOne}));
        show(sample());
        QVERIFY(!m_off->release());
        QTest::keyClick(&plot(), Qt::Key_Escape);
        QVERIFY(m_view->choice().isEmpty());
    }

    void wordsSayWhatChanges()
    {
        QVERIFY(m_view->without().isEmpty());
        emit m_view->switchRequested({crossTwo});
        QCOMPARE(m_view->without(), u"Without Cross 2.3: measuring the validation set…"_s);
        show(sample({crossTwo}));
        QCOMPARE(m_view->without(),
            u"Without Cross 2.3: the translation changes, log-probability -1.25 → -4.50 · measuring the "
            "validation set…"_s);
        const auto answer = answerTo(measured(), 1.75, 30.0);
        auto losses = answer;
        losses.complete = false;
        losses.bleu.reset();
        auto loss = losses;
        loss.whole.reset();
        measuring().showPart(loss);
        QVERIFY2(m_view->without().endsWith(u"validation: loss now 1.750, measuring with all heads…"_s),
            qPrintable(m_view->without()));
        losses.whole->bleu.reset();
        measuring().showPart(losses);
        QVERIFY2(m_view->without().endsWith(u"validation: loss 1.500 → 1.750, measuring BLEU…"_s),
            qPrintable(m_view->without()));
        auto ofShort = answer;
        ofShort.complete = false;
        ofShort.isBleuMeaningful = false;
        measuring().showPart(ofShort);
        QVERIFY2(m_view->without().endsWith(u"validation: loss 1.500 → 1.750"_s), qPrintable(m_view->without()));
        measuring().showPart(answer);
        QVERIFY2(m_view->without().endsWith(u"validation: loss 1.500 → 1.750, BLEU 39.5 → 30.0"_s),
            qPrintable(m_view->without()));
        auto same = sample({crossTwo});
        same.whole->text = same.text;
        show(same);
        QVERIFY(m_view->without().contains(u"the translation stays the same"_s));
        m_off->show(MainPage::Watched, sample());
        QVERIFY(m_view->without().isEmpty()); // this sentence was translated with all heads
    }

    void theNewestQuestionCounts()
    {
        switchOff({crossOne});
        const auto first = measured();
        QCOMPARE(first.switchedOff, Heads({crossOne}));
        QVERIFY(first.set == SentenceSet::Validation && first.whole == WholeModel::Measure);
        QVERIFY(first.measure == SentenceMeasure::Totals);
        emit m_view->switchRequested({crossTwo});
        const auto second = measured();
        QCOMPARE(second.switchedOff, Heads({crossOne, crossTwo}));
        measuring().showPart(answerTo(first, 9.0, 9.0));
        QVERIFY(measuring().status() == HeadsOffMeasuring::Status::Waiting);
        measuring().showPart(answerTo(second, 2.0, 20.0));
        QCOMPARE(*measuring().measured().loss, 2.0);
        emit m_view->switchRequested({crossTwo});
        // the loss with all heads is known, and no training has changed it
        QVERIFY(measured().whole == WholeModel::LeaveOut);
        measuring().showPart(answerTo(measured(), 1.8, 25.0));
        QCOMPARE(measuring().measured().whole->loss, std::optional(1.5));
        QSignalSpy cancelled(&measuring(), &HeadsOffMeasuring::cancelRequested);
        emit m_view->switchRequested({crossTwo});
        QVERIFY(m_off->release());
        QCOMPARE(cancelled.count(), 1);
        QVERIFY(measuring().status() == HeadsOffMeasuring::Status::Nothing);
    }

    void trainingOnIsMeasuredAnew()
    {
        switchOff({crossOne});
        measuring().showPart(answerTo(measured(), 1.75, 30.0));
        measuring().setState(running);
        QVERIFY2(m_view->without().contains(u"validation at step 1,200"_s), qPrintable(m_view->without()));
        const auto count = m_measures->count();
        measuring().showReports(stepReport(false));
        QCOMPARE(m_measures->count(), count); // a further request would keep training from going on
        measuring().showReports(stepReport(true));
        QCOMPARE(m_measures->count(), count + 1);
        QVERIFY(measured().whole == WholeModel::Measure);
        QVERIFY(measuring().status() == HeadsOffMeasuring::Status::Waiting);
        measuring().setState(paused);
        QCOMPARE(m_measures->count(), count + 2);
        measuring().showReports(stepReport(false)); // a single step
        QCOMPARE(m_measures->count(), count + 3);
        QVERIFY(measured().whole == WholeModel::Measure);
    }

    void anotherRunHasAllOfItsHeads()
    {
        switchOff({crossOne});
        measuring().showPart(answerTo(measured(), 1.75, 30.0));
        m_off->forgetModel();
        QVERIFY(asked().switchedOff.empty());
        QVERIFY(m_view->without().isEmpty());
        QVERIFY(measuring().status() == HeadsOffMeasuring::Status::Nothing);
        switchOff({crossOne});
        QVERIFY(measured().whole == WholeModel::Measure); // the earlier loss belongs to another model
    }

    void withoutPairsThereIsNothingToMeasure()
    {
        measuring().setState({DataState::None, ModelState::Loaded, Activity::Idle});
        switchOff({crossOne});
        QCOMPARE(m_measures->count(), 0);
        QVERIFY(m_view->without().contains(u"load sentence pairs"_s));
        measuring().setState({DataState::Loaded, ModelState::Loaded, Activity::Idle});
        QCOMPARE(m_measures->count(), 1);
        measuring().showFailure(measured().id, {ErrorCode::BadData, "there are no pairs", {}});
        QVERIFY(m_view->without().contains(u"there are no pairs"_s));
    }

    void otherSentencesAreMeasuredFirst()
    {
        switchOff({crossOne});
        const auto asked = measured();
        measuring().interrupt();
        measuring().showPart(answerTo(asked, 9.0, 9.0));
        QVERIFY(measuring().status() == HeadsOffMeasuring::Status::Waiting);
        MeasuredSentences other{.id = asked.id + 1'000, .complete = false};
        measuring().showPart(other);
        QCOMPARE(m_measures->count(), 1);
        other.complete = true;
        measuring().showPart(other);
        QCOMPARE(m_measures->count(), 2);
        measuring().showPart(answerTo(measured(), 1.75, 30.0));
        QCOMPARE(*measuring().measured().loss, 1.75);
    }

    void aSentenceOfAListBecomesTheOwn()
    {
        m_off->show(MainPage::Watched, sample());
        QSignalSpy entered(m_box, &TranslationBox::sentenceEntered);
        m_box->input()->clear();
        emit m_view->switchRequested({crossTwo});
        QCOMPARE(entered.count(), 1);
        QCOMPARE(asked().switchedOff, Heads({crossTwo}));
        QCOMPARE(asked().source, std::string("we sleep ."));
    }

    void whatIsOffIsSeenReadAndExported()
    {
        const auto colour = [this](AttentionHead head) {
            QCoreApplication::processEvents(); // a line below the heads may have come
            plot().replot(QCustomPlot::rpImmediateRefresh);
            return plot().toPixmap().toImage().pixelColor(plot().geometry().thumbnail(head).center().toPoint());
        };
        const QColor before = colour(crossTwo);
        const QColor other = colour(crossOne);
        switchOff({crossTwo});
        QVERIFY(colour(crossTwo) != before);
        QCOMPARE(colour(crossOne), other);
        const auto translation = sample({crossTwo});
        const auto reading = [&](std::size_t place) { return headReading(translation, translation.heads[place]); };
        QVERIFY2(reading(8 + 6).startsWith(u"Cross, layer 2, head 3, switched off:"_s), qPrintable(reading(8 + 6)));
        QVERIFY(!reading(0).contains(u"switched off"_s));
        const auto json = QJsonDocument::fromJson(m_view->json()).object();
        QCOMPARE(json[u"switched_off"_s].toArray(), QJsonArray({u"cross.2.3"_s}));
        QVERIFY(m_view->suggestedTitle().endsWith(u"(without Cross 2.3)"_s));
    }
};

ATTENTOSCOPE_TEST(TestSwitchingHeads, QApplication);
#include "tst_switchingheads.moc"
