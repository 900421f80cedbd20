// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/tmxreader.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/text/normalizer.h"
#include "engine/corpus/text/unicodetext.h"

#include <expat.h>

#include <algorithm>
#include <array>
#include <deque>
#include <filesystem>
#include <new>
#include <optional>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t unitsLookedAt = 200; // by then, the file has shown its languages
constexpr std::size_t unitBytesLookedAt = 1024 * 1024;
constexpr std::size_t mostLanguages = 100;
constexpr std::size_t mostUnitBytes = 4 * longestTextLine; ///< bytes; text beyond them is not kept
constexpr std::size_t xmlBytesAtOnce = 64 * 1024;
constexpr std::size_t deepest = 64; ///< elements within each other
/// Bytes of an entity. expat's own limit grows with the bytes that were read, and a hostile file can fill itself with
/// spaces.
constexpr std::size_t longestEntity = 100;

/// These elements contain no text, but codes of the translated document's format, such as one for bold type.
constexpr std::array codeElements{"bpt"sv, "ept"sv, "ph"sv, "it"sv, "ut"sv};

// Newer versions of expat have these functions with 64 bits, and call the others deprecated.

template <typename Parser>
std::size_t xmlLine(Parser parser)
{
    if constexpr (requires { XML_GetCurrentLineNumber64(parser); })
        return static_cast<std::size_t>(XML_GetCurrentLineNumber64(parser));
    else
        return static_cast<std::size_t>(XML_GetCurrentLineNumber(parser));
}

/// The column of the parser's place, counted from one.
template <typename Parser>
std::size_t xmlColumn(Parser parser)
{
    if constexpr (requires { XML_GetCurrentColumnNumber64(parser); })
        return static_cast<std::size_t>(XML_GetCurrentColumnNumber64(parser)) + 1;
    else
        return static_cast<std::size_t>(XML_GetCurrentColumnNumber(parser)) + 1;
}

/// Newer versions put off parsing an unfinished tag. Meanwhile, they would not know a place in it.
template <typename Parser>
void parseAtOnce(Parser parser)
{
    if constexpr (requires { XML_SetReparseDeferralEnabled(parser, XML_FALSE); })
        XML_SetReparseDeferralEnabled(parser, XML_FALSE);
}

struct Segment
{
    std::string language;
    std::string text;
    bool isTooLong = false;
};

struct Unit
{
    std::size_t line = 0;
    std::vector<Segment> segments;
    std::size_t bytes = 0;
};

/// en_US and EN-us are one language.
std::string languageOf(std::string_view code)
{
    std::string language(code.substr(0, std::min<std::size_t>(code.size(), 35)));
    for (char& letter : language)
        letter = letter == '_' ? '-' : letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return language;
}

/// Cuts XML into translation units, piece by piece. expat knows UTF-8, UTF-16, Latin-1 and ASCII, loads nothing from
/// elsewhere, and limits what entities grow to.
class UnitCutter
{
public:
    explicit UnitCutter(std::string path);
    UnitCutter(const UnitCutter&) = delete;
    UnitCutter& operator=(const UnitCutter&) = delete;
    ~UnitCutter() { XML_ParserFree(m_parser); }

    enum class Part : std::uint8_t { NotLast, Last };
    Result<void> cut(std::string_view bytes, Part part); ///< adds units that end here to units()
    std::deque<Unit>& units() { return m_units; }
    const std::string& sourceLanguage() const { return m_sourceLanguage; } ///< from the header; empty: it names none

private:
    void begin(std::string_view name, const XML_Char** attributes);
    void end(std::string_view name);
    void addText(std::string_view text);
    void goOn() { m_bytesOfWhole = m_bytes; } ///< called for each complete part
    void refuse(Message what); ///< ends the reading
    std::unexpected<Error> broken(const Message& what) const;

