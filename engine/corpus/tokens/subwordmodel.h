// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/error.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace attentoscope {

/// How a SentencePiece model changes text before it cuts it.
struct SubwordNormalizer
{
    std::string table; ///< replacements of characters, as CharacterMap reads them
    bool mergesSpaces = true; ///< several spaces become one; spaces at both ends are removed
    bool marksSpaces = true; ///< whether spaces become "▁"
};

/// The pieces into which a SentencePiece model cuts text.
struct SubwordPieces
{
    struct Piece
    {
        std::string text; ///< begins with "▁" if the piece begins a word
        float score = 0.0f;
        bool userDefined = false; ///< if so, the piece is never cut
    };

    TokenizerKind kind = TokenizerKind::Unigram;
    std::vector<Piece> pieces; ///< all but those for unknown text, for control and for bytes
    bool marksFirstWord = true; ///< whether the first word of a sentence begins with "▁" too
    bool cutsIntoBytes = false; ///< whether a letter without a piece is cut into single bytes
    SubwordNormalizer normalizer; ///< used only for whole sentences
};

/// The input of a model: single words of text that we have normalised, or whole sentences that it normalises as
/// SentencePiece does. A piece of a sentence may cross the space between two words.
enum class PieceReach : std::uint8_t { Words, Sentences };

inline constexpr std::size_t longestSubwordModel = 16 * 1024 * 1024; ///< bytes
inline constexpr std::size_t mostPieces = 500'000;
inline constexpr std::size_t longestPiece = 512; ///< bytes

/// Reads a .model file. SentencePiece itself trusts its files. Here, every length, number and text is checked. For
/// words, two things are left out: the file's own character replacements, and pieces that cross a space.
Result<SubwordPieces> piecesOf(std::string_view model, const std::string& name, PieceReach reach = PieceReach::Words);

/// Pieces for words as a .model file of a run folder. SentencePiece can read it too.
std::string modelOf(const SubwordPieces& pieces);

/// Cuts text into pieces, as SentencePiece does. BPE merges neighbours, the pair with the best score first. Unigram
/// chooses the pieces whose scores have the largest sum. Letters that no piece has stay together.
class SubwordCutter
{
public:
    static constexpr std::size_t longestWord = 1'000; ///< bytes; a longer word is first cut into parts of this length

    explicit SubwordCutter(const SubwordPieces& pieces);
    std::vector<std::string> cut(std::string_view word) const;
    std::vector<std::string> cutWhole(std::string_view text) const; ///< does the same for text of any length
    bool knows(std::string_view piece) const { return find(piece) != nullptr; }
    /// Length of the longest user-defined piece at the beginning of `text`; 0 if there is none. Such a piece is never
    /// cut.
    std::size_t userDefinedBytes(std::string_view text) const;

private:
    struct Known
    {
        float score = 0.0f;
        bool userDefined = false;
    };
    struct Stretch
    {
        std::string_view text;
        bool known = true;
        bool frozen = false; ///< if so, it is never merged
    };

    const Known* find(std::string_view text) const;
    void append(std::vector<std::string>& pieces, bool& unknownBefore, std::string_view text) const;
    std::vector<Stretch> letters(std::string_view word) const; ///< a user-defined piece is one stretch
    std::vector<Stretch> merged(std::string_view word) const;
    std::vector<Stretch> likeliest(std::string_view word) const;

    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    TokenizerKind m_kind;
    std::unordered_map<std::string, Known, Hash, std::equal_to<>> m_known;
    std::size_t m_longest = 0; ///< bytes of the longest piece
    std::size_t m_longestUserDefined = 0;
    float m_highest = 0.0f;
    float m_unknown = 0.0f; ///< score of a letter that no piece has
};

/// A SentencePiece model that cuts words into pieces. Our own code reads and uses it, so that a hostile file can do no
/// harm. Only for learning SentencePiece is used. May be used from several threads at once.
class SubwordModel
{
public:
    static Result<std::shared_ptr<const SubwordModel>> open(const std::string& path);
    /// Makes a model from the bytes of a .model file; `name` is for messages.
    static Result<std::shared_ptr<const SubwordModel>> fromBytes(std::string_view bytes, const std::string& name);
    virtual ~SubwordModel() = default;

    TokenizerKind kind() const { return m_pieces.kind; }
    virtual PieceReach reach() const { return PieceReach::Words; } ///< the kind of text that cut() accepts
    bool marksFirstWord() const { return m_pieces.marksFirstWord; }
    /// A .model file with those parts of the original that are used.
    const std::string& bytes() const { return m_bytes; }
    std::vector<std::string> words() const; ///< all pieces, in the model's order
    /// The pieces of a text in UTF-8. The text is one word, with "▁" in front if its place in the sentence needs it, or
    /// a whole sentence as written.
    virtual std::vector<std::string> cut(std::string_view text) const { return m_cutter.cut(text); }

protected:
    SubwordModel(SubwordPieces pieces, std::string bytes);
    const SubwordPieces& pieces() const { return m_pieces; }
    const SubwordCutter& cutter() const { return m_cutter; }

private:
    SubwordPieces m_pieces;
    std::string m_bytes;
    SubwordCutter m_cutter;
};

using SharedSubwords = std::shared_ptr<const SubwordModel>;

/// A model for each side; null if the tokenizer needs none.
struct SubwordSides
{
    SharedSubwords source;
    SharedSubwords target;
};

// The names of the models in a run folder.
inline constexpr const char* sourceSubwordsFile = "subwords.source.model";
inline constexpr const char* targetSubwordsFile = "subwords.target.model";

} // namespace attentoscope
