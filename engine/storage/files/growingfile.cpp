// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/growingfile.h"

#include "engine/storage/files/sums.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace attentoscope {

namespace {

/// Bytes before the last read place that are kept for comparison. Lines have times and losses with all digits, so no
/// other history ends with the same bytes.
constexpr std::size_t keptBefore = 4'096;
constexpr std::size_t bytesOfBlock = 1U << 18U;
/// While a copy is written over the file, the file is shorter for a moment. A shorter file is accepted only if it no
/// longer changes or stays shorter.
constexpr int shortAtMost = 3; ///< number of calls of readOn()
/// On a network drive, the end of a file may arrive before the part in front of it, which has zeros until then.
constexpr int zerosAtMost = 5; ///< number of calls of readOn()

/// The sum of the bytes from `begin` to `end`. None if the file ends before.
Result<std::optional<std::string>> sumBetween(const InputFile& file, std::uint64_t begin, std::uint64_t end)
{
    ContentSum sum;
    std::string block(bytesOfBlock, '\0');
    while (begin < end) {
        const auto got = file.readAt(begin, std::span(block).first(std::min<std::uint64_t>(block.size(), end - begin)));
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return std::nullopt;
        sum.add(std::string_view(block).substr(0, *got));
        begin += *got;
    }
    return sum.text();
}

} // namespace

GrowingFile::GrowingFile(std::filesystem::path folder, std::filesystem::path name, const Limits& limits)
    : m_folder(std::move(folder)), m_name(std::move(name)), m_limits(limits)
{
}

Result<GrowingFile::Growth> GrowingFile::readOn(const std::function<void()>& begin, const LineSink& take)
{
    Growth growth;
    const auto file = InputFile::openIn(m_folder, m_name);
    if (!file && file.error().code == ErrorCode::FileNotFound) {
        growth.isMissing = true;
        return growth;
    }
    if (!file)
        return std::unexpected(file.error());
    if (m_seen == file->state() && !m_stopped)
        return growth;
    growth.isChanged = m_seen != file->state();
    const auto place = placeIn(*file);
    if (!place)
        return std::unexpected(place.error());
    if (*place == Place::Shorter && !believesShorter(file->state()))
        return growth;
    m_shorter.reset();
    m_timesShorter = 0;
    if (*place != Place::Known) {
        restart();
        growth.isAnew = true;
        begin();
    }
    const auto from = m_offset - m_before.size();
    const auto taken = readLines(*file, growth, take);
    if (!taken)
        return std::unexpected(taken.error());
    const auto now = sumBetween(*file, from, m_offset);
    if (!now)
        return std::unexpected(now.error());
    m_isMixed = *now && *now != *taken; // a file that is shorter now is the next call's matter
    m_seen = growth.hasMore || m_isMixed ? std::nullopt : std::optional(file->state());
    growth.hasMore = growth.hasMore || m_isMixed;
    return growth;
}

/// Whether the file still begins with the bytes that were already read.
Result<GrowingFile::Place> GrowingFile::placeIn(const InputFile& file) const
{
    if (m_isMixed)
        return Place::Other;
    if (file.size() < m_offset)
        return Place::Shorter;
    std::string before(m_before.size(), '\0');
    const auto got = file.readAt(m_offset - before.size(), before);
    if (!got)
        return std::unexpected(got.error());
    return *got == before.size() && before == m_before ? Place::Known : Place::Other;
}

bool GrowingFile::believesShorter(const FileState& state)
{
    const bool stays = m_shorter == state;
    m_shorter = state;
    return stays || ++m_timesShorter >= shortAtMost;
}

void GrowingFile::restart()
{
    m_offset = 0;
    m_before.clear();
    m_timesZeros = 0;
    m_isInLongLine = false;
    m_isMixed = false;
}

/// Returns one sum over m_before and the bytes that were taken.
Result<std::string> GrowingFile::readLines(const InputFile& file, Growth& growth, const LineSink& take)
{
    m_stopped = false;
    ContentSum sum;
    sum.add(m_before);
    std::string text;
    std::vector<char> block(bytesOfBlock);
    for (std::size_t total = 0; !m_stopped;) {
        const auto got = file.readAt(m_offset + text.size(), block);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            break;
        text.append(block.data(), *got);
        total += *got;
        const auto taken = takeLines(text, growth, take);
        sum.add(std::string_view(text).substr(0, taken));
        text.erase(0, taken);
        if (total >= m_limits.atOnce && taken > 0) {
            growth.hasMore = true;
            break;
        }
    }
    return sum.text();
}

/// Takes the complete lines at the beginning of `text`, and returns the number of their bytes.
std::size_t GrowingFile::takeLines(std::string_view text, Growth& growth, const LineSink& take)
{
    std::size_t begin = 0;
    for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', begin)) {
        const auto line = text.substr(begin, end - begin);
        const bool isUnreadable = m_isInLongLine || line.size() > m_limits.longestLine;
        if (!isUnreadable && waitsForZeros(line))
            break;
        m_isInLongLine = false;
        if (isUnreadable || line.find('\0') != std::string_view::npos)
            ++growth.unreadable;
        else
            take(line);
        begin = end + 1;
    }
    const bool isTooLong = !m_stopped && text.size() - begin > m_limits.longestLine;
    if (isTooLong || (m_isInLongLine && !m_stopped)) {
        m_isInLongLine = true;
        begin = text.size();
    }
    advance(text.substr(0, begin));
    return begin;
}

bool GrowingFile::waitsForZeros(std::string_view line)
{
    if (line.find('\0') == std::string_view::npos) {
        m_timesZeros = 0;
        return false;
    }
    m_stopped = ++m_timesZeros <= zerosAtMost;
    if (!m_stopped)
        m_timesZeros = 0;
    return m_stopped;
}

void GrowingFile::advance(std::string_view read)
{
    m_offset += read.size();
    m_before += read.substr(read.size() - std::min(read.size(), keptBefore));
    m_before.erase(0, m_before.size() - std::min(m_before.size(), keptBefore));
}

} // namespace attentoscope
