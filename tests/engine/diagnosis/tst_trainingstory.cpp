// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diagnosis/trainingstory.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

#include <cmath>
#include <random>

/// Events in the story of a watched sentence, found in its kept pictures. The test finds the expected events by trying
/// every moment.
class TestTrainingStory : public QObject
{
    Q_OBJECT

    using Told = std::set<std::pair<std::int64_t, std::string>>;

    static std::vector<ToldMoment> randomMoments(std::mt19937& random, std::size_t count)
    {
        const std::vector<std::string> vocabulary{"le", "chat", "noir"};
        const auto below = [&](std::size_t end) { return std::size_t(random() % end); };
        std::vector<ToldMoment> moments;
        std::int64_t step = 0;
        for (std::size_t at = 0; at < count; ++at) {
            ToldMoment moment{.step = step += 1 + std::int64_t(below(40))};
            // the last third is calm, because otherwise nothing would stay for good
            const bool isLate = 3 * at > 2 * count;
            for (std::size_t row = 0; row < (isLate ? 3 : 1 + below(4)); ++row) {
                moment.words.push_back(vocabulary[isLate && below(20) > 0 ? row % 3 : below(3)]);
                moment.lookedAt.push_back(vocabulary[isLate && below(20) > 0 ? row % 3 : below(3)]);
            }
            for (int head = 0; head < 12; ++head)
                moment.evenness.push_back(float(below(isLate ? 60 : 100)) / 100.0F);
            moments.push_back(moment);
        }
        return moments;
    }

    /// The definition: from this moment on everything is as at the end, and at the moment before it is not. Enough
    /// moments and steps follow.
    template <typename IsAsInTheEnd>
    static bool isForGoodFrom(const std::vector<ToldMoment>& moments, std::size_t at, const IsAsInTheEnd& isAsInTheEnd)
    {
        for (std::size_t later = at; later < moments.size(); ++later)
            if (!isAsInTheEnd(moments[later]))
                return false;
        return at > 0 && !isAsInTheEnd(moments[at - 1]) && moments.size() - at >= settledMoments
            && 5 * (moments.back().step - moments[at].step) >= moments.back().step;
    }

    template <typename List>
    static auto valueAt(const List& list, std::size_t index)
    {
        return index < list.size() ? std::optional(list[index]) : std::nullopt;
    }

    static Told told(const std::vector<StoryEvent>& events, StoryKind kind)
    {
        Told all;
        for (const auto& event : events)
            if (event.kind == kind)
                all.insert({event.step, event.sentence.text()});
        return all;
    }

    static QString difference(const Told& found, const Told& expected)
    {
        QStringList lines;
        for (const auto& [step, text] : found)
            if (!expected.contains({step, text}))
                lines << QStringLiteral("too much: ") + QString::fromStdString(text);
        for (const auto& [step, text] : expected)
            if (!found.contains({step, text}))
                lines << QStringLiteral("missing: ") + QString::fromStdString(text);
        return lines.join(QLatin1Char('\n'));
    }

private Q_SLOTS:
    void findsEveryWordThatStays()
    {
        std::mt19937 random(7);
        std::size_t found = 0;
        for (int round = 0; round < 200; ++round) {
            const auto moments = randomMoments(random, 1 + random() % 30);
            Told expected;
            for (std::size_t row = 0; row < moments.back().words.size(); ++row)
                for (std::size_t at = 0; at < moments.size(); ++at) {
                    const auto last = valueAt(moments.back().words, row);
                    if (!isForGoodFrom(moments, at, [&](const auto& one) { return valueAt(one.words, row) == last; }))
                        continue;
                    const auto before = valueAt(moments[at - 1].words, row);
                    const auto head = "Step " + std::to_string(moments[at].step) + ": word " + std::to_string(row + 1)
                        + " became “" + *last + "”, and stayed so. Before, ";
                    expected.insert({moments[at].step,
                        head + (before ? "it was “" + *before + "”." : "the sentence was shorter.")});
                }
            const auto events = told(trainingStory(moments, {}, {}), StoryKind::Word);
            QVERIFY2(events == expected, qPrintable(difference(events, expected)));
            found += events.size();
        }
        QVERIFY(found > 50);
    }

