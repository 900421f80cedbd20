// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/timeline/timeline.h"
#include "ui/timeline/timeplayer.h"

/// The displayed moment: the newest, a held one, one under the pointer, or one that is played.
class TestTimeline : public QObject
{
    Q_OBJECT

    const WatchedSentence m_sentence{"we sleep .", "nous dormons ."};

    TrainingReports reportOf(std::int64_t step) const
    {
        auto translation = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        translation.step = step;
        TrainingReports reports;
        reports.snapshots.push_back(
            {.step = step, .translation = translation, .epoch = double(step) / 10.0, .sentence = m_sentence});
        reports.progress.step = step;
        reports.progress.epoch = double(step) / 10.0;
        return reports;
    }

    void fill(Timeline& timeline, std::int64_t last, std::int64_t first = 1) const
    {
        for (std::int64_t step = first; step <= last; ++step)
            timeline.add(reportOf(step));
    }

    static std::int64_t stepOf(const Timeline& timeline) { return timeline.moment().value_or(Moment{-1}).step; }

private slots:
    void followsTheNewest()
    {
        Timeline timeline;
        QVERIFY(!timeline.current());
        QSignalSpy moves(&timeline, &Timeline::moved);
        fill(timeline, 3);
        QCOMPARE(moves.count(), 3);
        QVERIFY(timeline.isLive());
        QCOMPARE(stepOf(timeline), std::int64_t(3));
        QCOMPARE(timeline.shown(m_sentence)->step, std::int64_t(3));
    }

    void holdsAMomentWhileTrainingGoesOn()
    {
        Timeline timeline({.moments = 20});
        fill(timeline, 20);
        timeline.hold(13);
        QVERIFY(!timeline.isLive());
        QSignalSpy moves(&timeline, &Timeline::moved);
        fill(timeline, 5'000, 21);
        QCOMPARE(moves.count(), 0);
        QCOMPARE(stepOf(timeline), std::int64_t(13));
        timeline.follow();
        QCOMPARE(stepOf(timeline), std::int64_t(5'000));
    }

    void arrowsMoveAndTheEndIsLive()
    {
        Timeline timeline;
        fill(timeline, 5);
        timeline.moveBy(-1);
        QCOMPARE(stepOf(timeline), std::int64_t(4));
        timeline.moveBy(-10);
        QCOMPARE(stepOf(timeline), std::int64_t(1));
        QVERIFY(!timeline.isLive());
        timeline.moveBy(10);
        QCOMPARE(stepOf(timeline), std::int64_t(5));
        QVERIFY(timeline.isLive());
    }

    void peekingComesBack()
    {
        Timeline timeline;
        fill(timeline, 9);
        timeline.hold(4);
        timeline.peek(7);
        QVERIFY(timeline.isPeeking());
        QCOMPARE(stepOf(timeline), std::int64_t(7));
        timeline.peek(std::nullopt);
        QCOMPARE(stepOf(timeline), std::int64_t(4));
        timeline.follow();
        timeline.peek(2);
        fill(timeline, 12, 10);
        QCOMPARE(stepOf(timeline), std::int64_t(2));
        timeline.peek(std::nullopt);
        QVERIFY(timeline.isLive());
        QCOMPARE(stepOf(timeline), std::int64_t(12));
    }

    void theSameRunGoesOnAndAnotherBeginsAnew()
    {
        Timeline timeline;
        auto run = sampleRun();
        timeline.beginRun(run);
        fill(timeline, 30);
        run.step = 25;
        run.epoch = 2.5;
        timeline.beginRun(run);
        QCOMPARE(stepOf(timeline), std::int64_t(25));
        run.folder = "/runs/second";
        timeline.beginRun(run);
        QVERIFY(!timeline.current());
        fill(timeline, 30);
        run.folder.clear();
        timeline.beginRun(run);
        timeline.beginRun(run);
        QVERIFY(!timeline.current());
    }

    void theBestValidationIsMarked()
    {
        Timeline timeline;
        fill(timeline, 30);
        TrainingReports reports;
        reports.validations = {{.step = 12, .best = true}, {.step = 24, .best = false}};
        timeline.add(reports);
        QCOMPARE(timeline.history().moments()[*timeline.history().best()].step, std::int64_t(12));
    }

    void pinsTheMomentOnShow()
    {
        Timeline timeline;
        fill(timeline, 9);
        timeline.hold(4);
        QSignalSpy changes(&timeline, &Timeline::changed);
        timeline.setPinned(true);
        QVERIFY(timeline.isPinned());
        QCOMPARE(changes.count(), 1);
        timeline.moveBy(1);
        QVERIFY(!timeline.isPinned());
    }

    void aSentenceDecodedApartHasItsEpoch()
    {
        Timeline timeline;
        fill(timeline, 20);
        auto translation = sampleTranslation("i am tired <eos>", "je suis fatigué <eos>");
        translation.step = 20;
        const WatchedSentence late{"i am tired", "je suis fatigué"};
        timeline.add(late, translation);
        QCOMPARE(timeline.history().moments().size(), std::size_t(20));
        QCOMPARE(timeline.moment()->epoch, 2.0);
        QCOMPARE(timeline.shown(late)->step, std::int64_t(20));
    }

    void playsFromTheFirstToTheNewest()
    {
        Timeline timeline;
        fill(timeline, 12);
        TimePlayer player(timeline);
        QSignalSpy playing(&player, &TimePlayer::playingChanged);
        std::vector<std::int64_t> seen;
        connect(&timeline, &Timeline::moved, this, [&] { seen.push_back(stepOf(timeline)); });
        player.play();
        QVERIFY(player.isPlaying());
        QCOMPARE(stepOf(timeline), std::int64_t(1));
        QTRY_VERIFY(!player.isPlaying());
        QVERIFY(timeline.isLive());
        QVERIFY(std::ranges::is_sorted(seen));
        QVERIFY(seen.size() > 3);
        QCOMPARE(seen.back(), std::int64_t(12));
        QCOMPARE(playing.count(), 2);
    }

    void goingElsewhereStopsPlaying()
    {
        Timeline timeline;
        TimePlayer player(timeline);
        player.play();
        QVERIFY2(!player.isPlaying(), "nothing to play");
        fill(timeline, 12);
        player.play();
        timeline.hold(8);
        QVERIFY(!player.isPlaying());
        QCOMPARE(stepOf(timeline), std::int64_t(8));
    }
};

ATTENTOSCOPE_TEST(TestTimeline, QCoreApplication);
#include "tst_timeline.moc"
