// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settings.h"

#include "engine/settings/settingrows.h"
#include "engine/types/message.h"

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
        {{"decoder_layers", "heads", "inner_size", "norm", "final_norm", "positions", "max_positions", "activation",
             "output_bias", "start_vector", "residual_dropout"},
            {"architecture", {"transformer"}}},
        {{"max_positions"}, {"positions", {"learned", "fixed-table"}}},
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
        {{"alignment_weight"}, {"attention", {"none", "vectors"}, Among::Others}},
        {{"alignment_head"}, {"architecture", {"transformer"}}},
        {{"alignment_head"}, {"alignment_weight", {"0"}, Among::Others}},
        {{"epochs"}, {"steps", {"0"}}},
        {{"epochs", "steps"}, {"minutes", {"0"}}},
        {{"average_of"}, {"average_saves", {"0"}, Among::Others}},
        {{"subword_vocabulary", "subword_learning", "subword_model", "target_subword_model"},
            {"tokenizer", {"bpe", "unigram"}}},
    };
    return table;
}

/// Lists values as "a, b".
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

std::span<const Setting> settings()
{
    static const std::vector<Setting> table = [] {
        auto rows =
            settingrows::concatenated({settingrows::dataRows(), settingrows::modelRows(), settingrows::trainingRows()});
        for (auto& row : rows)
            row.info.needs = needsOf(row.info.key);
        return rows;
    }();
    return table;
}

Result<void> applySetting(Configuration& configuration, const KeyValue& setting)
{
    const auto known = [&](const Setting& row) { return row.info.key == setting.key; };
    if (const auto row = std::ranges::find_if(settings(), known); row != settings().end())
        return row->write(configuration, setting.value);

    std::vector<std::string> keys;
    for (const auto& row : settings())
        keys.push_back(row.info.key);
    return failure(ErrorCode::InvalidSetting,
        Message("There is no setting \"{}\"{}. Known settings: {}.", setting.key, suggestion(setting.key, keys),
            joined(keys)));
}

std::string settingValue(const Configuration& configuration, std::string_view key)
{
    const auto row =
        std::ranges::find_if(settings(), [&](const Setting& candidate) { return candidate.info.key == key; });
    return row == settings().end() ? std::string() : row->read(configuration);
}

std::vector<KeyValue> settingValues(const Configuration& configuration)
{
    std::vector<KeyValue> values;
    for (const auto& row : settings())
        values.push_back({row.info.key, row.read(configuration)});
    return values;
}

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

std::vector<std::string> unshuffleSettingKeys(UnshuffleRecipe recipe)
{
    std::vector<std::string> keys{"recipe", "attention_size", "learning_rate", "schedule", "warmup_steps", "momentum"};
    if (recipe == UnshuffleRecipe::Robust)
        keys.insert(keys.end(), {"optimizer", "clip_norm", "batch_size"});
    keys.insert(keys.end(), {"steps", "autosave_seconds", "keep_saves", "seed", "threads"});
    return keys;
}

Result<void> checkUnshuffleSettings(UnshuffleRecipe recipe, const std::vector<KeyValue>& settings)
{
    const auto keys = unshuffleSettingKeys(recipe);
    for (const auto& setting : settings)
        if (std::ranges::find(keys, setting.key) == keys.end())
            return failure(ErrorCode::InvalidSetting,
                Message("The setting \"{}\" changes nothing about the preset unshuffle with recipe={}; leave it out. "
                        "Those that do: {}.",
                    setting.key, std::string(recipe == UnshuffleRecipe::Article ? "article" : "robust"), joined(keys)));
    return {};
}

} // namespace attentoscope
