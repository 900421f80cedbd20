// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/buttons.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <QToolButton>

namespace attentoscope::ui {

namespace {

QString nameOf(const QAction& action)
{
    return action.text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

class SegmentButton : public QAbstractButton
{
public:
    explicit SegmentButton(QWidget* parent) : QAbstractButton(parent)
    {
        setCheckable(true);
        setAutoExclusive(true); // the group already does this; the call makes it a radio button for screen readers
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }

    QSize sizeHint() const override
    {
        const int picture = icon().isNull() ? 0 : grid(2.5);
        return {fontMetrics().size(Qt::TextShowMnemonic, text()).width() + picture + grid(2), grid(3)};
    }

    /// If there is little space, only icons are displayed.
    QSize minimumSizeHint() const override { return icon().isNull() ? sizeHint() : QSize(grid(4), grid(3)); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const bool lit = isChecked() && isEnabled();
        if (lit)
            stylepainting::drawBox(rect(), palette().color(QPalette::Button), palette().color(QPalette::Mid), painter);
        if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
            stylepainting::drawBox(rect(), Qt::transparent, palette().color(QPalette::Highlight), painter, 2.0);
        const bool strong = lit || underMouse();
        const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
        painter.setPen(palette().color(group, strong ? QPalette::WindowText : QPalette::PlaceholderText));
        const bool shown = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
        const int mnemonics = shown ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
        QRect room = rect().adjusted(grid(1), 0, -grid(1), 0);
        const bool brief = !icon().isNull() && parentWidget()->width() < parentWidget()->sizeHint().width();
        if (!icon().isNull()) {
            const int left = brief ? (width() - grid(2)) / 2 : room.left();
            const QRect picture(left, (height() - grid(2)) / 2, grid(2), grid(2));
            const QRect placed = QStyle::visualRect(layoutDirection(), rect(), picture);
            icon().paint(&painter, placed, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
            room.setLeft(room.left() + grid(2.5));
        }
        if (brief)
            return;
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room),
            Qt::AlignVCenter | Qt::TextSingleLine | mnemonics, text());
    }
};

} // namespace

QString tipWithShortcut(const QAction& action)
{
    const auto tip = action.toolTip();
    const auto keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys);
}

void showAsIcon(QToolButton& button, QAction* action)
{
    button.setDefaultAction(action);
    button.setAutoRaise(true);
    button.setToolButtonStyle(Qt::ToolButtonIconOnly);
    button.setToolTip(plainTip(tipWithShortcut(*action)));
    button.setAccessibleName(nameOf(*action));
    button.setAccessibleDescription(action->toolTip());
}

ActionButton::ActionButton(QAction* action, Emphasis emphasis, Face face, QWidget* parent)
    : QPushButton(parent), m_action(action), m_emphasis(emphasis), m_face(face)
{
    setProperty(primaryProperty, emphasis == Emphasis::Primary);
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

QSize ActionButton::sizeHint() const
{
    const QSize usual = QPushButton::sizeHint();
    return m_face == Face::IconOnly ? QSize(grid(4.5), grid(4.5)) : usual;
}

void ActionButton::follow()
{
    if (m_face == Face::IconAndText)
        setText(m_action->text());
    setAccessibleName(nameOf(*m_action));
    setAccessibleDescription(m_action->toolTip());
    const auto drawing = m_action->data().toString();
    setIcon(m_emphasis == Emphasis::Primary ? iconOnAccent(drawing) : ui::icon(drawing));
    setToolTip(plainTip(tipWithShortcut(*m_action)));
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
}

Card::Card(QWidget* parent) : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    auto policy = QSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Card::drawSurface(QPainter& painter)
{
    const QColor accent = palette().color(QPalette::Highlight);
    QColor fill = palette().color(QPalette::Button);
    if (isEnabled() && (isDown() || underMouse()))
        fill = blended(fill, accent, isDown() ? 0.14 : 0.06);
    const bool isHot = isEnabled() && (underMouse() || hasFocus());
    stylepainting::drawBox(
        rect(), fill, isHot ? accent : palette().color(QPalette::Mid), painter, hasFocus() ? 2.0 : 1.0);
}

QColor Card::textColor(QPalette::ColorRole role) const
{
    return palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, role);
}

void Card::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

SegmentedControl::SegmentedControl(QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_row(new QHBoxLayout(this))
{
    const int rim = grid(0.25);
    m_row->setContentsMargins(rim, rim, rim, rim);
    m_row->setSpacing(rim);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

QAbstractButton* SegmentedControl::addSegment(int id, const QString& text, const QIcon& icon)
{
    auto* button = new SegmentButton(this);
    button->setText(text);
    button->setIcon(icon);
    if (!icon.isNull())
        button->setToolTip(plainTip(QString(text).remove(QLatin1Char('&'))));
    m_group->addButton(button, id);
    m_row->addWidget(button);
    if (m_group->checkedId() < 0)
        button->setChecked(true);
    return button;
}

int SegmentedControl::current() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrent(int id)
{
    if (auto* button = m_group->button(id))
        button->setChecked(true);
}

void SegmentedControl::setSegmentEnabled(int id, bool enabled)
{
    if (auto* button = m_group->button(id))
        button->setEnabled(enabled);
}

void SegmentedControl::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    stylepainting::drawBox(rect(), blended(palette().color(QPalette::Window), palette().color(QPalette::Midlight), 0.6),
        Qt::transparent, painter);
}

} // namespace attentoscope::ui
