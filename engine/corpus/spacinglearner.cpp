// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/spacinglearner.h"

#include "engine/corpus/tokens/tokenizer.h"

#include <unordered_set>

namespace attentoscope {

namespace {

/// How often a word is attached to its neighbours on one side.
struct Neighbours
{
    std::uint32_t total = 0;
    std::uint32_t attached = 0; ///< written without a space in between
    std::uint32_t kinds = 0; ///< different words among the attached ones
    std::uint32_t explained = 0; ///< neighbours that are attached because of this word

    /// Nearly one for a word that is always attached, and attached to many words.
    double strength() const
    {
        return static_cast<double>(attached) / (total + 1.0) * static_cast<double>(kinds) / (kinds + 1.0);
    }
    bool decides() const { return explained > total - attached; }
};

class SpacingLearner
{
public:
    SpacingLearner(const EncodedSentences& sentences, const std::vector<bool>& attached, std::size_t words)
        : m_sentences(sentences), m_attached(attached), m_before(words), m_after(words)
    {
    }

    void count();
    void explain();
    Spacing result() const;

private:
    /// Calls `visit` for each two neighbouring words: with `after` of the first, `before` of the second, both words,
    /// and whether they are attached.
    template <typename Visit>
    void forEachTwo(Visit visit)
    {
        std::size_t token = 0;
        for (std::size_t i = 0; i < m_sentences.size(); ++i) {
            const auto ids = m_sentences[i];
            for (std::size_t k = 1; k < ids.size(); ++k) {
                const auto previous = static_cast<std::uint32_t>(ids[k - 1]);
                const auto next = static_cast<std::uint32_t>(ids[k]);
                const std::uint64_t both = (std::uint64_t{previous} << 32) | next;
                visit(m_after[previous], m_before[next], both, m_attached[token + k]);
            }
            token += ids.size();
        }
    }

    const EncodedSentences& m_sentences;
    const std::vector<bool>& m_attached;
    std::vector<Neighbours> m_before; ///< for each word, how often it is attached to the word before it
    std::vector<Neighbours> m_after;
};

void SpacingLearner::count()
{
    std::unordered_set<std::uint64_t> seen;
    forEachTwo([&seen](Neighbours& after, Neighbours& before, std::uint64_t both, bool attached) {
        ++after.total;
        ++before.total;
        if (!attached)
            return;
        ++after.attached;
        ++before.attached;
        if (seen.insert(both).second) {
            ++after.kinds;
            ++before.kinds;
        }
    });
}

void SpacingLearner::explain()
{
    forEachTwo([](Neighbours& after, Neighbours& before, std::uint64_t, bool attached) {
        if (attached)
            ++(after.strength() > before.strength() ? after : before).explained;
    });
}

Spacing SpacingLearner::result() const
{
    using enum Spacing::Attachment;
    std::vector<Spacing::Attachment> attachments(m_before.size(), None);
    for (std::size_t id = Vocabulary::firstWord; id < attachments.size(); ++id) {
        const bool before = m_before[id].decides();
        const bool after = m_after[id].decides();
        attachments[id] = before && after ? Both : before ? Before : after ? After : None;
    }
    return Spacing(std::move(attachments));
}

} // namespace

Spacing learnSpacing(const EncodedSentences& sentences, const std::vector<bool>& attached, std::size_t vocabularySize)
{
    SpacingLearner learner(sentences, attached, vocabularySize);
    learner.count();
    learner.explain();
    return learner.result();
}

Spacing markedSpacing(const Vocabulary& vocabulary)
{
    std::vector<Spacing::Attachment> attachments(vocabulary.size(), Spacing::Attachment::None);
    for (std::int32_t id = Vocabulary::firstWord; id < static_cast<std::int32_t>(vocabulary.size()); ++id)
        if (!vocabulary.word(id).starts_with(wordSeparator))
            attachments[static_cast<std::size_t>(id)] = Spacing::Attachment::Before;
    return Spacing(std::move(attachments));
}

} // namespace attentoscope
