// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/trainer.h"

#include "engine/arithmetic/guarded.h"
#include "engine/arithmetic/modelrandom.h"
#include "engine/model/tensors.h"
#include "engine/settings/modelsizes.h"
#include "engine/settings/settingrows.h"
#include "engine/training/updates.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

/// While it lives, each rank draws its own random numbers, so that dropout differs between ranks. Afterwards the
/// model's generator has made one draw, and has the same state on all ranks. So the saved state fits any number of
/// ranks.
class RankRandom
{
public:
    RankRandom(ModelRandom& random, int rank);
    ~RankRandom();
    RankRandom(const RankRandom&) = delete;
    RankRandom& operator=(const RankRandom&) = delete;

private:
    ModelRandom& m_random;
    torch::Tensor m_shared;
};

RankRandom::RankRandom(ModelRandom& random, int rank) : m_random(random)
{
    constexpr std::uint64_t apart = 0x9e3779b97f4a7c15; // odd, so that no two ranks have the same seed
    const auto seed = m_random.drawSeed();
    m_shared = m_random.state();
    m_random.seed(seed + apart * static_cast<std::uint64_t>(rank));
}

RankRandom::~RankRandom()
{
    [[maybe_unused]] const auto set = m_random.setState(m_shared); // the generator's own state is always valid
}

std::int64_t divideUp(std::int64_t number, std::int64_t divisor)
{
    return (number + divisor - 1) / divisor;
}

/// Every `stride`th sentence, beginning with `first`.
struct Sentences
{
    std::int64_t first, end, stride;
};

torch::Tensor part(const torch::Tensor& lengths, Sentences sentences)
{
    return lengths.slice(0, sentences.first, sentences.end, sentences.stride).contiguous();
}

/// The part (times, sentences) of a tensor (T, B).
torch::Tensor part(const torch::Tensor& tensor, std::int64_t times, Sentences sentences)
{
    return tensor.narrow(0, 0, times).slice(1, sentences.first, sentences.end, sentences.stride).contiguous();
}

/// The links, except those of pairs that are left out.
TaughtLinks learnedLinks(const TaughtLinks& links, const Batch& batch)
{
    if (!links.shares.defined() || batch.countedTokens == batch.targetTokens)
        return links;
    const auto counts = BatchTensors::from(batch).targetOutput.t().ne(Vocabulary::padding);
    return {links.shares * counts.unsqueeze(-1), links.head};
}

/// The part (sentences, times, positions) of links (B, T, S).
TaughtLinks part(const TaughtLinks& links, std::int64_t times, std::int64_t positions, Sentences sentences)
{
    if (!links.shares.defined())
        return links;
    const auto shares = links.shares.slice(0, sentences.first, sentences.end, sentences.stride);
    return {shares.narrow(1, 0, times).narrow(2, 0, positions).contiguous(), links.head};
}

MicroBatch taken(const BatchTensors& batch, const Forcing& forcing, Sentences sentences)
{
    const auto sourceLengths = part(batch.sourceLengths, sentences),
               targetLengths = part(batch.targetLengths, sentences);
    const auto sources = sourceLengths.max().item<std::int64_t>(), targets = targetLengths.max().item<std::int64_t>();
    const std::vector<bool> steps(forcing.steps.begin(), forcing.steps.begin() + targets);
    return {{part(batch.source, sources, sentences), sourceLengths, part(batch.targetInput, targets, sentences),
                part(batch.targetOutput, targets, sentences), targetLengths, targetLengths.sum().item<std::int64_t>(),
                part(batch.taught, targets, sources, sentences)},
        {steps, forcing.words.defined() ? part(forcing.words, targets, sentences) : torch::Tensor(), forcing.end}};
}

