// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/error.h"

#include <functional>
#include <span>

namespace attentoscope {

/// Receives the pairs one by one, so that millions of them need no memory. If it returns false, no more pairs are made.
using SampleSink = std::function<bool(const SamplePair&)>;

/// A row of THE table of samples.
struct Sample
{
    SampleInfo info;
    void (*make)(std::size_t pairs, std::uint64_t seed, const SampleSink& sink);
};

std::span<const Sample> samples();
Result<const Sample*> findSample(std::string_view id); ///< for an unknown id, the error lists the known ones

} // namespace attentoscope
