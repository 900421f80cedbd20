// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/session/session.h"

#include <chrono>
#include <iterator>

namespace attentoscope::tests {

namespace {

using Path = std::filesystem::path;

/// A Transformer that was trained on one batch, so that it is a run.
Result<std::unique_ptr<Session>> trained(const Path& folder, const std::vector<KeyValue>& settings)
{
    auto session = createSession({.threads = 1});
    DataRequest data;
    data.sample = "reverse";
    data.samplePairs = 60;
    if (auto loaded = session->loadData(data, {}, {}); !loaded)
        return std::unexpected(loaded.error());
    TrainingRequest request;
    request.preset = "transformer-tiny";
    request.runFolder = (folder / "run").string();
    request.settings = settings;
    request.limit.steps = 1;
    if (auto begun = session->startTraining(request); !begun)
        return std::unexpected(begun.error());
    for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        if (!reports)
            return std::unexpected(reports.error());
        end = reports->end;
    }
    if (auto finished = session->finishTraining(TrainingEnd::LimitReached); !finished)
        return std::unexpected(finished.error());
    return session;
}

BadInput refusedSettings(const char* id, const char* what, const std::vector<KeyValue>& settings)
{
    return {id, what, [=](const Path& folder) { return errorOf(trained(folder, settings)); }};
}

/// A sentence is translated by a model with this number of learned positions.
BadInput translated(const char* id, const char* what, const char* positions, const char* source, const char* forced)
{
    return {id, what, [=](const Path& folder) {
                const auto session = trained(folder, {{"positions", "learned"}, {"max_positions", positions}});
                if (!session)
                    return Error{ErrorCode::Internal, "", {}};
                TranslationRequest request;
                request.source = source;
                if (*forced)
                    request.forcedTarget = forced;
                return errorOf((*session)->translate(request, {}, {}));
            }};
}

/// A run whose configuration does not fit its tensors.
BadInput edited(const char* id, const char* what, const std::string& was, const std::string& is)
{
    return {id, what, [=](const Path& folder) {
                if (const auto session = trained(folder, {}); !session)
                    return Error{ErrorCode::Internal, "", {}};
                const auto file = folder / "run" / "config.json";
                std::ifstream input(file);
                std::string text{std::istreambuf_iterator<char>(input), {}};
                const auto place = text.find(was);
                if (place == std::string::npos)
                    return Error{ErrorCode::Internal, "", {}};
                put(file, text.replace(place, was.size(), is));
                return errorOf(createSession({.threads = 1})->openRun((folder / "run").string(), RunDetail::History));
            }};
}

} // namespace

std::vector<BadInput> modelCases()
{
    return {
        refusedSettings("model/heads", "heads that do not divide the model size", {{"heads", "6"}}),
        refusedSettings("model/positions", "pairs that are all longer than learned positions",
            {{"positions", "learned"}, {"max_positions", "1"}}),
        translated("model/source", "a sentence longer than learned positions", "12", "a b c d e f g h i j k l", ""),
        translated("model/target", "a given translation longer than learned positions", "12", "a b c",
            "c b a c b a c b a c b a"),
        edited("model/inner", "a Transformer with tensors of another size", "\"inner_size\": 0", "\"inner_size\": 100"),
        edited("model/layers", "a Transformer with more tensors than layers", "\"layers\": 2", "\"layers\": 1"),
        edited("model/share", "a run whose heads do not divide its model size", "\"heads\": 4", "\"heads\": 5"),
    };
}

} // namespace attentoscope::tests
