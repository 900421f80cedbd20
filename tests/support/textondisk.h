// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testprogram.h"

namespace attentoscope::tests {

/// A file with these bytes. The destructor removes it.
class TextOnDisk
{
public:
    explicit TextOnDisk(const QByteArray& text, const QString& name = QStringLiteral("gold.talp"))
        : m_path(m_folder.filePath(name).toStdString())
    {
        QFile file(QString::fromStdString(m_path));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }
    const std::string& path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    std::string m_path;
};

} // namespace attentoscope::tests
