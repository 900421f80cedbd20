// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/instrumentstyle.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

#include <array>

namespace attentoscope::ui {

namespace stylepainting {

qreal cornerRadius()
{
    return grid(0.625);
}

void drawBox(const QRectF& rect, const QColor& fill, const QColor& line, QPainter& painter, qreal width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(line.alpha() == 0 ? QPen(Qt::NoPen) : QPen(line, width));
    const qreal inset = line.alpha() == 0 ? 0.0 : width / 2.0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), cornerRadius(), cornerRadius());
    painter.restore();
}

} // namespace stylepainting

namespace {

using stylepainting::drawBox;

bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

bool isHot(const QStyleOption& option)
{
    return has(option, QStyle::State_Enabled) && has(option, QStyle::State_MouseOver);
}

void drawField(const QStyleOption& option, const QColor& fill, QPainter& painter)
{
    const auto& palette = option.palette;
    const bool focused = has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
    QColor line = palette.color(QPalette::Mid);
    if (focused)
        line = palette.color(QPalette::Highlight);
    else if (isHot(option))
        line = palette.color(QPalette::Dark);
    const QColor inside = has(option, QStyle::State_Enabled) ? fill : palette.color(QPalette::Window);
    drawBox(option.rect, inside, line, painter, focused ? 2.0 : 1.0);
}

void drawFocusFrame(const QStyleOption& option, QPainter& painter)
{
    drawBox(option.rect, Qt::transparent, option.palette.color(QPalette::Highlight), painter, 2.0);
}

void drawButtonPanel(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const auto& palette = option.palette;
    const bool primary = widget && widget->property(primaryProperty).toBool();
    const bool pressed = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    QColor fill = palette.color(primary ? QPalette::Highlight : QPalette::Button);
    const QColor towards = palette.color(primary ? QPalette::HighlightedText : QPalette::ButtonText);
    if (!has(option, QStyle::State_Enabled))
        fill = palette.color(primary ? QPalette::Midlight : QPalette::Window);
    else if (pressed)
        fill = blended(fill, towards, 0.16);
    else if (isHot(option))
        fill = blended(fill, towards, 0.07);
    const QColor line = primary ? QColor(Qt::transparent) : palette.color(QPalette::Mid);
    drawBox(option.rect, fill, line, painter);
    if (!has(option, QStyle::State_HasFocus) || !has(option, QStyle::State_KeyboardFocusChange))
        return;
    // Pixels; the usual outer frame would have the button's colour, so the focus frame is inside.
    constexpr int within = 3;
    if (primary)
        drawBox(option.rect.adjusted(within, within, -within, -within), Qt::transparent, towards, painter, 2.0);
    else
        drawFocusFrame(option, painter);
}

void drawToolButtonPanel(const QStyleOption& option, QPainter& painter)
{
    const auto& palette = option.palette;
    const bool pressed = has(option, QStyle::State_Sunken);
    const bool checked = has(option, QStyle::State_On);
    if (!pressed && !checked && !isHot(option))
        return;
    QColor fill = palette.color(QPalette::WindowText);
    fill.setAlphaF(pressed ? 0.16F : checked ? 0.11F : 0.07F);
    drawBox(option.rect, fill, Qt::transparent, painter);
}

void drawFieldFrame(const QStyleOption& option, QPainter& painter)
{
    drawField(option, option.palette.color(QPalette::Base), painter);
}

void drawCheckBox(const QStyleOption& option, QPainter& painter)
{
    const auto& palette = option.palette;
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool checked = has(option, QStyle::State_On);
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor line = checked && enabled ? accent : palette.color(isHot(option) ? QPalette::Dark : QPalette::Mid);
    const QColor plain = palette.color(enabled ? QPalette::Base : QPalette::Window);
    drawBox(option.rect, checked ? (enabled ? accent : palette.color(QPalette::Mid)) : plain, line, painter);
    if (!checked)
        return;
    const QRectF box = option.rect;
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(box.width() * x, box.height() * y); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(enabled ? QPalette::HighlightedText : QPalette::Window), box.width() / 8.0,
        Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const std::array<QPointF, 3> mark = {at(0.26, 0.53), at(0.43, 0.70), at(0.75, 0.32)};
    painter.drawPolyline(mark.data(), 3);
    painter.restore();
}

void drawViewFrame(const QStyleOption& option, QPainter& painter)
{
    drawBox(option.rect, Qt::transparent, option.palette.color(QPalette::Midlight), painter);
}

void drawRow(const QStyleOptionViewItem& option, QPainter& painter)
{
    if (option.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(option.rect, option.backgroundBrush);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (!selected && !isHot(option))
        return;
    QColor fill = option.palette.color(selected ? QPalette::Highlight : QPalette::WindowText);
    fill.setAlphaF(selected ? 0.18F : 0.05F);
    painter.fillRect(option.rect, fill);
}

void drawChevron(const QRect& rect, Qt::ArrowType direction, const QColor& color, QPainter& painter)
{
    const qreal half = grid(0.5);
    const qreal turn = direction == Qt::UpArrow ? 180.0
        : direction == Qt::RightArrow           ? 270.0
        : direction == Qt::LeftArrow            ? 90.0
                                                : 0.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect).center());
    painter.rotate(turn);
    painter.setPen(QPen(color, qMax(1.2, half / 3.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const std::array<QPointF, 3> line = {QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)};
    painter.drawPolyline(line.data(), 3);
    painter.restore();
}

void drawProgressGroove(const QStyleOption& option, QPainter& painter)
{
    drawBox(option.rect, option.palette.color(QPalette::Midlight), Qt::transparent, painter);
}

void drawProgressContents(const QStyleOptionProgressBar& option, QPainter& painter)
{
    const auto span = qMax<qint64>(1, qint64(option.maximum) - option.minimum);
    const double share = double(qint64(option.progress) - option.minimum) / double(span);
    if (share <= 0.0)
        return;
    QRectF filled = option.rect;
    filled.setWidth(qMax(filled.height(), filled.width() * qMin(1.0, share)));
    if (option.direction == Qt::RightToLeft)
        filled.moveRight(QRectF(option.rect).right());
    drawBox(filled, option.palette.color(QPalette::Highlight), Qt::transparent, painter);
}

/// Also true for a text that is inside a directional isolate.
bool readsFromTheRight(QString text)
{
    constexpr QChar isolate(0x2068);
    constexpr QChar end(0x2069);
    return text.remove(isolate).remove(end).isRightToLeft();
}

void drawSplitterHandle(const QStyleOption& option, QPainter& painter)
{
    // A horizontal splitter has a vertical handle.
    const bool vertical = option.state.testFlag(QStyle::State_Horizontal);
    QRect line = option.rect;
    if (vertical)
        line = QRect(line.center().x(), line.top(), 1, line.height());
    else
        line = QRect(line.left(), line.center().y(), line.width(), 1);
    const bool hot = isHot(option) || has(option, QStyle::State_Sunken);
    painter.fillRect(line, option.palette.color(hot ? QPalette::Highlight : QPalette::Midlight));
    // A short line in the middle shows where to drag.
    const int length = qMin(grid(4), vertical ? option.rect.height() : option.rect.width());
    const int thickness = qBound(2, grid(0.375), vertical ? option.rect.width() : option.rect.height());
    QRect grip(0, 0, vertical ? thickness : length, vertical ? length : thickness);
    grip.moveCenter(option.rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(hot ? QPalette::Highlight : QPalette::Mid));
    painter.drawRoundedRect(grip, thickness / 2.0, thickness / 2.0);
    painter.restore();
}

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Base));
    painter.fillRect(option.rect.adjusted(0, option.rect.height() - 1, 0, 0), hairline(option.palette));
}

