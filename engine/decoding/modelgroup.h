// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/evaluationmode.h"
#include "engine/model/translationmodel.h"

#include <map>

namespace attentoscope {

/// The models that translate together: one, or several with the same words. Each word is chosen by the arithmetic mean
/// of their probabilities, and its row of attention is the mean of their rows. The caller owns the models.
class ModelGroup
{
public:
    ModelGroup(TranslationModel& model); // a single model can be passed as a group
    /// If words, tokens or markers of the models differ, the InvalidSetting error names the difference.
    static Result<ModelGroup> of(std::vector<TranslationModel*> members);

    TranslationModel& first() const { return *m_members.front(); }
    const std::vector<TranslationModel*>& members() const { return m_members; }
    /// The networks that compute, in the order of members().
    const std::vector<Seq2SeqImpl*>& networks() const { return m_networks; }
    /// The same models for another thread. Their networks are replicas with the same weights and the same heads
    /// switched off. They are made once for each thread number, and live as long as this group or a copy of it.
    ModelGroup forThread(std::size_t number) const;
    bool isOneModel() const { return m_members.size() == 1; }
    std::size_t mostSteps() const; ///< the most tokens that all models can write, including the end token

private:
    explicit ModelGroup(std::vector<TranslationModel*> members);

    using Replicas = std::map<std::size_t, std::vector<NetworkReplica>>; ///< key: number of the thread
    std::vector<TranslationModel*> m_members;
    std::vector<Seq2SeqImpl*> m_networks;
    std::shared_ptr<Replicas> m_replicas = std::make_shared<Replicas>();
};

/// Switches all models to EvaluationMode. They leave it in reverse order, because a model may be in a group twice.
class GroupEvaluationMode
{
public:
    explicit GroupEvaluationMode(const ModelGroup& group);
    ~GroupEvaluationMode();
    GroupEvaluationMode(const GroupEvaluationMode&) = delete;
    GroupEvaluationMode& operator=(const GroupEvaluationMode&) = delete;

private:
    GroupEvaluationMode() = default;

    std::vector<std::unique_ptr<EvaluationMode>> m_modes;
};

/// log((exp(a) + exp(b) + …) / n) of tensors of one shape. Numbers that are equal in all tensors are returned
/// unchanged, to the last bit.
torch::Tensor logOfMean(const std::vector<torch::Tensor>& logProbabilities);

/// The mean of the defined tensors; equal numbers stay exact, as above. Undefined if no tensor is defined.
torch::Tensor meanOfDefined(const std::vector<torch::Tensor>& tensors);

} // namespace attentoscope
