// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/comparableruns.h"

#include "ui/window/openingdialogs.h"
#include "ui/window/recentitems.h"

#include <QDir>
#include <QRegularExpression>

namespace attentoscope::ui {

namespace {

/// Short, and apart from other runs on the same data: folders that the program names end with the moment of the start.
NamedRun named(const RecentItem& item)
{
    static const QRegularExpression moment(QStringLiteral("-\\d{4}-(\\d{2}-\\d{2})-(\\d{2})(\\d{2})\\d{2}$"));
    const auto start = moment.match(QDir(item.path).dirName());
    const auto when = QStringLiteral(" %1 %2:%3").arg(start.captured(1), start.captured(2), start.captured(3));
    return {item.path, item.title() + (start.hasMatch() ? when : QString()), item.detail()};
}

} // namespace

RunSources comparableRuns(const RecentItems& recent, OpeningDialogs& dialogs)
{
    return {
        .recent =
            [&recent] {
                std::vector<NamedRun> runs;
                for (const RecentItem& item : recent.items())
                    if (item.kind == RecentItem::Kind::Run && QDir(item.path).exists())
                        runs.push_back(named(item));
                return runs;
            },
        .choose =
            [&dialogs] {
                const auto folder = dialogs.chooseComparedRun();
                return folder.isEmpty() ? NamedRun{} : named({RecentItem::Kind::Run, folder, {}});
            },
    };
}

} // namespace attentoscope::ui
