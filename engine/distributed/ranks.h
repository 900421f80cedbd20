// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/rankplace.h"
#include "engine/storage/runsave.h"

#include <memory>
#include <stop_token>

namespace attentoscope {

class GlooGroup;
class RankChannel;

/// What rank 0 orders next: a batch, or the end of training.
struct RankOrder
{
    RunPosition position; ///< place of the batch; the other members are only set if a person changed them
    double learningRate = 0.0;
    TrainingEnd end = TrainingEnd::StillRunning;
};

/// Facts that must be the same on all ranks: names for people, and the values to compare.
using RankFacts = std::vector<KeyValue>;

/// The processes that train one model together, seen from one of them. Rank 0 decides what is done next. It alone reads
/// the clock, validates and writes the run. The others follow. After a fault, the only possible action is to end.
/// Methods that a program calls are virtual, because the program loads the engine (app/enginemodule.h) and is not
/// linked with it.
class Ranks
{
public:
    /// Connects to the other ranks. The errors are those of RankChannel::connect().
    static Result<std::shared_ptr<Ranks>> join(const RankPlace& place, std::stop_token stop);
    virtual ~Ranks();
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const { return m_rank; }
    virtual Message description() const; ///< the ranks and their addresses, as rank 0 knows them
    int count() const { return m_count; }
    bool leads() const { return m_rank == 0; }

    /// Waits until all ranks have the same facts about the training. If not, the error names the first rank that
    /// differs from rank 0, and the difference.
    Result<void> compare(const RankFacts& facts);

    Result<void> order(const RankOrder& order); ///< called on rank 0
    Result<RankOrder> awaitOrder(); ///< called on all other ranks

    void askToStop(); ///< asks rank 0 to end training after the current step
    virtual bool isAskedToStop() const;
    virtual void fail(const Error& error); ///< tells the others why this process leaves
    virtual std::optional<Error> fault() const; ///< says which rank is lost or has failed

    GlooGroup& group() { return *m_group; }
    RankChannel& channel() { return *m_channel; }

private:
    Ranks(int count, std::unique_ptr<RankChannel> channel);
    void connect();

    int m_rank, m_count;
    std::unique_ptr<RankChannel> m_channel;
    std::unique_ptr<GlooGroup> m_group;
};

} // namespace attentoscope
