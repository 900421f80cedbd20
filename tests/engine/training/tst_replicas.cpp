// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/sharedweight.h"
#include "engine/reproducible/random.h"
#include "engine/training/replicas.h"
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <ATen/Parallel.h>

#include <pthread.h>
#include <system_error>

namespace {

constexpr int stepCount = 6;

Configuration configurationOf(const std::string& attention, double dropout)
{
    Configuration configuration;
    configuration.model = tinyConfiguration(attention);
    configuration.model.dropout = dropout;
    configuration.training.teacherForcing = 0.5;
    configuration.training.initialRange = 0.5;
    return configuration;
}

std::shared_ptr<TranslationModel> modelOf(const Configuration& configuration)
{
    return TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
}

/// Sentences that are all different, with the longest target first.
Batch differentSentences(std::uint32_t count = 40)
{
    EncodedPairs pairs;
    Random random(7);
    const auto words = [&](std::int32_t length, std::int32_t vocabulary) {
        std::vector<std::int32_t> sentence;
        for (std::int32_t index = 0; index < length; ++index)
            sentence.push_back(4 + static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(vocabulary))));
        return sentence;
    };
    std::vector<std::uint32_t> indices(count);
    std::iota(indices.begin(), indices.end(), 0U);
    for (const std::uint32_t index : indices) {
        pairs.source.add(words(2 + static_cast<std::int32_t>(index % 5), 12));
        pairs.target.add(words(10 - static_cast<std::int32_t>(10 * index / count), 9));
    }
    return makeBatch(pairs, indices, SourceMarkers::End);
}

/// Losses of some steps, and the norms of the gradients. Adam hides errors in a gradient's length, so losses alone are
/// not enough.
std::vector<double> losses(Trainer& trainer, int count = stepCount)
{
    const auto batch = differentSentences();
    std::vector<double> result;
    for (int step = 0; step < count; ++step) {
        const auto trained = trainer.train(batch, 0.02).value();
        result.insert(result.end(), {trained.loss, trained.gradientNorm});
    }
    return result;
}

std::vector<double> losses(const Configuration& configuration, int threads, MicroBatchLimit limit = {})
{
    at::set_num_threads(threads);
    Trainer trainer(modelOf(configuration), limit);
    return losses(trainer);
}

/// While it exists, no thread can be made, because there is no memory for such a stack.
class NoMoreThreads
{
public:
    NoMoreThreads()
    {
        pthread_attr_t without;
        pthread_getattr_default_np(&m_before);
        pthread_getattr_default_np(&without);
        pthread_attr_setstacksize(&without, std::size_t(1) << 47U);
        pthread_setattr_default_np(&without);
        pthread_attr_destroy(&without);
    }
    ~NoMoreThreads()
    {
        pthread_setattr_default_np(&m_before);
        pthread_attr_destroy(&m_before);
    }

private:
    pthread_attr_t m_before;
};

} // namespace

