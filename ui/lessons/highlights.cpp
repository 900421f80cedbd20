// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/highlights.h"

#include "engine/lessons/picturevalues.h"
#include "ui/comparison/comparewindow.h" // IWYU pragma: keep, it is a QWidget
#include "ui/comparison/comparisoncontroller.h"
#include "ui/data/datapanel.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/dissection/dissectionwindow.h" // IWYU pragma: keep, it is a QWidget
#include "ui/erasure/erasurecontroller.h"
#include "ui/erasure/erasurewindow.h" // IWYU pragma: keep, it is a QWidget
#include "ui/heads/headsview.h"
#include "ui/mainview/lossside.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/mainview/watchedview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"
#include "ui/sentences/sentencewindow.h" // IWYU pragma: keep, it is a QWidget
#include "ui/theme/grid.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/timeline/timebar.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace attentoscope::ui {

namespace {

int room()
{
    return qMax(3, grid(0.5));
}

/// The present area of a cell, or of a row if there is no source word.
QRect areaOf(AttentionView& view, const LessonHighlight& highlight)
{
    const auto& tokens = view.tokens();
    const auto row = findWord(tokens.target, highlight.target);
    if (!row || !view.hasContent())
        return {};
    QRectF area;
    for (std::size_t column = 0; column < tokens.source.size(); ++column)
        if (highlight.source.empty() || findWord(tokens.source, highlight.source) == column)
            area |= view.plot().cellArea({int(*row), int(column)});
    return area.toAlignedRect();
}

} // namespace

std::span<const Anchor> anchors()
{
    using enum AnchorPlace;
    static constexpr std::array table{
        Anchor{"heatmap", "attention", MainWindow},
        Anchor{"heads", "heads", MainWindow},
        Anchor{"loss", "lossCurve", MainWindow},
        Anchor{"validation", "views", MainWindow},
        Anchor{"train", "trainButton", MainWindow},
        Anchor{"status", "runControls", MainWindow},
        Anchor{"sentence", "sentenceInput", MainWindow},
        Anchor{"translation", "translationBox", MainWindow},
        Anchor{"watched", "watchedChooser", MainWindow},
        Anchor{"timeline", "timeBar", MainWindow},
        Anchor{"data", "dataPanel", MainWindow},
        Anchor{"settings", "trainingPanel", MainWindow},
        Anchor{"compare", "compareWindow", OwnWindow},
        Anchor{"dissection", "dissectionWindow", OwnWindow},
        Anchor{"sentences", "sentenceWindow", OwnWindow},
        Anchor{"erasure", "erasureWindow", OwnWindow},
    };
    return table;
}

void nameAnchors(MainWindow& window)
{
    auto& mainView = window.mainView();
    auto& side = window.sideBar();
    mainView.attention().setObjectName(QStringLiteral("attention"));
    mainView.heads().view().setObjectName(QStringLiteral("heads"));
    mainView.lossSide().setObjectName(QStringLiteral("lossCurve"));
    mainView.header().setObjectName(QStringLiteral("views"));
    side.controls().setObjectName(QStringLiteral("runControls"));
    mainView.translation().setObjectName(QStringLiteral("translationBox"));
    mainView.watched().timeBar().setObjectName(QStringLiteral("timeBar"));
    side.data().setObjectName(QStringLiteral("dataPanel"));
    side.training().setObjectName(QStringLiteral("trainingPanel"));
    side.controls().focusProxy()->setObjectName(QStringLiteral("trainButton"));
}

QWidget* anchoredWidget(const MainWindow& window, const QString& name)
{
    const auto row =
        std::ranges::find_if(anchors(), [&](const Anchor& one) { return name == QLatin1String(one.name); });
    if (row == anchors().end())
        return nullptr;
    if (name == QLatin1String("train") && window.sideBar().isHidden())
        return window.findChild<QWidget*>(QLatin1String(trainInPanel));
    if (row->place == AnchorPlace::MainWindow)
        return window.findChild<QWidget*>(QLatin1String(row->object));
    if (name == QLatin1String("compare"))
        return window.comparisons().window();
    if (name == QLatin1String("dissection"))
        return window.dissections().window();
    if (name == QLatin1String("erasure"))
        return window.erasures().window();
    return window.sentences().window();
}

void closeOtherWindows(const MainWindow& window, const std::vector<std::string>& needed)
{
    for (const auto& anchor : anchors()) {
        if (anchor.place != AnchorPlace::OwnWindow || std::ranges::find(needed, anchor.name) != needed.end())
            continue;
        if (auto* shown = anchoredWidget(window, QLatin1String(anchor.name)); shown && shown->isVisible())
            shown->close();
    }
}

void reveal(MainWindow& window, const QString& name)
{
    const auto* widget = anchoredWidget(window, name);
    if (!widget)
        return;
    if (window.sideBar().isAncestorOf(widget) && name != QLatin1String("train") && window.sideBar().isHidden())
        window.actions().sideBar->setChecked(true);
    if (!widget->isVisibleTo(&window))
        window.actions().enlarge->setChecked(false);
    if (name == QLatin1String("heads"))
        window.actions().heads->setChecked(true);
}

WidgetFrame::WidgetFrame(QWidget& part, Area area) : QWidget(part.window()), m_part(&part), m_area(std::move(area))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    for (QWidget* one = &part; one; one = one->isWindow() ? nullptr : one->parentWidget())
        one->installEventFilter(this);
    follow();
}

void WidgetFrame::follow()
{
    QRect place = !m_part ? QRect() : m_area ? m_area() : m_part->rect();
    for (auto* part = m_part.data(); part && part != window(); part = part->parentWidget())
        // Only the visible part of a tall panel is framed.
        place = place.translated(part->pos()) & part->parentWidget()->rect();
    const bool isThere = m_part && m_part->isVisibleTo(window()) && !place.isEmpty();
    setVisible(isThere);
    if (!isThere)
        return;
    setGeometry(place.adjusted(-room(), -room(), room(), room()) & window()->rect());
    raise();
}

bool WidgetFrame::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        QMetaObject::invokeMethod(this, &WidgetFrame::follow, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void WidgetFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = qMax(2.0, room() * 0.6);
    painter.setPen(QPen(palette().color(QPalette::Highlight), width));
    painter.setBrush(Qt::NoBrush);
    const double corner = stylepainting::cornerRadius() + room() * 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), corner, corner);
}

WidgetFrame* highlightFrame(const MainWindow& window, const LessonHighlight& highlight)
{
    if (!highlight.anchor.empty()) {
        auto* widget = anchoredWidget(window, QString::fromStdString(highlight.anchor));
        if (widget && widget->isWindow())
            widget->raise(); // the answer was given in another window
        return widget ? new WidgetFrame(*widget) : nullptr;
    }
    auto* view = &window.mainView().attention();
    return new WidgetFrame(view->plot(), [view, highlight] { return areaOf(*view, highlight); });
}

} // namespace attentoscope::ui
