// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossoverlaytable.h"

#include "ui/plots/loss/losstable.h"
#include "ui/plots/view/attentiontable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace attentoscope::ui {

namespace {

constexpr QByteArrayView lineEnd = "\r\n";

/// Appends the lines below the header, each with one more field.
void appendLines(QByteArray& all, const QByteArray& table, const QByteArray& field)
{
    qsizetype from = table.indexOf(lineEnd) + lineEnd.size();
    for (qsizetype end = table.indexOf(lineEnd, from); end >= 0; end = table.indexOf(lineEnd, from)) {
        all += table.mid(from, end - from) + ',' + field + "\r\n";
        from = end + lineEnd.size();
    }
}

} // namespace

QByteArray withRunsAsCsv(const QByteArray& table, const LossOverlays& overlays)
{
    if (!overlays.firstShown())
        return table;
    QByteArray all = table.left(table.indexOf(lineEnd)) + ",run\r\n";
    appendLines(all, table, {});
    for (const auto& overlay : overlays.all())
        if (overlay->shown == OverlayShown::Yes)
            appendLines(all, lossCsv(overlay->series.points(), overlay->validations), csvField(overlay->name));
    return all;
}

QByteArray withRunsAsJson(const QByteArray& object, const LossOverlays& overlays)
{
    if (!overlays.firstShown())
        return object;
    QJsonArray runs;
    for (const auto& overlay : overlays.all()) {
        if (overlay->shown == OverlayShown::No)
            continue;
        QJsonObject run = QJsonDocument::fromJson(lossJson(overlay->series.points(), overlay->validations)).object();
        run.remove(QStringLiteral("changes"));
        run.insert(QStringLiteral("name"), overlay->name);
        run.insert(QStringLiteral("folder"), overlay->folder);
        runs.append(run);
    }
    QJsonObject whole = QJsonDocument::fromJson(object).object();
    whole.insert(QStringLiteral("runs"), runs);
    return QJsonDocument(whole).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace attentoscope::ui
