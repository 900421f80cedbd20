// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

namespace attentoscope {

/// A word that stood in the beam at its step.
struct BeamNode
{
    std::optional<std::size_t> parent; ///< the node of the word before it; none: it is a first word
    Token word;
    float probability = 0.0f; ///< after the words before it
    double score = 0.0; ///< sum of log probabilities up to here, in nats
    std::optional<std::size_t> hypothesis; ///< the one that ends here
};

struct BeamHypothesis
{
    Translation translation; ///< with its own attention
    double ranking = 0.0; ///< its score over the length penalty; the largest wins
};

/// The course of a beam search: everything that was in the beam, and its results.
struct Beam
{
    std::vector<BeamNode> nodes; ///< parents stand before their children
    std::vector<BeamHypothesis> hypotheses; ///< those that ended, best first; if none did, those still open
};

} // namespace attentoscope
