// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonreader.h"

#include "engine/lessons/lessonactions.h"
#include "engine/lessons/stepreader.h"
#include "engine/reproducible/fnv.h"
#include "engine/types/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>
#include <utility>

namespace attentoscope {

namespace {

std::string sumOf(std::string_view text)
{
    Fnv sum;
    sum.add(text);
    std::array<char, 16> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), sum.hash(), 16);
    return {digits.data(), written.ptr};
}

/// The length of the UTF-8 character at the start of the text in bytes; 0 if it is ill-formed.
std::size_t characterBytes(std::string_view text)
{
    const auto byte = [text](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
    const auto first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    std::uint32_t value = first & (0xFFU >> (bytes + 1));
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte(at) & 0xC0U) != 0x80U)
            return 0;
        value = value << 6U | (byte(at) & 0x3FU);
    }
    const std::uint32_t least = bytes == 2 ? 0x80 : bytes == 3 ? 0x800 : 0x10000;
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    return first < 0xC2 || value < least || value > 0x10FFFF || isSurrogate ? 0 : bytes;
}

/// What is wrong with the bytes of a line; empty if nothing is.
Message problemOf(std::string_view line)
{
    if (line.size() > longestLessonLine)
        return Message("The line has {} bytes; at most {} fit. Break it.", line.size(), longestLessonLine);
    for (std::size_t at = 0; at < line.size();) {
        const auto byte = static_cast<unsigned char>(line[at]);
        if ((byte < 0x20 && byte != '\t') || byte == 0x7F)
            return Message("The line has a control character at byte {}: delete it.", at + 1);
        const auto bytes = characterBytes(line.substr(at));
        if (bytes == 0)
            return Message("The line is not UTF-8 at byte {}: save the file as UTF-8.", at + 1);
        at += bytes;
    }
    return {};
}

