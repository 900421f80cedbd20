// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/instrumentstyle.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylecontrols.h"
#include "ui/theme/stylepainting.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

namespace attentoscope::ui {

using namespace stylepainting;

InstrumentStyle::InstrumentStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
    setObjectName(QStringLiteral("instrument"));
    qApp->installEventFilter(this);
}

void InstrumentStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractItemView*>(widget) || qobject_cast<QComboBox*>(widget)
        || widget->inherits("QAbstractSpinBox") || widget->inherits("QLineEdit"))
        widget->setAttribute(Qt::WA_Hover);
    // The labels that Qt makes for us, in forms and its own dialogs; ours say what they are. Tool tips went through
    // plainTip(), which Qt must see as it is.
    if (auto* label = qobject_cast<QLabel*>(widget);
        label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
}

void InstrumentStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        return drawButtonPanel(*option, *painter, widget);
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem:
    case PE_PanelMenuBar:
    case PE_PanelStatusBar:
        return;
    case PE_PanelButtonTool:
        return drawToolButtonPanel(*option, *painter);
    case PE_FrameLineEdit:
        return drawFieldFrame(*option, *painter);
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
            drawFieldFrame(*option, *painter);
        return;
    case PE_FrameFocusRect:
        if (!qobject_cast<const QAbstractItemView*>(widget) && !qobject_cast<const QPushButton*>(widget))
            drawFocusFrame(*option, *painter);
        return;
    case PE_IndicatorCheckBox:
        return drawCheckBox(*option, *painter);
    case PE_Frame:
        return drawViewFrame(*option, *painter);
    case PE_PanelItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option))
            drawRow(*item, *painter);
        return;
    case PE_PanelItemViewRow:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void InstrumentStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button && widget && widget->property(primaryProperty).toBool()) {
            QStyleOptionButton onAccent(*button);
            onAccent.palette.setColor(QPalette::ButtonText, button->palette.color(QPalette::HighlightedText));
            return QProxyStyle::drawControl(element, &onAccent, painter, widget);
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && !combo->editable) {
            QStyleOptionComboBox elided(*combo);
            const int picture = combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + grid(0.5);
            const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - picture - 2;
            elided.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
            return QProxyStyle::drawControl(element, &elided, painter, widget);
        }
        break;
    case CE_ItemViewItem:
        // A selected row is only shaded, so its words keep their colour.
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem shaded(*item);
            shaded.palette.setColor(QPalette::HighlightedText, item->palette.color(QPalette::Text));
            return QProxyStyle::drawControl(element, &shaded, painter, widget);
        }
        break;
    case CE_ProgressBarGroove:
        return drawProgressGroove(*option, *painter);
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            drawProgressContents(*bar, *painter);
        return;
    case CE_Splitter:
        return drawSplitterHandle(*option, *painter);
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
            header && header->orientation == Qt::Horizontal)
            return drawHeaderSection(*header, *painter);
        painter->fillRect(option->rect, option->palette.color(QPalette::Base));
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            drawMenuBarItem(*item, m_showsMnemonics ? Qt::TextShowMnemonic : Qt::TextHideMnemonic, *painter);
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void InstrumentStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    switch (control) {
    case CC_ComboBox:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            drawComboBox(*combo, subControlRect(control, combo, SC_ComboBoxArrow, widget), *painter);
        return;
    case CC_SpinBox:
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
            drawSpinBox(*spin, subControlRect(control, spin, SC_SpinBoxUp, widget),
                subControlRect(control, spin, SC_SpinBoxDown, widget), *painter);
        return;
    case CC_ScrollBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            drawScrollBar(*bar, subControlRect(control, bar, SC_ScrollBarSlider, widget), *painter);
        return;
    case CC_ToolButton:
        // A button that only opens a menu needs no arrow: its drawing and its tool tip say what it is.
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton plain(*button);
            if (!plain.features.testFlag(QStyleOptionToolButton::MenuButtonPopup))
                plain.features.setFlag(QStyleOptionToolButton::HasMenu, false);
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
        }
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

QRect InstrumentStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect usual = QProxyStyle::subElementRect(element, option, widget);
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        return usual.adjusted(grid(0.5), 0, -grid(0.25), 0);
    return usual;
}

QRect InstrumentStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    const QRect all = option->rect;
    const int side = grid(2.5);
    const auto placed = [&](const QRect& rect) { return visualRect(option->direction, all, rect); };
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return placed(QRect(all.right() - side - grid(0.25), all.top(), side, all.height()));
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return placed(all.adjusted(grid(0.75), 1, -side - grid(0.5), -1));
    if (control == CC_SpinBox && part != SC_SpinBoxFrame) {
        const int buttons = option->subControls.testFlag(SC_SpinBoxUp) ? side : grid(0.5);
        const int half = all.height() / 2;
        const int left = all.right() - side - grid(0.25);
        if (part == SC_SpinBoxUp)
            return placed(QRect(left, all.top() + grid(0.25), side, half - grid(0.25)));
        if (part == SC_SpinBoxDown)
            return placed(QRect(left, all.top() + half, side, half - grid(0.25)));
        return placed(all.adjusted(grid(0.5), 2, -buttons, -2));
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize InstrumentStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        size = contents + QSize(grid(3), 0);
        size.setHeight(grid(widget && widget->property(primaryProperty).toBool() ? 4.5 : 3.5));
        break;
    case CT_ComboBox:
        size.setWidth(qMax(size.width(), contents.width() + grid(4.5))); // the arrow is wider than Fusion's
        size.setHeight(grid(3.5));
        break;
    case CT_LineEdit:
    case CT_SpinBox:
        size.setHeight(grid(3.5));
        break;
    case CT_MenuItem:
        size.rheight() += grid(0.5);
        break;
    case CT_MenuBarItem:
        size.rheight() = grid(3.25);
        break;
    default:
        break;
    }
    return size;
}

QIcon InstrumentStyle::standardIcon(StandardPixmap drawing, const QStyleOption* option, const QWidget* widget) const
{
    if (drawing == SP_LineEditClearButton)
        return icon(QStringLiteral("close"));
    return QProxyStyle::standardIcon(drawing, option, widget);
}

int InstrumentStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return grid(2);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return grid(1);
    case PM_ScrollBarExtent:
        return grid(1.25);
    case PM_ScrollBarSliderMin:
        return grid(4);
    case PM_SplitterWidth:
        return grid(1);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return grid(2);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return grid(2.25);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int InstrumentStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
        return 0;
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 1;
    case SH_UnderlineShortcut:
        return m_showsMnemonics ? 1 : 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

/// Underlined letters are there for those who hold Alt, and no clutter for the others.
bool InstrumentStyle::eventFilter(QObject* watched, QEvent* event)
{
    const bool pressed = event->type() == QEvent::KeyPress;
    const bool released = event->type() == QEvent::KeyRelease;
    const bool left = event->type() == QEvent::WindowDeactivate;
    const bool alt = (pressed || released) && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt;
    const bool shows = alt ? pressed : left ? false : m_showsMnemonics;
    if (shows != m_showsMnemonics) {
        m_showsMnemonics = shows;
        for (auto* widget : QApplication::allWidgets())
            widget->update();
    }
    return QProxyStyle::eventFilter(watched, event);
}

} // namespace attentoscope::ui