    /// Forced words never change, so the events are about the places of rows.
    void findsWhereRowsOfGivenWordsLook()
    {
        std::mt19937 random(8);
        std::size_t found = 0;
        for (int round = 0; round < 200; ++round) {
            auto moments = randomMoments(random, 1 + random() % 30);
            for (auto& moment : moments) {
                moment.forced = true;
                moment.words = {"je", "dors", "."};
                moment.lookedAt.resize(3, "i");
                if (random() % 8 == 0)
                    moment.lookedAt[random() % 3].clear(); // nowhere in particular
            }
            std::set<std::int64_t> expected;
            for (std::size_t row = 0; row < 3; ++row)
                for (std::size_t at = 0; at < moments.size() && !moments.back().lookedAt[row].empty(); ++at)
                    if (isForGoodFrom(moments, at,
                            [&](const auto& one) { return one.lookedAt[row] == moments.back().lookedAt[row]; }))
                        expected.insert(moments[at].step);
            const auto events = trainingStory(moments, {}, {});
            std::set<std::int64_t> steps;
            for (const auto& event : events) {
                QVERIFY(event.kind != StoryKind::Word);
                if (event.kind == StoryKind::Look)
                    steps.insert(event.step);
            }
            QCOMPARE(steps, expected);
            found += steps.size();
        }
        QVERIFY(found > 50);
    }

    void findsEveryHeadThatBecameSharp()
    {
        std::mt19937 random(9);
        const HeadCounts counts{.encoderLayers = 2, .decoderLayers = 2, .heads = 2};
        const std::vector<std::string> names{"Encoder head 1.1", "Encoder head 1.2", "Encoder head 2.1",
            "Encoder head 2.2", "Cross head 1.1", "Cross head 1.2", "Cross head 2.1", "Cross head 2.2",
            "Decoder head 1.1", "Decoder head 1.2", "Decoder head 2.1", "Decoder head 2.2"};
        std::size_t found = 0;
        for (int round = 0; round < 200; ++round) {
            const auto moments = randomMoments(random, 1 + random() % 30);
            Told expected;
            for (std::size_t head = 0; head < names.size(); ++head)
                for (std::size_t at = 0; at < moments.size(); ++at) {
                    const auto isSharp = [&](const auto& one) { return one.evenness[head] <= 0.6F; };
                    if (!isForGoodFrom(moments, at, isSharp))
                        continue;
                    auto first = at;
                    while (first < moments.size() && moments[first].evenness[head] > 0.5F)
                        ++first;
                    float most = 0.0F;
                    for (std::size_t before = 0; before < at; ++before)
                        most = std::max(most, moments[before].evenness[head]);
                    if (first < moments.size() && most >= 0.7F)
                        expected.insert({moments[first].step,
                            "Step " + std::to_string(moments[first].step) + ": " + names[head]
                                + " became sharp. Its rows are "
                                + std::to_string(std::lround(100.0F * moments[first].evenness[head]))
                                + " % as even as they could be; before, up to "
                                + std::to_string(std::lround(100.0F * most)) + " %."});
                }
            const auto events = told(trainingStory(moments, counts, {}), StoryKind::SharpHead);
            QVERIFY2(events == expected, qPrintable(difference(events, expected)));
            found += events.size();
        }
        QVERIFY(found > 50);
    }

    void tellsTheBestValidationAmongTheMoments()
    {
        const std::vector<ToldMoment> moments{{.step = 10}, {.step = 20}, {.step = 30}};
        const auto events = trainingStory(moments, {}, BestValidation{20, 0.5204, 81.26});
        QCOMPARE(events.size(), std::size_t(1));
        QCOMPARE(events.front().step, std::int64_t(20));
        QCOMPARE(events.front().sentence.text(), std::string("Step 20: validation was best. Loss 0.520, BLEU 81.3."));
        QCOMPARE(trainingStory(moments, {}, BestValidation{20, 0.5204, {}}).front().sentence.text(),
            std::string("Step 20: validation was best. Loss 0.520."));
        QVERIFY(trainingStory(moments, {}, BestValidation{31, 0.5, 1.0}).empty());
        QVERIFY(trainingStory({}, {}, BestValidation{20, 0.5, 1.0}).empty());
    }

