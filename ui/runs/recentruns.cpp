// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/recentruns.h"

#include "ui/runs/runtexts.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

namespace attentoscope::ui {

namespace {

QString buttonText(QString name)
{
    return plainTitle(name.replace(u'&', QStringLiteral("&&")));
}

} // namespace

RecentRuns::RecentRuns(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout)
{
    auto* title = new TextLabel(tr("Your runs"), this);
    makeTitle(title, 1);
    m_rows->setContentsMargins(-grid(0.5), 0, 0, 0); // drawings line up with what is above
    m_rows->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title);
    column->addLayout(m_rows);
    hide();
}

void RecentRuns::addRow(QToolButton* button, const QString& detail)
{
    button->setAutoRaise(true);
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(1));
    row->addWidget(button);
    auto* text = new ElidedLabel(line);
    makeQuiet(text);
    text->setFullText(detail);
    row->addWidget(text, 1);
    m_rows->addWidget(line);
}

void RecentRuns::setRuns(const std::vector<RunSummary>& runs)
{
    while (auto* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto count = std::min<std::ptrdiff_t>(shown, std::ssize(runs));
    for (const auto& run : std::span(runs).first(static_cast<std::size_t>(count))) {
        auto* button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(icon(QStringLiteral("run")));
        button->setText(buttonText(runName(run)));
        const auto folder = QString::fromStdString(run.folder);
        button->setToolTip(plainTip(folder));
        button->setAccessibleName(tr("%1, %2").arg(runName(run), runLine(run)));
        connect(button, &QAbstractButton::clicked, this, [this, folder] { emit runChosen(folder); });
        addRow(button, runLine(run));
    }
    if (runs.size() > shown) {
        auto* all = new QToolButton(this);
        all->setText(tr("All %1 runs…").arg(countText(runs.size())));
        connect(all, &QAbstractButton::clicked, this, &RecentRuns::allWanted);
        addRow(all, {});
    }
    setVisible(!runs.empty());
}

} // namespace attentoscope::ui
