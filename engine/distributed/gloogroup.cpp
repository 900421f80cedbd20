// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/gloogroup.h"

#include <torch/csrc/distributed/c10d/FileStore.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>

#include <exception>
#include <vector>

namespace attentoscope {

namespace {

constexpr std::chrono::seconds connecting{30};
constexpr std::chrono::minutes summing{30}; // the RankChannel notices much earlier who is lost
constexpr int threadsOfGroup = 2; // so that one bucket's way is not waited for before the next one sets out

/// LibTorch 2 asks for libuv if it is not told otherwise, and Debian's is built without it.
template <typename Options>
void serveWithoutLibuv(Options& options)
{
    if constexpr (requires { options.useLibUV; })
        options.useLibUV = false;
}

c10::intrusive_ptr<c10d::TCPStore> storeAt(const std::string& address, std::uint16_t port, bool isServer)
{
    c10d::TCPStoreOptions options;
    options.port = port;
    options.isServer = isServer;
    options.waitWorkers = false; // they have met already
    options.timeout = connecting;
    serveWithoutLibuv(options);
    return c10::make_intrusive<c10d::TCPStore>(address, options);
}

} // namespace

class GlooGroup::Store
{
public:
    c10::intrusive_ptr<c10d::Store> store;
};

class GlooGroup::Sum
{
public:
    std::vector<torch::Tensor> tensors;
    c10::intrusive_ptr<c10d::Work> work;
};

struct GlooGroup::Parts
{
    std::shared_ptr<Store> store;
    c10::intrusive_ptr<c10d::ProcessGroupGloo> group;
};

std::shared_ptr<GlooGroup::Store> GlooGroup::openStore(const std::string& ownAddress)
{
    return std::make_shared<Store>(Store{storeAt(ownAddress, 0, true)});
}

std::shared_ptr<GlooGroup::Store> GlooGroup::storeIn(const std::string& file, int count)
{
    auto store = c10::make_intrusive<c10d::FileStore>(file, count);
    store->setTimeout(connecting);
    return std::make_shared<Store>(Store{std::move(store)});
}

std::shared_ptr<GlooGroup::Store> GlooGroup::findStore(const std::string& address, std::uint16_t port)
{
    return std::make_shared<Store>(Store{storeAt(address, port, false)});
}

std::uint16_t GlooGroup::portOf(const Store& store)
{
    const auto* shared = dynamic_cast<const c10d::TCPStore*>(store.store.get());
    return shared ? shared->getPort() : 0;
}

GlooGroup::GlooGroup(std::shared_ptr<Store> store, int rank, int count, const std::string& address)
    : m_parts(std::make_unique<Parts>())
{
    auto options = c10d::ProcessGroupGloo::Options::create(summing);
    options->devices.push_back(c10d::ProcessGroupGloo::createDeviceForHostname(address));
    options->threads = threadsOfGroup;
    m_parts->group = c10::make_intrusive<c10d::ProcessGroupGloo>(store->store, rank, count, options);
    m_parts->store = std::move(store);
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
            return false; // the patience is over
        if (!sum.work->isSuccess())
            std::rethrow_exception(sum.work->exception());
        // It came just when the patience was over.
    }
    return true;
}

void GlooGroup::abandon()
{
    [[maybe_unused]] static Parts* kept = nullptr;
    kept = m_parts.release();
}

} // namespace attentoscope
