// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/rankfacts.h"

#include "engine/reproducible/fnv.h"
#include "engine/settings/settings.h"

#include <torch/version.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace attentoscope {

namespace {

/// Rank 0 alone decides by these; files of pieces may lie elsewhere, and vocabularies and pairs say what is in them.
constexpr std::array<std::string_view, 9> ofEachRank = {"device", "threads", "steps", "epochs", "minutes", "keep_saves",
    "autosave_seconds", "subword_model", "target_subword_model"};

std::string counted(std::size_t count, const char* what, std::uint64_t hash)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4)
        text += digits[(hash >> shift) & 15U];
    return std::to_string(count) + what + " (hash " + text + ")";
}

std::string wordsOf(const Vocabulary& vocabulary)
{
    Fnv hash;
    for (const auto& word : vocabulary.words()) {
        hash.add(word);
        hash.add(static_cast<unsigned char>(0));
    }
    return counted(vocabulary.size(), " words", hash.hash());
}

std::string weightsOf(const RunSave& save)
{
    Fnv hash;
    const auto& tensors = save.trained ? save.trained->tensors : save.model.tensors;
    for (const auto& tensor : tensors)
        hash.add({reinterpret_cast<const char*>(tensor.bytes.data()), tensor.bytes.size()});
    return counted(static_cast<std::size_t>(save.position.step), " steps", hash.hash());
}

} // namespace

RankFacts rankFactsOf(const RunIdentity& identity, const std::optional<RunSave>& save)
{
    RankFacts facts{{"preset", identity.configuration.preset}, {"LibTorch", TORCH_VERSION}};
    for (auto& setting : settingValues(identity.configuration))
        if (std::ranges::find(ofEachRank, setting.key) == ofEachRank.end())
            facts.push_back(std::move(setting));
    facts.push_back({"the source vocabulary", wordsOf(identity.source)});
    facts.push_back({"the target vocabulary", wordsOf(identity.target)});
    facts.push_back({"the training data", counted(identity.trainingPairs, " pairs", identity.dataFingerprint)});
    facts.push_back({"the save to go on from", save ? weightsOf(*save) : "none"});
    return facts;
}

std::optional<Message> otherRanksNote(const RunPosition& saved, int ranks)
{
    const auto before = saved.ranks.value_or(1);
    if (before == ranks)
        return std::nullopt;
    return Message("This run was trained by {} ranks until now and goes on with {}: from here on its losses are not "
                   "those of a training with {}.",
        before, ranks, before);
}

} // namespace attentoscope