    std::string m_path;
    XML_Parser m_parser;
    std::uint64_t m_bytes = 0; ///< bytes given to the parser
    std::uint64_t m_bytesOfWhole = 0; ///< m_bytes when the parser last had a whole tag, text or comment
    std::optional<Message> m_problem;
    std::deque<Unit> m_units; ///< complete units
    std::optional<Unit> m_unit; ///< the unit that is being read
    std::string m_sourceLanguage;
    std::size_t m_depth = 0;
    std::size_t m_codeDepth = 0; ///< depth of the outermost code element; 0: none is open
    bool m_isVariant = false; ///< within a <tuv>
    bool m_isSegment = false; ///< within its <seg>
};

UnitCutter::UnitCutter(std::string path) : m_path(std::move(path)), m_parser(XML_ParserCreate(nullptr))
{
    if (!m_parser)
        throw std::bad_alloc();
    parseAtOnce(m_parser);
    XML_SetUserData(m_parser, this);
    XML_SetElementHandler(
        m_parser,
        [](void* self, const XML_Char* name, const XML_Char** attributes) {
            static_cast<UnitCutter*>(self)->begin(name, attributes);
        },
        [](void* self, const XML_Char* name) { static_cast<UnitCutter*>(self)->end(name); });
    XML_SetCharacterDataHandler(m_parser, [](void* self, const XML_Char* text, int size) {
        static_cast<UnitCutter*>(self)->addText({text, static_cast<std::size_t>(size)});
    });
    XML_SetCommentHandler(m_parser, [](void* self, const XML_Char*) { static_cast<UnitCutter*>(self)->goOn(); });
    XML_SetProcessingInstructionHandler(
        m_parser, [](void* self, const XML_Char*, const XML_Char*) { static_cast<UnitCutter*>(self)->goOn(); });
    XML_SetEntityDeclHandler(m_parser,
        [](void* self, const XML_Char* name, int, const XML_Char* value, int size, const XML_Char*, const XML_Char*,
            const XML_Char*, const XML_Char*) {
            const std::string_view text(value ? value : "", value ? static_cast<std::size_t>(size) : 0);
            if (text.size() > longestEntity || text.find_first_of("<&%") != std::string_view::npos)
                static_cast<UnitCutter*>(self)->refuse(
                    Message("the entity \"{}\" has tags, other entities or more than {} bytes", shortened(name),
                        longestEntity));
        });
    XML_SetSkippedEntityHandler(m_parser, [](void* self, const XML_Char* name, int) {
        static_cast<UnitCutter*>(self)->refuse(
            Message("the entity \"{}\" is defined in another file, which is not read", shortened(name)));
    });
}

void UnitCutter::refuse(Message what)
{
    if (!m_problem)
        m_problem = std::move(what);
    XML_StopParser(m_parser, XML_FALSE);
}

std::unexpected<Error> UnitCutter::broken(const Message& what) const
{
    return failure(ErrorCode::BadData,
        Message("{}, line {}, column {}: {}. Nothing of the file is used: copy or download it anew.", m_path,
            xmlLine(m_parser), xmlColumn(m_parser), what));
}

Result<void> UnitCutter::cut(std::string_view bytes, Part part)
{
    const auto status =
        XML_Parse(m_parser, bytes.data(), static_cast<int>(bytes.size()), part == Part::Last ? XML_TRUE : XML_FALSE);
    m_bytes += bytes.size();
    if (m_problem)
        return broken(*m_problem);
    const auto problem = XML_GetErrorCode(m_parser);
    if (status != XML_STATUS_OK && problem == XML_ERROR_UNKNOWN_ENCODING)
        return failure(
            ErrorCode::BadData, Message("{} names an encoding that is not read here. Save it as UTF-8.", m_path));
    if (status != XML_STATUS_OK)
        return broken(Message("the XML is broken ({})", XML_ErrorString(problem)));
    if (m_bytes - m_bytesOfWhole > longestTextLine + xmlBytesAtOnce)
        return broken(Message("a tag or comment is longer than {} bytes", longestTextLine));
    return {};
}

