// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/timeline/snapshothistory.h"

/// The kept moments of a training, and those that are removed when there are too many.
class TestSnapshotHistory : public QObject
{
    Q_OBJECT

    const WatchedSentence m_first{"we sleep .", "nous dormons ."};
    const WatchedSentence m_second{"i am tired .", std::nullopt};

    static WatchedSnapshot snapshotOf(const WatchedSentence& sentence, std::int64_t step, float weight = 0.9F)
    {
        auto translation = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
        auto weights = *translation.attention.weights;
        weights.front() = weight;
        translation.attention.weights = std::make_shared<const std::vector<float>>(std::move(weights));
        translation.step = step;
        return {.step = step, .translation = translation, .epoch = double(step) / 100.0, .sentence = sentence};
    }

    static bool has(const SnapshotHistory& history, std::int64_t step)
    {
        return std::ranges::binary_search(history.moments(), step, {}, &Moment::step);
    }

    static std::vector<std::int64_t> stepsOf(const SnapshotHistory& history)
    {
        std::vector<std::int64_t> steps;
        for (const auto& moment : history.moments())
            steps.push_back(moment.step);
        return steps;
    }

private slots:
    void givesBackWhatItWasGiven()
    {
        SnapshotHistory history;
        auto given = snapshotOf(m_first, 7, 0.25F);
        given.translation.probabilities = {0.1F, 0.2F, 0.3F, 0.4F};
        given.translation.attention.centres = {1.0F, 2.0F, 3.0F, 4.0F};
        given.translation.attention.windowRadius = 2.0F;
        given.translation.score = -3.5;
        given.translation.forced = true;
        history.add(given);
        const auto shown = history.at(m_first, 7);
        QVERIFY(shown);
        QCOMPARE(shown->step, std::int64_t(7));
        QCOMPARE(shown->source.front().text, std::string("we"));
        QVERIFY(shown->target.back().special);
        QCOMPARE(shown->text, given.translation.text);
        QCOMPARE(shown->probabilities, given.translation.probabilities);
        QCOMPARE(*shown->attention.weights, *given.translation.attention.weights);
        QCOMPARE(shown->attention.centres, given.translation.attention.centres);
        QCOMPARE(shown->attention.windowRadius, 2.0F);
        QCOMPARE(shown->score, -3.5);
        QVERIFY(shown->forced);
        QCOMPARE(history.moments().front().epoch, 0.07);
    }

    void showsTheNewestUpToAStepOtherwiseTheOldest()
    {
        SnapshotHistory history;
        history.add(snapshotOf(m_first, 10));
        history.add(snapshotOf(m_first, 20));
        history.add(snapshotOf(m_second, 20));
        history.add(snapshotOf(m_first, 30));
        QCOMPARE(history.moments().size(), std::size_t(3));
        QCOMPARE(history.at(m_first, 29)->step, std::int64_t(20));
        QCOMPARE(history.at(m_second, 30)->step, std::int64_t(20));
        QCOMPARE(history.at(m_second, 10)->step, std::int64_t(20)); // the second sentence was not watched at step 10
        QCOMPARE(history.firstStepOf(m_second), std::optional<std::int64_t>(20));
        QVERIFY(!history.firstStepOf({"never seen", std::nullopt}));
        QVERIFY(!history.at({"never seen", std::nullopt}, 20));
        QVERIFY2(!history.at({m_first.source, std::nullopt}, 20), "forced and free are two sentences");
    }

    void oneStepIsKeptOnce()
    {
        SnapshotHistory history;
        history.add(snapshotOf(m_first, 5, 0.1F));
        const auto bytes = history.bytes();
        history.add(snapshotOf(m_first, 5, 0.6F));
        QCOMPARE(history.moments().size(), std::size_t(1));
        QCOMPARE(history.bytes(), bytes);
        QCOMPARE(history.at(m_first, 5)->attention.at(0, 0), 0.6F);
    }

