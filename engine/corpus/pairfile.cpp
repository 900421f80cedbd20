// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/pairfile.h"

#include "engine/corpus/messages.h"
#include "engine/corpus/textfile.h"
#include "engine/corpus/unicodetext.h"

#include <algorithm>
#include <filesystem>

namespace attentoscope {

namespace {

constexpr std::size_t linesLookedAt = 200;
constexpr std::size_t bytesLookedAt = 1024 * 1024;
constexpr std::string_view bars = "|||";

enum class Separator : std::uint8_t { Tab, Bars };

/// Place of the next separator; bars must stand between spaces or at an end of the line.
std::size_t findSeparator(std::string_view text, Separator separator)
{
    if (separator == Separator::Tab)
        return text.find('\t');
    for (std::size_t at = text.find(bars); at != std::string_view::npos; at = text.find(bars, at + 1)) {
        const std::size_t after = at + bars.size();
        if ((at == 0 || text[at - 1] == ' ') && (after == text.size() || text[after] == ' '))
            return at;
    }
    return std::string_view::npos;
}

/// A line read ahead, to find out what separates the sentences.
struct HeldLine
{
    std::string text;
    bool oversized = false;
};

Result<std::vector<HeldLine>> readAhead(TextFile& file)
{
    std::vector<HeldLine> held;
    std::size_t bytes = 0;
    while (held.size() < linesLookedAt && bytes < bytesLookedAt) {
        const auto more = file.next();
        if (!more)
            return std::unexpected(more.error());
        if (!*more)
            break;
        held.push_back({std::string(file.line()), file.isTooLong()});
        bytes += file.line().size();
    }
    return held;
}

/// Cuts lines into two fields, and remembers where more of them began.
class FieldCutter
{
public:
    explicit FieldCutter(const std::vector<HeldLine>& start)
    {
        const auto linesWith = [&start](Separator separator) {
            return std::ranges::count_if(start, [separator](const HeldLine& line) {
                return findSeparator(line.text, separator) != std::string_view::npos;
            });
        };
        if (linesWith(Separator::Bars) > linesWith(Separator::Tab))
            m_separator = Separator::Bars;
    }

    RawPair cut(std::string_view text, std::size_t line)
    {
        if (isBlank(text))
            return {line, {}, {}, LineFault::Blank, 0.0};
        const std::size_t at = findSeparator(text, m_separator);
        if (at == std::string_view::npos)
            return {line, {}, {}, LineFault::OneField, 0.0};
        RawPair pair{line, text.substr(0, at), text.substr(at + width()), LineFault::None, 0.0};
        if (const std::size_t more = findSeparator(pair.second, m_separator); more != std::string_view::npos) {
            pair.second = pair.second.substr(0, more);
            m_firstWithMore = m_firstWithMore == 0 ? line : m_firstWithMore;
        }
        if (m_separator == Separator::Bars)
            trimSpaces(pair);
        if (isBlank(pair.first) || isBlank(pair.second))
            pair.fault = isBlank(pair.first) ? LineFault::FirstEmpty : LineFault::SecondEmpty;
        return pair;
    }

    std::size_t firstWithMore() const { return m_firstWithMore; }

private:
    std::size_t width() const { return m_separator == Separator::Tab ? 1 : bars.size(); }

    static void trimSpaces(RawPair& pair)
    {
        if (pair.first.ends_with(' '))
            pair.first.remove_suffix(1);
        if (pair.second.starts_with(' '))
            pair.second.remove_prefix(1);
        if (pair.second.ends_with(' '))
            pair.second.remove_suffix(1);
    }

    Separator m_separator = Separator::Tab;
    std::size_t m_firstWithMore = 0;
};

PairSourceFacts facts(const std::string& path, const FieldCutter& cutter)
{
    PairSourceFacts facts{std::filesystem::path(path).filename().string(), {}, false};
    if (cutter.firstWithMore() > 0)
        facts.notices.push_back(facts.name + " has more than two columns, from line " + grouped(cutter.firstWithMore())
            + " on; only the first two are used.");
    return facts;
}

} // namespace

Result<PairSourceFacts> readPairFile(const std::string& path, const PairSink& sink)
{
    auto file = TextFile::open(path);
    if (!file)
        return std::unexpected(file.error());
    const auto held = readAhead(*file);
    if (!held)
        return std::unexpected(held.error());
    FieldCutter cutter(*held);
    const auto handOn = [&](std::string_view text, std::size_t line, bool oversized) {
        RawPair pair = oversized ? RawPair{line, {}, {}, LineFault::Oversized, 0.0} : cutter.cut(text, line);
        pair.done = file->done();
        return sink(pair);
    };
    bool wanted = true;
    for (std::size_t i = 0; i < held->size() && wanted; ++i)
        wanted = handOn((*held)[i].text, i + 1, (*held)[i].oversized);
    while (wanted) {
        const auto more = file->next();
        if (!more)
            return std::unexpected(more.error());
        wanted = *more && handOn(file->line(), file->number(), file->isTooLong());
    }
    return facts(path, cutter);
}

} // namespace attentoscope
