// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/numbersample.h"
#include "engine/distributed/rankplace.h"
#include "engine/distributed/ranks.h"
#include "engine/distributed/sockets.h"
#include "engine/model/tensors.h"
#include "engine/settings/presets.h"
#include "engine/storage/files/safetensors.h"
#include "engine/training/trainingcourse.h"
#include "engine/unshuffle/unshuffletask.h"
#include "tests/support/failingmemory.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <future>

namespace {

using Sequences = std::vector<std::vector<int>>;

std::shared_ptr<VectorModel> modelOf(const std::string& recipe, std::uint64_t seed = 1)
{
    return std::make_shared<VectorModel>(
        configure("unshuffle", {{"recipe", recipe}, {"seed", std::to_string(seed)}}).value());
}

StoredTensors readFixture(const std::string& name)
{
    return readSafetensors(std::string(ATTENTOSCOPE_TEST_SOURCES) + "/reference/fixtures/" + name + ".safetensors")
        .value();
}

torch::Tensor loaded(const StoredTensors& stored, const std::string& name)
{
    const auto* tensor = stored.find(name);
    Q_ASSERT(tensor);
    const auto type = tensor->type == TensorType::Int64 ? torch::kInt64 : torch::kFloat32;
    return fromStored(stored, name, torch::empty(tensor->shape, type)).value();
}

std::vector<int> numbersIn(const torch::Tensor& tensor)
{
    std::vector<int> numbers;
    for (std::int64_t index = 0; index < tensor.size(0); ++index)
        numbers.push_back(static_cast<int>(tensor[index].item<std::int64_t>()));
    return numbers;
}

void setWeights(VectorModel& model, const StoredTensors& fixture)
{
    const torch::NoGradGuard guard;
    for (auto& item : model.network().named_parameters())
        item.value().copy_(loaded(fixture, "weight." + item.key()));
}

/// The share of rows whose largest weight is on the right vector. The decoder gets the true states.
double rightRows(VectorModel& model, const Sequences& sequences)
{
    const torch::NoGradGuard guard;
    const auto batch = makeVectorBatch(sequences, 1);
    const auto chosen = model.network().forward(batch.states, batch.inputs, batch.padding).weights.argmax(-1); // (T, B)
    const auto first = batch.inputs.select(-1, 0).gather(0, chosen); // the first number of the chosen vector
    return (first.eq(batch.targets.select(-1, 0)) * batch.counts).sum().item<double>()
        / static_cast<double>(batch.outputs);
}

/// Two ranks in this process.
std::array<std::shared_ptr<Ranks>, 2> twoRanks()
{
    RankPlace place{.count = 2, .onThisMachine = 2, .listener = listenAt("127.0.0.1", 0).value()};
    place.port = portOf(place.listener);
    auto first = std::async(std::launch::async, [place] { return Ranks::join(place, {}).value(); });
    place.rank = 1;
    place.listener = -1;
    auto second = Ranks::join(place, {}).value();
    return {first.get(), std::move(second)};
}

} // namespace

/// The attention over vectors and its two recipes, against PyTorch in Python
/// (tests/reference/make_unshuffle_fixtures.py) and against what must hold.
class TestUnshuffleTraining : public QObject
{
    Q_OBJECT

    static Sequences ragged() { return {{3, 1, 2, 5, 4}, {1, 2, 3, 4, 5, 6, 7, 8, 9}, {6, 2, 4, 1, 3, 5}}; }

private Q_SLOTS:
    void articleAgreesWithPyTorch()
    {
        const auto fixture = readFixture("unshuffle-article");
        const auto model = modelOf("article");
        setWeights(*model, fixture);
        ArticleTask task(model);
        for (const std::string index : {"0", "1", "2"}) {
            const auto trained = task.trainSequence(numbersIn(loaded(fixture, "numbers." + index)), 1e-3);
            QVERIFY(trained);
            const auto expected = loaded(fixture, "losses." + index);
            QCOMPARE(trained->losses.size(), static_cast<std::size_t>(expected.size(0)));
            const auto actual = torch::tensor(trained->losses, torch::kFloat64).to(torch::kFloat32);
            QVERIFY(relativeDifference(actual, expected) < 1e-5);
            for (const auto& item : model->network().named_parameters())
                QVERIFY2(relativeDifference(item.value(), loaded(fixture, "after." + index + "." + item.key())) < 1e-5,
                    item.key().c_str());
        }
    }

