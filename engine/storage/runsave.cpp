// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runsave.h"

#include "engine/storage/files.h"

#include <charconv>
#include <iterator>

namespace attentoscope {

namespace {

constexpr std::string_view prefix = "position.";

/// Calls `visit` with name and value of each member; the one list of them.
template <typename Position, typename Visitor>
void visitMembers(Position& position, Visitor visit)
{
    visit("step", position.step);
    visit("epoch", position.epoch);
    visit("batch_in_epoch", position.batchInEpoch);
    visit("seconds", position.seconds);
    visit("best_loss", position.bestLoss);
    visit("best_step", position.bestStep);
    visit("validations_since_best", position.validationsSinceBest);
    visit("learning_rate", position.learningRate);
    visit("metrics_bytes", position.metricsBytes);
}

/// The same of what is not always there.
template <typename Position, typename Visitor>
void visitChanges(Position& position, Visitor visit)
{
    visit("teacher_forcing", position.teacherForcing);
    visit("limit_epochs", position.limitEpochs);
    visit("limit_steps", position.limitSteps);
    visit("limit_minutes", position.limitMinutes);
    visit("validated_step", position.validatedStep);
}

std::string keyOf(const char* name)
{
    return std::string(prefix) + name;
}

} // namespace

Metadata positionToMetadata(const RunPosition& position)
{
    Metadata metadata;
    const auto write = [&](const char* name, auto value) {
        char buffer[32];
        const auto written = std::to_chars(std::begin(buffer), std::end(buffer), value);
        metadata[keyOf(name)] = std::string(std::begin(buffer), written.ptr);
    };
    visitMembers(position, write);
    visitChanges(position, [&](const char* name, const auto& value) {
        if (value)
            write(name, *value);
    });
    return metadata;
}

Result<RunPosition> positionFromMetadata(const Metadata& metadata, const std::filesystem::path& file)
{
    RunPosition position;
    std::string wrong;
    const auto read = [&](const char* name, auto& value) {
        const auto found = metadata.find(keyOf(name));
        const auto text = found == metadata.end() ? std::string() : found->second;
        const char* end = text.data() + text.size();
        const auto parsed = std::from_chars(text.data(), end, value);
        if (parsed.ec != std::errc() || parsed.ptr != end)
            wrong = name;
    };
    visitMembers(position, read);
    visitChanges(position, [&](const char* name, auto& value) {
        if (metadata.contains(keyOf(name)))
            read(name, value.emplace());
    });
    if (!wrong.empty())
        return std::unexpected(damaged(
            file, "does not say where training stood: \"" + keyOf(wrong.c_str()) + "\" is missing or no number"));
    if (position.step < 0 || position.epoch < 0 || position.batchInEpoch < 0)
        return std::unexpected(damaged(file, "says that training stood before its start"));
    return position;
}

void removePosition(Metadata& metadata)
{
    std::erase_if(metadata, [](const auto& entry) { return entry.first.starts_with(prefix); });
}

} // namespace attentoscope
