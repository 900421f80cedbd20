// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/rundestination.h"

#include "ui/theme/grid.h"
#include "ui/training/shownmodel.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QActionGroup>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>

namespace attentoscope::ui {

namespace {

QString asFileName(QString text)
{
    static const QRegularExpression unusual(QStringLiteral("[^\\p{L}\\p{N}._-]+"));
    text.replace(unusual, QStringLiteral("-"));
    return text.left(60);
}

} // namespace

RunDestination::RunDestination(QWidget* parent)
    : QWidget(parent), m_text(new ElidedLabel(this, Qt::ElideMiddle)), m_change(new QToolButton(this))
{
    auto* menu = new QMenu(this);
    auto* group = new QActionGroup(this);
    m_automatic = menu->addAction(tr("Save each run in a folder of its &own"));
    m_choose = menu->addAction(tr("Save in a &folder I choose…"));
    m_nowhere = menu->addAction(tr("Do &not save"));
    for (auto* action : {m_automatic, m_choose, m_nowhere}) {
        action->setCheckable(true);
        group->addAction(action);
    }
    m_automatic->setChecked(true);
    connect(m_automatic, &QAction::triggered, this, &RunDestination::refresh);
    connect(m_nowhere, &QAction::triggered, this, &RunDestination::refresh);
    connect(m_choose, &QAction::triggered, this, &RunDestination::folderRequested);

    makeQuiet(m_text);
    m_change->setText(tr("Change"));
    m_change->setAutoRaise(true);
    m_change->setPopupMode(QToolButton::InstantPopup);
    m_change->setMenu(menu);
    m_change->setAccessibleName(tr("Change where the run is saved"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(0.5));
    row->addWidget(m_text, 1);
    row->addWidget(m_change);
    refresh();
}

void RunDestination::setRunsFolder(const QString& folder)
{
    m_runsFolder = folder;
    refresh();
}

void RunDestination::setChosenFolder(const QString& folder)
{
    if (!folder.isEmpty())
        m_chosen = folder;
    (m_chosen.isEmpty() ? m_automatic : m_choose)->setChecked(true);
    refresh();
}

QString RunDestination::folderFor(const QString& dataName, const QString& preset) const
{
    if (m_nowhere->isChecked() || (m_runsFolder.isEmpty() && !m_choose->isChecked()))
        return {};
    if (m_choose->isChecked())
        return m_chosen;
    const auto stem = asFileName(QFileInfo(dataName).completeBaseName());
    const auto moment = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    return QDir(m_runsFolder)
        .filePath(QStringLiteral("%1-%2-%3").arg(stem.isEmpty() ? tr("run") : stem, preset, moment));
}

void RunDestination::follow(const ShownModel& shown)
{
    m_shown = &shown;
    connect(&shown, &ShownModel::changed, this, &RunDestination::refresh);
    refresh();
}

void RunDestination::refresh()
{
    const bool endsWithLesson = m_shown && m_shown->runsLast() == RunsLast::UntilTheLessonEnds;
    const auto host = m_shown ? m_shown->host() : QString();
    if (m_nowhere->isChecked() || (m_runsFolder.isEmpty() && !m_choose->isChecked()))
        return m_text->setFullText(tr("The run is not saved"));
    if (endsWithLesson && m_automatic->isChecked())
        return m_text->setFullText(tr("Thrown away when the lesson ends"));
    const auto folder = shortPath(m_choose->isChecked() ? m_chosen : m_runsFolder);
    m_text->setFullText(host.isEmpty() ? tr("Saved in %1").arg(folder) : tr("Saved in %1 on %2").arg(folder, host));
}

} // namespace attentoscope::ui
