// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runreader.h"

#include "engine/storage/runlist.h"

namespace attentoscope {

void RunReader::read(const QString& folder, RunDetail detail)
{
    m_work.run(
        [folder, detail](const std::stop_token& stop) { return readRunRecord(folder.toStdString(), detail, stop); },
        [this, folder](const Result<RunRecord>& record) {
            if (record)
                Q_EMIT runRead(*record);
            else
                Q_EMIT failed(folder, record.error());
        });
}

} // namespace attentoscope
