// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_picture(new TextLabel(this))
    , m_text(new TextLabel(this))
    , m_details(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_detail(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_details->setText(tr("&Details"));
    m_details->setAutoRaise(true);
    m_details->setCheckable(true);
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(m_close->toolTip());
    m_detail->setReadOnly(true);
    m_detail->setMaximumHeight(grid(12));
    m_detail->setAccessibleName(tr("Details of the message"));

    auto* row = new QHBoxLayout;
    row->setSpacing(grid(1));
    row->addWidget(m_picture, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_details, 0, Qt::AlignTop);
    row->addWidget(m_close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(1.5), grid(1), grid(1), grid(1));
    column->addLayout(row);
    column->addWidget(m_detail);
    connect(m_details, &QToolButton::toggled, m_detail, &QWidget::setVisible);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::showError(const Error& error)
{
    present(Tone::Error, translated(error.message), QString::fromStdString(error.detail));
}

void MessageBar::showProblem(const QString& text, const QString& detail)
{
    present(Tone::Error, text, detail);
}

void MessageBar::showNotice(const QString& text)
{
    present(Tone::Notice, text, {});
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::present(Tone tone, const QString& text, const QString& detail)
{
    m_tone = tone;
    const auto picture = icon(tone == Tone::Error ? QStringLiteral("warning") : QStringLiteral("info"));
    m_picture->setPixmap(picture.pixmap(QSize(grid(2.25), grid(2.25)), devicePixelRatioF()));
    m_text->setText(text);
    m_detail->setPlainText(detail);
    m_details->setVisible(!detail.isEmpty());
    m_details->setChecked(false);
    m_detail->setVisible(false);
    show();
    update(); // another tone changes the frame
    announce(*this, text);
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor tint = m_tone == Tone::Error ? errorColor(palette()) : palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    stylepainting::drawBox(rect(), blended(base, tint, 0.10), blended(base, tint, 0.45), painter);
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace attentoscope::ui
