// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window has to do with comparing models and runs: where runs are chosen from, and the way to the windows.
#include "ui/comparison/comparisoncontroller.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/widgets/dialogs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/pictureexports.h"
#include "ui/window/recentitems.h"
#include "ui/window/stage.h"
#include "ui/window/windowactions.h"

#include <QDir>
#include <QMenu>
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

void MainWindow::connectComparisons()
{
    const RunSources sources{
        .recent =
            [this] {
                std::vector<NamedRun> runs;
                for (const RecentItem& item : m_recent->items())
                    if (item.kind == RecentItem::Kind::Run && QDir(item.path).exists())
                        runs.push_back(named(item));
                return runs;
            },
        .choose =
            [this] {
                const auto folder = m_dialogs->chooseFolder(this, tr("Choose the folder of a run"), m_runsFolder);
                return folder.isEmpty() ? NamedRun{} : named({RecentItem::Kind::Run, folder, {}});
            },
    };
    m_comparisons = new Comparisons(m_stage->attention(), sources, this);
    m_earlierRuns = new EarlierRuns(m_stage->loss(), sources, this);
    m_stage->loss().optionsMenu()->addAction(m_actions->earlierRuns);
    connect(m_comparisons, &Comparisons::exportRequested, m_exports,
        [exports = m_exports](Exportable* view) { exports->exportView(*view); });
    connect(m_actions->compareModels, &QAction::triggered, m_comparisons, &Comparisons::open);
    connect(m_actions->earlierRuns, &QAction::triggered, m_earlierRuns, &EarlierRuns::open);
    connect(&m_stage->loss(), &LossPlot::overlaysChanged, this, &MainWindow::refreshActions);
}

} // namespace attentoscope::ui
