// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace attentoscope {

/// Whether a line says nothing, so that the model is not asked and its translation is an empty line.
bool isBlank(const std::string& line);

/// A request like `like` for each line that says something.
std::vector<TranslationRequest> requestsFor(const std::vector<std::string>& lines, const TranslationRequest& like);

/// One translation for each line: those of requestsFor() in their places, empty ones for blank lines.
std::vector<Translation> inStepWith(const std::vector<std::string>& lines, std::vector<Translation> translations);

enum class TranslationFormat : std::uint8_t { Text, Json };

/// What JSON shows of a Transformer's heads.
struct WrittenHeads
{
    HeadsAnswer all = HeadsAnswer::None; ///< whether "heads" has every one of them
    std::optional<AttentionHead>
        chosen; ///< whose weights "attention" has; none: the mean of the last layer's cross heads
};

/// Writes translations one after the other: each as a line of text, or as an element of one JSON array. Of a whole beam
/// it can write several: as lines "number of the sentence ||| translation ||| score over the length penalty", as Moses
/// does, or as the list "best" of the element. Translations of one text are written once.
class TranslationWriter
{
public:
    using Sink = std::function<void(std::string_view)>;

    TranslationWriter(TranslationFormat format, Sink sink, int best = 1);

    void setHeads(const WrittenHeads& heads) { m_heads = heads; }
    void add(const Translation& translation);
    void end(); ///< after the last one

private:
    nlohmann::ordered_json written(const Translation& translation) const;

    TranslationFormat m_format;
    Sink m_sink;
    std::size_t m_best;
    WrittenHeads m_heads = {.all = HeadsAnswer::All, .chosen = {}};
    std::size_t m_sentences = 0; ///< that were added
    bool m_isEmpty = true;
};

} // namespace attentoscope
