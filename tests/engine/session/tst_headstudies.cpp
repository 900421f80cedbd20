// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "smalltrainings.h"
#include "tests/support/testprogram.h"

#include <QTemporaryFile>

/// Studies of heads in the validation sentences. They are requested in parts.
class TestHeadStudies : public QObject
{
    Q_OBJECT

    std::unique_ptr<Session> m_session;

    HeadPatterns part(std::size_t first, std::size_t count)
    {
        return valueOf(
            m_session->measurePatterns({.sample = {.sentences = 9}, .first = first, .count = count}, {}, {}));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_session = sessionWith("reverse", 200);
        auto request = requestFor(3, {}, {{"embedding_size", "16"}, {"validation_epochs", "100"}});
        request.preset = "transformer-tiny";
        valueOf(m_session->startTraining(request));
        losses(*m_session);
    }

    void partsAreTheWhole()
    {
        const auto whole = part(0, 100);
        QCOMPARE(whole.total, std::size_t(9));
        QCOMPARE(whole.step, 3);
        QCOMPARE(whole.likeness.size(), std::size_t(3));
        HeadPatterns all;
        for (std::size_t first = 0; first < whole.total; first += 4)
            append(all, part(first, 4));
        for (std::size_t kind = 0; kind < 3; ++kind) {
            QCOMPARE(all.likeness[kind].rows, whole.likeness[kind].rows);
            for (std::size_t other = 1; other < 8; ++other)
                QCOMPARE_LT(
                    std::abs(all.likeness[kind].divergence(0, other) - whole.likeness[kind].divergence(0, other)),
                    1e-6);
        }
        QVERIFY(part(9, 5).averages.empty());
    }

    void stopsWhenItIsAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto patterns = m_session->measurePatterns({}, {}, stop.get_token());
        QVERIFY(!patterns && patterns.error().code == ErrorCode::Cancelled);
        const auto trials = m_session->tryWithoutHeads({}, {}, stop.get_token());
        QVERIFY(!trials && trials.error().code == ErrorCode::Cancelled);
    }

    void triesOneHeadAfterTheOther()
    {
        const std::vector<AttentionHead> heads{{HeadKind::Cross, 1, 1}, {HeadKind::Encoder, 2, 3}};
        const auto trials = valueOf(m_session->tryWithoutHeads({.switchedOff = {}, .tried = heads}, {}, {})).trials;
        QCOMPARE(trials.size(), std::size_t(2));
        for (std::size_t head = 0; head < heads.size(); ++head) {
            QCOMPARE(trials[head].head, heads[head]);
            // The result is the same if this head is switched off by itself, because the heads before it are on again.
            const auto off = valueOf(m_session->tryWithoutHeads({.switchedOff = {heads[head]}, .tried = {}}, {}, {}));
            QCOMPARE(off.trials.size(), std::size_t(1));
            QCOMPARE(off.trials[0].loss, trials[head].loss);
        }
        QVERIFY(trials[0].loss != trials[1].loss);
        const auto absent = m_session->tryWithoutHeads({.tried = {AttentionHead{HeadKind::Cross, 9, 1}}}, {}, {});
        QVERIFY(!absent && absent.error().code == ErrorCode::InvalidSetting);
    }

    /// BLEU of shorter ones is 0 for every set of heads.
    void refusesReferencesOfFewerThanFourWords()
    {
        QTemporaryFile file;
        QVERIFY(file.open() && file.write("a b c\tc b a\nd e\te d\n") > 0);
        file.close();
        const SentenceSample sample{.data = {.source = file.fileName().toStdString()}};
        const auto trials = m_session->tryWithoutHeads({.sample = sample, .switchedOff = {}, .tried = {}}, {}, {});
        QVERIFY(!trials && trials.error().code == ErrorCode::BadData);
        QVERIFY(trials.error().message.contains("0 of 2 references have at least four"));
    }

    /// A table of 40 positions, and a validation file of three pairs, one of which has a longer target.
    void leavesOutPairsThatTheModelCannotTake()
    {
        const QTemporaryDir folder;
        QByteArray pairs, longTarget;
        for (const char* who : {"we", "you", "they", "some"})
            for (const char* what : {"sleep", "eat", "sing", "read", "write"})
                pairs += QByteArray(who) + ' ' + what + " here now\tnow here " + what + ' ' + who + '\n';
        for (int word = 0; word < 45; ++word)
            longTarget += " now";
        const auto training = folder.filePath("training.tsv"), validation = folder.filePath("validation.tsv");
        QVERIFY(putFile(training, pairs));
        QVERIFY(putFile(validation,
            "we sing here now\tnow here sing we\nyou eat here now\tnow here eat you\nyou read now\tnow" + longTarget
                + '\n'));
        const auto session = sessionWith({.source = training.toStdString(), .validation = validation.toStdString()});
        auto request = requestFor(2, {}, {{"embedding_size", "16"}, {"positions", "learned"}, {"max_positions", "40"}});
        request.preset = "transformer-tiny";
        valueOf(session->startTraining(request));
        losses(*session);
        const auto trials = session->tryWithoutHeads({.tried = {AttentionHead{HeadKind::Cross, 1, 1}}}, {}, {});
        QVERIFY2(trials, trials ? "" : trials.error().message.c_str());
        QCOMPARE(trials->sentences, std::size_t(2));
        QCOMPARE(valueOf(session->measurePatterns({}, {}, {})).total, std::size_t(2));
    }

    void needsThePairsOfTheRun()
    {
        const auto none = createSession({})->measurePatterns({}, {}, {});
        QVERIFY(!none && none.error().code == ErrorCode::NotReady);
        valueOf(m_session->loadData({.sample = "copy", .samplePairs = 50}, {}, {}));
        const auto refused = m_session->measurePatterns({}, {}, {});
        QVERIFY(!refused && refused.error().code == ErrorCode::BadRun);
    }
};

ATTENTOSCOPE_TEST(TestHeadStudies, QCoreApplication);
#include "tst_headstudies.moc"