    void robustLossAgreesWithPyTorch()
    {
        const auto fixture = readFixture("unshuffle-robust");
        const auto model = modelOf("robust");
        setWeights(*model, fixture);
        Sequences sequences;
        for (const char* index : {"0", "1", "2"})
            sequences.push_back(numbersIn(loaded(fixture, std::string("numbers.") + index)));
        const auto batch = makeVectorBatch(sequences, model->firstTarget());
        const auto output = model->network().forward(batch.states, batch.inputs, batch.padding);
        QVERIFY(relativeDifference(output.weights.select(1, 1), loaded(fixture, "attention")) < 1e-5);
        const auto loss = model->loss(batch);
        QVERIFY(relativeDifference(loss.reshape({1}), loaded(fixture, "loss")) < 1e-5);
        loss.backward();
        for (const auto& item : model->network().named_parameters())
            QVERIFY2(relativeDifference(item.value().grad(), loaded(fixture, "gradient." + item.key())) < 1e-4,
                item.key().c_str());
        for (std::size_t index = 0; index < sequences.size(); ++index) {
            const auto alone = model->loss(makeVectorBatch(std::span(sequences).subspan(index, 1), 1));
            const auto expected = loaded(fixture, "losses")[static_cast<std::int64_t>(index)];
            QVERIFY(relativeDifference(alone, expected) < 1e-5);
        }
    }

    void gradientsAreFiniteDifferences()
    {
        const auto model = modelOf("robust");
        model->network().to(torch::kFloat64);
        auto batch = makeVectorBatch(ragged(), 1);
        for (auto* tensor : {&batch.inputs, &batch.states, &batch.targets, &batch.counts})
            *tensor = tensor->to(torch::kFloat64);
        model->loss(batch).backward();
        const torch::NoGradGuard guard;
        constexpr double step = 1e-6;
        for (auto& item : model->network().named_parameters()) {
            const auto weights = item.value().view({-1});
            const auto gradient = item.value().grad().view({-1});
            for (std::int64_t index = 0; index < weights.numel(); ++index) {
                weights[index] += step;
                const double above = model->loss(batch).item<double>();
                weights[index] -= 2 * step;
                const double below = model->loss(batch).item<double>();
                weights[index] += step;
                const double slope = (above - below) / (2 * step);
                QVERIFY(std::abs(slope - gradient[index].item<double>()) < 1e-6 * std::max(1.0, std::abs(slope)));
            }
        }
    }

    void batchIsOneByOne()
    {
        const auto model = modelOf("robust");
        const torch::NoGradGuard guard;
        const auto sequences = ragged();
        for (const int first : {1, 2}) {
            const auto batch = makeVectorBatch(sequences, first);
            const auto together = model->network().forward(batch.states, batch.inputs, batch.padding);
            double sum = 0.0;
            for (std::size_t index = 0; index < sequences.size(); ++index) {
                const auto one = makeVectorBatch(std::span(sequences).subspan(index, 1), first);
                const auto alone = model->network().forward(one.states, one.inputs, one.padding);
                const auto place = static_cast<std::int64_t>(index);
                const auto rows =
                    together.weights.select(1, place).slice(0, 0, one.outputs).slice(1, 0, one.inputs.size(0));
                QVERIFY(relativeDifference(rows, alone.weights.select(1, 0)) < 1e-6);
                sum += model->loss(one).item<double>() * static_cast<double>(one.outputs);
            }
            const double mean = sum / static_cast<double>(batch.outputs);
            QVERIFY(std::abs(model->loss(batch).item<double>() - mean) < 1e-5 * mean);
        }
    }

