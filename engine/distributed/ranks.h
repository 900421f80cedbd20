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

/// What the others do next, as rank 0 says: a batch, or that training has ended.
struct RankOrder
{
    RunPosition position; ///< place of the batch; of the rest only what a person changed
    double learningRate = 0.0;
    TrainingEnd end = TrainingEnd::StillRunning;
};

/// What has to be the same on all ranks: names for people, with values that are compared.
using RankFacts = std::vector<KeyValue>;

/// The processes that train one model together, as one of them sees them. Rank 0 decides what is done next, and alone
/// reads the clock, validates and writes the run; the others follow. After a fault nothing more can be done but to end.
/// What a program calls is virtual: the program loads the engine (app/enginemodule.h) and is not linked with it.
class Ranks
{
public:
    /// Meets the others. What is wrong is an error that names the rank, or what to write instead.
    static Result<std::shared_ptr<Ranks>> join(const RankPlace& place, std::stop_token stop);
    virtual ~Ranks();
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    int rank() const { return m_rank; }
    virtual Message description() const; ///< who they are, and at which addresses, as rank 0 knows it
    int count() const { return m_count; }
    bool leads() const { return m_rank == 0; }

    /// Waits until all know what they will train. An error names the first rank that has something else than rank 0,
    /// and what it is.
    Result<void> compare(const RankFacts& facts);

    Result<void> order(const RankOrder& order); ///< by rank 0
    Result<RankOrder> awaitOrder(); ///< by all others

    void askToStop(); ///< rank 0 then ends training after the step under way
    virtual bool isAskedToStop() const;
    virtual void fail(const Error& error); ///< tells the others why this process leaves
    virtual std::optional<Error> fault() const; ///< which rank is lost or has failed

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
