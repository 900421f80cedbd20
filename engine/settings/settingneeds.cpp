// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settingneeds.h"

#include "engine/settings/settings.h"

#include <algorithm>

namespace attentoscope {

namespace {

struct Need
{
    std::vector<std::string_view> keys;
    SettingCondition condition;
};

const std::vector<Need>& needs()
{
    static const std::vector<Need> table = {
        {{"attention", "cell", "bidirectional", "hidden_size", "decoder_hidden_size", "attention_size",
             "attention_bias", "score_hidden", "attention_positions", "mask", "attention_window", "score_scale",
             "score_cap", "decoder_input", "readout", "maxout_size", "input_feeding", "initial_state", "dropout_places",
             "state_dropout", "context_dropout", "layer_norm", "initialization"},
            {"architecture", {"recurrent"}}},
        {{"heads", "inner_size", "norm", "positions", "max_positions", "activation", "residual_dropout"},
            {"architecture", {"transformer"}}},
        {{"max_positions"}, {"positions", {"learned"}}},
        {{"attention_size"}, {"attention", {"additive", "concat", "local-p", "vectors"}}},
        {{"attention_bias"}, {"attention", {"additive", "general", "concat", "local-m", "local-p"}}},
        {{"score_hidden"}, {"attention", {"linear"}}},
        {{"attention_positions", "mask"}, {"attention", {"location"}}},
        {{"attention_window"}, {"attention", {"local-m", "local-p"}}},
        {{"score_scale"}, {"attention", {"additive", "dot", "general", "concat", "local-m", "local-p", "linear"}}},
        {{"score_cap", "context_dropout", "attention_dropout"}, {"attention", {"none", "vectors"}, Among::Others}},
        {{"decoder_input", "readout"}, {"attention", {"additive", "location", "linear"}}},
        {{"input_feeding"}, {"attention", {"dot", "general", "concat", "local-m", "local-p"}}},
        {{"recipe"}, {"attention", {"vectors"}}},
        {{"maxout_size"}, {"readout", {"maxout"}}},
        {{"embedding_size"}, {"word_vectors", {"learned"}}},
        {{"dropout_places"}, {"dropout", {"0"}, Among::Others}},
        {{"precision"}, {"recurrent", {"fused"}}},
        {{"momentum"}, {"optimizer", {"sgd"}}},
        {{"initialization"}, {"initial_range", {"0"}}},
        {{"forcing_final", "forcing_steps"}, {"forcing_schedule", {"constant"}, Among::Others}},
        {{"adam_beta2", "weight_decay"}, {"optimizer", {"adam"}}},
        {{"epochs"}, {"steps", {"0"}}},
        {{"epochs", "steps"}, {"minutes", {"0"}}},
        {{"average_of"}, {"average_saves", {"0"}, Among::Others}},
        {{"subword_vocabulary", "subword_learning", "subword_model", "target_subword_model"},
            {"tokenizer", {"bpe", "unigram"}}},
    };
    return table;
}

/// "a, b"
std::string listed(const std::vector<std::string>& values)
{
    std::string text;
    for (std::size_t index = 0; index < values.size(); ++index)
        text += (index == 0 ? "" : ", ") + values[index];
    return text;
}

Message sentenceAbout(const std::string& key, const SettingCondition& need, const std::string& value)
{
    return need.among == Among::These
        ? Message("The setting \"{}\" changes nothing with {}={}. It has an effect where {} is {}.", key, need.key,
              value, need.key, listed(need.values))
        : Message("The setting \"{}\" changes nothing with {}={}. It has an effect where {} is not {}.", key, need.key,
              value, need.key, listed(need.values));
}

} // namespace

std::vector<SettingCondition> needsOf(std::string_view key)
{
    std::vector<SettingCondition> found;
    for (const auto& need : needs())
        if (std::ranges::find(need.keys, key) != need.keys.end())
            found.push_back(need.condition);
    return found;
}

std::vector<Message> notesOnIdleSettings(const Configuration& configuration, const std::vector<KeyValue>& given)
{
    std::vector<Message> notes;
    for (const auto& setting : given)
        for (const auto& need : needsOf(setting.key))
            if (const auto value = settingValue(configuration, need.key); !need.holds(value)) {
                notes.push_back(sentenceAbout(setting.key, need, value));
                break; // one reason is enough
            }
    return notes;
}

} // namespace attentoscope
