// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include "ui/stage/stage.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QTimer>

#include <chrono>

namespace attentoscope::ui {

using namespace std::chrono_literals;

namespace {

constexpr double enlargement = 2.0;

QFont enlarged(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * enlargement);
    else
        font.setPixelSize(qRound(font.pixelSize() * enlargement));
    return font;
}

bool hasOwnSize(const QWidget& widget)
{
    return widget.testAttribute(Qt::WA_SetFont) && (widget.font().resolveMask() & QFont::SizeResolved) != 0;
}

} // namespace

Presentation::Presentation(QMainWindow& window, Stage& stage, std::vector<QWidget*> aside)
    : QObject(&window)
    , m_window(window)
    , m_stage(stage)
    , m_aside(std::move(aside))
    , m_hint(new TextLabel(tr("Esc or F5 ends the presentation"), &window))
    , m_hintTimer(new QTimer(this))
{
    m_aside.push_back(window.menuBar());
    m_aside.push_back(window.statusBar());
    m_hint->setAutoFillBackground(true);
    m_hint->setBackgroundRole(QPalette::ToolTipBase);
    m_hint->setForegroundRole(QPalette::ToolTipText);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_hint->hide();
    m_hintTimer->setSingleShot(true);
    m_hintTimer->setInterval(4s);
    connect(m_hintTimer, &QTimer::timeout, m_hint, &QWidget::hide);
    m_window.installEventFilter(this);
}

Presentation::~Presentation()
{
    if (m_isOn)
        QApplication::setFont(m_font);
}

void Presentation::set(bool on)
{
    if (m_isOn == on)
        return;
    m_isOn = on;
    const QPointer<QWidget> focused = QApplication::focusWidget();
    m_stage.setPresented(on); // moves parts of the stage, which lose the focus
    if (focused && focused->isVisible())
        focused->setFocus();
    if (on) {
        hideAside();
        enlargeType();
        m_wasFullScreen = m_window.isFullScreen();
        m_window.setWindowState(m_window.windowState() | Qt::WindowFullScreen);
        return showHint();
    }
    m_hint->hide();
    restoreType();
    showAside();
    if (!m_wasFullScreen)
        m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
}

void Presentation::hideAside()
{
    for (QWidget* part : m_aside)
        if (!part->isHidden()) {
            m_hidden.emplace_back(part);
            part->hide();
        }
}

void Presentation::showAside()
{
    for (const auto& part : m_hidden)
        if (part)
            part->show();
    m_hidden.clear();
}

/// Most type follows the application's, and so do all distances; what has a size of its own is enlarged by hand.
void Presentation::enlargeType()
{
    m_font = QApplication::font();
    for (QWidget* widget : m_stage.findChildren<QWidget*>())
        if (hasOwnSize(*widget))
            m_ownFonts.push_back({widget, widget->font()});
    QApplication::setFont(enlarged(m_font));
    for (const auto& own : m_ownFonts)
        own.widget->setFont(enlarged(own.font));
}

void Presentation::restoreType()
{
    QApplication::setFont(m_font);
    for (const auto& own : m_ownFonts)
        if (own.widget)
            own.widget->setFont(own.font);
    m_ownFonts.clear();
}

void Presentation::showHint()
{
    m_hint->setMargin(grid(1));
    placeHint();
    m_hint->show();
    m_hint->raise();
    m_hintTimer->start();
}

void Presentation::placeHint()
{
    m_hint->adjustSize();
    m_hint->move((m_window.width() - m_hint->width()) / 2, grid(1));
}

bool Presentation::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && m_hint->isVisible())
        placeHint();
    return QObject::eventFilter(watched, event);
}

} // namespace attentoscope::ui
