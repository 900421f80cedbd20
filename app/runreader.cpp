// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runreader.h"

#include "engine/storage/runrecordreader.h"

#include <memory>

namespace attentoscope {

RunReader::RunReader(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

RunReader::~RunReader()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void RunReader::read(const QString& folder, RunDetail detail)
{
    m_pool.start([this, folder, detail, stop = m_stop.get_token()] {
        const auto record = std::make_shared<const Result<RunRecord>>(
            readRunRecord(folder.toStdString(), detail, stop)); // not copied on its way
        QMetaObject::invokeMethod(this, [this, folder, record] {
            if (*record)
                Q_EMIT runRead(**record);
            else
                Q_EMIT failed(folder, record->error());
        });
    });
}

} // namespace attentoscope