void UnitCutter::begin(std::string_view name, const XML_Char** attributes)
{
    goOn();
    if (++m_depth > deepest)
        return refuse(Message("more than {} elements are within each other", deepest));
    if (m_depth == 1 && name != "tmx")
        return refuse(
            Message("the XML is no translation memory: it begins with <{}> and not with <tmx>", shortened(name)));
    const auto attribute = [&](std::string_view wanted) {
        for (auto at = attributes; *at; at += 2)
            if (*at == wanted)
                return std::string_view(at[1]);
        return std::string_view();
    };
    if (name == "header") {
        m_sourceLanguage = languageOf(attribute("srclang"));
    } else if (name == "tu") {
        m_unit = Unit{.line = xmlLine(m_parser), .segments = {}};
        m_isVariant = m_isSegment = false; // a unit may stand within another
    } else if (name == "tuv" && m_unit && !m_isVariant) {
        const auto code = attribute("xml:lang");
        m_isVariant = true;
        if (m_unit->segments.size() >= mostLanguages)
            return refuse(Message("a unit has more than {} languages", mostLanguages));
        m_unit->segments.push_back({.language = languageOf(code.empty() ? attribute("lang") : code), .text = {}});
    } else if (name == "seg" && m_isVariant) {
        m_isSegment = true;
    } else if (m_isSegment && m_codeDepth == 0 && std::ranges::find(codeElements, name) != codeElements.end()) {
        m_codeDepth = m_depth;
    }
}

void UnitCutter::end(std::string_view name)
{
    goOn();
    if (m_codeDepth == m_depth)
        m_codeDepth = 0;
    --m_depth;
    if (name == "seg") {
        m_isSegment = false;
    } else if (name == "tuv") {
        m_isVariant = false;
    } else if (name == "tu" && m_unit) {
        m_units.push_back(std::move(*m_unit));
        m_unit.reset();
    }
}

/// Successive white space, such as a line break with the next line's indentation, counts as one space.
void UnitCutter::addText(std::string_view text)
{
    goOn();
    if (!m_isSegment || m_codeDepth > 0 || !m_unit || m_problem)
        return;
    auto& segment = m_unit->segments.back();
    for (const char letter : text) {
        const bool isBreak = letter == '\n' || letter == '\r' || letter == '\t';
        const bool isSpace = isBreak || letter == ' ';
        if (isSpace && (segment.text.empty() || segment.text.back() == ' '))
            continue;
        segment.text += isSpace ? ' ' : letter;
    }
    m_unit->bytes += text.size();
    if (segment.text.size() > longestTextLine || m_unit->bytes > mostUnitBytes)
        segment = {.language = std::move(segment.language), .text = {}, .isTooLong = true};
}

/// The two languages that are read, in the order of the pair.
struct ChosenLanguages
{
    std::vector<std::string> all; ///< the header's language first, then the others as they appear
    std::size_t first = 0;
    std::size_t second = 1;
};

std::string numberedLanguages(const std::vector<std::string>& languages)
{
    std::string text;
    for (std::size_t place = 0; place < languages.size(); ++place)
        text += (place == 0 ? "" : ", ") + std::to_string(place + 1) + " " + languages[place];
    return text;
}

/// The place of a language; otherwise that of the only one that differs in its region alone, as en-US does from en.
std::vector<std::string>::const_iterator placeOfLanguage(
    const std::vector<std::string>& languages, const std::string& wanted)
{
    const auto primary = [](const std::string& language) {
        return lowercased(language.substr(0, language.find_first_of("-_")));
    };
    const auto isLike = [&](const std::string& language) { return primary(language) == primary(wanted); };
    const auto same = std::ranges::find(languages, wanted);
    if (same != languages.end() || std::ranges::count_if(languages, isLike) != 1)
        return same;
    return std::ranges::find_if(languages, isLike);
}

