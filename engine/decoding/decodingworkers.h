// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/modelgroup.h"

#include <functional>

namespace attentoscope {

/// Distributes batches of sentences over the cores. Threads that share a batch wait for each other at every product,
/// and decoding has many small products. So each thread decodes its own batches, with replicas of the networks that use
/// the same weights. The result does not depend on the threads' number or order, to the last bit. On the reference
/// path, and for a single batch, all threads work on one batch after the other. In these two cases the number of
/// threads can change last bits: without AVX-512, oneDNN rounds a row of a product differently if other threads compute
/// neighbouring rows.
class DecodingWorkers
{
public:
    /// Prepares for this many batches, on as many threads as torch uses. The models must outlive this object.
    DecodingWorkers(const ModelGroup& models, std::size_t batches);

    std::size_t size() const { return m_groups.size(); } ///< threads
    /// Calls `work` for each batch from `first` up to `end`, in any order, and returns when all are done. After each
    /// batch of the calling thread, calls `done` with the number of finished batches. An exception of any thread is
    /// rethrown here.
    using Work = std::function<void(const ModelGroup& models, std::size_t batch)>;
    void run(std::size_t first, std::size_t end, const Work& work, const std::function<void(std::size_t)>& done) const;

private:
    std::vector<ModelGroup> m_groups; ///< one for each thread
    bool m_isParallel = false;
};

} // namespace attentoscope
