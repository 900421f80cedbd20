// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/foreignwords.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/foreign/foreignfile.h"
#include "engine/storage/files/json.h"

#include <algorithm>

namespace attentoscope {

namespace {

using nlohmann::json;

/// Puts words at their ids while a JSON text is read, so that memory does not hold the text in a second form.
class WordCollector : public json::json_sax_t
{
public:
    explicit WordCollector(const std::filesystem::path& file) : m_file(file) { }

    TheirWords taken()
    {
        if (const auto gap = std::ranges::find(m_has, false); gap != m_has.end())
            refuseForeign(m_file,
                Message("has no word with the id {}, but one with the id {}", gap - m_has.begin(), m_has.size() - 1));
        return std::move(m_words);
    }

    bool start_object(std::size_t /*size*/) override { return open(); }
    bool start_array(std::size_t /*size*/) override
    {
        m_isList = m_depth == 0;
        return open();
    }
    bool end_object() override { return true; }
    bool end_array() override { return true; }
    bool key(std::string& word) override
    {
        m_word = std::move(word);
        return true;
    }
    bool string(std::string& word) override
    {
        if (!m_isList)
            refuseId("a text");
        m_word = std::move(word);
        return add(m_words.size());
    }
    bool number_unsigned(std::uint64_t id) override
    {
        if (m_isList)
            refuseForeign(m_file, Message("has a number instead of a word in place {}", m_words.size()));
        return add(id);
    }
    bool number_integer(std::int64_t number) override { refuseId(std::to_string(number)); }
    bool number_float(double /*number*/, const std::string& text) override { refuseId(text); }
    bool null() override { refuseId("null"); }
    bool boolean(bool /*value*/) override { refuseId("true or false"); }
    bool binary(json::binary_t& /*value*/) override { return false; }
    bool parse_error(std::size_t place, const std::string& /*token*/, const json::exception& /*problem*/) override
    {
        refuseForeign(m_file, Message("is no valid JSON at byte {}", place));
    }

private:
    [[noreturn]] void refuseId(const Message& found)
    {
        refuseForeign(m_file,
            Message("gives the word \"{}\" the id {} instead of a whole number from 0 to {}", shortened(m_word), found,
                mostForeignWords - 1));
    }

    bool open()
    {
        if (++m_depth > 1)
            refuseForeign(m_file, "has a list or an object within its list of words");
        return true;
    }

    bool add(std::uint64_t id)
    {
        if (m_depth == 0)
            refuseForeign(m_file, "is no list of words");
        if (id >= mostForeignWords)
            refuseId(std::to_string(id));
        const auto at = static_cast<std::size_t>(id);
        if (at >= m_words.size()) {
            m_words.resize(at + 1);
            m_has.resize(at + 1);
        }
        if (m_has[at])
            refuseForeign(m_file,
                Message("gives the id {} to \"{}\" and to \"{}\"", id, shortened(m_words[at]), shortened(m_word)));
        m_has[at] = true;
        m_words[at] = std::move(m_word);
        return true;
    }

    const std::filesystem::path& m_file;
    TheirWords m_words;
    std::vector<bool> m_has;
    std::string m_word;
    std::size_t m_depth = 0;
    bool m_isList = false;
};

TheirWords linesOf(const std::filesystem::path& file, std::string_view text)
{
    TheirWords words;
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (words.size() == mostForeignWords)
            refuseForeign(file, Message("has more than {} words", mostForeignWords));
        words.emplace_back(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
    }
    return words;
}

void checkWords(const std::filesystem::path& file, const TheirWords& words)
{
    if (words.empty())
        refuseForeign(file, "has no words");
    for (std::size_t id = 0; id < words.size(); ++id) {
        if (words[id].empty())
            refuseForeign(file, Message("has an empty word with the id {}", id));
        if (words[id].find_first_of(std::string_view("\n\0", 2)) != std::string::npos)
            refuseForeign(file, Message("has a line break or a zero byte in the word with the id {}", id));
        if (firstInvalidByte(words[id]))
            refuseForeign(file, Message("has a word that is not UTF-8, with the id {}", id));
    }
}

} // namespace

TheirWords wordsFromText(const std::filesystem::path& file, std::string_view text, bool isJson)
{
    TheirWords words;
    if (isJson) {
        WordCollector collector(file);
        if (hasZeroByte(text) || !json::sax_parse(text, &collector))
            refuseForeign(file, "is no list of words");
        words = collector.taken();
    } else {
        words = linesOf(file, text);
    }
    checkWords(file, words);
    return words;
}

TheirWords theirWords(const std::filesystem::path& file)
{
    return wordsFromText(file, foreignText(file, longestForeignVocabulary), file.extension() == ".json");
}

std::optional<std::int32_t> theirId(const TheirWords& words, std::string_view word)
{
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<std::int32_t>(found - words.begin()));
}

ForeignSide inOurOrder(const std::filesystem::path& file, TheirWords words, const TheirSpecials& specials)
{
    ForeignSide side;
    for (const auto& special : {specials.padding, specials.start, specials.end, specials.unknown})
        side.theirs.push_back(special.value_or(-1));
    std::vector<bool> isSpecial(words.size());
    for (const auto id : side.theirs)
        if (id >= 0)
            isSpecial.at(static_cast<std::size_t>(id)) = true;
    std::vector<std::string> ordinary;
    ordinary.reserve(words.size());
    for (std::size_t id = 0; id < words.size(); ++id) {
        if (isSpecial[id])
            continue;
        side.theirs.push_back(static_cast<std::int32_t>(id));
        ordinary.push_back(std::move(words[id]));
    }
    auto vocabulary = Vocabulary::fromWords(std::move(ordinary));
    if (!vocabulary)
        refuseForeign(file, Message("cannot be used: {}", vocabulary.error().message));
    side.vocabulary = std::move(*vocabulary);
    return side;
}

void addPieces(ForeignSide& side, const std::filesystem::path& file)
{
    const auto bytes = foreignText(file, longestSubwordModel);
    side.pieces = required(SentencePieces::fromBytes(bytes, '"' + file.string() + '"'));
    side.unknownPieces = static_cast<std::size_t>(std::ranges::count_if(side.pieces->words(),
        [&](const std::string& piece) { return side.vocabulary.id(piece) == Vocabulary::unknown; }));
}

std::vector<std::string> languageTokensOf(const Vocabulary& vocabulary)
{
    std::vector<std::string> tokens;
    for (const auto& word : vocabulary.words())
        if (word.starts_with(">>") && word.ends_with("<<") && word.size() > 4)
            tokens.push_back(word);
    return tokens;
}

} // namespace attentoscope