    void paddingHasNoWeight()
    {
        const auto model = modelOf("robust");
        const torch::NoGradGuard guard;
        const auto batch = makeVectorBatch(ragged(), 1);
        const auto weights = model->network().forward(batch.states, batch.inputs, batch.padding).weights;
        QVERIFY(weights.masked_select(batch.padding.unsqueeze(0)).eq(0.0).all().item<bool>());
        QVERIFY(torch::allclose(weights.sum(-1), torch::ones({weights.size(0), weights.size(1)})));
    }

    void articleGoesOnWithATenthOfTheRate()
    {
        const auto model = modelOf("article");
        ArticleTask task(model);
        const auto first = task.trainBatch({}, 1e-3);
        QVERIFY(first && !first->goalReached);
        QCOMPARE(first->learningRate, 1e-3);
        auto state = task.state();
        for (auto& tensor : state.tensors)
            if (tensor.name == "article.slow")
                tensor = toStored("article.slow", torch::ones({1}, torch::kInt64));
        QVERIFY(task.setState(state));
        const auto second = task.trainBatch({}, 1e-3);
        QVERIFY(second);
        QCOMPARE(second->learningRate, 1e-4);
    }

    void aRankWithoutMemoryStopsTheBatchOfAll()
    {
        const auto ranks = twoRanks();
        std::array<std::unique_ptr<RobustTask>, 2> tasks;
        for (std::size_t rank = 0; rank < 2; ++rank)
            tasks[rank] = std::make_unique<RobustTask>(
                std::make_shared<VectorModel>(configure("unshuffle", {{"batch_size", "8"}}).value()), ranks[rank]);
        const auto before = tasks[0]->weights();
        const auto trained = [&](std::int64_t failing) {
            auto first = std::async(std::launch::async, [&] { return tasks[0]->trainBatch({}, 1e-3); });
            const FailingMemory memory(failing);
            auto second = tasks[1]->trainBatch({}, 1e-3);
            return std::pair(first.get(), std::move(second));
        };
        const auto [first, second] = trained(1);
        QVERIFY(!first && !second);
        QCOMPARE(first.error().code, ErrorCode::OutOfMemory);
        QCOMPARE(second.error().code, ErrorCode::OutOfMemory);
        for (const auto& task : tasks)
            for (const auto& tensor : before.tensors)
                QVERIFY2(task->weights().find(tensor.name)->bytes == tensor.bytes, tensor.name.c_str());
        const auto [next, same] = trained(0);
        QVERIFY(next && same);
        QCOMPARE(next->loss, same->loss);
        for (const auto& tensor : tasks[0]->weights().tensors)
            QVERIFY2(tasks[1]->weights().find(tensor.name)->bytes == tensor.bytes, tensor.name.c_str());
    }

    void robustLearnsToPutInOrder()
    {
        const auto model = modelOf("robust", 5);
        RobustTask task(model, nullptr); // no further ranks
        const auto& training = model->configuration().training;
        RunPosition position;
        double mean = 1.0;
        for (int step = 0; step < training.steps; ++step) {
            const auto trained = task.trainBatch(
                position, scheduledRate(training, training.learningRate, step + 1, double(step) / training.steps));
            QVERIFY(trained);
            mean = 0.95 * mean + 0.05 * trained->loss;
            if (trained->goalReached)
                break;
        }
        QVERIFY2(mean < 0.03, qPrintable(QString::number(mean)));
        Random fresh(987);
        Sequences sequences(500);
        for (auto& sequence : sequences)
            sequence = drawShuffledNumbers(fresh);
        const double right = rightRows(*model, sequences);
        QVERIFY2(right >= 0.99, qPrintable(QString::number(right)));
    }
};

ATTENTOSCOPE_TEST(TestUnshuffleTraining, QCoreApplication);
#include "tst_unshuffletraining.moc"
