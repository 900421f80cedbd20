// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/storage/faultyfiles.h"
#include "tests/engine/storage/runsamples.h"

#include "engine/corpus/corpus.h"
#include "engine/corpus/subwordlearning.h"
#include "engine/settings/modelcounts.h"
#include "engine/storage/archive/runarchive.h"

namespace attentoscope {

/// Cuts the words by subword models. Both models learn from the same few sentences.
inline void cutWords(RunIdentity& identity)
{
    const std::vector<std::string> sentences(200, "the newest house is the widest house");
    identity.configuration.data.tokenizer = TokenizerKind::Bpe;
    identity.subwords.source = learnSubwords(TokenizerKind::Bpe, 30, sentences).value();
    identity.subwords.target = learnSubwords(TokenizerKind::Bpe, 24, sentences).value();
    identity.source = Vocabulary::fromWords(identity.subwords.source->words()).value();
    identity.target = Vocabulary::fromWords(identity.subwords.target->words()).value();
    identity.targetSpacing = {};
}

/// The identity of a small run on these pairs.
inline RunIdentity identityOfData(const DataRequest& request)
{
    const auto asked = configure("recommended", request.settings);
    const auto corpus = loadCorpus(request, asked->data, {}, {}).value();
    RunIdentity identity{*configure("luong-general", {{"hidden_size", "2"}, {"embedding_size", "3"}}), corpus.source,
        corpus.target, corpus.targetSpacing, corpus.subwords, request, corpus.fingerprint, corpus.validationFingerprint,
        corpus.training.size()};
    identity.configuration.data = corpus.configuration;
    return identity;
}

/// Makes a run with saves of steps 1 to 3, of which the second is the best. It has as many weights as its configuration
/// needs.
inline RunFolder savedRun(const std::filesystem::path& folder, const RunIdentity& identity)
{
    static FaultyFiles files; // without faults; it does not sync, because that would take most of the time
    auto run = RunFolder::create(folder, identity, files);
    const auto numbers =
        weightCount(*modelSizes(identity.configuration, identity.source.size(), identity.target.size()));
    for (std::int64_t step = 1; step <= 3; ++step) {
        run->append(StepReport{.step = step, .epoch = 0.5, .loss = 2.0}).value();
        run->append({WatchedSnapshot{.step = step, .sentence = {"the cat", {}}}}, KeepSnapshots::Always).value();
        auto save = saveOfStep(step);
        save.position.bestStep = std::min<std::int64_t>(step, 2);
        save.model.tensors = {floats("weights", std::vector<float>(numbers, static_cast<float>(step)))};
        writeSave(*run, save, step == 2 ? SaveKind::Best : SaveKind::Plain).value();
    }
    return std::move(*run);
}

/// A small run whose data does not exist.
inline RunFolder wholeRun(const std::filesystem::path& folder, const std::string& data = "/home/somebody/pairs.tsv",
    TokenizerKind tokenizer = TokenizerKind::Space)
{
    auto identity = sampleIdentity();
    identity.configuration = *configure("luong-general", {{"hidden_size", "2"}, {"embedding_size", "3"}});
    if (tokenizer == TokenizerKind::Bpe)
        cutWords(identity);
    identity.data.source = data;
    return savedRun(folder, identity);
}

} // namespace attentoscope
