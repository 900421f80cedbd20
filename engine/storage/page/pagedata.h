// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/dissection.h"
#include "engine/types/runs.h"
#include "engine/types/training.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

/// A sentence of a page, with everything that was kept about it.
struct PageSentence
{
    WatchedSentence sentence;
    std::vector<WatchedSnapshot> moments; ///< sorted by step; links are the translation's `gold`
    std::vector<Dissection> arithmetic; ///< for rows of the moment at RunPage::arithmeticStep
};

/// Everything that a page shows about a run.
struct RunPage
{
    std::string name; ///< name of the folder
    RunLabel label;
    std::string preset;
    std::string data; ///< the file's name or the sample's id
    std::size_t trainingPairs = 0;
    std::vector<KeyValue> settings;
    std::shared_ptr<const RunHistory> history = noHistory;
    std::vector<PageSentence> sentences;
    std::optional<std::int64_t> arithmeticStep; ///< step of the weights with which the arithmetic was computed
    LinksKind links = LinksKind::Gold; ///< kind of the links that the page outlines
    /// Translates a text of the engine into a language (de, fr). Returns the English text if there is no translation.
    std::function<std::string(const std::string& text, const std::string& language)> translated;
};

/// The format that `web/data.js` reads. A page and its viewer are one file, so they always agree.
inline constexpr int pageFormat = 1;

/// A page's numbers and texts, compressed: zlib (RFC 1950) of
///   length of the JSON, 4 bytes, the lowest first | the JSON | a block for each moment | numbers of the arithmetic
/// A block has up to three parts, as the moment's flags say: the weights of the shown map, the probabilities of the
/// target words, and the weights of all heads. The first two have 16 bits a number (65,535 is 1; first all low bytes,
/// then all high ones). Weights of heads have 8 bits, in KeptHeads' order and PagePacking's levels. From a sentence's
/// second block on, each byte is the difference from the block before, modulo 256, if both have the same length.
/// Numbers of the arithmetic have 16 bits, times the scale of their term.
struct PagePacking
{
    std::string language; ///< language in which the page begins
    std::size_t ofMoments = 0; ///< number of moments that the run has, for all sentences together
    /// A weight of a head is a whole number of these levels; with 255 levels, the error is at most 1/510.
    int headLevels = 255;
};

std::vector<std::uint8_t> pageData(const RunPage& page, const PagePacking& packing);

} // namespace attentoscope
