// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/corpus/corpus.h"
#include "engine/metrics/alignment.h"

namespace attentoscope::tests {

namespace {

using Path = std::filesystem::path;

Error loading(const std::string& source, const std::string& target = {})
{
    DataRequest request;
    request.source = source;
    request.target = target;
    return errorOf(loadCorpus(request, {}, {}, {}));
}

BadInput pairs(const char* id, const char* what, const std::string& text)
{
    return {id, what, [text](const Path& folder) {
                put(folder / "pairs.tsv", text);
                return loading((folder / "pairs.tsv").string());
            }};
}

BadInput parallel(const char* id, const char* what, const std::string& source, const std::string& target)
{
    return {id, what, [=](const Path& folder) {
                put(folder / "train.en", source);
                put(folder / "train.de", target);
                return loading((folder / "train.en").string(), (folder / "train.de").string());
            }};
}

BadInput links(const char* id, const char* what, const std::string& text)
{
    return {id, what, [text](const Path& folder) {
                put(folder / "gold.talp", text);
                return errorOf(readAlignments((folder / "gold.talp").string(), 1));
            }};
}

} // namespace

std::vector<BadInput> dataCases()
{
    return {
        {"pairs/missing", "no such file", [](const Path& folder) { return loading((folder / "pairs.tsv").string()); }},
        {"pairs/folder", "a folder",
            [](const Path& folder) {
                std::filesystem::create_directories(folder / "pairs.tsv");
                return loading((folder / "pairs.tsv").string());
            }},
        pairs("pairs/empty", "an empty file", ""),
        pairs("pairs/zero-later", "a zero byte further on",
            "a\tb\n" + std::string(300'000, 'x') + "\n" + std::string("c\0d\n", 4)),
        pairs("pairs/no-utf8", "bytes that are not UTF-8", "one\teins\ntwo\tzw\xFFlf\n"),
        pairs("pairs/one-column", "a file of one column", "one\ntwo\nthree\n"),
        pairs("pairs/empty-sides", "pairs of which one side is empty", "one\t\ntwo\t\nthree\tdrei\n"),
        pairs("pairs/long-line", "a line of six million bytes and nothing else", std::string(6'000'000, 'x') + "\n"),
        parallel("parallel/lengths", "files of unequal length", "one\ntwo\nthree\n", "eins\nzwei\n"),
        parallel("parallel/empty", "an empty partner", "one\ntwo\n", ""),
        {"parallel/missing", "no partner",
            [](const Path& folder) {
                put(folder / "train.en", "one\n");
                return loading((folder / "train.en").string(), (folder / "train.de").string());
            }},
        {"alignments/missing", "no such file",
            [](const Path& folder) { return errorOf(readAlignments((folder / "gold.talp").string(), 1)); }},
        {"alignments/folder", "a folder",
            [](const Path& folder) { return errorOf(readAlignments(folder.string(), 1)); }},
        links("alignments/prose", "a line of prose", "1-1 2-2\nand so on\n"),
        links("alignments/huge", "a word of number 99,999,999,999", "1-1\n1-99999999999\n"),
        links("alignments/negative", "a word below zero", "1--1\n"),
        links("alignments/zero", "words counted from 0", "0-0 1-1\n"),
        links("alignments/line", "a line of five million bytes", "1-1\n" + std::string(5'000'000, '1') + "\n"),
        {"alignments/more", "more lines than the data has",
            [](const Path& folder) {
                put(folder / "gold.talp", std::string(1'000'000, '\n'));
                return errorOf(readAlignments((folder / "gold.talp").string(), 1, 800));
            }},
        links("alignments/long", "a line of two million bytes", std::string(2'000'000, '1') + "\n"),
    };
}

} // namespace attentoscope::tests
