// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "engine/corpus/corpus.h"
#include "engine/metrics/alignment.h"
#include "tests/support/zipsamples.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

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

BadInput memory(const char* id, const char* what, const std::string& text, PairColumns columns = {})
{
    return {id, what, [=](const Path& folder) {
                put(folder / "memory.tmx", text);
                DataRequest request{.source = (folder / "memory.tmx").string()};
                request.columns = columns;
                return errorOf(loadCorpus(request, {}, {}, {}));
            }};
}

constexpr auto beginOfMemory = "<tmx version=\"1.4\">\n<header srclang=\"en\"/><body>\n";
constexpr auto endOfMemory = "</body></tmx>\n";

std::string variant(const char* language, const std::string& text)
{
    return std::string("<tuv xml:lang=\"") + language + "\"><seg>" + text + "</seg></tuv>";
}

std::string unit(const std::string& english, const std::string& german)
{
    return "<tu>" + variant("en", english) + variant("de", german) + "</tu>\n";
}

BadInput unitOf(const char* id, const char* what, const std::string& english)
{
    return memory(id, what, beginOfMemory + unit("one", "eins") + unit(english, "zwei") + endOfMemory);
}

/// XML entities that expand to a billion words.
std::string grownEntities()
{
    std::string text = "<!DOCTYPE tmx [<!ENTITY a0 \"haha\">";
    for (int place = 1; place < 12; ++place) {
        const auto before = "&a" + std::to_string(place - 1) + ";";
        text += "<!ENTITY a" + std::to_string(place) + " \"";
        for (int copy = 0; copy < 10; ++copy)
            text += before;
        text += "\">";
    }
    return text + "]>\n" + beginOfMemory + unit("one", "&a11;") + endOfMemory;
}

std::string nested(std::size_t depth)
{
    std::string text;
    for (std::size_t place = 0; place < depth; ++place)
        text += "<hi>";
    return text;
}

BadInput zipped(const char* id, const char* what, const std::vector<ZipSample>& entries,
    const std::function<void(std::string& bytes)>& change = {})
{
    return {id, what, [=](const Path& folder) {
                const auto path = folder / "corpus.zip";
                writeZip(path, entries);
                if (change) {
                    std::ifstream in(path, std::ios::binary);
                    std::string bytes{std::istreambuf_iterator<char>(in), {}};
                    change(bytes);
                    put(path, bytes);
                }
                return loading(path.string());
            }};
}

/// Sets the flag of encryption in both headers of the first entry.
void encrypt(std::string& bytes)
{
    bytes[bytes.find("PK\x03\x04") + 6] |= 1;
    bytes[bytes.find("PK\x01\x02") + 8] |= 1;
}