Result<ChosenLanguages> languagesOf(const std::string& path, const std::deque<Unit>& units,
    const std::string& sourceLanguage, const PairColumns& columns, const PairLanguages& wanted)
{
    ChosenLanguages chosen;
    for (const auto& unit : units)
        for (const auto& segment : unit.segments)
            if (chosen.all.size() < mostLanguages && !segment.language.empty()
                && std::ranges::find(chosen.all, segment.language) == chosen.all.end())
                chosen.all.push_back(segment.language);
    const auto source = std::ranges::find(chosen.all, sourceLanguage);
    if (source != chosen.all.end())
        std::rotate(chosen.all.begin(), source, std::next(source));
    const auto refused = [&](const Message& what) { return failure(ErrorCode::BadData, what); };
    const auto count = chosen.all.size();
    if (count == 0)
        return refused(Message("{} has no languages: each translation unit needs two <tuv> with xml:lang.", path));
    if (count == 1)
        return refused(Message("{} has only one language, \"{}\": each translation unit needs two <tuv> with xml:lang.",
            path, chosen.all.front()));
    if (!wanted.isEmpty()) {
        const auto first = placeOfLanguage(chosen.all, wanted.first),
                   second = placeOfLanguage(chosen.all, wanted.second);
        if (first == chosen.all.end() || second == chosen.all.end())
            return refused(Message("{} has no \"{}\" and \"{}\", which are the languages of the training pairs. It "
                                   "has: {}.",
                path, wanted.first, wanted.second, numberedLanguages(chosen.all)));
        chosen.first = static_cast<std::size_t>(first - chosen.all.begin());
        chosen.second = static_cast<std::size_t>(second - chosen.all.begin());
        return chosen;
    }
    const bool isGiven = columns.rule == ColumnRule::Chosen && columns.first >= 1 && columns.second >= 1
        && columns.first != columns.second && columns.first <= count && columns.second <= count;
    if (columns.rule == ColumnRule::Chosen && !isGiven)
        return refused(Message("{} has no languages {} and {} to choose. It has: {}.", path, columns.first,
            columns.second, numberedLanguages(chosen.all)));
    if (count > 2 && !isGiven)
        return refused(Message("{} has {} languages: {}. Choose two by their numbers, such as --columns 1,2, or with "
                               "Columns in the window's data panel.",
            path, count, numberedLanguages(chosen.all)));
    if (isGiven) {
        chosen.first = columns.first - 1;
        chosen.second = columns.second - 1;
    }
    return chosen;
}

/// Hands pairs to the sink, and counts what is left out.
class UnitPairs
{
public:
    UnitPairs(const ChosenLanguages& languages, const PairSink& sink)
        : m_first(languages.all[languages.first]), m_second(languages.all[languages.second]), m_sink(sink)
    {
    }

    bool give(const Unit& unit, double done);
    std::vector<Message> notices(const std::string& name) const;

private:
    const Segment* find(const Unit& unit, const std::string& language);

    std::string m_first, m_second;
    const PairSink& m_sink;
    std::size_t m_further = 0; ///< units with further translations
    std::size_t m_firstFurther = 0; ///< line of the first of them
};

const Segment* UnitPairs::find(const Unit& unit, const std::string& language)
{
    const auto found = std::ranges::find(unit.segments, language, &Segment::language);
    return found == unit.segments.end() ? nullptr : &*found;
}

