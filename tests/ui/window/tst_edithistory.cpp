// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/translation/translationbox.h"
#include "ui/translation/translationwords.h"
#include "ui/window/edithistory.h"
#include "ui/window/windowactions.h"

/// Undo and redo of what the person chose on the mainView.
class TestEditHistory : public QObject, private ScriptedWindow
{
    Q_OBJECT

    WindowActions& actions() const { return m_window->actions(); }
    TranslationBox& box() const { return m_window->mainView().translation(); }
    AttentionView& view() const { return m_window->mainView().attention(); }

    void answer(const QSignalSpy& requests)
    {
        const auto request = requests.back().front().value<TranslationRequest>();
        auto translation = sampleTranslation("we sleep <eos>", "nous dormons <eos>");
        translation.id = request.id;
        translation.choices.resize(3);
        translation.probabilities.assign(3, 0.5F);
        for (const auto& word : request.constraints.words) {
            translation.choices[word.position].chosenBy = word.chosenBy;
            translation.target[word.position].text = word.word;
        }
        m_window->mainView().showTranslation(translation);
    }

    void force(std::size_t position, const char* word)
    {
        emit box().findChild<TranslationWords*>() -> wordForced(position, QString::fromLatin1(word));
    }

    std::unique_ptr<QSignalSpy> m_requests;

    QStringList lastForced() const
    {
        QStringList words;
        for (const auto& word : m_requests->back().front().value<TranslationRequest>().constraints.words)
            if (word.chosenBy == ChosenBy::Person)
                words << QString::fromStdString(word.word);
        return words;
    }

private slots:
    void initTestCase() { registerTypes(); }

    void init()
    {
        makeWindow();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        load();
        m_window->reports().setState(idleWithModel);
        m_window->reports().showRun(sampleRun());
        m_requests = std::make_unique<QSignalSpy>(&m_window->mainView(), &MainView::translateRequested);
        box().setSentence(u"we sleep"_s);
        answer(*m_requests);
    }
    void cleanup() { m_requests.reset(); }
    void nothingToUndoAtFirst() { QVERIFY(!actions().undo->isEnabled() && !actions().redo->isEnabled()); }

    void aForcedWordIsTakenBackAndDoneAgain()
    {
        force(0, "vous");
        answer(*m_requests);
        force(1, "dormez");
        answer(*m_requests);
        QCOMPARE(lastForced(), (QStringList{u"vous"_s, u"dormez"_s}));
        actions().undo->trigger();
        QCOMPARE(lastForced(), QStringList{u"vous"_s});
        answer(*m_requests);
        actions().undo->trigger();
        QVERIFY(lastForced().isEmpty());
        answer(*m_requests);
        QVERIFY(!actions().undo->isEnabled());
        actions().redo->trigger();
        QCOMPARE(lastForced(), QStringList{u"vous"_s});
    }

    void theMenuSaysWhatWouldBeUndone()
    {
        QCOMPARE(actions().undo->text(), u"&Undo"_s);
        force(0, "vous");
        answer(*m_requests);
        QCOMPARE(actions().undo->text(), u"&Undo: forced word “vous”"_s);
        QCOMPARE(actions().redo->text(), u"&Redo"_s);
        actions().undo->trigger();
        QCOMPARE(actions().undo->text(), u"&Undo"_s);
        QCOMPARE(actions().redo->text(), u"&Redo: forced word “vous”"_s);
        answer(*m_requests);
        actions().redo->trigger();
        answer(*m_requests);
        actions().clearForced->trigger();
        answer(*m_requests);
        QCOMPARE(actions().undo->text(), u"&Undo: everything forced set free"_s);
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Down);
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY2(actions().undo->text().startsWith(u"&Undo: pin of “"_s), qPrintable(actions().undo->text()));
    }

    /// The menu is closed when it happens.
    void theStatusBarSaysWhatWasUndone()
    {
        force(0, "vous");
        answer(*m_requests);
        QSignalSpy said(m_window->findChild<EditHistory*>(), &EditHistory::said);
        actions().undo->trigger();
        QCOMPARE(said.count(), 1);
        QCOMPARE(said.front().front().toString(), u"Undone: forced word “vous”"_s);
    }

    void clearingCanBeUndone()
    {
        force(0, "vous");
        answer(*m_requests);
        QVERIFY(actions().clearForced->isEnabled());
        actions().clearForced->trigger();
        QVERIFY(lastForced().isEmpty());
        answer(*m_requests);
        actions().undo->trigger();
        QCOMPARE(lastForced(), QStringList{u"vous"_s});
    }

    void undoBringsTheSentenceBack()
    {
        force(0, "vous");
        answer(*m_requests);
        box().setSentence(u"another one"_s);
        actions().undo->trigger();
        QCOMPARE(box().input()->text(), u"we sleep"_s);
        QVERIFY(lastForced().isEmpty());
        actions().redo->trigger();
        QCOMPARE(lastForced(), QStringList{u"vous"_s});
    }

    void pinsAndWordsHaveOneOrder()
    {
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Return);
        const auto first = view().pinnedCell();
        QVERIFY(first);
        force(1, "dors");
        answer(*m_requests);
        actions().undo->trigger();
        QVERIFY(lastForced().isEmpty());
        answer(*m_requests);
        QCOMPARE(view().pinnedCell(), first);
        actions().undo->trigger();
        QVERIFY(!view().pinnedCell());
        actions().redo->trigger();
        QCOMPARE(view().pinnedCell(), first);
    }

    void aWalkOfThePinIsOneStep()
    {
        QTest::keyClick(&view(), Qt::Key_Return);
        const auto first = view().pinnedCell();
        for (int step = 0; step < 2; ++step)
            QTest::keyClick(&view(), Qt::Key_Right);
        QVERIFY(view().pinnedCell() != first);
        actions().undo->trigger();
        QCOMPARE(view().pinnedCell(), first);
    }

    void anotherModelForgetsWhatWasForced()
    {
        force(0, "vous");
        QVERIFY(actions().undo->isEnabled());
        m_window->reports().showRun(sampleRun());
        QVERIFY(!actions().undo->isEnabled());
    }

    void theSentenceUndoesWhatWasTypedLast()
    {
        box().input()->setFocus();
        QTest::keyClicks(box().input(), u" well"_s);
        QTest::keySequence(box().input(), QKeySequence::Undo);
        QVERIFY(box().input()->text() != u"we sleep well"_s);
        box().setSentence(u"we sleep"_s);
        answer(*m_requests);
        force(0, "vous");
        answer(*m_requests);
        QTest::keySequence(box().input(), QKeySequence::Undo);
        QVERIFY2(lastForced().isEmpty(), "the word was forced after the typing");
        QCOMPARE(box().input()->text(), u"we sleep"_s);
    }

    void furtherStacksJoin()
    {
        struct Counting : QUndoCommand
        {
            int* value = nullptr;
            explicit Counting(int& number) : value(&number) { }
            void undo() override { --*value; }
            void redo() override { ++*value; }
        };
        int value = 0;
        QUndoStack settings;
        m_window->history().add(settings);
        force(0, "vous");
        settings.push(new Counting(value));
        QCOMPARE(value, 1);
        actions().undo->trigger();
        QCOMPARE(value, 0);
        QVERIFY(!m_requests->isEmpty());
    }
};

ATTENTOSCOPE_TEST(TestEditHistory, QApplication);
#include "tst_edithistory.moc"
