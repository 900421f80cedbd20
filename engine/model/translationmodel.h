// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/spacing.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/model/seq2seq.h"
#include "engine/storage/files/safetensors.h"

#include <functional>
#include <span>

namespace attentoscope {

/// A network for another thread. It computes with the weights of another network, but has its own gradients and random
/// numbers.
struct NetworkReplica
{
    Seq2Seq network;
    SharedRandom random;
};

/// Reads the numbers of the tensor with this name and these sizes into `room`.
using WeightReader =
    std::function<Result<void>(const std::string& name, std::span<const std::int64_t> sizes, std::span<float> room)>;

/// A network with its vocabularies and text pipelines.
class TranslationModel
{
public:
    /// Makes a network with weights that are drawn from the configuration's seed. It is an error if the configuration
    /// cannot be built.
    static Result<std::shared_ptr<TranslationModel>> make(const Configuration& configuration, Vocabulary source,
        Vocabulary target, Spacing targetSpacing, SubwordSides subwords = {});
    /// Makes a network without drawn weights. `read` reads each weight directly into its place, so that memory never
    /// holds it twice.
    static Result<std::shared_ptr<TranslationModel>> makeWith(const WeightReader& read,
        const Configuration& configuration, Vocabulary source, Vocabulary target, Spacing targetSpacing,
        SubwordSides subwords = {});

    const Configuration& configuration() const { return m_configuration; }
    const ModelSizes& sizes() const { return m_sizes; }
    const Vocabulary& source() const { return m_source; }
    const Vocabulary& target() const { return m_target; }
    const Spacing& targetSpacing() const { return m_targetSpacing; }
    const SubwordSides& subwords() const { return m_subwords; }
    const TextPipeline& sourcePipeline() const { return m_sourcePipeline; }
    const TextPipeline& targetPipeline() const { return m_targetPipeline; }
    Seq2SeqImpl& network() { return *m_network; }
    NetworkReplica replica();
    ModelRandom& random() { return *m_random; }
    std::int64_t parameterCount() const;
    /// Moves the weights to the device that computes from now on. Must be called before an optimiser or a replica is
    /// made.
    void moveTo(const torch::Device& device) { m_network->to(device); }
    torch::Device device() const { return m_network->parameters().front().device(); }

    /// number of optimiser steps that made these weights; decoding copies it into its results
    std::int64_t step = 0;

    /// The weights with PyTorch's names. A tied matrix is stored once, as decoder.embedding.weight. The metadata have
    /// its other names.
    StoredTensors weights() const;
    /// Replaces all weights by `weights`. If a tensor is missing, superfluous or has the wrong shape, a BadRun error
    /// names it, and nothing changes.
    Result<void> setWeights(const StoredTensors& weights);

private:
    /// Makes a network whose weights are not set yet.
    static Result<std::shared_ptr<TranslationModel>> makeEmpty(const Configuration& configuration, Vocabulary source,
        Vocabulary target, Spacing targetSpacing, SubwordSides subwords);
    TranslationModel(const Configuration& configuration, ModelSizes sizes, Vocabulary source, Vocabulary target,
        Spacing targetSpacing, SubwordSides subwords);

    Configuration m_configuration;
    ModelSizes m_sizes;
    Vocabulary m_source;
    Vocabulary m_target;
    Spacing m_targetSpacing;
    SubwordSides m_subwords;
    TextPipeline m_sourcePipeline;
    TextPipeline m_targetPipeline;
    SharedRandom m_random;
    Seq2Seq m_network;
};

} // namespace attentoscope
