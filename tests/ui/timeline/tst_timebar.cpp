// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"
#include "ui/training/watchedbar.h"

/// The bar for moving through training, and the dialog for choosing watched sentences.
class TestTimeBar : public QObject
{
    Q_OBJECT

    const WatchedSentence m_sentence{"we sleep .", "nous dormons ."};

    void fill(Timeline& timeline, int moments) const
    {
        for (int index = 1; index <= moments; ++index) {
            auto translation = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
            TrainingReports reports;
            reports.snapshots.push_back({.step = index * 1'000,
                .translation = translation,
                .epoch = double(index) / 4.0,
                .sentence = m_sentence});
            timeline.add(reports);
        }
    }

    static QToolButton* buttonNamed(const TimeBar& bar, const QString& text)
    {
        for (auto* button : bar.findChildren<QToolButton*>())
            if (button->accessibleName().contains(text))
                return button;
        return nullptr;
    }

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void saysStepAndEpoch()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        QVERIFY(!bar.slider().isEnabled());
        fill(timeline, 5);
        QVERIFY(bar.slider().isEnabled());
        QCOMPARE(bar.slider().maximum(), 4);
        QCOMPARE(bar.slider().value(), 4);
        const auto number = QLocale().toString(5'000);
        QVERIFY2(bar.text().contains(number), qPrintable(bar.text()));
        QVERIFY(bar.text().contains(QLocale().toString(1.25, 'f', 2)));
        QCOMPARE(bar.slider().accessibleDescription(), bar.text());
    }

