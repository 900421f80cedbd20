// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/subwordmodel.h"

#include "engine/corpus/files/filebytes.h"

namespace attentoscope {

SubwordModel::SubwordModel(SubwordPieces pieces, std::string bytes)
    : m_pieces(std::move(pieces)), m_bytes(std::move(bytes)), m_cutter(m_pieces)
{
}

Result<SharedSubwords> SubwordModel::open(const std::string& path)
{
    auto file = FileBytes::open(path);
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
