// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/interruptionbar.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

QString momentText(std::chrono::system_clock::time_point moment)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(moment.time_since_epoch()).count();
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
}

QString offerText(const InterruptedRun& run)
{
    const auto preset = QString::fromStdString(run.preset);
    if (run.step == 0)
        return InterruptionBar::tr(
            "The training of %1 was interrupted before its first save. It can start again with the same settings.")
            .arg(preset);
    return InterruptionBar::tr(
        "The training of %1 was interrupted. It can go on at step %2, after %3 of training. Its last save is of %4.")
        .arg(preset, countText(std::size_t(run.step)), spanText(run.seconds), momentText(run.saved));
}

} // namespace

InterruptionBar::InterruptionBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new TextLabel(this))
    , m_folder(new ElidedLabel(this, Qt::ElideMiddle))
    , m_resume(addButton(tr("&Resume training"), tr("Load its sentence pairs and go on with training")))
    , m_open(addButton(tr("Open it"), tr("Open the run, to look at it and to translate with it")))
    , m_forget(addButton(tr("Do not ask again"), tr("Leave the run as it is, and do not offer it again")))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("interruptionBar"));
    m_text->setWordWrap(true);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    makeQuiet(m_folder);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Not now"));
    m_close->setAccessibleName(m_close->toolTip());
    auto* words = new QVBoxLayout;
    words->setSpacing(grid(0.25));
    words->addWidget(m_text);
    words->addWidget(m_folder);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(grid(1.5), grid(1), grid(1), grid(1));
    row->setSpacing(grid(1));
    row->addLayout(words, 1);
    for (auto* button : {m_resume, m_open, m_forget})
        row->addWidget(button, 0, Qt::AlignVCenter);
    row->addWidget(m_close, 0, Qt::AlignVCenter);
    connect(m_resume, &QPushButton::clicked, this, [this] { emit resumeRequested(m_runs.front()); });
    connect(m_open, &QPushButton::clicked, this,
        [this] { emit openRequested(QString::fromStdString(m_runs.front().folder)); });
    connect(m_forget, &QPushButton::clicked, this, &InterruptionBar::forget);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

QPushButton* InterruptionBar::addButton(const QString& text, const QString& help)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(plainTip(help));
    button->setAccessibleDescription(help);
    return button;
}

void InterruptionBar::offer(std::vector<InterruptedRun> runs)
{
    m_runs = std::move(runs);
    present();
}

QString InterruptionBar::text() const
{
    return m_text->text();
}

void InterruptionBar::forget()
{
    const auto folder = QString::fromStdString(m_runs.front().folder);
    m_runs.erase(m_runs.begin());
    present();
    emit forgetRequested(folder);
}

void InterruptionBar::present()
{
    if (m_runs.empty())
        return hide();
    m_text->setText(offerText(m_runs.front()));
    m_folder->setFullText(shortPath(QString::fromStdString(m_runs.front().folder)));
    m_open->setVisible(m_runs.front().step > 0); // a run without a save has nothing to view
    show();
    announce(*this, m_text->text());
}

void InterruptionBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor tint = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    stylepainting::drawBox(rect(), blended(base, tint, 0.10), blended(base, tint, 0.45), painter);
}

void InterruptionBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace attentoscope::ui
