// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/taskview.h"

#include "ui/lessons/lessontext.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

constexpr int fine = 1000; ///< parts of the progress bar

} // namespace

TaskView::TaskView(QWidget* parent)
    : LessonBox(parent)
    , m_heading(new TextLabel(this))
    , m_text(new TextLabel(this))
    , m_progress(new QProgressBar(this))
    , m_delay(new RichLabel(this))
    , m_do(new QPushButton(this))
{
    makeQuiet(m_heading);
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("lessonWaiting"));
    m_progress->setRange(0, fine);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(grid(0.75));
    m_progress->setAccessibleName(tr("How far it is"));
    m_do->setObjectName(QStringLiteral("lessonDo"));
    m_delay->setObjectName(QStringLiteral("lessonDelay"));
    column().addWidget(m_heading);
    column().addWidget(m_text);
    column().addWidget(m_progress);
    column().addWidget(m_delay);
    column().addWidget(m_do, 0, Qt::AlignLeft);
    connect(m_do, &QPushButton::clicked, this, [this] {
        if (m_help == LessonHelp::AtWork)
            emit stopRequested();
        else
            emit doRequested();
    });
    m_heading->setText(tr("Your turn"));
    setTone(Tone::Active);
    m_progress->hide();
    m_delay->hide();
    setHelp(LessonHelp::None);
    hide();
}

void TaskView::showWaiting(const QString& text, std::optional<double> share)
{
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_progress->setVisible(share.has_value());
    m_progress->setValue(qRound(qBound(0.0, share.value_or(0.0), 1.0) * fine));
    show();
}

void TaskView::showDelay(const QString& markdown)
{
    m_delay->setVisible(!markdown.isEmpty());
    m_delay->setMarkup(lessonHtml(markdown));
}

void TaskView::setHelp(LessonHelp help)
{
    m_help = help;
    m_do->setVisible(help != LessonHelp::None);
    m_do->setText(help == LessonHelp::AtWork ? tr("&Stop doing it for me") : tr("&Do it for me"));
}

} // namespace attentoscope::ui
