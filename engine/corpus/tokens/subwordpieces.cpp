// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/subwordpieces.h"

#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/protobuf.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/corpus/tokens/vocabulary.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_set>

namespace attentoscope {

namespace {

// Numbers of the fields and values in SentencePiece's sentencepiece_model.proto.
enum ModelField : std::uint8_t { pieceField = 1, trainerField = 2, normalizerField = 3 };
enum PieceField : std::uint8_t { textField = 1, scoreField = 2, typeField = 3 };
enum PieceType : std::uint8_t { normalPiece = 1, unknownPiece = 2, userDefinedPiece = 4 };
enum TrainerField : std::uint8_t { kindField = 3, suffixField = 24 };
enum Kind : std::uint8_t { unigramKind = 1, bpeKind = 2 };
enum NormalizerField : std::uint8_t { nameField = 1, firstWordField = 3 };

/// What one piece is, as the file has it.
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

/// Why a piece cannot be used; empty when it can.
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
        return "has a score that is no number";
    return {};
}

class ModelReader
{
public:
    explicit ModelReader(const std::string& name) : m_name(name) { }

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
        const bool isUsed = read->type == normalPiece || read->type == userDefinedPiece;
        const bool reachesOver = read->piece.text.find(wordSeparator, 1) != std::string::npos;
        if (!isUsed || reachesOver || Vocabulary::isSpecial(read->piece.text))
            return {};
        if (const auto fault = faultOf(read->piece); !fault.empty())
            return refuse(Message("cannot be used: its piece {} {}. Choose another model", m_count, fault));
        if (!m_seen.insert(read->piece.text).second)
            return refuse(Message("cannot be used: its piece {}, \"{}\", stands there twice. Choose another model",
                m_count, read->piece.text));
        read->piece.userDefined = read->type == userDefinedPiece;
        m_read.pieces.push_back(std::move(read->piece));
        return {};
    }

    Result<void> readTrainer(std::string_view message)
    {
        ProtobufReader reader(message);
        while (reader.next()) {
            if (reader.field() == kindField && reader.number() != unigramKind && reader.number() != bpeKind)
                return refuse("cuts into whole words or characters. Choose tokenizer=words or characters for that");
            if (reader.field() == kindField)
                m_read.kind = reader.number() == bpeKind ? TokenizerKind::Bpe : TokenizerKind::Unigram;
            if (reader.field() == suffixField && reader.number() != 0)
                return refuse(
                    "marks where words end and not where they begin, which is not supported. Choose another model");
        }
        return reader.isWhole() ? Result<void>() : noModel();
    }

    Result<void> readNormalizer(std::string_view message)
    {
        ProtobufReader reader(message);
        while (reader.next())
            if (reader.field() == firstWordField)
                m_read.marksFirstWord = reader.number() != 0;
        return reader.isWhole() ? Result<void>() : noModel();
    }

    const std::string& m_name;
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

} // namespace

Result<SubwordPieces> piecesOf(std::string_view model, const std::string& name)
{
    if (model.size() > longestSubwordModel)
        return failure(ErrorCode::BadData,
            Message("{} is larger than {} bytes, which no SentencePiece model needs.", name, longestSubwordModel));
    return ModelReader(name).read(model);
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

} // namespace attentoscope
