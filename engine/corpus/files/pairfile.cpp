// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/pairfile.h"

#include "engine/corpus/files/recordreader.h"
#include "engine/corpus/text/unicodetext.h"

#include <algorithm>
#include <filesystem>

namespace attentoscope {

namespace {

/// Takes the two sentences out of a record, and remembers where more columns began.
class PairCutter
{
public:
    explicit PairCutter(const ColumnLayout& layout) : m_layout(layout) { }

    RawPair cut(const RecordReader& record)
    {
        RawPair pair{.line = record.line(), .first = {}, .second = {}, .done = record.done()};
        if (record.isTooLong() || record.hasOpenQuote()) {
            pair.fault = record.isTooLong() ? LineFault::Oversized : LineFault::OpenQuote;
            return pair;
        }
        const Columns columns = m_layout.quotes == Quotes::Text ? ofText(record.text()) : ofFields(record.fields());
        if (columns.blank)
            pair.fault = LineFault::Blank;
        else if (columns.count <= m_layout.last())
            pair.fault = LineFault::OneField;
        if (pair.fault != LineFault::None)
            return pair;
        if (columns.count > m_layout.columns && m_firstWithMore == 0)
            m_firstWithMore = pair.line;
        pair.first = trimmed(columns.first);
        pair.second = trimmed(columns.second);
        if (isBlank(pair.first) || isBlank(pair.second))
            pair.fault = isBlank(pair.first) ? LineFault::FirstEmpty : LineFault::SecondEmpty;
        return pair;
    }

    std::size_t firstWithMore() const { return m_firstWithMore; }

private:
    struct Columns
    {
        std::string_view first;
        std::string_view second;
        std::size_t count = 0; ///< at most one more than are needed
        bool blank = false;
    };

    Columns ofText(std::string_view text) const
    {
        Columns columns{.blank = isBlank(text)};
        for (bool more = true; more && columns.count <= m_layout.columns; ++columns.count) {
            const std::size_t at = findSeparator(text, m_layout.separator);
            take(columns, text.substr(0, at));
            more = at != std::string_view::npos;
            text.remove_prefix(more ? at + widthOf(m_layout.separator) : text.size());
        }
        return columns;
    }

    Columns ofFields(const std::vector<Field>& fields) const
    {
        Columns columns{.blank = std::ranges::all_of(fields, [](const Field& field) { return isBlank(field.text); })};
        for (const auto& field : fields) {
            take(columns, field.text);
            ++columns.count;
        }
        return columns;
    }

    void take(Columns& columns, std::string_view text) const
    {
        if (columns.count == m_layout.first)
            columns.first = text;
        else if (columns.count == m_layout.second)
            columns.second = text;
    }

    /// Bars stand between spaces, which are not the sentences'.
    std::string_view trimmed(std::string_view text) const
    {
        if (m_layout.separator != Separator::Bars)
            return text;
        if (text.starts_with(' '))
            text.remove_prefix(1);
        if (text.ends_with(' '))
            text.remove_suffix(1);
        return text;
    }

    const ColumnLayout& m_layout;
    std::size_t m_firstWithMore = 0;
};

PairSourceFacts facts(const std::string& path, const ColumnLayout& layout, const PairCutter& cutter)
{
    PairSourceFacts facts{std::filesystem::path(path).filename().string(), layout.notices, false};
    facts.columns = {ColumnRule::Chosen, static_cast<std::uint32_t>(layout.first + 1),
        static_cast<std::uint32_t>(layout.second + 1)};
    if (cutter.firstWithMore() > 0)
        facts.notices.push_back(Message("{} has more than {} columns, from line {} on; the others are not used.",
            facts.name, layout.columns, cutter.firstWithMore()));
    return facts;
}

} // namespace

Result<PairSourceFacts> readPairFile(
    const std::string& path, const PairColumns& columns, const PairSink& sink, std::stop_token stop)
{
    auto records = RecordReader::open(path, columns, std::move(stop));
    if (!records)
        return std::unexpected(records.error());
    PairCutter cutter(records->layout());
    for (bool wanted = true; wanted;) {
        const auto more = records->next();
        if (!more)
            return std::unexpected(more.error());
        wanted = *more && sink(cutter.cut(*records));
    }
    return facts(path, records->layout(), cutter);
}

} // namespace attentoscope
