// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include "ui/stage/stage.h"

#include <QApplication>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>

namespace attentoscope::ui {

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

/// Now, and not with the next events: what the type is, and how much room it needs.
void layOut(const QWidget& window)
{
    for (const auto type : {QEvent::ApplicationFontChange, QEvent::LayoutRequest})
        QCoreApplication::sendPostedEvents(nullptr, type);
    window.layout()->invalidate();
    window.layout()->activate();
}

bool hasOwnSize(const QWidget& widget)
{
    return widget.testAttribute(Qt::WA_SetFont) && (widget.font().resolveMask() & QFont::SizeResolved) != 0;
}

} // namespace

Presentation::Presentation(QMainWindow& window, Stage& stage, std::vector<QWidget*> aside)
    : QObject(&window), m_window(window), m_stage(stage), m_aside(std::move(aside))
{
    m_aside.push_back(window.menuBar());
    m_aside.push_back(window.statusBar());
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
        m_state = m_window.windowState();
        m_geometry = m_window.geometry();
        hideAside();
        enlargeType();
        m_window.setWindowState(m_state | Qt::WindowFullScreen);
        return;
    }
    restoreType();
    showAside();
    layOut(m_window); // or the window would be as wide as large type needs
    if (m_state & Qt::WindowFullScreen)
        return;
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
    if (!(m_state & Qt::WindowMaximized))
        m_window.setGeometry(m_geometry); // whatever the large type has made of it
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
    for (QWidget* widget : m_window.centralWidget()->findChildren<QWidget*>()) // a lesson too
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

} // namespace attentoscope::ui
