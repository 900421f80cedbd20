// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/alignmentreading.h"
#include "engine/types/translation.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Whether a line is blank. The translation of such a line is an empty line, and needs no model.
bool isBlank(const std::string& line);

/// Makes a request for each line that is not blank, with the options of `like`.
std::vector<TranslationRequest> requestsFor(const std::vector<std::string>& lines, const TranslationRequest& like);

/// Returns one translation for each line: the answers to requestsFor(), and an empty one for each blank line.
std::vector<Translation> inStepWith(const std::vector<std::string>& lines, std::vector<Translation> translations);

enum class TranslationFormat : std::uint8_t { Text, Json };

/// Which attention heads of a Transformer are in the JSON.
struct WrittenHeads
{
    HeadsAnswer all = HeadsAnswer::None; ///< which heads are in "heads"
    /// The head or mean whose weights are in "attention"; none: the mean of the last layer's cross heads.
    std::optional<AlignmentReading> chosen;
};

/// Writes translations one after the other: each as a line of text, or as an element of one JSON array. It can write
/// several translations of a beam. In text, each is a line "number of the sentence ||| translation ||| score over the
/// length penalty", as Moses writes it. In JSON, they are the list "best" of the element. Equal translations are
/// written once.
class TranslationWriter
{
public:
    using Sink = std::function<void(std::string_view)>;

    TranslationWriter(TranslationFormat format, Sink sink, int best = 1);

    void setHeads(const WrittenHeads& heads) { m_heads = heads; }
    /// `brought` has the lengths from timesValues() in place of weights. JSON shows them beside the weights, as
    /// "norms".
    void add(const Translation& translation, const Translation* brought = nullptr);
    void end(); ///< called after the last translation

private:
    nlohmann::ordered_json written(Translation translation) const; ///< the JSON without the heads
    /// The heads that "heads" contains; empty: none was chosen.
    [[nodiscard]] std::vector<AttentionHead> shownHeads(const Translation& translation) const;
    /// The map of those heads, if there are any.
    [[nodiscard]] AttentionMap shownMap(const Translation& translation) const;
    void writeWithHeads(
        const nlohmann::ordered_json& object, const std::vector<HeadMap>& heads, const Translation* brought) const;

    TranslationFormat m_format;
    Sink m_sink;
    std::size_t m_best;
    WrittenHeads m_heads = {.all = HeadsAnswer::All, .chosen = {}};
    std::size_t m_sentences = 0; ///< number of added sentences
    bool m_isEmpty = true;
};

} // namespace attentoscope
