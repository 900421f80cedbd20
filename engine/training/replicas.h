// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/translationmodel.h"
#include "engine/training/replicathread.h"

#include <memory>
#include <vector>

namespace attentoscope {

/// A training step in two lanes: each takes half of a batch's sentences forward and back on half of the threads, with
/// the same weights, and the gradients are added at the end. Threads that share every product wait for each other at
/// each of them, and for whatever only one of them can do; lanes wait once a slice.
class Lanes
{
public:
    /// Of a batch that is worth two lanes: products with few rows are slow.
    static constexpr int fewestSentences = 16;

    explicit Lanes(TranslationModel& model);

    /// How many lanes a batch of so many sentences is worth: 1 or 2.
    int countFor(std::size_t sentences) const;
    /// One lane from now on: it needs less memory. False if there was no second one to give up.
    bool giveUp();

    /// Does the work once for each lane, at the same time, and returns when all have: the first lane in this thread
    /// with the model's own network. What one of them throws is thrown here.
    void run(int count, const std::function<void(int lane, Seq2SeqImpl& network)>& work);
    /// Adds the second lane's gradients to those of the model's network, and forgets them. With one lane there are
    /// none.
    void addGradients();

private:
    struct Lane
    {
        explicit Lane(NetworkTwin own) : twin(std::move(own)), weights(twin.network->parameters()) { }

        void forgetGradients()
        {
            for (auto& weight : weights)
                weight.mutable_grad().reset();
        }

        NetworkTwin twin;
        std::vector<torch::Tensor> weights;
        LaneThread thread;
    };

    TranslationModel& m_model;
    std::unique_ptr<Lane> m_second; ///< made when it is first wanted
    bool m_isGivenUp = false;
};

} // namespace attentoscope
