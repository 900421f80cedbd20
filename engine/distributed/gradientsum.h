// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/gloogroup.h"
#include "engine/distributed/ranks.h"

#include <array>
#include <vector>

namespace attentoscope {

/// Waits until the sum is there. An error names the rank that is lost, or says what broke.
Result<void> waitForSum(Ranks& ranks, GlooGroup::Sum& sum);

/// The sum of all ranks' gradients, in buckets of about 2 MiB. The last layers' gradients come first in a backward
/// pass; a bucket sets out as soon as all of its gradients are there, while the pass still works on the layers before.
/// Buckets go in the same order on all ranks, and each is added in the same order every time.
class GradientSum
{
public:
    /// Numbers that are added along: the losses, and how many ranks could not compute their part.
    struct Along
    {
        double loss = 0.0;
        double alignment = 0.0;
        double failures = 0.0;
    };

    GradientSum(std::shared_ptr<Ranks> ranks, std::vector<torch::Tensor> weights);
    ~GradientSum();
    GradientSum(const GradientSum&) = delete;
    GradientSum& operator=(const GradientSum&) = delete;

    /// From here to finish() each gradient is whole once the backward pass has reached it.
    void startWithBackward() { m_isStarted = true; }
    /// Sends what has not set out yet, waits for all, and puts the sums in place of the weights' gradients. A weight
    /// that has no gradient on any rank keeps none.
    Result<Along> finish(const Along& own);

    Ranks& ranks() { return *m_ranks; }

private:
    struct Bucket;
    struct Place
    {
        std::size_t bucket;
        std::int64_t first; ///< in its numbers
        std::int64_t mark; ///< where the bucket says on how many ranks there is such a gradient
        bool isTaken = false;
    };

    void makeBuckets();
    void listen(std::size_t weight); ///< to its gradient
    void gradientCame(std::size_t weight);
    void take(std::size_t weight);
    void sendWhatIsWhole();
    Result<void> waitForAll(Along& along);
    void putSums();

    std::shared_ptr<Ranks> m_ranks;
    std::vector<torch::Tensor> m_weights;
    std::vector<Place> m_places; ///< one for each weight
    std::vector<Bucket> m_buckets;
    std::vector<std::shared_ptr<void>> m_listeners; ///< what keeps the hooks
    std::size_t m_sent = 0; ///< buckets under way
    bool m_isStarted = false;
};

/// Puts the weights that rank 0 has drawn in place of one's own: another processor may draw others from the same seed.
/// All ranks call it at the same time.
Result<void> takeWeightsOfRankZero(Ranks& ranks, StoredTensors& weights);

} // namespace attentoscope