    void eventsAreInOrder()
    {
        std::mt19937 random(10);
        const auto moments = randomMoments(random, 60);
        const auto events = trainingStory(
            moments, {.encoderLayers = 2, .decoderLayers = 2, .heads = 2}, BestValidation{moments[30].step, 0.5, 1.0});
        QVERIFY(std::ranges::is_sorted(events, {}, &StoryEvent::step));
    }

    /// Evenness is the entropy of a row in bits, divided by the entropy of an even row.
    void evennessIsEntropyOverItsMost()
    {
        const std::vector<float> weights{0.5F, 0.5F, 0.0F, 0.0F, 0.25F, 0.25F, 0.25F, 0.25F};
        const AttentionMap map{
            .rows = 2, .columns = 4, .weights = std::make_shared<const std::vector<float>>(weights), .centres = {}};
        QCOMPARE(rowEvenness(map), 0.75F); // 1 bit and 2 bits, of 2
        QCOMPARE(rowEvenness({}), 1.0F);
    }

    void evennessOfKeptHeadsIsThatOfTheirMaps()
    {
        std::mt19937 random(11);
        const HeadCounts counts{.encoderLayers = 2, .decoderLayers = 1, .heads = 3};
        std::vector<std::uint8_t> bytes(*keptWeights(counts, 5, 4));
        for (auto& byte : bytes)
            byte = std::uint8_t(random());
        const KeptHeads kept{counts, std::make_shared<const std::vector<std::uint8_t>>(bytes)};
        const auto evenness = headEvenness(kept, 5, 4);
        const auto maps = headMaps(kept, 5, 4);
        QCOMPARE(evenness.size(), maps.size());
        for (std::size_t head = 0; head < maps.size(); ++head) {
            const auto& map = maps[head].attention;
            double sum = 0.0;
            int rows = 0;
            for (std::size_t row = 0; row < map.rows; ++row) {
                const auto width = maps[head].id.kind == HeadKind::Decoder ? row + 1 : map.columns;
                double whole = 0.0, entropy = 0.0;
                for (std::size_t column = 0; column < width; ++column)
                    whole += double(map.at(row, column));
                for (std::size_t column = 0; column < width; ++column)
                    if (const double share = double(map.at(row, column)) / whole; share > 0.0)
                        entropy -= share * std::log2(share);
                if (width > 1)
                    sum += entropy / std::log2(double(width)), ++rows;
            }
            QVERIFY(std::abs(double(evenness[head]) - sum / rows) < 1e-5);
        }
        QVERIFY(headEvenness(kept, 6, 4).empty()); // the weights belong to another sentence
    }

    /// Goes from the last mark to the first. A mark joins the next one if both would be drawn too close together.
    void gathersWhatIsDrawnTooNear()
    {
        std::mt19937 random(12);
        for (int round = 0; round < 100; ++round) {
            std::vector<StoryEvent> events(random() % 60);
            for (auto& event : events)
                event.step = std::int64_t(random() % 400);
            std::ranges::sort(events, {}, &StoryEvent::step);
            const double apart = double(1 + random() % 30);
            const auto marks = storyMarks(events, [](std::int64_t step) { return double(step) / 2.0; }, apart);
            std::size_t count = 0;
            for (std::size_t mark = 0; mark < marks.size(); ++mark) {
                QCOMPARE(marks[mark].step, marks[mark].events.back().step);
                if (mark > 0)
                    QVERIFY(double(marks[mark].step - marks[mark - 1].step) / 2.0 >= apart);
                for (const auto& event : marks[mark].events) {
                    QCOMPARE(event.step, events[count++].step);
                    QVERIFY(double(marks[mark].step - event.step) / 2.0 < apart);
                }
            }
            QCOMPARE(count, events.size());
        }
    }
};

ATTENTOSCOPE_TEST(TestTrainingStory, QCoreApplication);
#include "tst_trainingstory.moc"