    void takesItsPlaceWhenItComesLate()
    {
        SnapshotHistory history;
        history.add(snapshotOf(m_first, 10));
        history.add(snapshotOf(m_first, 30));
        history.add(snapshotOf(m_second, 20));
        QCOMPARE(stepsOf(history), (std::vector<std::int64_t>{10, 20, 30}));
        QCOMPARE(history.at(m_first, 20)->step, std::int64_t(10));
    }

    void findsTheNearest()
    {
        SnapshotHistory history;
        for (const int step : {10, 20, 40})
            history.add(snapshotOf(m_first, step));
        QCOMPARE(history.nearest(-5), std::size_t(0));
        QCOMPARE(history.nearest(16), std::size_t(1));
        QCOMPARE(history.nearest(29), std::size_t(1));
        QCOMPARE(history.nearest(31), std::size_t(2));
        QCOMPARE(history.nearest(999), std::size_t(2));
    }

    void keepsEverythingUpToTheCap()
    {
        SnapshotHistory history({.moments = 100});
        for (int step = 1; step <= 100; ++step)
            history.add(snapshotOf(m_first, step));
        QCOMPARE(history.moments().size(), std::size_t(100));
        history.add(snapshotOf(m_first, 101));
        QCOMPARE(history.moments().size(), std::size_t(100));
    }

    void thinsInTheLogarithmOfTheStep()
    {
        constexpr std::size_t cap = 60;
        constexpr int steps = 20'000;
        SnapshotHistory history({.moments = cap});
        for (int step = 1; step <= steps; ++step)
            history.add(snapshotOf(m_first, step));
        QCOMPARE(history.moments().size(), cap);
        for (const int early : {1, 2, 3, 4})
            QVERIFY2(has(history, early), qPrintable(QString::number(early)));
        QVERIFY(has(history, steps));
        // The distances between neighbours are at most three times those of an even spread.
        const double even = std::log(double(steps)) / double(cap - 1);
        const auto kept = stepsOf(history);
        for (std::size_t i = 1; i < kept.size(); ++i) {
            const double distance = std::log(double(kept[i] + 1) / double(kept[i - 1] + 1));
            QVERIFY2(kept[i] - kept[i - 1] == 1 || distance < 3.0 * even, qPrintable(QString::number(kept[i])));
        }
    }

    void thinningIsDeterministic()
    {
        SnapshotHistory one({.moments = 30});
        SnapshotHistory other({.moments = 30});
        for (int step = 1; step <= 2'000; step += 1 + step % 3) {
            one.add(snapshotOf(m_first, step));
            other.add(snapshotOf(m_first, step));
        }
        QCOMPARE(stepsOf(one), stepsOf(other));
    }

