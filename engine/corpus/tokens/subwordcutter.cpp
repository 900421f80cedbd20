// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/subwordcutter.h"

#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace attentoscope {

namespace {

constexpr float unknownPenalty = 10.0f; // SentencePiece's, and so is the next
constexpr float userDefinedPenalty = 0.1f;

/// Two neighbours that make a piece.
struct Merge
{
    float score = 0.0f;
    std::size_t left = 0;
    std::size_t right = 0;
    std::size_t bytes = 0; ///< of both; when they have changed since, the merge is out of date

    bool operator<(const Merge& other) const
    {
        return score < other.score || (score == other.score && left > other.left);
    }
};

} // namespace

SubwordCutter::SubwordCutter(const SubwordPieces& pieces) : m_kind(pieces.kind)
{
    float lowest = std::numeric_limits<float>::max();
    m_highest = std::numeric_limits<float>::lowest();
    for (const auto& piece : pieces.pieces) {
        m_known.emplace(piece.text, Known{piece.score, piece.userDefined});
        m_longest = std::max(m_longest, piece.text.size());
        if (piece.userDefined) {
            m_longestUserDefined = std::max(m_longestUserDefined, piece.text.size());
        } else {
            lowest = std::min(lowest, piece.score);
            m_highest = std::max(m_highest, piece.score);
        }
    }
    m_unknown = lowest - unknownPenalty;
}

const SubwordCutter::Known* SubwordCutter::find(std::string_view text) const
{
    const auto found = m_known.find(text);
    return found == m_known.end() ? nullptr : &found->second;
}

std::vector<std::string> SubwordCutter::cut(std::string_view word) const
{
    std::vector<std::string> pieces;
    bool unknownBefore = false;
    while (!word.empty()) {
        std::size_t end = std::min(word.size(), longestWord);
        while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80)
            ++end;
        for (const Stretch& stretch :
            m_kind == TokenizerKind::Bpe ? merged(word.substr(0, end)) : likeliest(word.substr(0, end))) {
            if (!stretch.known && unknownBefore)
                pieces.back() += stretch.text;
            else
                pieces.emplace_back(stretch.text);
            unknownBefore = !stretch.known;
        }
        word.remove_prefix(end);
    }
    return pieces;
}

std::vector<SubwordCutter::Stretch> SubwordCutter::letters(std::string_view word) const
{
    std::vector<Stretch> letters;
    while (!word.empty()) {
        std::size_t bytes = 0;
        for (std::size_t length = std::min(m_longestUserDefined, word.size()); length > 0 && bytes == 0; --length)
            if (const Known* known = find(word.substr(0, length)); known && known->userDefined)
                bytes = length;
        const bool frozen = bytes > 0;
        if (!frozen)
            bytes = firstCharacter(word).bytes;
        letters.push_back({word.substr(0, bytes), true, frozen});
        word.remove_prefix(bytes);
    }
    return letters;
}

/// The list of stretches is kept in place: a merged one grows, and what it took in becomes empty.
std::vector<SubwordCutter::Stretch> SubwordCutter::merged(std::string_view word) const
{
    auto stretches = letters(word);
    std::vector<std::size_t> next(stretches.size()), previous(stretches.size());
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        next[i] = i + 1;
        previous[i] = i - 1; // of the first: never asked
    }
    std::priority_queue<Merge> merges;
    const auto consider = [&](std::size_t left, std::size_t right) {
        if (right >= stretches.size() || stretches[left].frozen || stretches[right].frozen)
            return;
        const std::string_view both(
            stretches[left].text.data(), stretches[left].text.size() + stretches[right].text.size());
        if (const Known* known = find(both))
            merges.push({known->score, left, right, both.size()});
    };
    for (std::size_t i = 0; i + 1 < stretches.size(); ++i)
        consider(i, i + 1);
    while (!merges.empty()) {
        const Merge merge = merges.top();
        merges.pop();
        auto& left = stretches[merge.left].text;
        auto& right = stretches[merge.right].text;
        if (left.empty() || right.empty() || left.size() + right.size() != merge.bytes)
            continue;
        left = {left.data(), merge.bytes};
        right = {};
        next[merge.left] = next[merge.right];
        if (next[merge.left] < stretches.size())
            previous[next[merge.left]] = merge.left;
        if (merge.left > 0)
            consider(previous[merge.left], merge.left);
        consider(merge.left, next[merge.left]);
    }
    std::erase_if(stretches, [](const Stretch& stretch) { return stretch.text.empty(); });
    for (auto& stretch : stretches)
        stretch.known = find(stretch.text) != nullptr;
    return stretches;
}

std::vector<SubwordCutter::Stretch> SubwordCutter::likeliest(std::string_view word) const
{
    struct Best
    {
        float score = 0.0f;
        std::size_t begin = std::string_view::npos; ///< of the piece that ends here
        bool known = true;
    };
    std::vector<Best> best(word.size() + 1);
    best.front().begin = 0;
    const auto offer = [&best](std::size_t begin, std::size_t end, float score, bool known) {
        const float sum = best[begin].score + score;
        if (best[end].begin == std::string_view::npos || sum > best[end].score)
            best[end] = {sum, begin, known};
    };
    for (std::size_t begin = 0; begin < word.size();) {
        const std::size_t letter = firstCharacter(word.substr(begin)).bytes;
        bool letterIsKnown = false;
        std::size_t end = begin + letter;
        while (end <= word.size() && end - begin <= m_longest) {
            if (const Known* known = find(word.substr(begin, end - begin))) {
                const auto bytes = static_cast<float>(end - begin);
                const float score = known->userDefined ? bytes * m_highest - userDefinedPenalty : known->score;
                offer(begin, end, score, true);
                letterIsKnown = letterIsKnown || end - begin == letter;
            }
            if (end == word.size())
                break;
            end += firstCharacter(word.substr(end)).bytes;
        }
        if (!letterIsKnown)
            offer(begin, begin + letter, m_unknown, false);
        begin += letter;
    }
    std::vector<Stretch> stretches;
    for (std::size_t end = word.size(); end > 0; end = best[end].begin)
        stretches.push_back({word.substr(best[end].begin, end - best[end].begin), best[end].known, false});
    std::ranges::reverse(stretches);
    return stretches;
}

} // namespace attentoscope