std::vector<BadInput> downloadedCases()
{
    const ZipSample readme{"README", "about"};
    const std::string pair = "one\teins\n";
    std::string mixed; // deflate cannot make it smaller
    for (std::uint32_t number = 1; mixed.size() < 5'000; number = number * 1'664'525U + 1'013'904'223U)
        mixed += std::to_string(number) + "\tb\n";
    return {
        memory("tmx/cut", "a translation memory that ends early", beginOfMemory + unit("one", "eins")),
        memory("tmx/broken", "an element that another one closes",
            std::string(beginOfMemory) + "<tu><tuv xml:lang=\"en\"></tu></tuv>"),
        memory("tmx/html", "a page of the net", "<?xml version=\"1.0\"?>\n<html><body/></html>\n"),
        memory("tmx/no-units", "no unit", std::string(beginOfMemory) + endOfMemory),
        memory("tmx/one-language", "one language",
            beginOfMemory + ("<tu>" + variant("en", "one") + "</tu>") + endOfMemory),
        memory("tmx/three-languages", "three languages",
            beginOfMemory + ("<tu>" + variant("de", "eins") + variant("en", "one") + variant("fr", "un") + "</tu>")
                + endOfMemory),
        memory("tmx/columns", "a language that it does not have", beginOfMemory + unit("one", "eins") + endOfMemory,
            {ColumnRule::Chosen, 1, 3}),
        memory("tmx/entities", "entities that would grow to a billion words", grownEntities()),
        memory("tmx/elsewhere", "an entity of another file",
            "<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n" + (beginOfMemory + unit("one", "caf&eacute;")) + endOfMemory),
        unitOf("tmx/entity", "an entity that nothing defines", "&nbsp;"),
        unitOf("tmx/no-utf8", "bytes that are not UTF-8", "zw\xFFlf"),
        unitOf("tmx/control", "a character that XML does not allow", "&#1;"),
        unitOf("tmx/deep", "elements within each other", nested(100)),
        {"tmx/long", "a comment of five million bytes that nothing ends",
            [](const Path& folder) {
                put(folder / "memory.tmx", std::string("<tmx>\n<!--") + std::string(5'000'000, 'x'));
                return loading((folder / "memory.tmx").string());
            }},
        memory("tmx/encoding", "an encoding that is not known",
            "<?xml version=\"1.0\" encoding=\"x-unknown\"?>\n" + (beginOfMemory + unit("one", "eins")) + endOfMemory),
        zipped("zip/nothing", "an archive without files", {}),
        zipped("zip/no-pairs", "nothing but other files", {readme, {"run.exe", "MZ"}, {"corpus.de", "eins\n"}}),
        zipped("zip/several", "several files of pairs",
            {readme, {"a.tsv", pair}, {"b.tmx", pair}, {"c.de", "eins\n"}, {"c.en", "one\n"}}),
        zipped("zip/lengths", "two files of unequal length", {{"c.de", "eins\nzwei\n"}, {"c.en", "one\n"}}),
        zipped("zip/encrypted", "an encrypted file", {{"a.tsv", pair}}, encrypt),
        zipped("zip/cut", "an archive without its end", {{"a.tsv", pair}},
            [](std::string& bytes) { bytes.resize(bytes.size() / 2); }),
        zipped("zip/damaged", "a changed byte", {{"a.tsv", mixed}}, [](std::string& bytes) { bytes[2'000] ^= 0x55; }),
        zipped("zip/outside", "a name that leads out of the folder", {{"../a.tsv", pair}}),
        zipped("zip/absolute", "a name from the root on", {{"/etc/a.tsv", pair}}),
        zipped("zip/link", "a link", {{"a.tsv", {}, AE_IFLNK, "/etc/passwd"}}),
        zipped("zip/twice", "a file that stands there twice", {{"a.tsv", pair}, {"a.tsv", "two\tzwei\n"}}),
        {"zip/many", "more files than a corpus has",
            [](const Path& folder) {
                std::vector<ZipSample> entries;
                for (int number = 0; number < 1'002; ++number)
                    entries.push_back({std::to_string(number) + ".de", "x"});
                writeZip(folder / "corpus.zip", entries);
                return loading((folder / "corpus.zip").string());
            }},
        {"zip/bomb", "more than any text unpacks to",
            [](const Path& folder) {
                writeZip(folder / "corpus.zip", {{"a.tsv", std::string(80'000'000, 'x')}});
                return loading((folder / "corpus.zip").string());
            }},
        zipped("zip/tmx", "a broken translation memory", {{"a.tmx", beginOfMemory}}),
        {"zip/as-side", "an archive as one of two parallel files",
            [](const Path& folder) {
                writeZip(folder / "train.en", {{"a.tsv", "a\tb\n"}});
                put(folder / "train.de", "eins\n");
                return loading((folder / "train.en").string(), (folder / "train.de").string());
            }},
        {"tmx/as-side", "a translation memory as one of two parallel files",
            [](const Path& folder) {
                put(folder / "train.en", "one\n");
                put(folder / "train.de", beginOfMemory);
                return loading((folder / "train.en").string(), (folder / "train.de").string());
            }},
    };
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
    std::vector<BadInput> cases{
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
        links("alignments/empty", "an empty file", ""),
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
    std::ranges::move(downloadedCases(), std::back_inserter(cases));
    return cases;
}

} // namespace attentoscope::tests
