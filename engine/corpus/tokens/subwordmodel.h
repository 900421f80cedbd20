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
    bool mergesSpaces = true; ///< several into one, and those at the beginning and the end into none
    bool marksSpaces = true; ///< whether spaces become "▁"
};

/// The pieces that a SentencePiece model cuts text into.
struct SubwordPieces
{
    struct Piece
    {
        std::string text; ///< begins with "▁" if it begins a word
        float score = 0.0f;
        bool userDefined = false; ///< whether it is never cut
    };

    TokenizerKind kind = TokenizerKind::Unigram;
    std::vector<Piece> pieces; ///< without those for unknown text, for control and for bytes
    bool marksFirstWord = true; ///< whether "▁" also marks the first word of a sentence
    bool cutsIntoBytes = false; ///< whether letters that are in no piece become pieces of one byte
    SubwordNormalizer normalizer; ///< for whole sentences only
};

/// What is cut: single words of text that we have normalised, or whole sentences as SentencePiece normalises them. A
/// piece of a sentence may reach over the space between two words.
enum class PieceReach : std::uint8_t { Words, Sentences };

inline constexpr std::size_t longestSubwordModel = 16 * 1024 * 1024; ///< bytes
inline constexpr std::size_t mostPieces = 500'000;
inline constexpr std::size_t longestPiece = 512; ///< bytes

/// Reads a .model file. SentencePiece itself trusts its files; here every length, number and text is checked. For
/// words, the file's own table of character replacements and pieces that reach over a space are left out.
Result<SubwordPieces> piecesOf(std::string_view model, const std::string& name, PieceReach reach = PieceReach::Words);

/// Pieces for words as a .model file, for a run folder. SentencePiece can read it too.
std::string modelOf(const SubwordPieces& pieces);

/// Cuts text into pieces, as SentencePiece does. BPE merges letters, the pair with the best score first. Unigram
/// chooses the pieces whose scores have the largest sum. Letters that are in no piece stay together as they are.
class SubwordCutter
{
public:
    static constexpr std::size_t longestWord = 1'000; ///< bytes; a longer word is first cut into parts of this length

    explicit SubwordCutter(const SubwordPieces& pieces);
    std::vector<std::string> cut(std::string_view word) const;
    std::vector<std::string> cutWhole(std::string_view text) const; ///< the same, for text of any length
    bool knows(std::string_view piece) const { return find(piece) != nullptr; }
    /// Length of the longest piece at the beginning of `text` that is never cut; 0 if there is none.
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
        bool frozen = false; ///< whether it is never merged
    };

    const Known* find(std::string_view text) const;
    void append(std::vector<std::string>& pieces, bool& unknownBefore, std::string_view text) const;
    std::vector<Stretch> letters(std::string_view word) const; ///< user-defined pieces count as one
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
    float m_unknown = 0.0f; ///< score of a letter that is in no piece
};

/// A SentencePiece model, which cuts words into pieces. Our own code reads and uses it, so that a hostile file does no
/// harm. Only learning is done by SentencePiece. May be used from several threads at once.
class SubwordModel
{
public:
    static Result<std::shared_ptr<const SubwordModel>> open(const std::string& path);
    /// Makes a model from the bytes of a .model file; `name` is for messages.
    static Result<std::shared_ptr<const SubwordModel>> fromBytes(std::string_view bytes, const std::string& name);
    virtual ~SubwordModel() = default;

    TokenizerKind kind() const { return m_pieces.kind; }
    virtual PieceReach reach() const { return PieceReach::Words; } ///< what cut() takes
    bool marksFirstWord() const { return m_pieces.marksFirstWord; }
    const std::string& bytes() const { return m_bytes; } ///< a .model file with the used parts of the original
    std::vector<std::string> words() const; ///< all pieces, in the model's order
    /// The pieces of a word in UTF-8, which begins with "▁" if its place in the sentence needs one; or of a whole
    /// sentence as written.
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

/// Each side has its own model; null if the tokenizer needs none.
struct SubwordSides
{
    SharedSubwords source;
    SharedSubwords target;
};

// The names of the models in a run folder.
inline constexpr const char* sourceSubwordsFile = "subwords.source.model";
inline constexpr const char* targetSubwordsFile = "subwords.target.model";

} // namespace attentoscope
