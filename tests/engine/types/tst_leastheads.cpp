// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/leastheads.h"
#include "tests/support/testprogram.h"

namespace {

using Heads = std::vector<AttentionHead>;
/// The BLEU and the loss of a model without these heads.
using Scores = std::function<std::pair<double, double>(const Heads& off)>;

HeadTrials answerTo(const HeadTrialsRequest& request, const Scores& scores)
{
    HeadTrials answer{.step = 7, .sentences = 3, .trials = {}};
    const auto add = [&](const std::optional<AttentionHead>& head) {
        auto off = request.switchedOff;
        if (head)
            off.push_back(*head);
        const auto [bleu, loss] = scores(off);
        answer.trials.push_back({head, bleu, loss});
    };
    for (const auto& head : request.tried)
        add(head);
    if (request.tried.empty())
        add({});
    return answer;
}

LeastHeads foundAmong(const Heads& heads, std::size_t atOnce, const Scores& scores)
{
    LeastHeadsSearch search({}, heads);
    while (const auto request = search.next(atOnce)) {
        if (request->tried.size() > atOnce)
            return {};
        search.add(answerTo(*request, scores));
    }
    return search.found();
}

Heads someHeads(int count)
{
    Heads heads;
    for (int head = 1; head <= count; ++head)
        heads.push_back({HeadKind::Cross, 1, head});
    return heads;
}

} // namespace

class TestLeastHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Each head is worth its number. Several heads together are worth more than their sum.
    void takesTheCheapestHeadFirst()
    {
        const auto scores = [](const Heads& off) {
            double cost = 0.0;
            for (const auto& head : off)
                cost += 0.02 * head.head * static_cast<double>(off.size());
            return std::pair(30.0 - cost, 1.0);
        };
        for (const std::size_t atOnce : {1, 2, 3, 100}) {
            const auto found = foundAmong(someHeads(6), atOnce, scores);
            // 0.02, 0.12, 0.36, and then 0.8
            QCOMPARE(found.curve.size(), std::size_t(4));
            for (int head = 1; head <= 4; ++head)
                QCOMPARE(
                    found.curve[static_cast<std::size_t>(head) - 1].head, (AttentionHead{HeadKind::Cross, 1, head}));
            QCOMPARE(found.kept, (Heads{{HeadKind::Cross, 1, 4}, {HeadKind::Cross, 1, 5}, {HeadKind::Cross, 1, 6}}));
            QVERIFY(found.costsTooMuch(found.curve.back()) && !found.costsTooMuch(found.curve[2]));
            QCOMPARE(found.whole.bleu, 30.0);
            QCOMPARE(found.step, 7);
        }
    }

    /// The search gives the same as trying every head in every round.
    void isGreedy()
    {
        const auto scores = [](const Heads& off) {
            std::size_t mixed = 17;
            for (const auto& head : off)
                mixed = mixed * 31 + static_cast<std::size_t>(head.head) * 101;
            return std::pair(30.0 - 0.06 * static_cast<double>(off.size()) - static_cast<double>(mixed % 13) / 100.0,
                static_cast<double>(mixed % 7));
        };
        Heads left = someHeads(9), off;
        std::vector<AttentionHead> expected;
        while (!left.empty()) {
            std::map<std::pair<double, double>, AttentionHead> tried;
            for (const auto& head : left) {
                auto more = off;
                more.push_back(head);
                const auto [bleu, loss] = scores(more);
                tried.emplace(std::pair(-bleu, loss), head);
            }
            const auto& [cost, head] = *tried.begin();
            expected.push_back(head);
            if (-cost.first < scores({}).first - leastHeadsTolerance)
                break;
            off.push_back(head);
            std::erase(left, head);
        }
        const auto found = foundAmong(someHeads(9), 4, scores);
        QCOMPARE(found.curve.size(), expected.size());
        for (std::size_t round = 0; round < expected.size(); ++round)
            QCOMPARE(found.curve[round].head, expected[round]);
        QCOMPARE(found.kept, left);
    }

    void ofEqualBleuTheSmallerLossGoes()
    {
        const auto found = foundAmong(someHeads(3), 10, [](const Heads& off) {
            return std::pair(off.size() < 2 ? 30.0 : 20.0, off.empty() || off.front().head != 2 ? 1.0 : 0.5);
        });
        QCOMPARE(found.curve.front().head, (AttentionHead{HeadKind::Cross, 1, 2}));
        QCOMPARE(found.kept.size(), std::size_t(2));
    }

    void endsWhereNoHeadIsLeft()
    {
        const auto found = foundAmong(someHeads(3), 10, [](const Heads&) { return std::pair(30.0, 1.0); });
        QCOMPARE(found.curve.size(), std::size_t(3));
        QVERIFY(found.kept.empty());
        QVERIFY(foundAmong({}, 10, [](const Heads&) { return std::pair(30.0, 1.0); }).curve.empty());
    }

    void knowsTheHeadsOfAModel()
    {
        ModelConfiguration model;
        QVERIFY(allHeads(model).empty());
        model.architecture = Architecture::Transformer;
        model.layers = 2;
        model.decoderLayers = 1;
        model.heads = 3;
        const auto heads = allHeads(model);
        QCOMPARE(heads.size(), std::size_t(3 * (2 + 1 + 1)));
        QVERIFY(std::ranges::is_sorted(heads));
        QVERIFY(std::ranges::all_of(heads, [&](const AttentionHead& head) { return hasHead(model, head); }));
    }
};

ATTENTOSCOPE_TEST(TestLeastHeads, QCoreApplication);
#include "tst_leastheads.moc"
