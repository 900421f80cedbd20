// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/beam/beamtree.h"
#include "ui/translation/beambar.h"
#include "ui/translation/translationbox.h"
#include "ui/translation/translationtiming.h"
#include "ui/translation/translationwords.h"
#include "ui/widgets/wordstrip.h"

/// Forcing words and rows in the translation box, by pointer and by keys.
class TestTranslationForcing : public QObject
{
    Q_OBJECT

    struct Box : TranslationBox
    {
        Box()
        {
            setState(idleWithModel);
            resize(700, 200);
            show();
            (void)QTest::qWaitForWindowExposed(this);
            setSentence(u"we sleep"_s);
            showTranslation(answer());
        }

        static Translation answer()
        {
            auto translation = sampleTranslation("we sleep <eos>", "nous dormons <eos>");
            translation.probabilities = {0.9F, 0.5F, 0.75F};
            for (const char* other : {"vous", "dorment", "."})
                translation.choices.push_back({.chosenBy = ChosenBy::Model,
                    .forcedColumn = {},
                    .alternatives = {{{.text = translation.target[translation.choices.size()].text}, 0.5F},
                        {{.text = other}, 0.25F}}});
            return translation;
        }

        WordStrip& target() const
        {
            for (auto* strip : findChildren<WordStrip*>())
                if (strip->accessibleName() == u"Translation"_s)
                    return *strip;
            qFatal("no target words");
        }
        /// The timer does this each second.
        void renew() const { findChild<TranslationTiming*>()->renew(); }
        AlternativesPopup* alternatives() const { return findChild<AlternativesPopup*>(); }
        BeamBar* beam() const { return findChild<BeamBar*>(); }
        QSpinBox* beamWidth() const { return findChild<QSpinBox*>(); }
        void clickWord(int index)
        {
            QTest::mouseClick(&target(), Qt::LeftButton, {}, target().wordPlace(index).center());
        }
        QToolButton& undoButton() const
        {
            for (auto* button : findChildren<QToolButton*>())
                if (button->text() == u"Clear forced"_s)
                    return *button;
            qFatal("no undo button");
        }
        void showForcedWord()
        {
            auto forced = answer();
            forced.choices[0].chosenBy = ChosenBy::Before;
            forced.choices[1].chosenBy = ChosenBy::Person;
            showTranslation(forced);
        }
    };

    static Constraints lastOf(const QSignalSpy& requests)
    {
        return requests.back().front().value<TranslationRequest>().constraints;
    }

private slots:
    void initTestCase()
    {
        qRegisterMetaType<TranslationRequest>();
        qRegisterMetaType<Translation>();
    }

