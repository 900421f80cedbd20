// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/modelgroup.h"

#include "engine/model/sourcelimit.h"
#include "engine/transformer/multiheadattention.h"

#include <algorithm>
#include <iterator>

namespace attentoscope {

namespace {

/// The first difference of two vocabularies; none if they are equal.
std::optional<Message> differenceOf(const Vocabulary& first, const Vocabulary& other)
{
    const auto common = static_cast<std::int32_t>(std::min(first.size(), other.size()));
    for (std::int32_t id = 0; id < common; ++id)
        if (first.word(id) != other.word(id))
            return Message(
                "word {} is \"{}\" in the first one and \"{}\" in the other", id, first.word(id), other.word(id));
    if (first.size() != other.size())
        return Message("the first one has {} words, the other {}", first.size(), other.size());
    return std::nullopt;
}

bool areSame(const SharedSubwords& first, const SharedSubwords& other)
{
    return first == other || (first && other && first->bytes() == other->bytes());
}

/// A difference in how two models read and write text; none if they can be in one group.
std::optional<Message> differenceOf(const TranslationModel& first, const TranslationModel& other)
{
    if (const auto words = differenceOf(first.source(), other.source()))
        return Message("their source vocabularies differ: {}", *words);
    if (const auto words = differenceOf(first.target(), other.target()))
        return Message("their target vocabularies differ: {}", *words);
    const auto &own = first.configuration(), &others = other.configuration();
    const auto differs = [](const char* key) { return Message("their setting \"{}\" differs", key); };
    if (own.data.tokenizer != others.data.tokenizer)
        return differs("tokenizer");
    if (!areSame(first.subwords().source, other.subwords().source)
        || !areSame(first.subwords().target, other.subwords().target))
        return Message("their sub-word models differ");
    if (own.data.recipe != others.data.recipe)
        return differs("data_recipe");
    if (own.data.lowercase != others.data.lowercase)
        return differs("lowercase");
    if (own.data.stripAccents != others.data.stripAccents)
        return differs("strip_accents");
    if (own.data.direction != others.data.direction)
        return differs("direction");
    if (own.model.sourceMarkers != others.model.sourceMarkers)
        return differs("source_markers");
    if (first.targetSpacing().attachments() != other.targetSpacing().attachments())
        return Message("they learned to write spaces differently");
    return std::nullopt;
}

void switchOffAsIn(Seq2SeqImpl& own, Seq2SeqImpl& replica)
{
    const auto modules = own.modules();
    for (std::size_t index = 0; const auto& module : replica.modules()) {
        auto* attention = dynamic_cast<MultiHeadAttentionImpl*>(module.get());
        const auto* from = dynamic_cast<MultiHeadAttentionImpl*>(modules[index++].get());
        if (attention && from)
            attention->switchOff(from->switchedOff());
    }
}

} // namespace

ModelGroup::ModelGroup(TranslationModel& model) : ModelGroup(std::vector{&model}) { }

ModelGroup::ModelGroup(std::vector<TranslationModel*> members) : m_members(std::move(members))
{
    for (auto* member : m_members)
        m_networks.push_back(&member->network());
}

ModelGroup ModelGroup::forThread(std::size_t number) const
{
    auto& replicas = (*m_replicas)[number];
    ModelGroup group(m_members);
    group.m_replicas = m_replicas;
    for (std::size_t index = 0; index < m_members.size(); ++index) {
        if (index == replicas.size())
            replicas.push_back(m_members[index]->replica());
        group.m_networks[index] = replicas[index].network.get();
        switchOffAsIn(m_members[index]->network(), *group.m_networks[index]);
    }
    return group;
}

Result<ModelGroup> ModelGroup::of(std::vector<TranslationModel*> members)
{
    for (std::size_t index = 1; index < members.size(); ++index)
        if (const auto difference = differenceOf(*members.front(), *members[index]))
            return failure(ErrorCode::InvalidSetting,
                Message(
                    "Model {} cannot translate together with the first one: {}. Choose runs that were trained on the "
                    "same pairs with the same data settings.",
                    index + 1, *difference));
    return ModelGroup(std::move(members));
}

std::size_t ModelGroup::mostSteps() const
{
    auto most = attentoscope::mostSteps(first().configuration().model);
    for (const auto* member : m_members)
        most = std::min(most, attentoscope::mostSteps(member->configuration().model));
    return most;
}

/// Delegates to another constructor, so that the destructor runs even if this constructor runs out of memory.
GroupEvaluationMode::GroupEvaluationMode(const ModelGroup& group) : GroupEvaluationMode()
{
    for (auto* network : group.networks())
        m_modes.push_back(std::make_unique<EvaluationMode>(*network));
}

GroupEvaluationMode::~GroupEvaluationMode()
{
    while (!m_modes.empty())
        m_modes.pop_back();
}

torch::Tensor logOfMean(const std::vector<torch::Tensor>& logProbabilities)
{
    if (logProbabilities.size() == 1)
        return logProbabilities.front();
    const auto all = torch::stack(logProbabilities);
    const auto largest = all.amax(0);
    return largest + (all - largest).exp().mean(0).log();
}

torch::Tensor meanOfDefined(const std::vector<torch::Tensor>& tensors)
{
    std::vector<torch::Tensor> defined;
    std::ranges::copy_if(tensors, std::back_inserter(defined), [](const auto& tensor) { return tensor.defined(); });
    if (defined.size() < 2)
        return defined.empty() ? torch::Tensor() : defined.front();
    const auto& first = defined.front();
    return first + (torch::stack(defined) - first).mean(0);
}

} // namespace attentoscope
