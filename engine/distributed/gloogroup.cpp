// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/gloogroup.h"

#include "engine/distributed/rankchannel.h"
#include "engine/storage/files/encodings.h"

#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include <exception>
#include <vector>

namespace attentoscope {

namespace {

constexpr std::chrono::milliseconds connecting{30'000};
constexpr std::chrono::minutes summing{30}; // long, because RankChannel notices a lost rank much earlier
constexpr int threadsOfGroup = 2; // so that a bucket can begin while the one before it is under way

/// The store in which ranks tell each other their addresses. c10d's own server would listen to the whole network. Gloo
/// sets keys, and waits for the keys of the other ranks.
class ChannelStore final : public c10d::Store
{
public:
    explicit ChannelStore(RankChannel& channel) : m_channel(channel) { }

    void set(const std::string& key, const std::vector<std::uint8_t>& value) override
    {
        m_channel.setValue(key, base64(value));
    }
    std::vector<std::uint8_t> get(const std::string& key) override
    {
        const auto text = m_channel.value(key, connecting);
        const auto padding = text ? text->size() - (text->find_last_not_of('=') + 1) : 0;
        const auto bytes = text ? fromBase64(*text, 3 * (text->size() / 4) - padding) : std::nullopt;
        TORCH_CHECK(bytes, "another rank has not told its address");
        return *bytes;
    }
    void wait(const std::vector<std::string>& keys) override
    {
        for (const auto& key : keys)
            TORCH_CHECK(m_channel.value(key, connecting), "another rank has not told its address");
    }
    void wait(const std::vector<std::string>& keys, const std::chrono::milliseconds&) override { wait(keys); }
    std::int64_t add(const std::string&, std::int64_t) override { return unused(); }
    bool deleteKey(const std::string&) override { return unused() != 0; }
    bool check(const std::vector<std::string>&) override { return unused() != 0; }
    std::int64_t getNumKeys() override { return unused(); }
    c10::intrusive_ptr<c10d::Store> clone() // neither LibTorch 1.13 nor 2.6 calls it
    {
        return c10::make_intrusive<ChannelStore>(m_channel);
    }

private:
    static std::int64_t unused() { TORCH_CHECK(false, "Gloo asks no such thing of a store"); }

    RankChannel& m_channel;
};

} // namespace

class GlooGroup::Sum
{
public:
    std::vector<torch::Tensor> tensors;
    c10::intrusive_ptr<c10d::Work> work;
};

struct GlooGroup::Parts
{
    c10::intrusive_ptr<c10d::ProcessGroupGloo> group;
};

GlooGroup::GlooGroup(RankChannel& channel, int rank, int count, const std::string& address)
    : m_parts(std::make_unique<Parts>())
{
    auto options = c10d::ProcessGroupGloo::Options::create(summing);
    options->devices.push_back(c10d::ProcessGroupGloo::createDeviceForHostname(address));
    options->threads = threadsOfGroup;
    m_parts->group =
        c10::make_intrusive<c10d::ProcessGroupGloo>(c10::make_intrusive<ChannelStore>(channel), rank, count, options);
}

GlooGroup::~GlooGroup() = default;

std::shared_ptr<GlooGroup::Sum> GlooGroup::begin(torch::Tensor& tensor)
{
    auto sum = std::make_shared<Sum>();
    sum->tensors.push_back(tensor);
    sum->work = m_parts->group->allreduce(sum->tensors);
    return sum;
}

bool GlooGroup::wait(Sum& sum, std::chrono::milliseconds patience)
{
    try {
        sum.work->wait(patience);
    } catch (const c10::Error&) {
        if (!sum.work->isCompleted())
            return false; // the time is up
        if (!sum.work->isSuccess())
            std::rethrow_exception(sum.work->exception());
        // The sum arrived just when the time was up.
    }
    return true;
}

void GlooGroup::abandon()
{
    [[maybe_unused]] static Parts* kept = nullptr;
    kept = m_parts.release();
}

} // namespace attentoscope
