// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "engine/types/heads.h"
#include "smalltrainings.h"
#include "tests/support/testprogram.h"

namespace {

const std::vector<AttentionHead> someHeads{{HeadKind::Encoder, 1, 2}, {HeadKind::Cross, 2, 3}};

TrainingRequest transformer(std::int64_t steps)
{
    auto request =
        requestFor(steps, {}, {{"embedding_size", "16"}, {"batch_size", "16"}, {"validation_epochs", "100"}});
    request.preset = "transformer-tiny";
    return request;
}

std::unique_ptr<Session> trained(std::int64_t steps)
{
    auto session = sessionWith("reverse", 200);
    valueOf(session->startTraining(transformer(steps)));
    losses(*session);
    return session;
}

Translation translated(Session& session, const TranslationRequest& request)
{
    return valueOf(session.translate(request, {}, {}));
}

MeasuredSentences measured(Session& session, const SentencesRequest& request)
{
    valueOf(session.measureSentences(request, {}));
    for (;;) {
        const auto part = valueOf(session.advanceSentences(std::chrono::milliseconds(0), {}));
        if (part.complete)
            return part;
    }
}

EvaluationRequest evaluation(const QTemporaryDir& folder)
{
    QFile file(folder.filePath("pairs.tsv"));
    if (!file.open(QIODevice::WriteOnly) || file.write("a b c\tc b a\nd e\te d\nf g h i\ti h g f\n") < 0)
        qFatal("no file");
    return EvaluationRequest{.data = {.source = file.fileName().toStdString()}};
}

template <typename Answer>
void isRefused(const Answer& answer)
{
    QVERIFY(!answer);
    QVERIFY(answer.error().code == ErrorCode::InvalidSetting);
    QVERIFY(!answer.error().message.text().empty());
}

} // namespace

