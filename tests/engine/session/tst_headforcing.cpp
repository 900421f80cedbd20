// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "engine/types/constraints.h"
#include "engine/types/translation.h"
#include "smalltrainings.h"
#include "tests/support/testprogram.h"

namespace {

const std::vector<ForcedRow> someRows{{1, 2, AttentionHead{HeadKind::Cross, 2, 3}},
    {3, 1, AttentionHead{HeadKind::Encoder, 1, 1}}, {2, 0, AttentionHead{HeadKind::Decoder, 1, 4}}};

TrainingRequest littleTransformer(std::int64_t steps, const std::string& folder = {})
{
    auto request =
        requestFor(steps, folder, {{"embedding_size", "16"}, {"batch_size", "16"}, {"validation_epochs", "100"}});
    request.preset = "transformer-tiny";
    return request;
}

Translation answerTo(Session& session, const TranslationRequest& request)
{
    return valueOf(session.translate(request, {}, {}));
}

TranslationRequest forcedRequest(const std::vector<ForcedRow>& rows = someRows)
{
    TranslationRequest request{.source = "a b c d", .heads = HeadsAnswer::All};
    request.constraints.rows = rows;
    return request;
}

/// Words are forced too, so that the translation has all of these rows.
TranslationRequest longRequest()
{
    auto request = forcedRequest();
    request.constraints.words = {{0, "d"}, {1, "c"}, {2, "b"}};
    return request;
}

const AttentionMap& mapOf(const Translation& translation, const AttentionHead& head)
{
    for (const auto& [id, map] : translation.heads)
        if (id == head)
            return map;
    qFatal("no such head");
}

void verifyForced(const Translation& translation)
{
    QVERIFY(translation.forcedHeads == someRows);
    for (const auto& row : someRows)
        QCOMPARE(mapOf(translation, *row.head).at(row.position, row.column), 1.0F);
}

} // namespace

/// Rows of single heads that are forced for one request, from the outside of the engine.
class TestHeadForcing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_session = sessionWith("reverse", 200);
        for (const char* name : {"one", "other"}) {
            QVERIFY(m_session->startTraining(littleTransformer(30, m_folder.filePath(name).toStdString())));
            losses(*m_session);
        }
    }

    void aTranslationHasWhatIsForced()
    {
        auto free = longRequest();
        free.constraints.rows.clear();
        const auto before = answerTo(*m_session, free);
        const auto forced = answerTo(*m_session, longRequest());
        verifyForced(forced);
        QVERIFY(forced.score != before.score);
        QCOMPARE(answerTo(*m_session, free).score, before.score);
        const DissectionRequest request{1, forced, 1, 0, someRows.front().head};
        const auto dissected = m_session->dissect(request);
        QVERIFY(dissected && dissected->forcedColumn == someRows.front().column);
    }

    void aGivenTargetIsReadWithIt()
    {
        auto request = forcedRequest();
        request.forcedTarget = "d c b a";
        const auto given = answerTo(*m_session, request);
        verifyForced(given);
        request.constraints = {};
        QVERIFY(answerTo(*m_session, request).score != given.score);
        request.constraints.rows = {{5, 0, someRows.front().head}}; // five rows with the end mark
        const auto refused = m_session->translate(request, {}, {});
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.text().find("its map has 5 rows") != std::string::npos,
            refused.error().message.c_str());
    }

    void itIsComparedWithTheWholeModelForcedToo()
    {
        auto request = forcedRequest();
        const auto expected = answerTo(*m_session, request);
        request.switchedOff = {{HeadKind::Cross, 1, 1}};
        request.whole = WholeModel::Measure;
        const auto without = answerTo(*m_session, request);
        QVERIFY(without.whole);
        QCOMPARE(without.whole->score, expected.score);
        QVERIFY(without.score != expected.score);
    }

    void aBeamNamesItInEachHypothesis()
    {
        auto request = forcedRequest();
        request.beam = 3;
        request.beamAnswer = BeamAnswer::Whole;
        request.constraints.rows.resize(1);
        request.constraints.rows.front().position = 0;
        const auto translation = answerTo(*m_session, request);
        QVERIFY(translation.beam && translation.beam->hypotheses.size() > 1);
        for (const auto& hypothesis : translation.beam->hypotheses) {
            QVERIFY(hypothesis.translation.forcedHeads == request.constraints.rows);
            QCOMPARE(mapOf(hypothesis.translation, *someRows.front().head).at(0, 2), 1.0F);
        }
    }

    void trainingNoticesNothing()
    {
        auto alone = sessionWith("reverse", 200);
        QVERIFY(alone->startTraining(littleTransformer(12)));
        const auto expected = losses(*alone);
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(littleTransformer(12)));
        QCOMPARE(losses(*session, [&] { answerTo(*session, forcedRequest()); }), expected);
    }

    void whatThereIsNotIsRefused()
    {
        const auto isRefused = [](const auto& answer, const char* told) {
            QVERIFY(!answer);
            QVERIFY(answer.error().code == ErrorCode::InvalidSetting);
            QVERIFY2(answer.error().message.text().find(told) != std::string::npos, answer.error().message.c_str());
        };
        isRefused(m_session->translate(forcedRequest({{0, 0, AttentionHead{HeadKind::Cross, 9, 1}}}), {}, {}), "9.1");
        isRefused(m_session->translateAll({forcedRequest(), forcedRequest()}, {}, {}), "one sentence at a time");
        auto given = forcedRequest({{0, 0}});
        given.forcedTarget = "d c b a";
        isRefused(m_session->translate(given, {}, {}), "no single word can be forced");
        auto recurrent = sessionWith("reverse", 100);
        QVERIFY(recurrent->startTraining(requestFor(1)));
        losses(*recurrent);
        isRefused(recurrent->translate(forcedRequest(), {}, {}), "only a Transformer");
        const auto together = createSession({.threads = 1});
        QVERIFY(
            together->openTogether({m_folder.filePath("one").toStdString(), m_folder.filePath("other").toStdString()}));
        isRefused(together->translate(forcedRequest(), {}, {}), "Several models");
        QVERIFY(together->translate(forcedRequest({{1, 2}}), {}, {})); // a row of all heads can be forced
        auto stale = answerTo(*m_session, longRequest());
        stale.forcedHeads.front().head->layer = 5;
        isRefused(m_session->dissect({1, stale, 0, 0, AttentionHead{HeadKind::Encoder, 1, 1}}), "5.3");
    }

    void rowsAreWrittenAndRead()
    {
        auto rows = someRows;
        rows.push_back({11, 4});
        for (const auto& row : rows)
            QVERIFY(forcedRowFromText(forcedRowText(row)) == row);
        QCOMPARE(forcedRowText(someRows.front()), std::string("cross.2.3:2:3"));
        QCOMPARE(forcedRowText(rows.back()), std::string("12:5"));
        for (const char* text : {"", ":", "1", "1:", ":1", "0:1", "1:0", "1:2:3", "1:2x", "-1:2", "1: 2", "cross.2:1:1",
                 "cross.2.3:1", "cross.2.3:1:0", "cross.2.3::1", "cross.2.3:1:1:1", "99999999999999999999:1", "1.5:1"})
            QVERIFY2(!forcedRowFromText(text), text);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session; ///< has a small Transformer
};

ATTENTOSCOPE_TEST(TestHeadForcing, QCoreApplication);
#include "tst_headforcing.moc"