/// Memory that the backward pass needs for each position, measured in states. An LSTM has about nine. A Transformer's
/// layer keeps the inputs and outputs of its three attention products, of its two normalisations and of its inner
/// layer, and a weight of every head for each of up to `longest` words.
std::int64_t keptAt(std::int64_t longest, const ModelConfiguration& configuration)
{
    if (configuration.architecture == Architecture::Recurrent)
        return configuration.hiddenSize * configuration.layers;
    constexpr std::int64_t numbersOfState = 9, numbersOfModel = 14, numbersOfInner = 2, numbersOfWeight = 2;
    const auto sizes = TransformerSizes::of(configuration);
    const std::int64_t layer =
        numbersOfModel * sizes.model + numbersOfInner * sizes.inner + numbersOfWeight * sizes.heads * longest;
    return divideUp(std::max(sizes.layers, sizes.decoderLayers) * layer, numbersOfState);
}

} // namespace

std::int64_t MicroBatchLimit::countFor(const BatchTensors& batch, const ModelConfiguration& configuration) const
{
    constexpr std::int64_t fewest = 16;
    const std::int64_t positions = batch.source.size(0) + batch.targetInput.size(0);
    const std::int64_t longest = std::max(batch.source.size(0), batch.targetInput.size(0));
    return divideUp(batch.source.size(1), std::max(fewest, activations / (positions * keptAt(longest, configuration))));
}

MicroBatch shareOf(const BatchTensors& batch, const Forcing& forcing, int rank, int count)
{
    if (rank >= batch.source.size(1))
        return {};
    return taken(batch, forcing, {rank, batch.source.size(1), count});
}

std::vector<MicroBatch> splitForReplicas(const BatchTensors& batch, const Forcing& forcing, int count)
{
    if (count == 1)
        return {{batch, forcing}};
    std::vector<MicroBatch> parts;
    for (int first = 0; first < count; ++first)
        parts.push_back(taken(batch, forcing, {first, batch.source.size(1), count}));
    return parts;
}

std::vector<MicroBatch> splitIntoMicroBatches(const BatchTensors& batch, const Forcing& forcing, std::int64_t count)
{
    constexpr std::int64_t multiple = 16; // oneDNN compiles a kernel for every number of rows
    const std::int64_t all = batch.source.size(1);
    if (count == 1)
        return {{batch, forcing}};
    const std::int64_t size = divideUp(divideUp(all, count), multiple) * multiple;
    std::vector<MicroBatch> microBatches;
    for (std::int64_t first = 0; first < all; first += size)
        microBatches.push_back(taken(batch, forcing, {first, std::min(first + size, all), 1}));
    return microBatches;
}

namespace {

/// Key in the metadata of a state; older programs have not written it.
constexpr const char* replicaRuleKey = "replicas";
constexpr const char* replicasByRows = "by-rows";
// Makes these random draws independent of the shuffling, which has the same seed.
constexpr std::uint64_t samplingSalt = 0x636f696e73;

Message notFinite(const BatchReport& trained, std::int64_t step)
{
    const auto rate = settingrows::realText(trained.learningRate);
    return std::isfinite(trained.loss)
        ? Message(
              "Step {}: the gradient is no longer a number, so training stopped with the weights of the step before. "
              "Try a smaller learning rate than {}, or clip gradients with a smaller clip_norm.",
              step, rate)
        : Message(
              "Step {}: the loss is no longer a number, so training stopped with the weights of the step before. Try a "
              "smaller learning rate than {}, or clip gradients with a smaller clip_norm.",
              step, rate);
}

} // namespace

Trainer::Trainer(std::shared_ptr<TranslationModel> model, MicroBatchLimit limit)
    : m_model(std::move(model))
    , m_samplingRandom(m_model->configuration().training.seed ^ samplingSalt)
    , m_replicas(*m_model)
    , m_microBatchLimit(limit)
{
    m_parameters = trainedWeights(m_model->network());
    m_optimizer = makeOptimizer(m_model->configuration().training, m_parameters);
}

Trainer::Trainer(std::shared_ptr<TranslationModel> model, std::shared_ptr<Ranks> ranks) : Trainer(std::move(model))
{
    if (ranks)
        m_sum = std::make_unique<GradientSum>(std::move(ranks), m_model->network().parameters());
}

