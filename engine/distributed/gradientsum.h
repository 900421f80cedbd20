// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/distributed/gloogroup.h"
#include "engine/distributed/ranks.h"

#include <array>
#include <vector>

namespace attentoscope {

/// Waits until the sum is complete. The error names the lost rank, or says what broke.
Result<void> waitForSum(Ranks& ranks, GlooGroup::Sum& sum);

/// The sum of all ranks' gradients, in buckets of about 2 MiB. A backward pass computes the last layers' gradients
/// first. As soon as all gradients of a bucket are there, it is sent, while the pass continues with earlier layers.
/// Buckets are sent in the same order on all ranks, and each is always added in the same order.
class GradientSum
{
public:
    /// Numbers that are summed with the gradients: the losses, and how many ranks could not compute their part.
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

    /// From this call to finish(), each gradient is complete when the backward pass has reached it.
    void startWithBackward() { m_isStarted = true; }
    /// Sends the remaining buckets, waits for all, and replaces the weights' gradients by the sums. A weight without a
    /// gradient on any rank stays without one.
    Result<Along> finish(const Along& own);

    Ranks& ranks() { return *m_ranks; }

private:
    struct Bucket;
    struct Place
    {
        std::size_t bucket;
        std::int64_t first; ///< first place in the bucket's numbers
        std::int64_t mark; ///< place where the bucket counts the ranks that have this gradient
        bool isTaken = false;
    };

    void makeBuckets();
    void listen(std::size_t weight); ///< begins to listen to its gradient
    void gradientCame(std::size_t weight);
    void take(std::size_t weight);
    void sendWhatIsWhole();
    Result<void> waitForAll(Along& along);
    void putSums();

    std::shared_ptr<Ranks> m_ranks;
    std::vector<torch::Tensor> m_weights;
    std::vector<Place> m_places; ///< one for each weight
    std::vector<Bucket> m_buckets;
    std::vector<std::shared_ptr<void>> m_listeners; ///< keep the hooks alive
    std::size_t m_sent = 0; ///< number of buckets that were sent
    bool m_isStarted = false;
};

/// Replaces this rank's weights by those that rank 0 has drawn. Another processor may draw others from the same seed.
/// All ranks must call it at the same time.
Result<void> takeWeightsOfRankZero(Ranks& ranks, StoredTensors& weights);

} // namespace attentoscope