    void keepsFirstLastBestPinnedAndHeld()
    {
        SnapshotHistory history({.moments = 12});
        for (int step = 3; step <= 3'000; ++step) {
            history.add(snapshotOf(m_first, step));
            if (step == 1'001)
                history.setBest(1'001);
            if (step == 1'503)
                history.setPinned(1'503, true);
            if (step == 1'507)
                history.setHeld(1'507);
        }
        for (const int step : {3, 1'001, 1'503, 1'507, 3'000})
            QVERIFY2(has(history, step), qPrintable(QString::number(step)));
        QCOMPARE(history.moments()[*history.best()].step, std::int64_t(1'001));
        QCOMPARE(history.moments().size(), std::size_t(12));
        history.setHeld(std::nullopt);
        history.setPinned(1'503, false);
        for (int step = 3'001; step <= 30'000; ++step)
            history.add(snapshotOf(m_first, step));
        QVERIFY(!has(history, 1'503) || !has(history, 1'507));
        QVERIFY(has(history, 1'001));
    }

    void manyPinsDoNotHang()
    {
        SnapshotHistory history({.moments = 5});
        for (int step = 1; step <= 20; ++step) {
            history.add(snapshotOf(m_first, step));
            history.setPinned(step, true);
        }
        QCOMPARE(history.moments().size(), std::size_t(20));
    }

    void staysWithinItsBytes()
    {
        SnapshotHistory history({.moments = 100'000, .bytes = 64U << 10U});
        for (int step = 1; step <= 2'000; ++step)
            for (const auto& sentence : {m_first, m_second})
                history.add(snapshotOf(sentence, step));
        QVERIFY(history.bytes() <= 64U << 10U);
        QVERIFY(history.moments().size() > 50);
        QVERIFY(has(history, 1) && has(history, 2'000));
        // Both sentences have the same moments.
        for (const auto& moment : history.moments())
            for (const auto& sentence : {m_first, m_second})
                QCOMPARE(history.at(sentence, moment.step)->step, moment.step);
    }

    void givesBackTheHeads()
    {
        auto translation = translationWithHeads(4, 3);
        translation.step = 5;
        WatchedSnapshot ofTraining{.step = 5, .translation = translation, .sentence = m_first};
        ofTraining.heads = keptHeads(translation);
        ofTraining.translation.heads.clear();
        SnapshotHistory history;
        history.add(ofTraining);
        const auto bytes = history.bytes();
        QVERIFY(bytes > ofTraining.heads.weights->size());
        const auto shown = history.at(m_first, 5);
        QCOMPARE(shown->heads.size(), translation.heads.size());
        QCOMPARE(shown->heads.front().id, translation.heads.front().id);
        QVERIFY(
            std::abs(shown->heads.back().attention.at(2, 1) - translation.heads.back().attention.at(2, 1)) < 0.002F);
        // Pictures that the window requested have exact weights. They take the same space.
        history.add({.step = 5, .translation = translation, .sentence = m_first});
        QCOMPARE(history.bytes(), bytes);
        QCOMPARE(history.at(m_first, 5)->heads.size(), translation.heads.size());
    }

    /// Three layers of eight heads, ten sentences of 20 words, 4,000 moments: what docs/runs.md promises.
    void allHeadsOfTenSentencesStayWithinTheCaps()
    {
        SnapshotHistory history;
        std::vector<WatchedSentence> sentences;
        for (int sentence = 0; sentence < 10; ++sentence)
            sentences.push_back({"sentence " + std::to_string(sentence), std::nullopt});
        auto translation = translationWithHeads(20, 20, {3, 8});
        const auto heads = keptHeads(translation);
        translation.heads.clear();
        std::size_t most = 0;
        for (int moment = 1; moment <= 4'000; ++moment)
            for (const auto& sentence : sentences) {
                WatchedSnapshot snapshot{.step = 5L * moment, .translation = translation, .sentence = sentence};
                // Each has weights of its own, as in a training.
                snapshot.heads = {heads.counts, std::make_shared<const std::vector<std::uint8_t>>(*heads.weights)};
                history.add(std::move(snapshot));
                most = std::max(most, history.bytes());
            }
        QVERIFY2(most <= SnapshotLimits{}.bytes, qPrintable(QString::number(most)));
        QVERIFY2(history.moments().size() > 300, qPrintable(QString::number(history.moments().size())));
        QVERIFY(has(history, 5) && has(history, 20'000));
        QCOMPARE(history.at(sentences.back(), 20'000)->heads.size(), std::size_t(72));
    }

    void aResumedRunForgetsWhatCameLater()
    {
        SnapshotHistory history;
        for (int step = 1; step <= 50; ++step)
            history.add(snapshotOf(m_first, step));
        history.setBest(45);
        history.setPinned(48, true);
        history.setPinned(12, true);
        history.cutAfter(40);
        QCOMPARE(history.moments().back().step, std::int64_t(40));
        QVERIFY(!history.best());
        QCOMPARE(history.pinned(), std::set<std::int64_t>{12});
        QCOMPARE(history.at(m_first, 50)->step, std::int64_t(40));
        history.clear();
        QVERIFY(history.isEmpty());
        QCOMPARE(history.bytes(), std::size_t(0));
    }
};

ATTENTOSCOPE_TEST(TestSnapshotHistory, QCoreApplication);
#include "tst_snapshothistory.moc"