/// Two threads with half of a batch each give the same training as one thread with the whole batch.
class TestReplicas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { at::set_num_threads(1); }

    void eachSentenceIsSplitOnce()
    {
        auto batch = BatchTensors::from(differentSentences());
        batch.taught.shares = torch::rand({batch.source.size(1), batch.targetInput.size(0), batch.source.size(0)});
        const auto parts = splitForReplicas(batch, Forcing::all(batch.targetInput.size(0)), 2);
        QCOMPARE(parts.size(), std::size_t(2));
        for (std::int64_t sentence = 0; sentence < batch.source.size(1); ++sentence) {
            const auto& part = parts[static_cast<std::size_t>(sentence % 2)].batch;
            const auto length = batch.sourceLengths[sentence].item<std::int64_t>();
            const auto words = batch.source.select(1, sentence).narrow(0, 0, length);
            QVERIFY(part.source.select(1, sentence / 2).narrow(0, 0, length).equal(words));
            QVERIFY(part.targetLengths[sentence / 2].equal(batch.targetLengths[sentence]));
            const auto links = part.taught.shares[sentence / 2];
            QVERIFY(links.equal(
                batch.taught.shares[sentence].narrow(0, 0, links.size(0)).narrow(1, 0, part.source.size(0))));
        }
        // Both halves have about equally much work.
        QVERIFY(std::abs(parts[0].batch.targetTokens - parts[1].batch.targetTokens) <= batch.targetInput.size(0));
        QCOMPARE(parts[0].batch.targetTokens + parts[1].batch.targetTokens, batch.targetTokens);
    }

    void replicasTrainAsOneThreadDoes_data()
    {
        addColumns<QString, CellKind, qint64>("attention", "cell", "limit");
        const qint64 whole = MicroBatchLimit().activations, fewSentences = 1;
        QTest::addRow("LSTM") << "general" << CellKind::Lstm << whole;
        QTest::addRow("LSTM, several slices a replica") << "general" << CellKind::Lstm << fewSentences;
        QTest::addRow("GRU") << "additive" << CellKind::Gru << whole;
        QTest::addRow("GRU of 2014") << "additive" << CellKind::Gru2014 << whole;
        QTest::addRow("Transformer") << "multi-head" << CellKind::Lstm << whole;
        QTest::addRow("Transformer, several slices a replica") << "multi-head" << CellKind::Lstm << fewSentences;
    }

    void replicasTrainAsOneThreadDoes()
    {
        const auto [attention, cell, limit] = fetched<QString, CellKind, qint64>();
        auto configuration = configurationOf(attention.toStdString(), 0.0);
        configuration.model.cell = cell;
        const auto one = losses(configuration, 1), two = losses(configuration, 2, {limit});
        QVERIFY(one[one.size() - 2] < one.front());
        for (std::size_t index = 0; index < one.size(); ++index)
            QVERIFY2(std::abs(two[index] - one[index]) < 1e-4 * one[index],
                qPrintable(u"number %1: %2, not %3"_s.arg(index).arg(two[index]).arg(one[index])));
    }

    void theSameSeedGivesTheSameBits()
    {
        const auto configuration = configurationOf("general", 0.3);
        const auto first = losses(configuration, 2);
        for (int run = 0; run < 5; ++run)
            QCOMPARE(losses(configuration, 2), first);
    }

    void manyReplicasTrainAsOneThreadDoes()
    {
        const auto configuration = configurationOf("general", 0.0);
        const auto batch = differentSentences(128);
        const auto lossesOn = [&](int threads) {
            at::set_num_threads(threads);
            Trainer trainer(modelOf(configuration));
            std::vector<double> result;
            for (int step = 0; step < stepCount; ++step)
                result.push_back(trainer.train(batch, 0.02).value().loss);
            return result;
        };
        const auto one = lossesOn(1);
        for (const int threads : {3, 4}) {
            const auto many = lossesOn(threads);
            for (std::size_t index = 0; index < one.size(); ++index)
                QVERIFY(std::abs(many[index] - one[index]) < 1e-4 * one[index]);
            QCOMPARE(lossesOn(threads), many); // bit for bit
        }
    }

    void replicasAreWorthTheirRows()
    {
        const auto model = modelOf(configurationOf("general", 0.0));
        Replicas replicas(*model);
        const auto count = [&](int threads, std::size_t sentences) {
            at::set_num_threads(threads);
            return replicas.countFor(sentences);
        };
        QCOMPARE(count(1, 128), 1);
        QCOMPARE(count(2, 128), 2);
        QCOMPARE(count(3, 128), 3);
        QCOMPARE(count(4, 128), 4);
        QCOMPARE(count(4, 127), 2); // better two replicas with two threads each
        QCOMPARE(count(8, 128), 4);
        QCOMPARE(count(16, 2'048), 16);
        QCOMPARE(count(5, 128), 1);
        replicas.setRule(ReplicaRule::Two);
        QCOMPARE(count(2, 128), 2);
        QCOMPARE(count(3, 128), 1);
        QCOMPARE(count(8, 128), 2);
    }

    /// A run of an older program continues with two replicas. A new run continues with as many as it had at its
    /// beginning.
    void aRunKeepsItsRule()
    {
        at::set_num_threads(4);
        const auto configuration = configurationOf("general", 0.3);
        const auto batch = differentSentences(128);
        const auto lossAfter = [&](bool isOld) {
            const auto model = modelOf(configuration);
            Trainer trainer(model);
            (void)trainer.train(batch, 0.02);
            auto state = trainer.state();
            if (isOld)
                state.metadata.erase("replicas");
            const auto weights = model->weights();
            const auto other = modelOf(configuration);
            Trainer resumed(other);
            if (!other->setWeights(weights) || !resumed.setState(state))
                qFatal("no such state");
            other->step = model->step;
            const auto goesOn = trainer.train(batch, 0.02).value().loss;
            return std::pair(goesOn, resumed.train(batch, 0.02).value().loss);
        };
        const auto [goesOn, resumed] = lossAfter(false);
        QCOMPARE(resumed, goesOn);
        const auto [asNow, asThen] = lossAfter(true);
        QVERIFY(asThen != asNow); // other sentences share a random generator
    }

    void replicasDropOtherNumbers()
    {
        at::set_num_threads(2);
        const auto model = modelOf(configurationOf("general", 0.3));
        Replicas replicas(*model);
        std::vector<torch::Tensor> outputs(2);
        model->network().train();
        // Both replicas get the same sentences. Only dropout makes them differ.
        const auto batch = BatchTensors::from(differentSentences());
        replicas.run(2, [&](int replica, Seq2SeqImpl& network) {
            const torch::NoGradGuard guard;
            outputs[static_cast<std::size_t>(replica)] =
                network.forward(batch, Forcing::all(batch.targetInput.size(0))).readouts;
        });
        QVERIFY(!outputs[0].equal(outputs[1]));
    }

    void weightsThatWereLoadedCountInBothReplicas()
    {
        at::set_num_threads(2);
        auto configuration = configurationOf("general", 0.0);
        configuration.training.teacherForcing = 1.0;
        const auto model = modelOf(configuration);
        const auto begin = model->weights();
        Trainer trainer(model);
        const double first = losses(trainer).front();
        QVERIFY(model->setWeights(begin));
        QVERIFY(std::abs(losses(trainer, 1).front() - first) < 1e-6);
    }

    void aStateThatWasSavedGoesOnTheSame()
    {
        at::set_num_threads(2);
        const auto configuration = configurationOf("general", 0.3);
        const auto model = modelOf(configuration);
        Trainer trainer(model);
        losses(trainer, 3);
        const auto weights = model->weights();
        const auto state = trainer.state();
        const auto wanted = losses(trainer);

        const auto other = modelOf(configuration);
        Trainer resumed(other);
        QVERIFY(other->setWeights(weights));
        other->step = 3;
        QVERIFY(resumed.setState(state));
        QCOMPARE(losses(resumed), wanted);
    }

    void whatOneReplicaThrowsComesOut()
    {
        at::set_num_threads(2);
        const auto model = modelOf(configurationOf("general", 0.0));
        Replicas replicas(*model);
        for (const int failing : {0, 1}) {
            std::atomic<int> finished = 0;
            const auto work = [&](int replica, Seq2SeqImpl&) {
                if (replica == failing)
                    throw std::bad_alloc();
                ++finished;
            };
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, replicas.run(2, work));
            QCOMPARE(finished.load(), 1);
        }
        std::atomic<int> replicasThatRan = 0;
        replicas.run(2, [&](int, Seq2SeqImpl&) { ++replicasThatRan; });
        QCOMPARE(replicasThatRan.load(), 2);
        QCOMPARE(at::get_num_threads(), 2);
    }

    void gradientsOfABrokenStepAreForgotten()
    {
        at::set_num_threads(2);
        const auto model = modelOf(configurationOf("general", 0.0));
        Replicas replicas(*model);
        const auto work = [](int replica, Seq2SeqImpl& network) {
            if (replica == 0)
                throw std::bad_alloc();
            network.parameters().front().sum().backward();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, replicas.run(2, work));
        replicas.addGradients();
        QVERIFY(!model->network().parameters().front().grad().defined());
    }

    void aStepThatIsRepeatedCountsNothingTwice_data()
    {
        addColumns<CellKind, int>("cell", "threads");
        for (const int threads : {1, 2}) {
            QTest::addRow("LSTM, %d", threads) << CellKind::Lstm << threads;
            QTest::addRow("GRU, %d", threads) << CellKind::Gru << threads;
            QTest::addRow("GRU of 2014, %d", threads) << CellKind::Gru2014 << threads;
        }
    }

    /// Memory runs out in the backward pass. In each round it fails before another weight's gradient is stored.
    void aStepThatIsRepeatedCountsNothingTwice()
    {
        const auto [cell, threads] = fetched<CellKind, int>();
        at::set_num_threads(threads);
        auto configuration = configurationOf("additive", 0.0);
        configuration.model.cell = cell;
        configuration.training.teacherForcing = 1.0;
        Trainer undisturbed(modelOf(configuration));
        const auto wanted = losses(undisturbed, 1);

        const std::size_t weights = undisturbed.model().network().parameters().size();
        for (std::size_t failing = 0; failing < weights; ++failing) {
            Trainer trainer(modelOf(configuration));
            auto weight = trainer.model().network().parameters()[failing];
            const auto hook = weight.register_hook([](const torch::Tensor& gradient) -> torch::Tensor {
                if (gradient.defined())
                    throw std::bad_alloc();
                return gradient;
            });
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, static_cast<void>(trainer.train(differentSentences(), 0.02)));
            weight.remove_hook(hook);
            const auto names = trainer.model().network().named_parameters().keys();
            QVERIFY2(losses(trainer, 1) == wanted, names[failing].c_str());
        }
    }

    void replicasAreGivenUpFirst()
    {
        at::set_num_threads(2);
        const auto model = modelOf(configurationOf("general", 0.0));
        Replicas replicas(*model);
        QCOMPARE(replicas.countFor(40), 2);
        QCOMPARE(replicas.countFor(15), 1);
        replicas.run(2, [](int, Seq2SeqImpl&) { });
        QVERIFY(replicas.giveUp());
        QVERIFY(!replicas.giveUp());
        QCOMPARE(replicas.countFor(40), 1);
        QVERIFY(!Replicas(*model).giveUp()); // slices must become smaller at once, because nothing was gained
    }

    void withoutAThreadTheNumbersAreTheSame()
    {
        at::set_num_threads(2);
        const auto configuration = configurationOf("general", 0.3);
        Trainer usual(modelOf(configuration));
        const auto wanted = losses(usual); // afterwards the library has its threads
        const NoMoreThreads none;
        QVERIFY_THROWS_EXCEPTION(std::system_error, std::thread([] { }));
        Trainer trainer(modelOf(configuration));
        QCOMPARE(losses(trainer), wanted);
        const auto model = modelOf(configuration);
        Replicas replicas(*model);
        const auto work = [](int replica, Seq2SeqImpl&) {
            if (replica == 1)
                throw std::bad_alloc();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, replicas.run(2, work));
    }

    void aThreadWorksAgainAfterAnError()
    {
        ReplicaThread thread;
        thread.start([] { throw std::runtime_error("no"); });
        QVERIFY(thread.finish() != nullptr);
        bool done = false;
        thread.start([&] { done = true; });
        QVERIFY(thread.finish() == nullptr);
        QVERIFY(done);
    }

    void aChangedWeightIsPackedAnew()
    {
        auto weight = torch::randn({16, 8});
        PackedWeight packed(weight, Precision::Float32, {0, 16});
        const auto first = packed.forward();
        QCOMPARE(packed.forward(), first); // all callers get the same copy
        weight.mul_(2.0);
        const auto second = packed.forward();
        const auto rows = torch::randn({4, 8});
        auto result = torch::empty({4, 16});
        second->multiply(rows, result, Accumulation::Replace);
        QVERIFY(torch::allclose(result, rows.mm(weight.t()), 1e-5, 1e-5));
    }

    void threadsOfSmallModels()
    {
        Configuration configuration{.model = {.hiddenSize = 128}, .training = {.batchSize = 32}};
        QCOMPARE(threadCount(configuration, 8), 2);
        QCOMPARE(threadCount(configuration, 1), 1);
        configuration.model.recurrent = RecurrentPath::Reference;
        QCOMPARE(threadCount(configuration, 8), 1);
        configuration.model.recurrent = RecurrentPath::Fused;
        configuration.training.batchSize = 8;
        QCOMPARE(threadCount(configuration, 8), 1);
        configuration.training.batchSize = 256;
        QCOMPARE(threadCount(configuration, 8), 8);
    }

    void threadsOfARunThatGoesOn()
    {
        const auto keeps = [](const ThreadChoice& choice, int threads) {
            return choice.threads == threads && choice.note.empty();
        };
        QVERIFY(keeps(threadsToGoOn(2, 0, 2), 2));
        QVERIFY(keeps(threadsToGoOn(1, 0, 8), 1));
        QVERIFY(keeps(threadsToGoOn(2, 2, 1), 2)); // the run's own number of threads gives the same bits
        QVERIFY(keeps(threadsToGoOn(0, 0, 4), 4));
        const auto fewer = threadsToGoOn(1'024, 0, 2);
        QCOMPARE(fewer.threads, 2);
        QVERIFY2(fewer.note.contains("1,024 threads") && fewer.note.contains("bit for bit"), fewer.note.c_str());
        const auto asked = threadsToGoOn(2, 1, 8);
        QCOMPARE(asked.threads, 1);
        QVERIFY2(asked.note.contains("goes on with 1"), asked.note.c_str());
    }
};

ATTENTOSCOPE_TEST(TestReplicas, attentoscope::tests::NoApplication);
#include "tst_replicas.moc"
