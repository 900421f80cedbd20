// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headnumbertable.h"

#include "engine/types/headnames.h"

#include <QByteArrayList>

namespace attentoscope::ui {

namespace {

QByteArray numberOf(const std::optional<double>& value)
{
    return value ? QByteArray::number(*value, 'g', 6) : QByteArray();
}

} // namespace

QByteArray headNumberTable(const HeadReport& report, TableSplit split)
{
    const QByteArray separator = split == TableSplit::Tabs ? "\t" : ",";
    const QByteArray end = split == TableSplit::Tabs ? "\n" : "\r\n";
    QByteArray table = QByteArrayList{"step", "kind", "layer", "head", "name", "aer", "entropy", "evenness", "previous",
                           "same", "next", "first", "last"}
                           .join(separator)
        + end;
    for (const auto& [head, measures, role, without] : report.heads)
        table +=
            QByteArrayList{QByteArray::number(static_cast<qlonglong>(report.step)), headKindName(head.kind),
                QByteArray::number(head.layer), QByteArray::number(head.head),
                QByteArray::fromStdString(headRoleName(role).text()), numberOf(measures.errorRate),
                numberOf(measures.entropy), numberOf(measures.evenness), numberOf(measures.previous),
                numberOf(measures.same), numberOf(measures.next), numberOf(measures.first), numberOf(measures.last)}
                .join(separator)
            + end;
    return table;
}

} // namespace attentoscope::ui
