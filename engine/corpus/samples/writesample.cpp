// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/samples.h"

#include <cerrno>
#include <cstring>
#include <fstream>

namespace attentoscope {

namespace {

std::unexpected<Error> unwritable(const std::string& path)
{
    const std::string reason = errno != 0 ? std::strerror(errno) : "unknown reason";
    return failure(ErrorCode::Unwritable,
        Message("“{}” cannot be written: {}. Choose another place or make room there.", path, reason));
}

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

} // namespace

Result<void> writeSample(const Sample& sample, std::size_t pairs, std::uint64_t seed, const std::string& path,
    const std::string& alignmentPath)
{
    if (!alignmentPath.empty() && !sample.info.hasAlignments)
        return failure(ErrorCode::InvalidSetting,
            Message("The sample “{}” has no alignments. Leave the alignment file out.", sample.info.id));
    errno = 0;
    std::ofstream text(path, std::ios::binary);
    if (!text)
        return unwritable(path);
    std::ofstream alignments;
    if (!alignmentPath.empty()) {
        alignments.open(alignmentPath, std::ios::binary);
        if (!alignments)
            return unwritable(alignmentPath);
    }
    sample.make(pairs, seed, [&](const SamplePair& pair) {
        text << pair.text.source << '\t' << pair.text.target << '\n';
        if (alignments.is_open())
            alignments << linkLine(pair.links) << '\n';
        return text.good() && alignments.good();
    });
    // A full disk often shows only when the last block is written.
    if (!text || !text.flush())
        return unwritable(path);
    if (!alignments || (alignments.is_open() && !alignments.flush()))
        return unwritable(alignmentPath);
    return {};
}

} // namespace attentoscope
