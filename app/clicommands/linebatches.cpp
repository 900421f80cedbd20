// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/linebatches.h"

#include "engine/types/data.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

namespace attentoscope {

LineBatches::LineBatches(int descriptor, int interruption) : m_descriptor(descriptor), m_interruption(interruption) { }

std::vector<std::string> LineBatches::next()
{
    Batch batch;
    takeLines(batch);
    while (!batch.isFull() && !m_atEnd && (batch.lines.empty() || hasMoreNow())) {
        if (!fill())
            m_atEnd = true;
        takeLines(batch);
    }
    if (batch.lines.empty() && m_atEnd && !m_buffer.empty())
        take(batch, std::exchange(m_buffer, {})); // the last line may have no line end
    return std::move(batch.lines);
}

bool LineBatches::fill()
{
    // Another thread may receive the signal, and then read() would not return here. So this also waits for
    // `m_interruption`.
    std::array waiting{pollfd{m_descriptor, POLLIN, 0}, pollfd{m_interruption, POLLIN, 0}};
    while (poll(waiting.data(), waiting.size(), -1) < 0 && errno == EINTR) { }
    if (waiting[1].revents != 0)
        return false;
    std::array<char, 65536> chunk{};
    ssize_t count = -1;
    do
        count = read(m_descriptor, chunk.data(), chunk.size());
    while (count < 0 && errno == EINTR);
    if (count < 0)
        m_error = Error{ErrorCode::BadData,
            Message("The input cannot be read: {}. Give a text file.", std::generic_category().message(errno)), {}};
    if (count <= 0)
        return false;
    m_buffer.append(chunk.data(), static_cast<std::size_t>(count));
    dropByteOrderMark();
    return true;
}

void LineBatches::dropByteOrderMark()
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (!m_atBegin || m_buffer.size() < mark.size())
        return;
    m_atBegin = false;
    if (m_buffer.starts_with(mark))
        m_buffer.erase(0, mark.size());
}

bool LineBatches::hasMoreNow() const
{
    pollfd waiting{m_descriptor, POLLIN, 0};
    return poll(&waiting, 1, 0) > 0;
}

void LineBatches::takeLines(Batch& batch)
{
    std::size_t begin = 0;
    while (!batch.isFull()) {
        const auto end = m_buffer.find('\n', begin);
        if (std::min(end, m_buffer.size()) - begin > longestTextLine)
            return endWithTooLongLine();
        if (end == std::string::npos)
            break;
        take(batch, m_buffer.substr(begin, end - begin));
        begin = end + 1;
    }
    m_buffer.erase(0, begin);
}

void LineBatches::take(Batch& batch, std::string line)
{
    if (line.ends_with('\r'))
        line.pop_back();
    batch.squares += line.size() * line.size();
    batch.lines.push_back(std::move(line));
    ++m_taken;
}

void LineBatches::endWithTooLongLine()
{
    m_error = Error{ErrorCode::BadData,
        Message("Line {}: the line is longer than 4 MiB. Give one sentence a line.", m_taken + 1), {}};
    m_buffer.clear();
    m_atEnd = true;
}

} // namespace attentoscope
