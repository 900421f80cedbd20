// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/corpus/tokens/subwordmodel.h"
#include "tests/engine/subwordfile.h"

#include <limits>

namespace attentoscope::tests {

namespace {

BadInput opened(const char* id, const char* what, const std::string& bytes)
{
    return {id, what, [bytes](const std::filesystem::path& folder) {
                put(folder / "a.model", bytes);
                return errorOf(SubwordModel::open((folder / "a.model").string()));
            }};
}

BadInput withPieces(const char* id, const char* what, const std::vector<std::string>& pieces)
{
    return opened(id, what, subwordFileOf(pieces));
}

} // namespace

std::vector<BadInput> subwordCases()
{
    return {
        {"subwords/missing", "no such file",
            [](const std::filesystem::path& folder) {
                return errorOf(SubwordModel::open((folder / "a.model").string()));
            }},
        {"subwords/folder", "a folder",
            [](const std::filesystem::path& folder) { return errorOf(SubwordModel::open(folder.string())); }},
        opened("subwords/empty", "an empty file", ""),
        opened("subwords/text", "a text", "a\tb\nc\td\n"),
        opened("subwords/beyond", "a length beyond the end", "\x0A\xFF\xFF\xFF\xFF\x0F"),
        opened("subwords/endless", "a number without end", std::string(40, '\xFF')),
        withPieces("subwords/none", "no pieces", {}),
        withPieces("subwords/emptypiece", "a piece without letters", {pieceOf("")}),
        withPieces("subwords/longpiece", "a piece of 600 bytes", {pieceOf(std::string(600, 'a'))}),
        withPieces("subwords/utf8", "a piece that is no text", {pieceOf("a"), pieceOf("\xFF")}),
        withPieces("subwords/control", "a line break in a piece", {pieceOf("a\nb")}),
        withPieces("subwords/twice", "the same piece twice", {pieceOf("a"), pieceOf("a")}),
        withPieces(
            "subwords/score", "a score that is no number", {pieceOf("a", std::numeric_limits<float>::quiet_NaN())}),
        opened("subwords/words", "a model of whole words", subwordFileOf({pieceOf("a")}, 3)),
        opened("subwords/ends", "a model that marks where words end", subwordFileOf({pieceOf("a")}, 1, 1)),
    };
}

} // namespace attentoscope::tests
