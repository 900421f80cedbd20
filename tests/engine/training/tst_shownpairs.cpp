// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "engine/training/validation.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

EncodedPairs pairsOfLengths(const std::vector<std::size_t>& lengths)
{
    EncodedPairs pairs;
    for (const auto length : lengths) {
        pairs.source.add(std::vector<std::int32_t>(length, 5));
        pairs.target.add(std::vector<std::int32_t>(length, 5));
    }
    return pairs;
}

/// A hundred pairs of 1 to 50 words, long and short in turns.
EncodedPairs manyPairs()
{
    std::vector<std::size_t> lengths;
    for (std::size_t index = 0; index < 100; ++index)
        lengths.push_back(1 + index * 37 % 50);
    return pairsOfLengths(lengths);
}

struct Training
{
    std::vector<double> losses;
    std::vector<ValidationReport> validations;
};

Training train(const std::string& validationEpochs, std::int64_t steps)
{
    auto session = sessionWith("tiny-french", 400);
    TrainingRequest request;
    request.settings = {{"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "32"}, {"dropout", "0.2"},
        {"validation_epochs", validationEpochs}};
    request.limit.steps = steps;
    if (!session->startTraining(request))
        qFatal("training did not start");
    Training training;
    for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
        const auto reports = valueOf(session->advance(std::chrono::milliseconds(0), {}));
        for (const auto& step : reports.steps)
            training.losses.push_back(step.loss);
        std::ranges::copy(reports.validations, std::back_inserter(training.validations));
        end = reports.end;
    }
    return training;
}

} // namespace

/// The few sentences that are shown at each validation.
class TestValidationSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areOfEveryLength()
    {
        const auto pairs = manyPairs();
        const auto chosen = chooseShownPairs(pairs, 100, 1);
        QCOMPARE(chosen.size(), shownPairs);
        for (std::size_t band = 0; band < chosen.size(); ++band) {
            const auto length = pairs.source[chosen[band]].size();
            QVERIFY2(length > band * 10 && length <= band * 10 + 10, qPrintable(QString::number(length)));
        }
        for (const auto index : chooseShownPairs(pairs, 20, 1))
            QVERIFY(index < 20);
    }

    void followTheSeed()
    {
        const auto pairs = manyPairs();
        QCOMPARE(chooseShownPairs(pairs, 100, 3), chooseShownPairs(pairs, 100, 3));
        std::set<std::vector<std::size_t>> all;
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            all.insert(chooseShownPairs(pairs, 100, seed));
        QVERIFY(all.size() > 5);
    }

    void areAllOfAFewPairs()
    {
        QCOMPARE(chooseShownPairs(pairsOfLengths({3, 1, 2}), 100, 1), (std::vector<std::size_t>{1, 2, 0}));
        QVERIFY(chooseShownPairs({}, 100, 1).empty());
    }

    void comeWithEachValidation()
    {
        const auto training = train("0.5", 26);
        QVERIFY(training.validations.size() >= 4);
        const auto& first = *training.validations.front().pairs;
        QCOMPARE(first.size(), shownPairs);
        for (const auto& report : training.validations) {
            QVERIFY(report.pairs);
            QCOMPARE(report.pairs->size(), shownPairs);
            for (std::size_t index = 0; index < shownPairs; ++index) {
                const auto& sample = (*report.pairs)[index];
                QCOMPARE(sample.source, first[index].source);
                QCOMPARE(sample.reference, first[index].reference);
                QCOMPARE(sample.translation.step, report.step);
            }
        }
    }

    void showWhatTheModelSays()
    {
        auto session = createSession({.threads = 1});
        DataRequest data{.sample = "tiny-french", .samplePairs = 400};
        QVERIFY(session->loadData(data, {}, {}));
        TrainingRequest request;
        request.settings = {{"embedding_size", "16"}, {"hidden_size", "24"}, {"validation_epochs", "1000"}};
        request.limit.steps = 10;
        QVERIFY(session->startTraining(request));
        QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
        QVERIFY(session->validateNow());
        Result<TrainingReports> reports;
        for (int slice = 0; slice < 50 && reports->validations.empty(); ++slice)
            reports = session->advance(std::chrono::milliseconds(0), {});
        QCOMPARE(reports->validations.size(), std::size_t(1));
        for (const auto& sample : *reports->validations.front().pairs) {
            TranslationRequest same{.source = sample.source};
            const auto alone = session->translate(same, {}, {});
            QVERIFY(alone);
            QCOMPARE(sample.translation.text, alone->text);
            QCOMPARE(sample.translation.attention.rows, sample.translation.target.size());
            QCOMPARE(sample.translation.attention.columns, sample.translation.source.size());
            // A batch adds its sums in another order.
            for (std::size_t cell = 0; cell < alone->attention.weights->size(); ++cell)
                QVERIFY(std::abs((*alone->attention.weights)[cell] - (*sample.translation.attention.weights)[cell])
                    < 1e-4f);
        }
    }

    void changeNoLoss()
    {
        const auto without = train("1000", 30);
        const auto with = train("0.2", 30);
        QCOMPARE(without.validations.size(), std::size_t(1)); // the one at the end
        QVERIFY(with.validations.size() > 8);
        QCOMPARE(with.losses, without.losses);
    }
};

ATTENTOSCOPE_TEST(TestValidationSamples, QCoreApplication);
#include "tst_shownpairs.moc"