    void aClickGoesToItsPlace()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        fill(timeline, 101);
        bar.resize(700, bar.sizeHint().height());
        bar.show();
        auto& slider = bar.slider();
        QTest::mouseClick(&slider, Qt::LeftButton, {}, slider.rect().center());
        QCOMPARE(*timeline.current(), std::size_t(50));
        QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(0, slider.height() / 2));
        QCOMPARE(*timeline.current(), std::size_t(0));
        QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(0, slider.height() / 2));
        QTest::mouseMove(&slider, QPoint(slider.width() - 1, slider.height() / 2));
        QVERIFY2(timeline.isLive(), "the end follows the newest");
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, QPoint(slider.width() - 1, slider.height() / 2));
    }

    void keysPlayAndFollow()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        fill(timeline, 30);
        bar.show();
        QTest::keyClick(&bar.slider(), Qt::Key_Home);
        QCOMPARE(*timeline.current(), std::size_t(0));
        QTest::keyClick(&bar.slider(), Qt::Key_Right);
        QTest::keyClick(&bar.slider(), Qt::Key_PageUp);
        QCOMPARE(*timeline.current(), std::size_t(3));
        QTest::keyClick(&bar.slider(), Qt::Key_Escape);
        QVERIFY(timeline.isLive());
        QTest::keyClick(&bar.slider(), Qt::Key_Space);
        QVERIFY(bar.player().isPlaying());
        QTest::keyClick(&bar.slider(), Qt::Key_Space);
        QVERIFY(!bar.player().isPlaying());
    }

    void pinsAndLiveAreButtons()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        fill(timeline, 9);
        auto* pin = buttonNamed(bar, u"Always keep"_s);
        auto* live = buttonNamed(bar, u"Follow"_s);
        QVERIFY(pin && live);
        QVERIFY(live->isChecked());
        timeline.holdMoment(3);
        QVERIFY(!live->isChecked());
        pin->click();
        QVERIFY(timeline.isPinned() && pin->isChecked());
        timeline.moveBy(1);
        QVERIFY(!pin->isChecked());
        live->click();
        QVERIFY(timeline.isLive() && live->isChecked());
        live->click();
        QVERIFY2(live->isChecked(), "it stays live");
    }

    /// The translation becomes "nous dormons ." word by word: the second word at the 11th moment, the first at the
    /// 21st.
    void tellStory(Timeline& timeline, int moments) const
    {
        const WatchedSentence free{m_sentence.source, std::nullopt};
        for (int index = 0; index < moments; ++index) {
            const std::string first = index < 20 ? "je " : "nous ", second = index < 10 ? "dors " : "dormons ";
            auto translation = sampleTranslation("we sleep . <eos>", first + second + ". <eos>");
            TrainingReports reports;
            reports.snapshots.push_back({.step = index + 1, .translation = translation, .sentence = free});
            timeline.add(reports);
        }
        timeline.tell(free);
    }

    void marksAreReachedByKeysAndSaid()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        bar.resize(900, bar.sizeHint().height());
        bar.show();
        tellStory(timeline, 40);
        QSignalSpy told(&bar, &TimeBar::told);
        bar.moveToMark(-1);
        QCOMPARE(timeline.moment()->step, std::int64_t(21));
        QCOMPARE(told.takeLast().front().toString(),
            u"Step 21: word 1 became “nous”, and stayed so. Before, it was “je”."_s);
        QVERIFY(bar.slider().accessibleDescription().contains(u"“nous”"_s));
        bar.moveToMark(-1);
        QCOMPARE(timeline.moment()->step, std::int64_t(11));
        bar.moveToMark(-1);
        QCOMPARE(timeline.moment()->step, std::int64_t(11)); // there is none before
        bar.moveToMark(1);
        QCOMPARE(timeline.moment()->step, std::int64_t(21));
        QCOMPARE(told.count(), 2);
        QTest::keyClick(&bar.slider(), Qt::Key_Left);
        QCOMPARE(told.count(), 2); // no mark
        QVERIFY(!bar.slider().accessibleDescription().contains(u"nous"_s));
        QTest::keyClick(&bar.slider(), Qt::Key_Right);
        QCOMPARE(told.count(), 3);
        timeline.tell(std::nullopt);
        bar.moveToMark(-1);
        QCOMPARE(told.count(), 3); // no sentence is told
    }

    void playingStopsAtMarksIfWished_data()
    {
        addColumns<bool, qint64>("wished", "step");
        QTest::newRow("wished") << true << qint64(11);
        QTest::newRow("not wished") << false << qint64(40);
    }

    void playingStopsAtMarksIfWished()
    {
        const auto [wished, step] = fetched<bool, qint64>();
        Timeline timeline;
        TimeBar bar(timeline);
        bar.resize(900, bar.sizeHint().height());
        bar.show();
        tellStory(timeline, 40);
        bar.setStopsAtMarks(wished);
        QSignalSpy told(&bar, &TimeBar::told);
        QSignalSpy playing(&bar.player(), &TimePlayer::playingChanged);
        timeline.hold(wished ? 1 : 30);
        bar.player().play();
        QVERIFY(playing.count() == 2 || playing.wait());
        QVERIFY(!bar.player().isPlaying());
        QCOMPARE(timeline.moment()->step, std::int64_t(step));
        QCOMPARE(told.count(), wished ? 1 : 0);
    }

    void aSmallSliderHasFewerMarks()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        bar.resize(900, bar.sizeHint().height());
        bar.show();
        tellStory(timeline, 400);
        const auto marks = [&] {
            int found = 0;
            timeline.follow();
            for (auto before = timeline.moment()->step; found < 400; ++found) {
                bar.moveToMark(-1);
                if (timeline.moment()->step == std::exchange(before, timeline.moment()->step))
                    break;
            }
            return found;
        };
        QCOMPARE(marks(), 2); // 10 of 400 moments apart, on about 600 px
        bar.resize(400, bar.height());
        QCOMPARE(marks(), 1);
        QVERIFY(bar.slider().accessibleDescription().contains(u"“dormons”"_s)); // both are told there
        QVERIFY(bar.slider().accessibleDescription().contains(u"“nous”"_s));
    }

    void aMarkHasAToolTip()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        bar.resize(900, bar.sizeHint().height());
        bar.show();
        tellStory(timeline, 40);
        auto& slider = bar.slider();
        const QPoint mark(int(slider.width() * 20.0 / 39.0), slider.height() - 4);
        QHelpEvent help(QEvent::ToolTip, mark, slider.mapToGlobal(mark));
        QCoreApplication::sendEvent(&slider, &help);
        QVERIFY2(QToolTip::text().contains(u"“nous”"_s), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    void escapeIsLeftToOthersWhileTheNewestIsFollowed()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        fill(timeline, 5);
        bar.show();
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(&bar.slider(), &press);
        QVERIFY(!press.isAccepted());
        timeline.holdMoment(2);
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(&bar.slider(), &again);
        QVERIFY(again.isAccepted() && timeline.isLive());
    }

    void everyControlHasARoleAndAName()
    {
        Timeline timeline;
        TimeBar bar(timeline);
        fill(timeline, 9);
        bar.show();
        auto* face = QAccessible::queryAccessibleInterface(&bar.slider());
        QVERIFY(face && face->role() == QAccessible::Slider);
        QVERIFY(face->valueInterface());
        for (auto* button : bar.findChildren<QToolButton*>())
            QVERIFY(!button->accessibleName().isEmpty());
    }

    void choosesWhatIsWatched()
    {
        const std::vector<WatchedSentence> candidates{m_sentence, {"i am tired .", "je suis fatigué ."}};
        WatchedDialog dialog(candidates, {m_sentence});
        QCOMPARE(dialog.watched(), std::vector{m_sentence});
        auto* list = dialog.findChild<QTreeWidget*>();
        list->topLevelItem(1)->setCheckState(0, Qt::Checked);
        QCOMPARE(dialog.watched(), candidates);
        const auto fields = dialog.findChildren<QLineEdit*>();
        QCOMPARE(fields.size(), 2);
        fields[0]->setText(u"  you eat  "_s);
        auto buttons = dialog.findChildren<QPushButton*>();
        const auto add = std::ranges::find(buttons, u"&Add"_s, &QPushButton::text);
        QVERIFY((*add)->isEnabled());
        (*add)->click();
        QVERIFY(!(*add)->isEnabled());
        QCOMPARE(dialog.watched().size(), std::size_t(3));
        QCOMPARE(dialog.watched().front(), (WatchedSentence{"you eat", std::nullopt}));
        fields[0]->setText(u"you eat"_s);
        (*add)->click();
        QCOMPARE(dialog.watched().size(), std::size_t(3));
        for (int number = 0; number < WatchedDialog::mostSentences - 2; ++number) {
            fields[0]->setText(QString::number(number));
            (*add)->click();
        }
        const auto accept = std::ranges::find(buttons, u"&Watch these"_s, &QPushButton::text);
        QVERIFY2(!(*accept)->isEnabled(), "too many");
        list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        QVERIFY((*accept)->isEnabled());
    }

    void whatIsNewComesOnShow()
    {
        WatchedBar bar;
        bar.showCorpus(sampleCorpus());
        const auto first = bar.watched();
        const auto shown = *bar.shown();
        QSignalSpy lists(&bar, &WatchedBar::watchedChanged);
        QSignalSpy shows(&bar, &WatchedBar::shownChanged);
        auto more = first;
        more.insert(more.begin(), {"you eat .", std::nullopt});
        bar.setWatched(more);
        QCOMPARE(*bar.shown(), more.front());
        QCOMPARE(lists.count(), 1);
        QCOMPARE(shows.count(), 1);
        bar.setWatched(more);
        QCOMPARE(lists.count(), 1);
        bar.setWatched({first.begin(), first.end()});
        QCOMPARE(*bar.shown(), first.front());
        bar.setWatched({});
        QVERIFY(!bar.shown());
        QVERIFY(!(shown == WatchedSentence{}));
    }
};

ATTENTOSCOPE_TEST(TestTimeBar, QApplication);
#include "tst_timebar.moc"
