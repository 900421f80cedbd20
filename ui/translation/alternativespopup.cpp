// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/alternativespopup.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/palettes.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

constexpr int wordRole = Qt::UserRole;
constexpr int probabilityRole = Qt::UserRole + 1;

/// A word at the left, its probability at the right, and the same as a bar below both.
class AlternativeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int word = option.fontMetrics.horizontalAdvance(index.data().toString());
        const int number = option.fontMetrics.horizontalAdvance(QStringLiteral("0.000"));
        return {word + number + grid(5), option.fontMetrics.height() + grid(1)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text.clear();
        row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
        const double probability = index.data(probabilityRole).toDouble();
        const QRect room = option.rect.adjusted(grid(1), 0, -grid(1), 0);
        painter->setFont(row.font);
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        painter->setPen(quietText(option.palette));
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, probabilityText(probability));
        const QRectF bar(room.left(), room.bottom() - 3, room.width() * probability, 2);
        painter->fillRect(bar, option.palette.color(QPalette::Highlight));
    }
};

QString shownWord(const Token& word)
{
    const auto text = isolated(QString::fromStdString(word.text));
    return word.special ? AlternativesPopup::tr("%1 (the sentence ends)").arg(text) : text;
}

} // namespace

AlternativesPopup::AlternativesPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_title(makeQuietLabel({}, this))
    , m_list(new QListWidget(this))
    , m_field(new QLineEdit(this))
    , m_release(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Other words"));
    m_list->setItemDelegate(new AlternativeDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Likeliest words"));
    m_list->installEventFilter(this);
    m_field->setPlaceholderText(tr("Another word"));
    m_field->setAccessibleName(tr("Another word"));
    m_field->installEventFilter(this);
    m_release->setIcon(icon(QStringLiteral("reset")));
    m_release->setText(tr("Let the model choose"));
    m_release->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_release->setAutoRaise(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(1), grid(1), grid(1), grid(1));
    column->setSpacing(grid(0.5));
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_field),
             static_cast<QWidget*>(m_release)})
        column->addWidget(part);
    connect(m_list, &QListWidget::itemClicked, this,
        [this](const QListWidgetItem* item) { force(item->data(wordRole).toString()); });
    connect(m_field, &QLineEdit::returnPressed, this, [this] { force(m_field->text().trimmed()); });
    connect(m_release, &QToolButton::clicked, this, [this] {
        close();
        emit wordReleased();
    });
}

void AlternativesPopup::open(const Token& word, const WordChoice& choice, const QRect& place)
{
    fill(word, choice);
    moveTo(place);
    show();
    (m_list->count() > 0 ? static_cast<QWidget*>(m_list) : m_field)->setFocus(Qt::PopupFocusReason);
}

void AlternativesPopup::fill(const Token& word, const WordChoice& choice)
{
    m_title->setText(tr("In place of “%1”").arg(isolated(QString::fromStdString(word.text))));
    m_field->clear();
    m_release->setVisible(choice.chosenBy == ChosenBy::Person);
    m_list->clear();
    for (const auto& [alternative, probability] : choice.alternatives) {
        auto* item = new QListWidgetItem(shownWord(alternative), m_list);
        item->setData(wordRole, QString::fromStdString(alternative.text));
        item->setData(probabilityRole, static_cast<double>(probability));
        item->setData(Qt::AccessibleTextRole,
            tr("%1, probability %2").arg(item->text(), probabilityText(static_cast<double>(probability))));
        if (alternative.text == word.text)
            m_list->setCurrentItem(item);
    }
    m_list->setVisible(m_list->count() > 0);
    if (m_list->count() > 0 && !m_list->currentItem())
        m_list->setCurrentRow(0);
    const int rows = m_list->count() > 0 ? m_list->count() * m_list->sizeHintForRow(0) : 0;
    m_list->setFixedHeight(rows + 2 * m_list->frameWidth() + grid(0.25));
    m_list->setMinimumWidth(qBound(grid(26), m_list->sizeHintForColumn(0), grid(50)));
}

void AlternativesPopup::moveTo(const QRect& place)
{
    adjustSize();
    const auto* screen = QGuiApplication::screenAt(place.center());
    const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
    const int gap = grid(0.5);
    QRect frame(QPoint(place.left(), place.bottom() + gap), size());
    if (frame.bottom() > room.bottom() && place.top() - gap - height() >= room.top())
        frame.moveBottom(place.top() - gap);
    frame.moveLeft(qBound(room.left(), frame.left(), qMax(room.left(), room.right() - width())));
    frame.moveTop(qBound(room.top(), frame.top(), qMax(room.top(), room.bottom() - height())));
    move(frame.topLeft());
}

void AlternativesPopup::force(const QString& word)
{
    if (word.isEmpty())
        return;
    close();
    emit wordForced(word);
}

bool AlternativesPopup::listKeyPressed(QKeyEvent& event)
{
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && m_list->currentItem()) {
        force(m_list->currentItem()->data(wordRole).toString());
        return true;
    }
    const bool typed = !event.text().isEmpty() && event.text().front().isPrint();
    if (typed && !event.modifiers().testFlag(Qt::ControlModifier)) {
        m_field->setFocus(Qt::OtherFocusReason);
        m_field->insert(event.text());
        return true;
    }
    return false;
}

bool AlternativesPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto& key = static_cast<QKeyEvent&>(*event);
    if (watched == m_list && listKeyPressed(key))
        return true;
    if (watched == m_field && key.key() == Qt::Key_Up && m_list->count() > 0) {
        m_list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace attentoscope::ui
