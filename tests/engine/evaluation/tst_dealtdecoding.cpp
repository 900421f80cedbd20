// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/decodingworkers.h"
#include "engine/evaluation/evaluator.h"
#include "engine/model/switchedoff.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <ATen/Parallel.h>

#include <latch>
#include <stdexcept>

namespace {

/// More than two batches, of all lengths.
std::vector<PreparedSentence> manySentences(const TranslationModel& model)
{
    std::vector<PreparedSentence> sentences;
    const auto words = static_cast<std::int32_t>(model.source().size()) - Vocabulary::end - 1;
    for (std::int32_t index = 0; index < 300; ++index) {
        PreparedSentence sentence;
        for (std::int32_t place = 0; place < index % 9; ++place) { // some are empty
            const auto id = Vocabulary::end + 1 + (index * 7 + place * 3) % words;
            sentence.ids.push_back(id);
            sentence.tokens.push_back({model.source().word(id), false});
        }
        sentences.push_back(std::move(sentence));
    }
    return sentences;
}

bool areEqual(const Translation& first, const Translation& second)
{
    const auto &rows = first.attention.weights, &others = second.attention.weights;
    const bool sameRows = rows && others ? *rows == *others : rows == others;
    return sameRows && first.text == second.text && first.score == second.score
        && first.probabilities == second.probabilities;
}

} // namespace

/// Decoding batches on several threads gives the same as on one.
class TestDealtDecoding : public QObject
{
    Q_OBJECT

    int m_threads = 1;

private Q_SLOTS:
    void initTestCase() { m_threads = at::get_num_threads(); }
    void cleanup() { at::set_num_threads(m_threads); }

    void theNumberOfThreadsChangesNoBit_data()
    {
        addColumns<QString, int>("kind", "beam");
        for (const char* kind : {"general", "additive", multiHeadId})
            for (const int beam : {1, 4})
                QTest::addRow("%s, beam %d", kind, beam) << QString::fromLatin1(kind) << beam;
    }

    void theNumberOfThreadsChangesNoBit()
    {
        const auto [kind, beam] = fetched<QString, int>();
        const auto model = tinyModel(tinyConfiguration(kind.toStdString()), 3);
        const ModelGroup group(*model);
        const auto sentences = manySentences(*model);
        const DecodingOptions options{.maximumLength = 12, .beam = beam};
        at::set_num_threads(1);
        const auto expected = translateSentences(group, sentences, options, {}, {});
        for (const int threads : {2, 3}) {
            at::set_num_threads(threads);
            QCOMPARE(DecodingWorkers(group, 5).size(), std::size_t(threads));
            const auto found = translateSentences(group, sentences, options, {}, {});
            QCOMPARE(found.size(), expected.size());
            for (std::size_t index = 0; index < found.size(); ++index)
                QVERIFY2(areEqual(found[index], expected[index]), std::to_string(index).c_str());
        }
    }

    void eachThreadComputesAlone()
    {
        const auto model = tinyModel(tinyConfiguration("general"), 3);
        at::set_num_threads(3);
        const DecodingWorkers workers(*model, 3);
        std::latch begun(3); // so that each thread takes one
        std::atomic<int> alone = 0;
        workers.run(0, 3,
            [&](const ModelGroup&, std::size_t) {
                begun.arrive_and_wait();
                const auto numbers = torch::ones({1 << 16}).exp(); // a thread's first loop in torch
                alone += numbers.numel() > 0 && at::get_num_threads() == 1 ? 1 : 0;
            },
            {});
        QCOMPARE(alone.load(), 3);
    }

    void replicasUseTheWeightsAsTheyAreNow()
    {
        const auto model = tinyModel(tinyConfiguration("general"), 3);
        const ModelGroup group(*model);
        const auto sentences = manySentences(*model);
        at::set_num_threads(2);
        (void)translateSentences(group, sentences, {.maximumLength = 12}, {}, {});
        const auto other = tinyModel(tinyConfiguration("general"), 4);
        QVERIFY(model->setWeights(other->weights()));
        const auto found = translateSentences(group, sentences, {.maximumLength = 12}, {}, {});
        at::set_num_threads(1);
        const auto expected = translateSentences(*other, sentences, {.maximumLength = 12}, {}, {});
        for (std::size_t index = 0; index < found.size(); ++index)
            QVERIFY2(areEqual(found[index], expected[index]), std::to_string(index).c_str());
    }

    void headsAreOffInAllThreads()
    {
        const auto model = tinyModel(tinyTransformer(), 3);
        const ModelGroup group(*model);
        const auto sentences = manySentences(*model);
        at::set_num_threads(2);
        const auto whole = translateSentences(group, sentences, {.maximumLength = 12}, {}, {});
        std::vector<Translation> found, expected;
        {
            const auto off = SwitchedOff::of(*model, {{HeadKind::Cross, 1, 1}});
            QVERIFY(off);
            found = translateSentences(group, sentences, {.maximumLength = 12}, {}, {});
            at::set_num_threads(1);
            expected = translateSentences(group, sentences, {.maximumLength = 12}, {}, {});
        }
        at::set_num_threads(2);
        const auto again = translateSentences(group, sentences, {.maximumLength = 12}, {}, {});
        std::size_t others = 0;
        for (std::size_t index = 0; index < found.size(); ++index) {
            QVERIFY2(areEqual(found[index], expected[index]), std::to_string(index).c_str());
            QVERIFY2(areEqual(again[index], whole[index]), std::to_string(index).c_str());
            others += areEqual(found[index], whole[index]) ? 0 : 1;
        }
        QVERIFY(others > 0);
    }

    void whatAThreadThrowsComesBack()
    {
        const auto model = tinyModel(tinyConfiguration("general"), 3);
        at::set_num_threads(3);
        const DecodingWorkers workers(*model, 8);
        std::atomic<int> begun = 0;
        QVERIFY_EXCEPTION_THROWN(workers.run(0, 8,
                                     [&](const ModelGroup&, std::size_t) {
                                         ++begun;
                                         throw std::runtime_error("no");
                                     },
                                     {}),
            std::runtime_error);
        QVERIFY(begun <= 3);
    }

    void tellsHowManyAreDone()
    {
        const auto model = tinyModel(tinyConfiguration("general"), 3);
        at::set_num_threads(2);
        double last = 0.0;
        (void)translateSentences(*model, manySentences(*model), {.maximumLength = 12},
            [&](double done) {
                QVERIFY(done > last && done <= 1.0);
                last = done;
            },
            {});
        QVERIFY(last > 0.0);
    }
};

ATTENTOSCOPE_TEST(TestDealtDecoding, QCoreApplication);
#include "tst_dealtdecoding.moc"