bool Trainer::useSmallerMicroBatches()
{
    if (m_replicas.giveUp())
        return true;
    constexpr std::int64_t fewest = 10'000;
    m_microBatchLimit.activations /= 2;
    return m_microBatchLimit.activations > fewest;
}

double Trainer::gradientNorm() const
{
    double squares = 0.0;
    for (const auto& [name, weight] : m_parameters)
        if (weight.grad().defined())
            squares += squaredNorm(weight.grad());
    return std::sqrt(squares);
}

Result<Trainer::LossSums> Trainer::lossAndGradients(const Batch& batch, double teacherForcing, const Guidance& guidance)
{
    return m_sum ? lossOfAllRanks(batch, teacherForcing, guidance)
                 : Result<LossSums>(addGradients(batch, teacherForcing, guidance));
}

/// A rank that cannot compute its share reports that through the sum, for which all ranks wait. Then no rank changes
/// its weights.
Result<Trainer::LossSums> Trainer::lossOfAllRanks(const Batch& batch, double teacherForcing, const Guidance& guidance)
{
    const RankRandom ownMasks(m_model->random(), m_sum->ranks().rank());
    const auto own = guarded([&] { return Result<LossSums>(addGradients(batch, teacherForcing, guidance)); });
    const auto sums = own.value_or(LossSums());
    const auto all = m_sum->finish({.loss = sums.words, .alignment = sums.alignment, .failures = own ? 0.0 : 1.0});
    if (!all)
        return std::unexpected(all.error());
    if (!own)
        return own;
    if (all->failures > 0.0)
        return failure(ErrorCode::OutOfMemory, "Another rank could not compute its share of the batch.");
    return LossSums{all->loss, all->alignment};
}

/// The sums of the losses for this process's share of the batch. Adds the gradients of the means over the whole batch
/// to those of the weights. Each share is weighted by its number of target words, and of linked ones, so that the sum
/// over all ranks is right.
Trainer::LossSums Trainer::addGradients(const Batch& batch, double teacherForcing, const Guidance& guidance)
{
    const auto& configuration = m_model->configuration();
    auto whole = BatchTensors::from(batch);
    whole.taught = learnedLinks(guidance.links, batch);
    auto forcing = sampleForcing(whole.targetInput.size(0), whole.targetInput.size(1), teacherForcing,
        configuration.training.forcingCoin, m_samplingRandom);
    forcing.end = configuration.training.freeRunningEnd;
    const bool isOfPairs = configuration.training.lossAverage == LossAverage::Pairs;
    const auto divisor = static_cast<double>(isOfPairs ? batch.size : batch.targetTokens);
    const auto linked = std::max(std::int64_t{1}, guidance.links.tokens());
    const double alignmentFactor =
        guidance.weight / (isOfPairs ? static_cast<double>(batch.size) : static_cast<double>(linked));
    const auto share =
        m_sum ? shareOf(whole, forcing, m_sum->ranks().rank(), m_sum->ranks().count()) : MicroBatch{whole, forcing};
    if (!share.batch.source.defined())
        return {};
    const auto sentences = static_cast<std::size_t>(share.batch.source.size(1));
    const auto parts = splitForReplicas(share.batch, share.forcing, m_replicas.countFor(sentences));
    const int replicas = static_cast<int>(parts.size());
    std::int64_t count = 1; // the same number for all replicas, because they wait for each other after each micro-batch
    for (const auto& part : parts)
        count = std::max(
            count, MicroBatchLimit{m_microBatchLimit.activations / replicas}.countFor(part.batch, configuration.model));
    std::vector<std::vector<MicroBatch>> microBatches;
    std::size_t rounds = 0;
    for (const auto& [part, partForcing] : parts) {
        microBatches.push_back(splitIntoMicroBatches(part, partForcing, count));
        rounds = std::max(rounds, microBatches.back().size());
    }
    std::vector<LossSums> sums(parts.size());
    const auto addGradientsOf = [&](Seq2SeqImpl& network, const MicroBatch& microBatch, LossSums& total) {
        const auto output = network.forward(microBatch.batch, microBatch.forcing);
        const auto sum = network.lossSum(output, microBatch.batch, configuration.training.labelSmoothing);
        auto loss = sum / divisor;
        if (microBatch.batch.taught.shares.defined()) {
            const auto alignment = network.alignmentLossSum(output, microBatch.batch);
            loss = loss + alignment * alignmentFactor;
            total.alignment += alignment.item<double>();
        }
        network.clock().enter(StepPart::Backward);
        loss.backward();
        total.words += sum.item<double>();
    };
    for (std::size_t round = 0; round < rounds; ++round) {
        if (m_sum && replicas == 1 && round + 1 == rounds)
            m_sum->startWithBackward();
        m_replicas.run(replicas, [&](int replica, Seq2SeqImpl& network) {
            const auto index = static_cast<std::size_t>(replica);
            if (round < microBatches[index].size())
                addGradientsOf(network, microBatches[index][round], sums[index]);
        });
        // Gradients are added after each round. Otherwise the next round would need memory for further gradients.
        m_replicas.addGradients();
    }
    LossSums all;
    for (const auto& [words, alignment] : sums) {
        all.words += words;
        all.alignment += alignment;
    }
    return all;
}

