// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/savewriter.h"

#include "engine/storage/files/files.h"

namespace attentoscope {

SaveWriter::SaveWriter(FileSystem& files, std::filesystem::path run, std::filesystem::path metrics, int kept)
    : m_files(&files), m_run(std::move(run)), m_metrics(std::move(metrics)), m_saves(files, m_run, kept)
{
}

Result<void> SaveWriter::write(const RunSave& save, bool isBest)
{
    if (auto prepared = prepare(); !prepared)
        return prepared;
    // A save says how many bytes of metrics belong to it: they are on the disk before it is.
    if (auto synced = syncMetrics(); !synced)
        return synced;
    return m_saves.write(save.position, save, isBest);
}

Result<void> SaveWriter::prepare()
{
    if (m_isTidy)
        return {};
    auto tidied = m_saves.tidy();
    m_isTidy = tidied.has_value();
    return tidied;
}

Result<void> SaveWriter::syncMetrics() const
{
    auto file = OutputFile::openToAppend(*m_files, m_metrics);
    if (!file)
        return std::unexpected(file.error());
    if (auto synced = file->sync(); !synced)
        return synced;
    return file->close();
}

} // namespace attentoscope
