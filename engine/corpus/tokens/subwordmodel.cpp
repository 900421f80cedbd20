// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/subwordmodel.h"

#include "engine/corpus/files/filebytes.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/protobuf.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <queue>
#include <unordered_set>

namespace attentoscope {

namespace {

// Numbers of the fields and values in SentencePiece's sentencepiece_model.proto.
enum ModelField : std::uint8_t { pieceField = 1, trainerField = 2, normalizerField = 3 };
enum PieceField : std::uint8_t { textField = 1, scoreField = 2, typeField = 3 };
enum PieceType : std::uint8_t { normalPiece = 1, unknownPiece = 2, userDefinedPiece = 4 };
enum TrainerField : std::uint8_t { kindField = 3, suffixField = 24, bytesField = 35 };
enum Kind : std::uint8_t { unigramKind = 1, bpeKind = 2 };
enum NormalizerField : std::uint8_t {
    nameField = 1,
    tableField = 2,
    firstWordField = 3,
    mergeField = 4,
    markField = 5
};

/// One piece as the file describes it.
struct ReadPiece
{
    SubwordPieces::Piece piece;
    std::uint64_t type = normalPiece;
};

std::optional<ReadPiece> readPiece(std::string_view message)
{
    ReadPiece read;
    ProtobufReader reader(message);
    while (reader.next()) {
        if (reader.field() == textField && reader.isText())
            read.piece.text = reader.text();
        else if (reader.field() == scoreField)
            read.piece.score = reader.real();
        else if (reader.field() == typeField)
            read.type = reader.number();
    }
    return reader.isWhole() ? std::optional(std::move(read)) : std::nullopt;
}

/// Why a piece cannot be used; empty if it can be used.
Message faultOf(const SubwordPieces::Piece& piece)
{
    if (piece.text.empty())
        return "is empty";
    if (piece.text.size() > longestPiece)
        return Message("is longer than {} bytes", longestPiece);
    if (firstInvalidByte(piece.text))
        return "is not UTF-8 text";
    if (std::ranges::any_of(piece.text, [](char c) { return static_cast<unsigned char>(c) < ' '; }))
        return "holds a control character";
    if (!std::isfinite(piece.score))
        return "has a score that is not a number";
    return {};
}

class ModelReader
{
public:
    ModelReader(const std::string& name, PieceReach reach) : m_name(name), m_reach(reach) { }

    Result<SubwordPieces> read(std::string_view model)
    {
        ProtobufReader reader(model);
        while (reader.next()) {
            if (!reader.isText())
                continue;
            const auto done = reader.field() == pieceField ? addPiece(reader.text())
                : reader.field() == trainerField           ? readTrainer(reader.text())
                : reader.field() == normalizerField        ? readNormalizer(reader.text())
                                                           : Result<void>();
            if (!done)
                return std::unexpected(done.error());
        }
        if (!reader.isWhole() || m_count == 0)
            return noModel();
        if (m_read.pieces.empty())
            return refuse("has no pieces to cut words into. Choose another model");
        return std::move(m_read);
    }

private:
    std::unexpected<Error> refuse(const Message& what) const
    {
        return failure(ErrorCode::BadData, Message("{} {}.", m_name, what));
    }

    std::unexpected<Error> noModel() const
    {
        return refuse("is damaged or no SentencePiece model. Choose a .model file as spm_train writes it");
    }

    Result<void> addPiece(std::string_view message)
    {
        auto read = readPiece(message);
        if (!read)
            return noModel();
        if (++m_count > mostPieces)
            return refuse(Message("has more than {} pieces, which is more than is read", mostPieces));
        if (!isUsed(*read))
            return {};
        if (const auto fault = faultOf(read->piece); !fault.empty())
            return refuse(Message("cannot be used: its piece {} {}. Choose another model", m_count, fault));
        if (!m_seen.insert(read->piece.text).second)
            return refuse(Message("cannot be used: its piece {}, \"{}\", appears twice. Choose another model", m_count,
                read->piece.text));
        read->piece.userDefined = read->type == userDefinedPiece;
        m_read.pieces.push_back(std::move(read->piece));
        return {};
    }

    bool isUsed(const ReadPiece& read) const
    {
        if (read.type != normalPiece && read.type != userDefinedPiece)
            return false;
        const bool reachesOver = read.piece.text.find(wordSeparator, 1) != std::string::npos;
        return m_reach == PieceReach::Sentences || (!reachesOver && !Vocabulary::isSpecial(read.piece.text));
    }

    Result<void> readTrainer(std::string_view message)
    {
        ProtobufReader reader(message);
        while (reader.next()) {
            if (reader.field() == kindField && reader.number() != unigramKind && reader.number() != bpeKind)
                return refuse("cuts into whole words or characters. Choose tokenizer=words or characters for that");
            if (reader.field() == kindField)
                m_read.kind = reader.number() == bpeKind ? TokenizerKind::Bpe : TokenizerKind::Unigram;
            if (reader.field() == bytesField)
                m_read.cutsIntoBytes = reader.number() != 0;
            if (reader.field() == suffixField && reader.number() != 0)
                return refuse(
                    "marks where words end and not where they begin, which is not supported. Choose another model");
        }
        return reader.isWhole() ? Result<void>() : noModel();
    }

    Result<void> readNormalizer(std::string_view message)
    {
        ProtobufReader reader(message);
        while (reader.next()) {
            if (reader.field() == firstWordField)
                m_read.marksFirstWord = reader.number() != 0;
            else if (reader.field() == mergeField)
                m_read.normalizer.mergesSpaces = reader.number() != 0;
            else if (reader.field() == markField)
                m_read.normalizer.marksSpaces = reader.number() != 0;
            else if (reader.field() == tableField && m_reach == PieceReach::Sentences)
                m_read.normalizer.table = reader.text();
        }
        return reader.isWhole() ? Result<void>() : noModel();
    }

