// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace attentoscope::tests {

struct ZipSample
{
    std::string name;
    std::string bytes = {};
    unsigned type = AE_IFREG;
    std::string link = {}; ///< target of a symbolic link
};

/// Writes an archive with any entries, as a stranger could.
inline void writeZip(const std::filesystem::path& path, const std::vector<ZipSample>& samples)
{
    auto* zip = archive_write_new();
    archive_write_set_format_zip(zip);
    archive_write_open_filename(zip, path.c_str());
    archive_write_set_bytes_in_last_block(zip, 1);
    for (const auto& sample : samples) {
        auto* entry = archive_entry_new();
        archive_entry_set_pathname(entry, sample.name.c_str());
        archive_entry_set_filetype(entry, sample.type);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, static_cast<la_int64_t>(sample.bytes.size()));
        if (!sample.link.empty())
            archive_entry_set_symlink(entry, sample.link.c_str());
        archive_write_header(zip, entry);
        archive_write_data(zip, sample.bytes.data(), sample.bytes.size());
        archive_entry_free(entry);
    }
    archive_write_close(zip);
    archive_write_free(zip);
}

/// The plain files of an archive without the files of sums. A test that changes the files must leave the sums out,
/// because they would no longer fit.
inline std::vector<ZipSample> readZip(const std::filesystem::path& path)
{
    std::vector<ZipSample> samples;
    auto* zip = archive_read_new();
    archive_read_support_format_zip_seekable(zip);
    archive_read_open_filename(zip, path.c_str(), 65'536);
    archive_entry* entry = nullptr;
    while (archive_read_next_header(zip, &entry) == ARCHIVE_OK) {
        ZipSample sample{archive_entry_pathname(entry)};
        sample.bytes.resize(static_cast<std::size_t>(archive_entry_size(entry)));
        archive_read_data(zip, sample.bytes.data(), sample.bytes.size());
        if (!sample.name.ends_with("sums"))
            samples.push_back(std::move(sample));
    }
    archive_read_free(zip);
    return samples;
}

} // namespace attentoscope::tests
