// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/writesample.h"

#include "engine/storage/files/temporaryplace.h"

#include <cerrno>
#include <fstream>
#include <optional>

namespace attentoscope {

namespace {

std::string linkLine(const std::vector<AlignmentLink>& links)
{
    std::string line;
    for (const AlignmentLink& link : links) {
        if (!line.empty())
            line += ' ';
        line += std::to_string(link.source + 1) + '-' + std::to_string(link.target + 1);
    }
    return line;
}

/// A text file that gets its name when it is complete. A device or a pipe keeps its own name.
class NamedText
{
public:
    explicit NamedText(std::string path) : m_path(std::move(path)) { }

    Result<void> open();
    std::ofstream& stream() { return m_stream; }
    Result<void> flush();
    Result<void> rename() { return m_place ? m_place->rename() : Result<void>(); }

private:
    std::unexpected<Error> unwritable() const
    {
        return std::unexpected(attentoscope::unwritable(m_path, errno != 0 ? errno : EIO));
    }

    std::string m_path;
    std::optional<TemporaryPlace> m_place; ///< none if it is not a plain file
    std::ofstream m_stream;
};

Result<void> NamedText::open()
{
    std::error_code problem;
    const auto there = std::filesystem::status(m_path, problem).type(); // links are followed here
    const bool isNew = there == std::filesystem::file_type::not_found;
    const bool isOpenElsewhere = m_path.starts_with("/dev/") || m_path.starts_with("/proc/"); // such as /dev/stdout
    errno = 0;
    if (!isOpenElsewhere && (isNew || there == std::filesystem::file_type::regular)) {
        const std::filesystem::path wanted =
            isNew ? std::filesystem::path(m_path) : std::filesystem::canonical(m_path, problem);
        auto place = TemporaryPlace::makeFile(systemFiles(), wanted);
        if (!place)
            return std::unexpected(place.error());
        m_place.emplace(std::move(*place));
    }
    m_stream.open(m_place ? m_place->path().string() : m_path, std::ios::binary);
    return m_stream ? Result<void>() : unwritable();
}

/// A full disk may report its error only when the last block is written. So the file is synced before it gets its name.
Result<void> NamedText::flush()
{
    if (!m_stream || !m_stream.flush())
        return unwritable();
    return m_place ? m_place->takeFile().sync() : Result<void>();
}

} // namespace

Result<void> writeSample(const Sample& sample, std::size_t pairs, std::uint64_t seed, const std::string& path,
    const std::string& alignmentPath)
{
    if (!alignmentPath.empty() && !sample.info.hasAlignments)
        return failure(ErrorCode::InvalidSetting,
            Message("The sample “{}” has no alignments. Leave the alignment file out.", sample.info.id));
    NamedText text(path);
    if (auto opened = text.open(); !opened)
        return opened;
    std::optional<NamedText> links;
    if (!alignmentPath.empty())
        if (auto opened = links.emplace(alignmentPath).open(); !opened)
            return opened;
    errno = 0;
    sample.make(pairs, seed, [&](const SamplePair& pair) {
        text.stream() << pair.text.source << '\t' << pair.text.target << '\n';
        if (links)
            links->stream() << linkLine(pair.links) << '\n';
        return text.stream().good() && (!links || links->stream().good());
    });
    auto written = text.flush();
    if (written && links)
        written = links->flush();
    if (written && links)
        written = links->rename();
    return written ? text.rename() : written;
}

} // namespace attentoscope
