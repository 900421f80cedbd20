// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include "engine/remote/connection.h"
#include "engine/remote/greeting.h"
#include "engine/remote/requests.h"
#include "engine/remote/wire.h"
#include "engine/types/catalogue.h"
#include "engine/types/comparison.h"
#include "engine/types/runs.h"
#include "engine/types/sessionstate.h"

#include <cstdlib>

namespace attentoscope::fuzz {

namespace {

/// A value that is read must be written as the same bytes.
template <typename T>
void readAs(std::string_view bytes)
{
    if (const auto value = fromWire<T>(bytes))
        if (toWire(*value) != bytes)
            std::abort();
}

void readBody(std::string_view body)
{
    readAs<TrainingNews>(body);
    readAs<Translation>(body);
    readAs<Result<SessionState>>(body);
    readAs<Result<RunDescription>>(body);
    readAs<Result<Dissection>>(body);
    readAs<Result<MeasuredSentences>>(body);
    readAs<Result<Comparison>>(body);
    readAs<Result<Catalogue>>(body);
    readAs<Result<CorpusSummary>>(body);
    readAs<Result<EvaluationReport>>(body);
    readAs<Result<std::vector<RunSummary>>>(body);
    readAs<TranslationRequest>(body);
    readAs<TrainingRequest>(body);
    readAs<Hello>(body);
    readAs<Message>(body);
}

} // namespace

/// Reads all that comes over a connection: a greeting, and frames of either side.
void readRemote(std::string_view bytes)
{
    FrameReader reader;
    reader.add(bytes);
    if (const auto line = reader.takeLine(Greeting::longestLine))
        static_cast<void>(greetingFrom(*line));
    while (const auto frame = reader.take())
        readBody(frame->body);
    readBody(bytes);
}

} // namespace attentoscope::fuzz