void drawMenuBarItem(const QStyleOptionMenuItem& option, Qt::TextFlag mnemonics, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    const bool active = has(option, QStyle::State_Selected) && has(option, QStyle::State_Enabled);
    if (active) {
        QColor fill = option.palette.color(QPalette::WindowText);
        fill.setAlphaF(has(option, QStyle::State_Sunken) ? 0.14F : 0.08F);
        drawBox(option.rect.adjusted(0, 2, 0, -2), fill, Qt::transparent, painter);
    }
    painter.setPen(option.palette.color(QPalette::WindowText));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonics, option.text);
}

void drawScrollBar(const QStyleOptionSlider& option, const QRect& handle, QPainter& painter)
{
    if (option.maximum <= option.minimum)
        return;
    QColor fill = option.palette.color(QPalette::WindowText);
    const bool held = option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    fill.setAlphaF(has(option, QStyle::State_Sunken) && held ? 0.45F : isHot(option) ? 0.32F : 0.20F);
    const int inset = grid(0.25);
    drawBox(handle.adjusted(inset, inset, -inset, -inset), fill, Qt::transparent, painter);
}

void drawComboBox(const QStyleOptionComboBox& option, const QRect& arrow, QPainter& painter)
{
    drawField(option, option.palette.color(QPalette::Base), painter);
    drawChevron(arrow, Qt::DownArrow, quietText(option.palette), painter);
}

void drawSpinBox(const QStyleOptionSpinBox& option, const QRect& up, const QRect& down, QPainter& painter)
{
    drawField(option, option.palette.color(QPalette::Base), painter);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto shade = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag) {
        if (!option.stepEnabled.testFlag(flag) || !has(option, QStyle::State_Enabled))
            return option.palette.color(QPalette::Disabled, QPalette::Text);
        const bool active = option.activeSubControls == part;
        return active ? option.palette.color(QPalette::Highlight) : quietText(option.palette);
    };
    drawChevron(up, Qt::UpArrow, shade(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled), painter);
    drawChevron(down, Qt::DownArrow, shade(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled), painter);
}

} // namespace

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
    // Qt's own labels, in forms and dialogs. Ours already have a text format. Tool tips have passed plainTip() and must
    // reach Qt unchanged.
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
            if (combo->currentIcon.isNull() && readsFromTheRight(combo->currentText)) {
                const QRect field = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
                const int side = int(Qt::AlignRight) | int(Qt::AlignAbsolute) | int(Qt::AlignVCenter);
                return drawItemText(painter, field.adjusted(1, 0, -1, 0), side, combo->palette,
                    has(*combo, State_Enabled), elided.currentText, QPalette::ButtonText);
            }
            return QProxyStyle::drawControl(element, &elided, painter, widget);
        }
        break;
    case CE_ItemViewItem:
        // A selected row is only shaded, so its words keep their colours.
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
        // A button that only opens a menu needs no arrow: its icon and its tool tip explain it.
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
        size.setWidth(qMax(size.width(), contents.width() + grid(4.5))); // our arrow is wider than that of Fusion
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

/// Underlined letters are drawn only while Alt is held.
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