    const std::string& m_name;
    PieceReach m_reach;
    SubwordPieces m_read;
    std::unordered_set<std::string> m_seen;
    std::size_t m_count = 0;
};

std::string pieceMessage(std::string_view text, float score, std::uint64_t type)
{
    ProtobufWriter writer;
    writer.text(textField, text);
    writer.real(scoreField, score);
    writer.number(typeField, type);
    return writer.take();
}

constexpr float unknownPenalty = 10.0f; // the value of SentencePiece, as is the next one
constexpr float userDefinedPenalty = 0.1f;

/// Two neighbouring stretches that together are a piece.
struct Merge
{
    float score = 0.0f;
    std::size_t left = 0;
    std::size_t right = 0;
    std::size_t bytes = 0; ///< length of both stretches together; if it has changed, the merge is out of date

    bool operator<(const Merge& other) const
    {
        return score < other.score || (score == other.score && left > other.left);
    }
};

} // namespace

Result<SubwordPieces> piecesOf(std::string_view model, const std::string& name, PieceReach reach)
{
    if (model.size() > longestSubwordModel)
        return failure(ErrorCode::BadData,
            Message("{} is larger than {} bytes, which no SentencePiece model needs.", name, longestSubwordModel));
    return ModelReader(name, reach).read(model);
}

std::string modelOf(const SubwordPieces& pieces)
{
    ProtobufWriter writer;
    writer.text(pieceField, pieceMessage("<unk>", 0.0f, unknownPiece));
    for (const auto& piece : pieces.pieces)
        writer.text(
            pieceField, pieceMessage(piece.text, piece.score, piece.userDefined ? userDefinedPiece : normalPiece));
    ProtobufWriter trainer;
    trainer.number(kindField, pieces.kind == TokenizerKind::Bpe ? bpeKind : unigramKind);
    writer.text(trainerField, trainer.take());
    ProtobufWriter normalizer;
    normalizer.text(nameField, "identity");
    normalizer.number(firstWordField, pieces.marksFirstWord ? 1 : 0);
    writer.text(normalizerField, normalizer.take());
    return writer.take();
}

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
        append(pieces, unknownBefore, word.substr(0, end));
        word.remove_prefix(end);
    }
    return pieces;
}

std::vector<std::string> SubwordCutter::cutWhole(std::string_view text) const
{
    std::vector<std::string> pieces;
    bool unknownBefore = false;
    append(pieces, unknownBefore, text);
    return pieces;
}

void SubwordCutter::append(std::vector<std::string>& pieces, bool& unknownBefore, std::string_view text) const
{
    for (const Stretch& stretch : m_kind == TokenizerKind::Bpe ? merged(text) : likeliest(text)) {
        if (!stretch.known && unknownBefore)
            pieces.back() += stretch.text;
        else
            pieces.emplace_back(stretch.text);
        unknownBefore = !stretch.known;
    }
}

std::size_t SubwordCutter::userDefinedBytes(std::string_view text) const
{
    for (std::size_t length = std::min(m_longestUserDefined, text.size()); length > 0; --length)
        if (const Known* known = find(text.substr(0, length)); known && known->userDefined)
            return length;
    return 0;
}

std::vector<SubwordCutter::Stretch> SubwordCutter::letters(std::string_view word) const
{
    std::vector<Stretch> letters;
    while (!word.empty()) {
        std::size_t bytes = userDefinedBytes(word);
        const bool frozen = bytes > 0;
        if (!frozen)
            bytes = firstCharacter(word).bytes;
        letters.push_back({word.substr(0, bytes), true, frozen});
        word.remove_prefix(bytes);
    }
    return letters;
}

/// The list of stretches is changed in place: a merged stretch grows, and the stretch after it becomes empty.
std::vector<SubwordCutter::Stretch> SubwordCutter::merged(std::string_view word) const
{
    auto stretches = letters(word);
    std::vector<std::size_t> next(stretches.size()), previous(stretches.size());
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        next[i] = i + 1;
        previous[i] = i - 1; // the entry of the first stretch is never read
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
        std::size_t begin = std::string_view::npos; ///< start of the best piece that ends here
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

SubwordModel::SubwordModel(SubwordPieces pieces, std::string bytes)
    : m_pieces(std::move(pieces)), m_bytes(std::move(bytes)), m_cutter(m_pieces)
{
}

Result<SharedSubwords> SubwordModel::open(const std::string& path)
{
    auto file = FileBytes::open(path, "Choose a .model file as spm_train writes it.");
    if (!file)
        return std::unexpected(file.error());
    std::string bytes;
    std::vector<char> block(256 * 1024);
    while (bytes.size() <= longestSubwordModel) {
        const auto got = (*file)->read(block);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            break;
        bytes.append(block.data(), *got);
    }
    return fromBytes(bytes, path);
}

Result<SharedSubwords> SubwordModel::fromBytes(std::string_view bytes, const std::string& name)
{
    auto pieces = piecesOf(bytes, name);
    if (!pieces)
        return std::unexpected(pieces.error());
    auto kept = modelOf(*pieces);
    return SharedSubwords(new SubwordModel(std::move(*pieces), std::move(kept)));
}

std::vector<std::string> SubwordModel::words() const
{
    std::vector<std::string> words;
    words.reserve(m_pieces.pieces.size());
    for (const auto& piece : m_pieces.pieces)
        words.push_back(piece.text);
    return words;
}

} // namespace attentoscope
