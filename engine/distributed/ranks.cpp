// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/ranks.h"

#include "engine/arithmetic/guarded.h"
#include "engine/distributed/gloogroup.h"
#include "engine/distributed/rankchannel.h"

#include <algorithm>

namespace attentoscope {

namespace {

nlohmann::json orderToJson(const RankOrder& order)
{
    if (order.end != TrainingEnd::StillRunning)
        return {{"what", "order"}, {"end", static_cast<int>(order.end)}};
    nlohmann::json message{{"what", "order"}, {"step", order.position.step}, {"epoch", order.position.epoch},
        {"batch", order.position.batchInEpoch}, {"rate", order.learningRate}};
    if (order.position.teacherForcing)
        message["forcing"] = *order.position.teacherForcing;
    if (order.position.alignmentWeight)
        message["alignment"] = *order.position.alignmentWeight;
    return message;
}

RankOrder orderFrom(const nlohmann::json& message)
{
    RankOrder order;
    order.position.step = numberAt<std::int64_t>(message, "step", 0);
    order.position.epoch = numberAt<std::int64_t>(message, "epoch", 0);
    order.position.batchInEpoch = numberAt<std::int64_t>(message, "batch", 0);
    order.learningRate = numberAt(message, "rate", 0.0);
    if (message.contains("forcing"))
        order.position.teacherForcing = numberAt(message, "forcing", 1.0);
    if (message.contains("alignment"))
        order.position.alignmentWeight = numberAt(message, "alignment", 0.0);
    const int end = std::clamp(numberAt(message, "end", 0), 0, static_cast<int>(TrainingEnd::GoalReached));
    order.end = static_cast<TrainingEnd>(end);
    return order;
}

/// How a rank's values differ from those of rank 0; empty if all are equal.
Message difference(const nlohmann::json& own, const nlohmann::json& other)
{
    for (const auto& [name, value] : own.items()) {
        const auto there = textAt(other, name.c_str());
        if (there != value.get<std::string>())
            return Message(
                "{} is {} there and {} on rank 0", name, there.empty() ? "not known" : there, value.get<std::string>());
    }
    return {};
}

} // namespace

Ranks::Ranks(int count, std::unique_ptr<RankChannel> channel)
    : m_rank(channel->self().rank), m_count(count), m_channel(std::move(channel))
{
}

Message Ranks::description() const
{
    const auto shown = [](const RankName& name) { return name.text().text() + " at " + name.address; };
    std::string list = shown(m_channel->self());
    for (std::size_t peer = 0; peer < m_channel->peers(); ++peer)
        list += ", " + shown(m_channel->nameOf(peer));
    return Message("{} ranks train together: {}", m_count, list);
}

Ranks::~Ranks()
{
    if (m_group && fault())
        m_group->abandon();
}

Result<std::shared_ptr<Ranks>> Ranks::join(const RankPlace& place, std::stop_token stop)
{
    auto channel = RankChannel::connect(place, std::move(stop));
    if (!channel)
        return std::unexpected(channel.error());
    auto ranks = std::shared_ptr<Ranks>(new Ranks(place.count, std::move(*channel)));
    try {
        ranks->connect();
    } catch (const std::exception& exception) {
        const Error error{ErrorCode::ConnectionLost,
            Message("{} could not connect to the others: {}", ranks->channel().self().text(), plainText(exception)),
            exception.what()};
        ranks->fail(error);
        return std::unexpected(ranks->fault().value_or(error));
    }
    if (const auto fault = ranks->fault())
        return std::unexpected(*fault);
    return ranks;
}

void Ranks::connect()
{
    if (leads()) {
        auto welcome = toJson(m_channel->self());
        welcome["what"] = "welcome";
        m_channel->sendToAll(welcome);
    } else if (!m_channel->awaitOne("welcome")) {
        return; // the fault is known already
    }
    m_group = std::make_unique<GlooGroup>(*m_channel, m_rank, m_count, m_channel->self().address);
}

Result<void> Ranks::compare(const RankFacts& facts)
{
    nlohmann::json own = nlohmann::json::object();
    for (const auto& [name, value] : facts)
        own[name] = value;
    if (!leads()) {
        m_channel->sendToAll({{"what", "facts"}, {"facts", own}});
        const auto agreed = m_channel->awaitOne("agreed");
        return agreed ? Result<void>() : std::unexpected(agreed.error());
    }
    const auto answers = m_channel->await("facts");
    if (!answers)
        return std::unexpected(answers.error());
    m_channel->forgetValues(); // a rank that compares is connected, so addresses are no longer needed
    for (std::size_t other = 0; other < answers->size(); ++other) {
        const auto found = difference(own, (*answers)[other].value("facts", nlohmann::json::object()));
        if (found.empty())
            continue;
        const Error error{ErrorCode::InvalidSetting,
            Message("All ranks must have the same settings and data, but {} differs: {}. Start all with "
                    "the same options and the same files.",
                m_channel->nameOf(other).text(), found),
            {}};
        fail(error);
        return std::unexpected(error);
    }
    m_channel->sendToAll({{"what", "agreed"}});
    return {};
}

Result<void> Ranks::order(const RankOrder& order)
{
    if (auto lost = fault())
        return std::unexpected(*lost);
    m_channel->sendToAll(orderToJson(order));
    if (order.end != TrainingEnd::StillRunning)
        m_channel->finish();
    return {};
}

Result<RankOrder> Ranks::awaitOrder()
{
    const auto message = m_channel->awaitOne("order");
    return message ? Result<RankOrder>(orderFrom(*message)) : std::unexpected(message.error());
}

void Ranks::askToStop()
{
    m_channel->askToStop();
}

bool Ranks::isAskedToStop() const
{
    return m_channel->isAskedToStop();
}

void Ranks::fail(const Error& error)
{
    m_channel->fail(error);
}

std::optional<Error> Ranks::fault() const
{
    return m_channel->fault();
}

} // namespace attentoscope
