// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/presets.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/savestore.h"

#include <cmath>
#include <cstring>

namespace attentoscope {

inline StoredTensor floats(std::string name, const std::vector<float>& values)
{
    StoredTensor tensor{std::move(name), TensorType::Float32, {static_cast<std::int64_t>(values.size())}, {}};
    tensor.bytes.resize(values.size() * sizeof(float));
    std::memcpy(tensor.bytes.data(), values.data(), tensor.bytes.size());
    return tensor;
}

/// A save in which every tensor contains the step. So two generations cannot be confused.
inline RunSave saveOfStep(std::int64_t step, float mark = 0.0F)
{
    const auto value = static_cast<float>(step) + mark;
    RunSave save;
    save.position = {.step = step,
        .epoch = step / 10,
        .batchInEpoch = step % 10,
        .seconds = 0.1 * static_cast<double>(step),
        .bestLoss = 2.0 / 3.0,
        .bestStep = step,
        .validationsSinceBest = 1,
        .learningRate = 1e-3,
        .metricsBytes = 0};
    save.model.tensors = {floats("encoder.weight", {value, value}), floats("decoder.bias", {value})};
    save.state.tensors = {floats("adam.first", {value, value, value})};
    save.state.metadata = {{"optimizer", "adam"}};
    return save;
}

/// Writes a save as a training does, but in this thread.
inline Result<void> writeSave(RunFolder& run, RunSave save, SaveKind kind = SaveKind::Plain)
{
    const auto length = run.handOverMetrics();
    if (!length)
        return std::unexpected(length.error());
    save.position.metricsBytes = *length;
    return run.saves()->write(save, kind);
}

inline float markOf(const StoredTensor& tensor)
{
    float value = 0.0F;
    std::memcpy(&value, tensor.bytes.data(), sizeof value);
    return value;
}

/// The step of a save. −1 if its parts belong to two generations.
inline float generationOf(const RunSave& save)
{
    const auto mark = markOf(save.model.tensors[0]);
    for (const auto& tensors : {save.model.tensors, save.state.tensors})
        for (const auto& tensor : tensors)
            if (markOf(tensor) != mark)
                return -1.0F;
    return static_cast<float>(save.position.step) == std::floor(mark) ? mark : -1.0F;
}

inline bool isWhole(const RunSave& save)
{
    return generationOf(save) >= 0.0F;
}

inline RunIdentity sampleIdentity()
{
    using Attachment = Spacing::Attachment;
    const auto configured = configure("luong-general", {{"hidden_size", "32"}, {"seed", "18446744073709551615"}});
    RunIdentity identity{.configuration = *configured,
        .source = *Vocabulary::fromWords({"the", "cat", "naïve", "日本", "\xC2\xA0", "\r"}),
        .target = *Vocabulary::fromWords({"le", "chat", "l'", "."})};
    identity.targetSpacing = Spacing({Attachment::None, Attachment::None, Attachment::None, Attachment::None,
        Attachment::None, Attachment::None, Attachment::After, Attachment::Before});
    identity.data.source = "/data/pairs of \"mine\".tsv";
    identity.data.seed = 7;
    identity.data.settings = {{"tokenizer", "space"}, {"lowercase", "true"}};
    identity.dataFingerprint = 0xFEDCBA9876543210;
    identity.kernels = {"OpenBLAS 0.3.21", "SkylakeX", KernelsChosenBy::Program, "Prescott"};
    identity.trainingPairs = 29'000;
    return identity;
}

} // namespace attentoscope
