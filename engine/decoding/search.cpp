// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/search.h"

#include "engine/decoding/beamdecoder.h"

namespace attentoscope {

std::vector<Translation> searchTranslations(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop)
{
    return options.beam > 1 ? decodeWithBeam(models, sources, options, stop)
                            : decodeGreedily(models, sources, options, sink, stop);
}

} // namespace attentoscope