/// Switching heads off for one request, as seen from outside of the engine.
class TestHeadsOff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_session = trained(30); }

    void aTranslationSaysWhatItIsWithout()
    {
        TranslationRequest request{.source = "a b c d"};
        const auto before = translated(*m_session, request);
        QVERIFY(before.switchedOff.empty() && !before.whole);
        request.switchedOff = someHeads;
        request.whole = WholeModel::Measure;
        request.beam = 2;
        request.beamAnswer = BeamAnswer::Whole;
        QVERIFY(translated(*m_session, request).switchedOff == someHeads);
        request.beam = 1;
        const auto without = translated(*m_session, request);
        QVERIFY(without.switchedOff == someHeads);
        QVERIFY(without.score != before.score);
        QVERIFY(without.whole);
        QCOMPARE(without.whole->score, before.score);
        QCOMPARE(without.whole->text, before.text);
        request.forcedTarget = "d c b a";
        QVERIFY(translated(*m_session, request).switchedOff == someHeads);
        const auto all = m_session->translateAll({request, request}, {}, {});
        QVERIFY(all && all->back().switchedOff == someHeads);
        QVERIFY(
            // rounding depends on the number of rows
            std::abs(all->back().score - without.score) < 1e-5 * std::abs(without.score));
        QCOMPARE(translated(*m_session, {.source = "a b c d"}).score, before.score);
    }

    void sentencesAreMeasuredWithAndWithout()
    {
        const auto before = measured(*m_session, {});
        QVERIFY(!before.whole);
        SentencesRequest request{.switchedOff = someHeads};
        const auto without = measured(*m_session, request);
        QVERIFY(!without.whole);
        request.whole = WholeModel::Measure;
        const auto both = measured(*m_session, request);
        QVERIFY(both.whole);
        QCOMPARE(both.whole->loss, before.loss);
        QCOMPARE(both.whole->bleu, before.bleu);
        QCOMPARE(*both.loss, *without.loss);
        QVERIFY(*both.loss != *before.loss);
        QCOMPARE(*measured(*m_session, {}).loss, *before.loss);
    }

    void totalsAreThoseOfTheTableAndTheLossComesFirst()
    {
        SentencesRequest request{.switchedOff = someHeads, .whole = WholeModel::Measure};
        const auto listed = measured(*m_session, request);
        request.measure = SentenceMeasure::Totals;
        QVERIFY(m_session->measureSentences(request, {}));
        std::vector<MeasuredSentences> parts;
        while (parts.empty() || !parts.back().complete) {
            auto part = m_session->advanceSentences(std::chrono::milliseconds(0), {});
            QVERIFY2(part, part ? "" : part.error().message.c_str());
            QVERIFY(part->sentences.empty());
            parts.push_back(std::move(*part));
        }
        const auto& last = parts.back();
        const auto isClose = [](double one, double other) { return std::abs(one - other) < 1e-5 * std::abs(other); };
        QVERIFY(isClose(*last.loss, *listed.loss)
            && isClose(*last.whole->loss, *listed.whole->loss)); // rounding depends on the number of rows
        QCOMPARE(last.bleu, listed.bleu);
        QCOMPARE(last.whole->bleu, listed.whole->bleu);
        const auto first = std::ranges::find_if(parts, [](const auto& part) { return part.loss.has_value(); });
        QVERIFY(!first->complete && !first->bleu && !first->whole);
        QCOMPARE(first->loss, last.loss);
        const auto both = std::ranges::find_if(parts, [](const auto& part) { return part.whole.has_value(); });
        QVERIFY(both > first && !both->complete && !both->bleu && !both->whole->bleu);
        QCOMPARE(both->loss, last.loss);
        QCOMPARE(both->whole->loss, last.whole->loss);
        request.switchedOff.clear(); // nothing is off, so there is only one result
        const auto whole = measured(*m_session, request);
        QVERIFY(!whole.whole);
        QCOMPARE(whole.loss, last.whole->loss);
        QCOMPARE(whole.bleu, last.whole->bleu);
    }

    void theTableHasWhatAnEvaluationHas()
    {
        const QTemporaryDir folder;
        auto request = evaluation(folder);
        request.eachHeadOff = EachHeadOff::Measure;
        double done = 0.0;
        const auto table = m_session->evaluate(request,
            [&](double now) {
                QVERIFY(now >= done);
                done = now;
            },
            {});
        QVERIFY2(table, table ? "" : table.error().message.c_str());
        QCOMPARE(done, 1.0);
        QCOMPARE(table->heads.size(), std::size_t(3 * 2 * 4));
        request.eachHeadOff = EachHeadOff::LeaveOut;
        QCOMPARE(m_session->evaluate(request, {}, {})->loss, table->loss);
        for (const std::size_t place : {std::size_t(1), std::size_t(14)}) {
            request.switchedOff = {table->heads[place].head};
            const auto alone = m_session->evaluate(request, {}, {});
            QVERIFY(alone);
            QVERIFY(table->heads[place].without);
            QCOMPARE(table->heads[place].without->loss, alone->loss);
            QCOMPARE(*table->heads[place].without->bleu, *alone->bleu);
            QVERIFY(alone->loss != table->loss);
        }
        request.eachHeadOff = EachHeadOff::Measure;
        std::stop_source stop;
        const auto stopped = m_session->evaluate(
            request, [&](double now) { now > 0.2 ? (void)stop.request_stop() : void(); }, stop.get_token());
        QVERIFY(stopped && !stopped->heads.back().without);
    }

    void trainingNoticesNothing()
    {
        const QTemporaryDir folder;
        auto alone = sessionWith("reverse", 200);
        QVERIFY(alone->startTraining(transformer(12)));
        const auto expected = losses(*alone);
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(transformer(12)));
        const auto actual = losses(*session, [&] {
            translated(*session, {.source = "a b c", .switchedOff = someHeads, .whole = WholeModel::Measure});
            SentencesRequest request{.switchedOff = someHeads};
            measured(*session, request);
            auto asked = evaluation(folder);
            asked.switchedOff = someHeads;
            QVERIFY(session->evaluate(asked, {}, {}));
        });
        QCOMPARE(actual, expected);
    }

    void whatThereIsNotIsRefused()
    {
        const QTemporaryDir folder;
        auto recurrent = sessionWith("reverse", 100);
        QVERIFY(recurrent->startTraining(requestFor(1)));
        losses(*recurrent);
        const TranslationRequest translation{.source = "a b", .switchedOff = {{HeadKind::Cross, 9, 1}}};
        SentencesRequest sentences{.switchedOff = translation.switchedOff};
        auto evaluated = evaluation(folder);
        evaluated.switchedOff = translation.switchedOff;
        auto each = evaluation(folder);
        each.eachHeadOff = EachHeadOff::Measure;
        for (auto* session : {m_session.get(), recurrent.get()}) {
            isRefused(session->translate(translation, {}, {}));
            isRefused(session->translateAll({translation}, {}, {}));
            isRefused(session->measureSentences(sentences, {}));
            isRefused(session->evaluate(evaluated, {}, {}));
        }
        isRefused(recurrent->evaluate(each, {}, {}));
    }

    void headsAreWrittenAndRead()
    {
        for (const AttentionHead head : {AttentionHead{HeadKind::Encoder, 1, 2}, AttentionHead{HeadKind::Cross, 12, 3},
                 AttentionHead{HeadKind::Decoder, 2, 16}})
            QVERIFY(headFromText(headText(head)) == head);
        QCOMPARE(headText({HeadKind::Cross, 2, 3}), std::string("cross.2.3"));
        for (const char* text : {"", "cross", "cross.", "cross.2", "cross.2.", "cross.0.1", "cross.1.0", "cross.1.2.3",
                 "cross.1.2x", "Cross.1.2", "2.3", "self.1.1", "cross.-1.2", "cross. 1.2", "cross.99999999999.1"})
            QVERIFY2(!headFromText(text), text);
    }

private:
    std::unique_ptr<Session> m_session; ///< has a small Transformer
};

ATTENTOSCOPE_TEST(TestHeadsOff, QCoreApplication);
#include "tst_headsoff.moc"
