// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/gradientsum.h"

#include "engine/arithmetic/guarded.h"
#include "engine/distributed/rankchannel.h"

#include <torch/csrc/autograd/function.h>
#include <torch/csrc/autograd/function_hook.h>
#include <torch/csrc/autograd/variable.h>

#include <algorithm>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::int64_t numbersOfBucket = 512 * 1024;
constexpr std::int64_t multiple = 16; // each gradient begins on a cache line

/// Called when a weight's gradient has been computed.
class GradientListener final : public torch::autograd::FunctionPostHook
{
public:
    explicit GradientListener(std::function<void()> tell) : m_tell(std::move(tell)) { }
    torch::autograd::variable_list operator()(
        const torch::autograd::variable_list& outputs, const torch::autograd::variable_list&) override
    {
        m_tell();
        return outputs;
    }

private:
    std::function<void()> m_tell;
};

/// The weights that have gradients. Others stay as they are.
std::vector<torch::Tensor> trained(std::vector<torch::Tensor> weights)
{
    std::erase_if(weights, [](const torch::Tensor& weight) { return !weight.requires_grad(); });
    return weights;
}

} // namespace

Result<void> waitForSum(Ranks& ranks, GlooGroup::Sum& sum)
{
    constexpr std::chrono::seconds betweenLooks{1};
    try {
        while (!GlooGroup::wait(sum, betweenLooks))
            if (auto fault = ranks.fault())
                return std::unexpected(std::move(*fault));
    } catch (const std::exception& exception) {
        if (auto fault = ranks.channel().awaitFault()) // names the rank that broke it
            return std::unexpected(std::move(*fault));
        const Error error{ErrorCode::ConnectionLost,
            Message("The sum of the gradients broke off, though all ranks answer: {}", plainText(exception)),
            exception.what()};
        ranks.fail(error);
        return std::unexpected(error);
    }
    return {};
}

struct GradientSum::Bucket
{
    std::vector<std::size_t> weights; ///< the last weight of the model comes first
    torch::Tensor numbers;
    std::size_t taken = 0;
    std::shared_ptr<GlooGroup::Sum> sum; ///< the sum while it is computed
};

GradientSum::GradientSum(std::shared_ptr<Ranks> ranks, std::vector<torch::Tensor> weights)
    : m_ranks(std::move(ranks)), m_weights(trained(std::move(weights))), m_places(m_weights.size())
{
    makeBuckets();
    for (std::size_t weight = 0; weight < m_weights.size(); ++weight)
        listen(weight);
}

GradientSum::~GradientSum() = default;

void GradientSum::makeBuckets()
{
    std::int64_t numbers = 0;
    const auto close = [&] {
        if (m_buckets.empty())
            return;
        auto& bucket = m_buckets.back();
        for (const auto weight : bucket.weights)
            m_places[weight].mark = numbers++;
        bucket.numbers = torch::zeros({numbers}, m_weights.front().options().requires_grad(false));
        numbers = 0;
    };
    for (std::size_t weight = m_weights.size(); weight-- > 0;) {
        const auto size = (m_weights[weight].numel() + multiple - 1) / multiple * multiple;
        if (m_buckets.empty() || numbers + size > numbersOfBucket) {
            close();
            m_buckets.emplace_back();
        }
        m_buckets.back().weights.push_back(weight);
        m_places[weight] = {m_buckets.size() - 1, std::exchange(numbers, numbers + size), 0};
    }
    close();
}

void GradientSum::listen(std::size_t weight)
{
    auto accumulator = torch::autograd::impl::grad_accumulator(m_weights[weight]);
    accumulator->add_post_hook(std::make_unique<GradientListener>([this, weight] { gradientCame(weight); }));
    // Nothing else keeps it between two passes. It is a shared_ptr, and in newer LibTorch an intrusive_ptr.
    m_listeners.push_back(std::make_shared<decltype(accumulator)>(std::move(accumulator)));
}

void GradientSum::gradientCame(std::size_t weight)
{
    if (!m_isStarted || m_places[weight].isTaken)
        return;
    take(weight);
    // Autograd's backward pass must not throw. If the connection is broken, finish() reports it.
    [[maybe_unused]] const auto sent = guarded([this]() -> Result<void> {
        sendWhatIsWhole();
        return {};
    });
}

void GradientSum::take(std::size_t weight)
{
    const torch::NoGradGuard guard;
    auto& place = m_places[weight];
    auto& bucket = m_buckets[place.bucket];
    const auto& gradient = m_weights[weight].grad();
    auto part = bucket.numbers.narrow(0, place.first, m_weights[weight].numel());
    if (gradient.defined())
        part.copy_(gradient.reshape({-1}));
    else
        part.zero_();
    bucket.numbers[place.mark].fill_(gradient.defined() ? 1.0 : 0.0);
    place.isTaken = true;
    ++bucket.taken;
}

void GradientSum::sendWhatIsWhole()
{
    for (; m_sent < m_buckets.size() && m_buckets[m_sent].taken == m_buckets[m_sent].weights.size(); ++m_sent)
        m_buckets[m_sent].sum = m_ranks->group().begin(m_buckets[m_sent].numbers);
}

Result<GradientSum::Along> GradientSum::finish(const Along& own)
{
    m_isStarted = false;
    if (const auto fault = m_ranks->fault())
        return std::unexpected(*fault);
    for (std::size_t weight = m_weights.size(); weight-- > 0;)
        if (!m_places[weight].isTaken)
            take(weight);
    auto along = own;
    if (auto done = guarded([&] { return waitForAll(along); }); !done)
        return std::unexpected(done.error());
    putSums();
    return along;
}

Result<void> GradientSum::waitForAll(Along& along)
{
    sendWhatIsWhole();
    auto numbers = torch::tensor({along.loss, along.alignment, along.failures}, torch::kFloat64);
    const auto last = m_ranks->group().begin(numbers);
    for (auto& bucket : m_buckets)
        if (auto done = waitForSum(*m_ranks, *bucket.sum); !done)
            return done;
    if (auto done = waitForSum(*m_ranks, *last); !done)
        return done;
    along = {numbers[0].item<double>(), numbers[1].item<double>(), numbers[2].item<double>()};
    return {};
}

void GradientSum::putSums()
{
    const torch::NoGradGuard guard;
    for (std::size_t weight = 0; weight < m_weights.size(); ++weight) {
        auto& place = m_places[weight];
        const auto& numbers = m_buckets[place.bucket].numbers;
        auto& gradient = m_weights[weight].mutable_grad();
        if (numbers[place.mark].item<double>() > 0.0)
            gradient = numbers.narrow(0, place.first, m_weights[weight].numel()).view(m_weights[weight].sizes());
        else
            gradient.reset();
        place.isTaken = false;
    }
    for (auto& bucket : m_buckets) {
        bucket.taken = 0;
        bucket.sum.reset();
    }
    m_sent = 0;
}

Result<void> takeWeightsOfRankZero(Ranks& ranks, StoredTensors& weights)
{
    for (auto& weight : weights.tensors) {
        if (weight.type != TensorType::Float32)
            continue;
        if (!ranks.leads())
            std::ranges::fill(weight.bytes, std::byte(0)); // the sum is then that of rank 0
        const auto count = static_cast<std::int64_t>(weight.bytes.size() / sizeof(float));
        auto numbers = torch::from_blob(weight.bytes.data(), {count}, torch::kFloat32);
        const auto sum = ranks.group().begin(numbers);
        if (auto done = waitForSum(ranks, *sum); !done)
            return done;
    }
    return {};
}

} // namespace attentoscope