Result<BatchReport> Trainer::train(
    const Batch& batch, double learningRate, std::optional<double> teacherForcing, const Guidance& guidance)
{
    const auto& configuration = m_model->configuration().training;
    auto& network = m_model->network();
    network.train();
    forgetGradients(network);
    const auto sums = lossAndGradients(
        batch, teacherForcing.value_or(forcingProbability(configuration, m_model->step + 1)), guidance);
    if (!sums)
        return std::unexpected(sums.error());

    network.clock().enter(StepPart::Optimizer);
    const auto counted = static_cast<double>(std::max<std::size_t>(1, batch.countedTokens));
    BatchReport trained{.loss = sums->words / counted,
        .gradientNorm = gradientNorm(),
        .learningRate = learningRate,
        .sourceTokens = static_cast<std::int64_t>(batch.sourceTokens),
        .targetTokens = static_cast<std::int64_t>(batch.targetTokens)};
    if (const auto linked = learnedLinks(guidance.links, batch).tokens(); linked > 0)
        trained.alignmentLoss = sums->alignment / static_cast<double>(linked);
    if (!std::isfinite(trained.loss) || !std::isfinite(trained.gradientNorm))
        return failure(ErrorCode::NotFinite, notFinite(trained, m_model->step + 1));
    const double clip = configuration.clipNorm;
    const double scale = clip > 0.0 && trained.gradientNorm > clip ? clip / (trained.gradientNorm + 1e-6) : 1.0;
    m_optimizer->step(learningRate, scale);
    ++m_model->step;
    network.clock().enter(StepPart::Data);
    return trained;
}

StoredTensors Trainer::state() const
{
    StoredTensors state;
    m_optimizer->save(state);
    if (m_replicas.rule() == ReplicaRule::ByRows)
        state.metadata[replicaRuleKey] = replicasByRows;
    state.tensors.push_back(toStored("random.dropout", m_model->random().state()));
    state.tensors.push_back(toStored("random.coins", toTensor(m_samplingRandom.state())));
    return state;
}

Result<void> Trainer::setState(const StoredTensors& state)
{
    const auto dropout = fromStored(state, "random.dropout", m_model->random().state());
    const auto sampling = fromStored(state, "random.coins", toTensor(m_samplingRandom.state()));
    if (!dropout || !sampling)
        return std::unexpected(!dropout ? dropout.error() : sampling.error());
    if (auto loaded = m_optimizer->load(state); !loaded)
        return loaded;
    if (auto set = m_model->random().setState(*dropout); !set)
        return set;
    m_samplingRandom.setState(toWords(*sampling));
    const auto rule = state.metadata.find(replicaRuleKey);
    const bool isByRows = rule != state.metadata.end() && rule->second == replicasByRows;
    m_replicas.setRule(isByRows ? ReplicaRule::ByRows : ReplicaRule::Two);
    return {};
}

} // namespace attentoscope