    void asksForTenAlternatives()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.setSentence(u"we sleep"_s);
        QCOMPARE(requests.back().front().value<TranslationRequest>().alternatives, 10);
        QVERIFY(lastOf(requests).isEmpty());
    }

    void aClickListsTheAlternatives()
    {
        Box box;
        box.clickWord(1);
        auto& popup = *box.alternatives();
        QVERIFY(popup.isVisible());
        QCOMPARE(popup.list()->count(), 2);
        QCOMPARE(popup.list()->currentItem()->text(), u"dormons"_s);
        QVERIFY(popup.list()->item(1)->data(Qt::AccessibleTextRole).toString().contains(u"0.250"_s));
        QVERIFY(!popup.releaseButton()->isVisible());
        QTest::keyClick(popup.list(), Qt::Key_Escape);
        QVERIFY(!popup.isVisible());
    }

    void anAlternativeIsForcedByPointer()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.clickWord(1);
        auto* list = box.alternatives()->list();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
        QVERIFY(!box.alternatives()->isVisible());
        QCOMPARE(requests.count(), 1);
        const auto words = lastOf(requests).words;
        QCOMPARE(words.size(), std::size_t(2));
        QCOMPARE(words[0].word, std::string("nous"));
        QCOMPARE(words[0].chosenBy, ChosenBy::Before);
        QCOMPARE(words[1].word, std::string("dorment"));
        QCOMPARE(words[1].position, std::size_t(1));
        QCOMPARE(words[1].chosenBy, ChosenBy::Person);
    }

    void anAlternativeIsForcedByKeys()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        QTest::keyClick(&box.target(), Qt::Key_Right);
        QTest::keyClick(&box.target(), Qt::Key_Return);
        QVERIFY(box.alternatives()->isVisible());
        QTest::keyClick(box.alternatives()->list(), Qt::Key_Down);
        QTest::keyClick(box.alternatives()->list(), Qt::Key_Return);
        QCOMPARE(lastOf(requests).words.front().word, std::string("vous"));
        QCOMPARE(box.target().litWord(), 0);
    }

    void anyWordCanBeTyped()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.clickWord(0);
        QTest::keyClick(box.alternatives()->list(), 'j');
        QTest::keyClicks(box.alternatives()->field(), u"e "_s);
        QTest::keyClick(box.alternatives()->field(), Qt::Key_Return);
        QCOMPARE(requests.count(), 1);
        QCOMPARE(lastOf(requests).words.front().word, std::string("je"));
        box.clickWord(0);
        QVERIFY2(box.alternatives()->field()->text().isEmpty(), "each word begins with an empty field");
        QTest::keyClick(box.alternatives()->field(), Qt::Key_Return);
        QVERIFY2(box.alternatives()->isVisible() && requests.count() == 1, "nothing typed forces nothing");
        box.alternatives()->close();
    }

    void aForcedWordCanBeReleased()
    {
        Box box;
        box.showForcedWord();
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.clickWord(1);
        QVERIFY(box.alternatives()->releaseButton()->isVisible());
        box.alternatives()->releaseButton()->click();
        QCOMPARE(requests.count(), 1);
        QVERIFY(lastOf(requests).isEmpty());
    }

    void whatIsForcedIsMarkedAndSaid()
    {
        Box box;
        QVERIFY(!box.isForced());
        QVERIFY(!box.undoButton().isVisible());
        const QImage before = box.target().grab().toImage();
        QSignalSpy changes(&box, &TranslationBox::forcedChanged);
        box.showForcedWord();
        QVERIFY(box.isForced());
        QCOMPARE(changes.count(), 1);
        QVERIFY(box.undoButton().isVisible());
        QVERIFY(box.undoButton().toolTip().contains(u"Forced words: 1"_s));
        QVERIFY(box.target().text().contains(u"dormons (forced)"_s));
        QVERIFY(box.target().grab().toImage() != before);
    }

    void probabilitiesAreReadToo()
    {
        Box box;
        QTest::keyClick(&box.target(), Qt::Key_Right);
        QVERIFY(box.target().accessibleDescription().contains(u"0.900"_s));
        QTest::mouseMove(&box.target(), box.target().wordPlace(1).center());
        QVERIFY(box.target().toolTip().contains(u"0.500"_s));
    }

    void escapeUndoesItAll_data()
    {
        QTest::addColumn<bool>("inTheStrip");
        QTest::newRow("in the sentence") << false;
        QTest::newRow("at a word") << true;
    }

    void escapeUndoesItAll()
    {
        QFETCH(bool, inTheStrip);
        Box box;
        box.showForcedWord();
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        if (inTheStrip)
            QTest::keyClick(&box.target(), Qt::Key_Right);
        QTest::keyClick(inTheStrip ? static_cast<QWidget*>(&box.target()) : box.input(), Qt::Key_Escape);
        QCOMPARE(requests.count(), 1);
        QVERIFY(lastOf(requests).isEmpty());
        box.showTranslation(Box::answer());
        QVERIFY(!box.undoButton().isVisible());
        QTest::keyClick(box.input(), Qt::Key_Escape);
        QCOMPARE(requests.count(), 1);
    }

    void theButtonUndoesItToo()
    {
        Box box;
        box.showForcedWord();
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.undoButton().click();
        QVERIFY(lastOf(requests).isEmpty());
    }

    void rowsAreForcedAndFreed()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.forceRow(1, 2);
        QCOMPARE(lastOf(requests).rows.size(), std::size_t(1));
        QCOMPARE(lastOf(requests).rows.front().position, std::size_t(1));
        QCOMPARE(lastOf(requests).rows.front().column, std::size_t(2));
        QCOMPARE(lastOf(requests).words.size(), std::size_t(1));
        auto forced = Box::answer();
        forced.choices[1].forcedColumn = 2;
        box.showTranslation(forced);
        QVERIFY(box.undoButton().toolTip().contains(u"rows of attention: 1"_s));
        box.forceRow(1, 2);
        QVERIFY(lastOf(requests).isEmpty());
    }

    void aRowOfOneHeadIsForcedAndFreed_data()
    {
        QTest::addColumn<HeadKind>("kind");
        QTest::newRow("encoder") << HeadKind::Encoder;
        QTest::newRow("cross") << HeadKind::Cross;
        QTest::newRow("decoder") << HeadKind::Decoder;
    }

    void aRowOfOneHeadIsForcedAndFreed()
    {
        QFETCH(const HeadKind, kind);
        const AttentionHead head{kind, 2, 3};
        const bool isOfTarget = kind != HeadKind::Encoder;
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        QSignalSpy chosen(&box, &TranslationBox::forcingChosen);
        box.forceRow(1, 0, head);
        QVERIFY(lastOf(requests).rows == std::vector<ForcedRow>({{1, 0, head}}));
        QCOMPARE(lastOf(requests).words.size(), std::size_t(isOfTarget ? 1 : 0));
        auto forced = Box::answer();
        forced.forcedHeads = {{1, 0, head}};
        box.showTranslation(forced);
        QVERIFY(box.isForced());
        QVERIFY(box.undoButton().toolTip().contains(u"rows of attention: 1"_s));
        QCOMPARE(box.target().reading(1).contains(u"attention forced"_s), isOfTarget);
        box.forceRow(1, 0, head);
        QVERIFY(lastOf(requests).isEmpty());
        QCOMPARE(chosen.count(), 2);
        box.restoreForcing(chosen.back().front().value<ForcedState>()); // undone: forced again
        QVERIFY(lastOf(requests).rows == std::vector<ForcedRow>({{1, 0, head}}));
        box.showTranslation(forced);
        box.undoForced();
        QVERIFY(lastOf(requests).isEmpty());
    }

    void allPiecesOfAWordAreForcedAndFreed_data()
    {
        QTest::addColumn<std::optional<AttentionHead>>("head");
        QTest::newRow("all cross heads") << std::optional<AttentionHead>();
        for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
            QTest::addRow("%d", int(kind)) << std::optional(AttentionHead{kind, 2, 3});
    }

    void allPiecesOfAWordAreForcedAndFreed()
    {
        QFETCH(const std::optional<AttentionHead>, head);
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.forceRow(1, 0, head, 2);
        const std::vector<ForcedRow> rows{{1, 0, head}, {2, 0, head}};
        QVERIFY(lastOf(requests).rows == rows);
        auto forced = Box::answer();
        if (head)
            forced.forcedHeads = {rows.front()};
        else
            forced.choices[1].forcedColumn = 0;
        box.showTranslation(forced); // the row is forced in one of two pieces, so the word is not forced yet
        box.forceRow(1, 0, head, 2);
        QVERIFY(lastOf(requests).rows == rows);
        if (head)
            forced.forcedHeads = rows;
        else
            forced.choices[2].forcedColumn = 0;
        box.showTranslation(forced);
        box.forceRow(1, 0, head, 2);
        QVERIFY(lastOf(requests).isEmpty());
        box.forceRow(1, 0, head, 3); // no such row
        QCOMPARE(requests.count(), 3);
    }

    void theFutureCannotBeForced()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.forceRow(1, 2, AttentionHead{HeadKind::Decoder, 1, 1});
        box.forceRow(3, 0, AttentionHead{HeadKind::Encoder, 1, 1}); // no such row
        QCOMPARE(requests.count(), 0);
        box.forceRow(2, 2, AttentionHead{HeadKind::Decoder, 1, 1});
        QCOMPARE(requests.count(), 1);
    }

    void whatIsForcedStaysWhileTrainingGoesOn()
    {
        Box box;
        box.showForcedWord();
        box.setState(tests::running);
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.renew();
        QCOMPARE(requests.count(), 1);
        QCOMPARE(lastOf(requests).words.size(), std::size_t(2));
        QCOMPARE(lastOf(requests).words.back().chosenBy, ChosenBy::Person);
    }

    void openAlternativesStayWhileTrainingGoesOn()
    {
        Box box;
        box.setState(tests::running);
        box.clickWord(1);
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.renew();
        QCOMPARE(requests.count(), 0);
        box.alternatives()->close();
        box.renew();
        QCOMPARE(requests.count(), 1);
    }

    void anotherSentenceIsFree()
    {
        Box box;
        box.showForcedWord();
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.setSentence(u"we eat"_s);
        QVERIFY(lastOf(requests).isEmpty());
    }

    void aRefusedWordChangesNothing()
    {
        Box box;
        box.showForcedWord();
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.forceRow(2, 0);
        box.stopWaiting();
        QTest::keyClick(box.input(), Qt::Key_Return);
        QVERIFY(lastOf(requests).rows.empty());
        QCOMPARE(lastOf(requests).words.size(), std::size_t(2));
    }

    void anotherModelIsFree()
    {
        Box box;
        box.showForcedWord();
        box.showRun(sampleRun());
        QVERIFY(!box.isForced());
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        QTest::keyClick(box.input(), Qt::Key_Return);
        QVERIFY(lastOf(requests).isEmpty());
    }

    void vectorsCannotBeForced()
    {
        Box box;
        auto run = sampleRun();
        run.configuration.task = Task::Unshuffle;
        box.showRun(run);
        QVERIFY(!box.canForce());
        box.setSentence(u"3 1 2"_s);
        box.showTranslation(sampleTranslation("3 1 2", "1 2 3"));
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.clickWord(0);
        box.forceRow(0, 1);
        QVERIFY(!box.alternatives()->isVisible());
        QCOMPARE(requests.count(), 0);
        QVERIFY(!box.beamWidth()->isVisible());
    }

    void aBeamIsAskedForAsAWhole()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.beamWidth()->setValue(4);
        QCOMPARE(requests.count(), 1);
        const auto request = requests.back().front().value<TranslationRequest>();
        QCOMPARE(request.beam, 4);
        QCOMPARE(request.beamAnswer, BeamAnswer::Whole);
        box.beamWidth()->setValue(1);
        QCOMPARE(requests.back().front().value<TranslationRequest>().beamAnswer, BeamAnswer::Best);
    }

    void aBeamHasALengthPenalty()
    {
        Box box;
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        auto* penalty = box.findChild<QDoubleSpinBox*>();
        QVERIFY(!penalty->isVisible()); // greedy decoding ranks nothing
        box.beamWidth()->setValue(4);
        QVERIFY(penalty->isVisible());
        QCOMPARE(requests.back().front().value<TranslationRequest>().lengthPenalty, usualLengthPenalty);
        penalty->setValue(1.2);
        QCOMPARE(requests.count(), 2);
        QCOMPARE(requests.back().front().value<TranslationRequest>().lengthPenalty, 1.2);
    }

    static Translation beamAnswer()
    {
        auto answer = sampleBeam()->hypotheses.front().translation;
        answer.beam = sampleBeam();
        return answer;
    }

    void everyHypothesisCanBeShown()
    {
        Box box;
        QVERIFY(!box.beam()->isVisible());
        QSignalSpy shown(&box, &TranslationBox::hypothesisShown);
        box.showTranslation(beamAnswer());
        QVERIFY(box.beam()->isVisible());
        auto& chooser = *box.beam()->chooser();
        QCOMPARE(chooser.count(), 2);
        QVERIFY(chooser.itemText(1).contains(u"p r"_s));
        QVERIFY(chooser.itemText(1).contains(QLocale().toString(-2.4, 'f', 2)));
        QTest::keyClick(&chooser, Qt::Key_Down);
        QCOMPARE(box.target().text(), u"p r <eos>"_s);
        QCOMPARE(shown.back().front().value<Translation>().text, std::string("p r"));
        // While training goes on the second stays the second.
        box.showTranslation(beamAnswer());
        QCOMPARE(box.target().text(), u"p r <eos>"_s);
        box.showTranslation(Box::answer());
        QVERIFY(!box.beam()->isVisible());
    }

    void whatIsForcedIsForcedOnTheShownHypothesis()
    {
        Box box;
        box.showTranslation(beamAnswer());
        QTest::keyClick(box.beam()->chooser(), Qt::Key_Down);
        QSignalSpy requests(&box, &TranslationBox::translateRequested);
        box.forceRow(2, 0);
        QCOMPARE(lastOf(requests).words.back().word, std::string("r"));
        box.showTranslation(beamAnswer());
        QCOMPARE(box.target().text(), u"p q <eos>"_s);
    }

    void theTreeFollowsTheChooser()
    {
        Box box;
        box.showTranslation(beamAnswer());
        box.beam()->treeButton()->click();
        auto& tree = box.beam()->tree();
        QVERIFY(tree.isVisible());
        QTest::keyClick(box.beam()->chooser(), Qt::Key_Down);
        QCOMPARE(tree.shownHypothesis(), std::size_t(1));
        emit tree.hypothesisChosen(0);
        QCOMPARE(box.beam()->chooser()->currentIndex(), 0);
        QCOMPARE(box.target().text(), u"p q <eos>"_s);
        box.showTranslation(Box::answer());
        QVERIFY(!tree.isVisible());
    }
};

ATTENTOSCOPE_TEST(TestTranslationForcing, QApplication);
#include "tst_translationforcing.moc"