bool UnitPairs::give(const Unit& unit, double done)
{
    const auto* first = find(unit, m_first);
    const auto* second = find(unit, m_second);
    RawPair pair{.line = unit.line, .first = {}, .second = {}, .done = done};
    if ((first && first->isTooLong) || (second && second->isTooLong)) {
        pair.fault = LineFault::Oversized;
        return m_sink(pair);
    }
    if (unit.segments.size() > (first ? 1U : 0U) + (second ? 1U : 0U) && m_further++ == 0)
        m_firstFurther = unit.line;
    const auto textOf = [](const Segment* segment) {
        std::string_view text = segment ? std::string_view(segment->text) : std::string_view();
        if (text.ends_with(' '))
            text.remove_suffix(1);
        return text;
    };
    pair.first = textOf(first);
    pair.second = textOf(second);
    const bool isFirstBlank = isBlank(pair.first);
    const bool isSecondBlank = isBlank(pair.second);
    if (isFirstBlank || isSecondBlank)
        pair.fault = isFirstBlank && isSecondBlank ? LineFault::Blank
            : isFirstBlank                         ? LineFault::FirstEmpty
                                                   : LineFault::SecondEmpty;
    return m_sink(pair);
}

std::vector<Message> UnitPairs::notices(const std::string& name) const
{
    std::vector<Message> notices{
        Message("{} is a translation memory: \"{}\" and \"{}\" are read.", name, m_first, m_second)};
    if (m_further > 0)
        notices.push_back(Message("{} has {} with further translations, from line {} on; these are not used.", name,
            counted(m_further, "{} unit", "{} units"), m_firstFurther));
    return notices;
}

} // namespace

bool isXml(std::string_view start)
{
    constexpr std::array starts{
        "<?xml"sv, "<tmx"sv, "<!DOCTYPE"sv, "\xFF\xFE<\0"sv, "\xFE\xFF\0<"sv, "<\0?\0"sv, "\0<\0?"sv};
    if (start.starts_with("\xEF\xBB\xBF"))
        start.remove_prefix(3);
    const auto text = start.substr(std::min(start.find_first_not_of(" \t\r\n"), start.size()));
    return std::ranges::any_of(starts, [&](std::string_view one) { return text.starts_with(one); });
}

Result<PairSourceFacts> readTmx(
    const std::string& path, BegunBytes bytes, const WantedColumns& wanted, const PairSink& sink)
{
    UnitCutter cutter(path);
    std::optional<ChosenLanguages> languages;
    std::optional<UnitPairs> pairs;
    std::size_t ahead = 0; // bytes of the units that wait until the languages are known
    std::string block = std::move(bytes.start);
    for (bool goesOn = true; goesOn;) {
        const bool isLast = block.empty();
        for (std::string_view rest = block; !rest.empty(); rest.remove_prefix(std::min(rest.size(), xmlBytesAtOnce)))
            if (const auto done = cutter.cut(rest.substr(0, xmlBytesAtOnce), UnitCutter::Part::NotLast); !done)
                return std::unexpected(done.error());
        if (isLast)
            if (const auto done = cutter.cut({}, UnitCutter::Part::Last); !done)
                return std::unexpected(done.error());
        auto& units = cutter.units();
        ahead = 0;
        for (const auto& unit : units)
            ahead += unit.bytes;
        if (!languages && (isLast || units.size() >= unitsLookedAt || ahead >= unitBytesLookedAt)) {
            auto found = languagesOf(path, units, cutter.sourceLanguage(), wanted.columns, wanted.languages);
            if (!found)
                return std::unexpected(found.error());
            languages = std::move(*found);
            pairs.emplace(*languages, sink);
        }
        for (; languages && goesOn && !units.empty(); units.pop_front())
            goesOn = pairs->give(units.front(), bytes.source->done());
        if (isLast)
            break;
        block.resize(xmlBytesAtOnce);
        const auto got = bytes.source->read(block);
        if (!got)
            return std::unexpected(got.error());
        block.resize(*got);
    }
    const auto name = std::filesystem::path(path).filename().string();
    PairSourceFacts facts{name, pairs->notices(name), false};
    facts.columns = {ColumnRule::Chosen, static_cast<std::uint32_t>(languages->first + 1),
        static_cast<std::uint32_t>(languages->second + 1)};
    facts.languages = {languages->all[languages->first], languages->all[languages->second]};
    return facts;
}

} // namespace attentoscope
