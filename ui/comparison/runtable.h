// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/runrecord.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace attentoscope::ui {

struct RunColumn
{
    QString name;
    RunRecord record; ///< its steps and validations may be only the last and the best one
};

/// What runs reached, and the settings that are not the same in all of them.
struct RunTable
{
    struct Row
    {
        QString label;
        QStringList values; ///< one for each run; empty: not known
    };

    QStringList runs;
    std::vector<Row> rows;
    std::size_t results = 0; ///< rows of what was reached; the settings come after them
};

[[nodiscard]] RunTable runTable(const std::vector<RunColumn>& columns);

/// In both, names that a spreadsheet would take for formulas are marked as text.
[[nodiscard]] QByteArray asTsv(const RunTable& table); ///< tabs and line breaks in names become spaces
[[nodiscard]] QByteArray asCsv(const RunTable& table); ///< by RFC 4180

} // namespace attentoscope::ui
