// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/rankname.h"

#include <unistd.h>

#include <array>

namespace attentoscope {

RankName RankName::ofThisProcess(int rank)
{
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    return {rank, host.data(), getpid(), {}};
}

Message RankName::text() const
{
    return Message("rank {} (process {} on {})", std::to_string(rank), std::to_string(process), host);
}

nlohmann::json toJson(const RankName& name)
{
    return {{"rank", name.rank}, {"host", name.host}, {"process", name.process}, {"address", name.address}};
}

RankName rankNameFrom(const nlohmann::json& message)
{
    return {numberAt(message, "rank", -1), textAt(message, "host"), numberAt<std::int64_t>(message, "process", 0),
        textAt(message, "address")};
}

} // namespace attentoscope