/// The lines of a text, which must outlive them. Reports four faults: too many bytes, lines that are too long, bytes
/// that are not UTF-8, and control characters. With a fault, there are no lines.
std::vector<LessonLine> lessonLines(std::string_view text, std::vector<LessonFinding>& findings)
{
    constexpr std::size_t mostUnreadable = 20;
    if (text.size() > largestLesson) {
        findings.push_back({0,
            Message("The file has more than {} bytes, the most that a lesson may have: make two lessons of it.",
                largestLesson)});
        return {};
    }
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    std::vector<LessonLine> lines;
    for (int number = 1; !text.empty() && findings.size() < mostUnreadable; ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (auto problem = problemOf(line); !problem.empty())
            findings.push_back({number, std::move(problem)});
        line.remove_suffix(line.size() - std::min(line.find_last_not_of(" \t") + 1, line.size()));
        lines.push_back({number, line});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return findings.empty() ? lines : std::vector<LessonLine>{};
}

constexpr std::size_t mostRepeated = 12;
constexpr std::size_t mostKeyFindings = 100;
constexpr std::size_t longestValue = 600;
constexpr std::int64_t mostMinutes = 60;
constexpr std::int64_t mostSteps = 10'000'000;
constexpr std::int64_t mostPairs = 1'000'000;

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    while (!(text = trimmed(text)).empty()) {
        const auto end = std::min(text.find_first_of(" \t"), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

template <typename Number>
std::optional<Number> wholeNumber(std::string_view text, Number least, Number most)
{
    Number number = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop == end && number >= least && number <= most ? std::optional(number)
                                                                                    : std::nullopt;
}

/// Reads keys and values line by line.
class FrontMatterReader
{
public:
    FrontMatterReader(Lesson& lesson, std::vector<LessonFinding>& findings) : m_lesson(lesson), m_findings(findings) { }

    void read(const LessonLine& line);
    void end(int line); ///< reports missing keys

private:
    void report(Message message) { m_findings.push_back({m_line, std::move(message)}); }
    bool isExpected(const std::string& key);
    void take(const std::string& key, const std::string& value);
    bool takeText(const std::string& key, const std::string& value);
    bool takeNumber(const std::string& key, const std::string& value);
    void takeFormat(const std::string& value);
    void takeSource(const std::string& value);
    void takeSetting(const std::string& value);
    void takeData(const std::string& value);
    void takeFile(const std::string& name);
    void takeStepLimit(const std::string& value);
    void takeLayout(const std::string& value);

    Lesson& m_lesson;
    std::vector<LessonFinding>& m_findings;
    std::vector<std::string> m_seen;
    int m_line = 0;
};

bool FrontMatterReader::isExpected(const std::string& key)
{
    const auto known = std::ranges::find(frontMatterKeys(), key, &FrontMatterKey::name);
    if (known == frontMatterKeys().end()) {
        std::vector<std::string> names;
        for (const auto& row : frontMatterKeys())
            names.push_back(row.name);
        report(Message("There is no key \"{}\"{}. Known are: {}.", key, suggestion(key, names), joined(names)));
        return false;
    }
    const auto before = static_cast<std::size_t>(std::ranges::count(m_seen, key));
    if (before <= mostRepeated) // counting a key on every line would take quadratic time
        m_seen.push_back(key);
    const bool isRepeated = known->need == FrontMatterKey::Need::Repeated;
    if (!isRepeated && before > 0)
        report(Message("\"{}\" appears twice: delete one of the lines.", key));
    else if (before == mostRepeated)
        report(Message("\"{}\" may appear at most {} times.", key, mostRepeated));
    return before < (isRepeated ? mostRepeated : 1);
}

void FrontMatterReader::read(const LessonLine& line)
{
    m_line = line.number;
    if (trimmed(line.text).empty())
        return;
    const auto colon = line.text.find(':');
    if (colon == std::string_view::npos)
        return report(
            Message("\"{}\" has no colon: write KEY: VALUE, and --- where the texts begin.", line.text.substr(0, 60)));
    const std::string key(trimmed(line.text.substr(0, colon)));
    const std::string value(trimmed(line.text.substr(colon + 1)));
    if (!isExpected(key))
        return;
    if (value.empty())
        return report(Message("\"{}\" has no value: write it after the colon, or delete the line.", key));
    if (value.size() > longestValue)
        return report(Message("\"{}\" has {} bytes; at most {} fit.", key, value.size(), longestValue));
    const auto settings = m_lesson.settings.size();
    take(key, value);
    if (key != "set" || m_lesson.settings.size() > settings)
        m_lesson.keyLines.push_back({key, m_line});
}

void FrontMatterReader::take(const std::string& key, const std::string& value)
{
    if (takeText(key, value) || takeNumber(key, value))
        return;
    if (key == "lesson")
        takeFormat(value);
    else if (key == "id" && !isLessonId(value))
        report(Message("\"{}\" is not an id: small letters, digits and hyphens, 64 at most.", value));
    else if (key == "id")
        m_lesson.id = value;
    else if (key == "source")
        takeSource(value);
    else if (key == "set")
        takeSetting(value);
    else if (key == "data")
        takeData(value);
    else if (key == "steps")
        takeStepLimit(value);
    else if (key == "watch")
        m_lesson.watched.push_back(value);
    else
        takeLayout(value);
}

bool FrontMatterReader::takeText(const std::string& key, const std::string& value)
{
    struct Place
    {
        const char* key;
        std::string Lesson::* member;
    };
    constexpr std::array places{Place{"title", &Lesson::title}, Place{"needs", &Lesson::needs},
        Place{"goal", &Lesson::goal}, Place{"ours", &Lesson::ours}, Place{"preset", &Lesson::preset}};
    const auto place = std::ranges::find_if(places, [&](const Place& one) { return key == one.key; });
    if (place == places.end())
        return false;
    m_lesson.*(place->member) = value;
    return true;
}

bool FrontMatterReader::takeNumber(const std::string& key, const std::string& value)
{
    if (key == "minutes") {
        const auto minutes = wholeNumber<std::int64_t>(value, 1, mostMinutes);
        if (!minutes)
            report(Message("\"{}\" is not a number of minutes from 1 to {}.", value, mostMinutes));
        m_lesson.minutes = static_cast<int>(minutes.value_or(1));
        return true;
    }
    if (key != "seed")
        return false;
    constexpr std::uint64_t largestSeed = std::numeric_limits<std::int64_t>::max();
    const auto seed = wholeNumber<std::uint64_t>(value, 0, largestSeed);
    if (!seed)
        report(Message("\"{}\" is not a seed: a whole number from 0 on.", value));
    m_lesson.seed = seed.value_or(1);
    return true;
}

void FrontMatterReader::takeFormat(const std::string& value)
{
    if (value != "1")
        report(Message("This is format \"{}\" of lessons, and this program reads format 1. Write \"lesson: 1\", or use "
                       "a newer program.",
            value));
}

void FrontMatterReader::takeSource(const std::string& value)
{
    const auto bar = value.rfind('|');
    const std::string title(trimmed(value.substr(0, bar)));
    const std::string link(
        bar == std::string::npos ? std::string_view{} : trimmed(std::string_view(value).substr(bar + 1)));
    if (title.empty())
        report("The source has no title: write TITLE | https://….");
    if (bar != std::string::npos && (!link.starts_with("https://") || link.find_first_of(" \"<>") != std::string::npos))
        report(Message("\"{}\" is not a link: a link begins with https:// and has no spaces.", link));
    else
        m_lesson.sources.push_back({title, link});
}

void FrontMatterReader::takeSetting(const std::string& value)
{
    const auto equals = value.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == value.size())
        return report(Message("\"{}\" is not a setting: write set: KEY=VALUE.", value));
    KeyValue setting{std::string(trimmed(value.substr(0, equals))),
        std::string(trimmed(std::string_view(value).substr(equals + 1)))};
    if (std::ranges::find(m_lesson.settings, setting.key, &KeyValue::key) != m_lesson.settings.end())
        report(Message("The setting \"{}\" appears twice: delete one of the lines.", setting.key));
    m_lesson.settings.push_back(std::move(setting));
}

void FrontMatterReader::takeFile(const std::string& name)
{
    m_lesson.data = {LessonDataKind::File, name, 0};
    if (name.find_first_of("/\\") != std::string::npos || name.starts_with('.'))
        report(Message(
            "\"{}\" leaves the folder of the lesson: give the plain name of a file that lies beside it.", name));
    else if (!name.ends_with(".tsv"))
        report(Message("\"{}\" is not a file of pairs: its name must end in .tsv.", name));
}

void FrontMatterReader::takeData(const std::string& value)
{
    const auto words = wordsOf(value);
    if (words.size() == 1 && words[0] == "none") {
        m_lesson.data = {};
    } else if (words.size() >= 2 && words.size() <= 3 && words[0] == "sample") {
        const auto pairs = words.size() == 3 ? wholeNumber<std::int64_t>(words[2], 1, mostPairs) : std::int64_t{0};
        if (!pairs)
            report(Message("\"{}\" is not a number of pairs from 1 to {}.", words[2], mostPairs));
        m_lesson.data = {LessonDataKind::Sample, words[1], static_cast<std::size_t>(pairs.value_or(0))};
    } else if (words.size() == 2 && words[0] == "file") {
        takeFile(words[1]);
    } else {
        report(Message("\"{}\" says no data: write sample NAME PAIRS, file NAME.tsv, or none.", value));
    }
}

void FrontMatterReader::takeStepLimit(const std::string& value)
{
    const auto words = wordsOf(value);
    const bool hasForm = words.size() == 1 || (words.size() == 3 && words[1] == "short");
    const auto steps = wholeNumber<std::int64_t>(words[0], 1, mostSteps);
    const auto brief = words.size() == 3 ? wholeNumber<std::int64_t>(words[2], 1, mostSteps) : std::int64_t{0};
    if (!hasForm || !steps || !brief)
        return report(Message(
            "\"{}\" is not a limit of steps: write steps: N, or steps: N short N, from 1 to {}.", value, mostSteps));
    m_lesson.stepLimit = static_cast<int>(*steps);
    m_lesson.briefStepLimit = static_cast<int>(*brief);
}

void FrontMatterReader::takeLayout(const std::string& value)
{
    const auto known = lessonLayoutParts();
    for (auto& part : wordsOf(value)) {
        if (std::ranges::find(known, part) == known.end())
            report(Message("There is no view \"{}\"{}. Known are: {}.", part, suggestion(part, known), joined(known)));
        else
            m_lesson.layout.push_back(std::move(part));
    }
}

void FrontMatterReader::end(int line)
{
    m_line = line;
    for (const auto& row : frontMatterKeys())
        if (row.need == FrontMatterKey::Need::Required && std::ranges::find(m_seen, row.name) == m_seen.end())
            report(Message("The key \"{}\" is missing: add a line \"{}: …\" before this one.", row.name, row.name));
}

/// Reads the front matter into the lesson. Returns the number of its lines, both "---" included.
std::size_t readFrontMatter(std::span<const LessonLine> lines, Lesson& lesson, std::vector<LessonFinding>& findings)
{
    if (lines.empty() || lines.front().text != "---") {
        findings.push_back({1, "A lesson begins with a line \"---\", then KEY: VALUE, then \"---\" again."});
        return 0;
    }
    FrontMatterReader reader(lesson, findings);
    for (std::size_t at = 1; at < lines.size(); ++at) {
        if (lines[at].text == "---") {
            reader.end(lines[at].number);
            return at + 1;
        }
        if (lines[at].text.starts_with("# "))
            break;
        if (findings.size() < mostKeyFindings)
            reader.read(lines[at]);
    }
    findings.push_back({1, "The keys are not closed: write a line \"---\" before the first step."});
    return lines.size();
}

constexpr std::size_t mostFindings = 200;

/// Divides the lines after the front matter into steps. In blocks of code, headings are text.
void readSteps(std::span<const LessonLine> lines, Lesson& lesson, std::vector<LessonFinding>& findings)
{
    lesson.steps.reserve(mostLessonSteps); // readers keep references to steps
    std::optional<StepReader> reader;
    bool isCode = false;
    for (const auto& line : lines) {
        if (findings.size() >= mostFindings)
            return;
        if (line.text.starts_with("```"))
            isCode = !isCode;
        if (!isCode && line.text.starts_with("# ")) {
            if (reader)
                reader->end();
            if (lesson.steps.size() == mostLessonSteps) {
                findings.push_back(
                    {line.number, Message("A lesson has at most {} steps: make two lessons of it.", mostLessonSteps)});
                return;
            }
            reader.emplace(lesson.steps.emplace_back(), findings);
            reader->readHeading(line);
        } else if (reader) {
            reader->read(line);
        } else if (!line.text.empty()) {
            findings.push_back(
                {line.number, "There is text before the first step: write a line # TITLE {#id} above it."});
            return;
        }
    }
    if (reader)
        reader->end();
}

void checkIds(const Lesson& lesson, std::vector<LessonFinding>& findings)
{
    for (auto step = lesson.steps.begin(); step != lesson.steps.end(); ++step) {
        const auto before = std::ranges::find(lesson.steps.begin(), step, step->id, &LessonStep::id);
        if (before != step && !step->id.empty())
            findings.push_back({step->line,
                Message("The step in line {} has the id \"{}\" too: give this one another.", before->line, step->id)});
    }
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::span<const FrontMatterKey> frontMatterKeys()
{
    using Need = FrontMatterKey::Need;
    static const std::vector<FrontMatterKey> keys{
        {"lesson", Need::Required, "The version of the format: 1."},
        {"id", Need::Required, "Stable for ever: small letters, digits and hyphens."},
        {"title", Need::Required, "What the list of lessons shows."},
        {"minutes", Need::Required, "How long it takes, 1 to 60."},
        {"needs", Need::Required, "What one needs to know before."},
        {"goal", Need::Required, "What one can do afterwards."},
        {"source", Need::Repeated, "The article or paper: TITLE | https://…"},
        {"ours", Need::Optional, "What of the lesson is not the article's."},
        {"preset", Need::Optional, "Id of the preset that is trained; otherwise recommended."},
        {"set", Need::Repeated,
            "A setting of the model or of training that differs from the preset: KEY=VALUE. Those of the data, such as "
            "tokenizer, are refused."},
        {"data", Need::Required, "sample NAME PAIRS, file NAME.tsv (beside the lesson), or none."},
        {"seed", Need::Optional, "Of data and training; otherwise 1."},
        {"steps", Need::Optional, "Where training ends: N, or N short N; otherwise as the preset says."},
        {"watch", Need::Repeated, "A source sentence that is watched."},
        {"layout", Need::Optional, "The views that are open: heatmap, lines, heads, loss, validation."},
    };
    return keys;
}

bool isLessonId(std::string_view text)
{
    constexpr std::size_t longestId = 64;
    return !text.empty() && text.size() <= longestId && std::ranges::all_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    });
}

Result<std::string> lessonText(const std::string& path)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        return failure(ErrorCode::FileNotFound, Message("{} is a folder: give a file NAME.lesson.md.", path));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return failure(
            ErrorCode::FileNotFound, Message("{} cannot be opened: check the name and the permissions.", path));
    std::string text(largestLesson + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad())
        return failure(ErrorCode::BadData, Message("{} cannot be read.", path));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

ReadLesson readLesson(std::string_view text)
{
    ReadLesson read;
    const auto lines = lessonLines(text, read.findings);
    if (!read.findings.empty())
        return read;
    const auto taken = readFrontMatter(lines, read.lesson, read.findings);
    readSteps(std::span(lines).subspan(taken), read.lesson, read.findings);
    if (read.lesson.steps.empty() && taken > 0)
        read.findings.push_back({0, "The lesson has no steps: write # TITLE {#id} after the keys."});
    checkIds(read.lesson, read.findings);
    read.lesson.sum = sumOf(text);
    std::ranges::stable_sort(read.findings, {}, &LessonFinding::line);
    return read;
}

} // namespace attentoscope
