// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/filebytes.h"

#include "engine/corpus/files/messages.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace attentoscope {

Result<std::unique_ptr<FileBytes>> FileBytes::open(const std::string& path, const Message& advice, std::stop_token stop)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status))
        return failure(ErrorCode::FileNotFound, Message("{} does not exist. Check the path.", path), error.message());
    if (std::filesystem::is_directory(status))
        return failure(ErrorCode::BadData, Message("{} is a folder. {}", path, advice));
    // Without O_NONBLOCK, opening a pipe waits until a program writes into it.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        return failure(ErrorCode::FileNotFound,
            Message(
                "{} cannot be opened: {}. Check that you may read it.", path, std::generic_category().message(errno)));
    return std::unique_ptr<FileBytes>(new FileBytes(path, descriptor, std::move(stop)));
}

FileBytes::FileBytes(std::string path, int descriptor, std::stop_token stop)
    : m_path(std::move(path)), m_descriptor(descriptor), m_stop(std::move(stop))
{
    struct stat status{};
    if (::fstat(descriptor, &status) != 0)
        return;
    m_isPipe = S_ISFIFO(status.st_mode);
    m_size = S_ISREG(status.st_mode) ? static_cast<std::uint64_t>(status.st_size) : 0;
}

FileBytes::~FileBytes()
{
    ::close(m_descriptor);
}

Result<std::size_t> FileBytes::read(std::span<char> room)
{
    for (;;) {
        const auto got = ::read(m_descriptor, room.data(), room.size());
        const bool atEnd = got == 0 && (!m_isPipe || m_wasWritten);
        if (got > 0 || atEnd) {
            m_wasWritten = true;
            m_bytesRead += static_cast<std::uint64_t>(got);
            return static_cast<std::size_t>(got);
        }
        if (got < 0 && errno == EAGAIN)
            m_wasWritten = true;
        else if (got < 0 && errno != EINTR)
            return std::unexpected(unreadable(errno));
        if (const auto more = waitForMore(); !more)
            return std::unexpected(more.error());
    }
}

Result<void> FileBytes::waitForMore()
{
    using Clock = std::chrono::steady_clock;
    constexpr int turn = 50; // milliseconds between two checks of `stop`
    const auto begin = Clock::now();
    for (;;) {
        if (m_stop.stop_requested())
            return std::unexpected(loadingCancelled());
        pollfd waited{m_descriptor, POLLIN, 0};
        const int ready = ::poll(&waited, 1, turn);
        if (ready > 0 && (waited.revents & (POLLIN | POLLHUP)) != 0) {
            m_wasWritten = true;
            return {};
        }
        if (ready > 0)
            return std::unexpected(unreadable(EIO));
        if (!m_wasWritten && Clock::now() - begin > patienceForAWriter)
            return failure(ErrorCode::BadData,
                Message(
                    "{} is a pipe that no program writes into. Start that program first, or choose a file.", m_path));
        if (!m_stop.stop_possible() && Clock::now() - begin > patience)
            return failure(ErrorCode::BadData,
                Message("{} gave nothing to read for {}. Save its output as a file, and choose that file.", m_path,
                    counted(std::uint64_t(patience.count()), "{} second", "{} seconds")));
    }
}

Error FileBytes::unreadable(int problem) const
{
    return {ErrorCode::BadData,
        Message("{} cannot be read beyond its first {}: {}.", m_path, counted(m_bytesRead, "{} byte", "{} bytes"),
            std::generic_category().message(problem)),
        {}};
}

double FileBytes::done() const
{
    return m_size == 0 ? 0.0 : std::min(1.0, static_cast<double>(m_bytesRead) / static_cast<double>(m_size));
}

} // namespace attentoscope
