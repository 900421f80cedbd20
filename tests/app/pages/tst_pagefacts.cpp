// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/pagefacts.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

/// The facts that a session adds to the page of its run.
class TestPageFacts : public QObject
{
    Q_OBJECT

    static std::unique_ptr<Session> trained(const char* preset, std::vector<KeyValue> settings)
    {
        auto session = tests::sessionWith("tiny-french", 200);
        TrainingRequest request{.preset = preset, .settings = std::move(settings), .limit = {.steps = 3}};
        if (!session->startTraining(request))
            qFatal("it did not start");
        tests::losses(*session);
        return session;
    }

    static RunPage pageOf(const std::string& source, std::optional<std::string> target = std::nullopt)
    {
        RunPage page;
        page.sentences.push_back({.sentence = {source, std::move(target)}});
        return page;
    }

private slots:
    void eachRowOfARecurrentModelIsTakenApart()
    {
        const auto session = trained("recommended", {{"hidden_size", "8"}, {"embedding_size", "8"}});
        auto page = pageOf("the black cat sleeps");
        QVERIFY(addArithmetic(page, *session, {}));
        QCOMPARE(page.arithmeticStep, std::optional<std::int64_t>(3));
        const auto& sentence = page.sentences.front();
        QCOMPARE(sentence.moments.size(), std::size_t(1));
        const auto& map = sentence.moments.front().translation.attention;
        QCOMPARE(sentence.arithmetic.size(), map.rows);
        for (const auto& row : sentence.arithmetic) {
            QVERIFY(!row.terms.empty());
            for (std::size_t column = 0; column < map.columns; ++column) {
                QVERIFY(std::abs(row.arithmetic.weights[column] - map.at(row.row, column)) < 1e-5F);
                QVERIFY(map.at(row.row, column) <= map.at(row.row, row.column));
            }
        }
    }

    void eachHeadHasItsRowsAndOneCellWhole()
    {
        const auto session = trained("transformer-tiny", {{"layers", "1"}, {"heads", "2"}});
        auto page = pageOf("the black cat sleeps");
        QVERIFY(addArithmetic(page, *session, {}));
        const auto& sentence = page.sentences.front();
        const auto& heads = sentence.moments.front().translation.heads;
        QCOMPARE(heads.size(), std::size_t(6));
        QVERIFY(!sentence.moments.front().heads.isEmpty());
        QVERIFY(sentence.arithmetic.front().head->kind == HeadKind::Cross); // cross heads come first
        for (const auto& head : heads) {
            std::size_t rows = 0, whole = 0;
            for (const auto& row : sentence.arithmetic)
                if (row.head == head.id) {
                    ++rows;
                    whole += row.terms.empty() ? 0 : 1;
                }
            QCOMPARE(rows, head.attention.rows);
            QCOMPARE(whole, std::size_t(1));
        }
    }

    void theMomentOfTheWeightsIsRenewed()
    {
        const auto session = trained("recommended", {{"hidden_size", "8"}, {"embedding_size", "8"}});
        auto page = pageOf("the black cat sleeps");
        for (const std::int64_t step : {1, 3, 5})
            page.sentences.front().moments.push_back({.step = step, .sentence = page.sentences.front().sentence});
        QVERIFY(addArithmetic(page, *session, {}));
        const auto& moments = page.sentences.front().moments;
        QCOMPARE(moments.size(), std::size_t(3));
        QVERIFY(!moments[1].translation.target.empty());
        QVERIFY(moments[0].translation.target.empty());
    }

    void aModelWithoutAttentionHasNoArithmetic()
    {
        const auto session = trained("no-attention", {{"hidden_size", "8"}, {"embedding_size", "8"}});
        auto page = pageOf("the black cat sleeps");
        QVERIFY(addArithmetic(page, *session, {}));
        QVERIFY(page.sentences.front().arithmetic.empty());
        QCOMPARE(page.sentences.front().moments.size(), std::size_t(1));
    }

    void linksAreOutlinedWhereAMomentHasTheWordsOfAPair()
    {
        const auto session = trained("recommended", {{"hidden_size", "8"}, {"embedding_size", "8"}});
        QVERIFY(session->measureSentences({.measure = SentenceMeasure::Links}, {}));
        const auto pairs = valueOf(session->advanceSentences(std::chrono::seconds(10), {})).sentences;
        QVERIFY(!pairs.empty());
        const auto& pair = pairs.front();
        auto page = pageOf(pair.text.source, pair.text.target);
        page.sentences.push_back({.sentence = {"the black cat sleeps", std::nullopt}});
        QVERIFY(addArithmetic(page, *session, {}));
        QVERIFY(addLinks(page, *session, {}, {}));
        const auto& gold = page.sentences[0].moments.front().translation.gold;
        QVERIFY(gold);
        QCOMPARE(gold->sure.size(), pair.aligned->gold->sure.size());
        QVERIFY(!page.sentences[1].moments.front().translation.gold);
    }
};

ATTENTOSCOPE_TEST(TestPageFacts, QCoreApplication);
#include "tst_pagefacts.moc"
