// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translationwords.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/translation/forcedchoices.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/wordstrip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
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

/// Draws a word at the left, its probability at the right, and a bar for the probability below both.
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

TranslationWords::TranslationWords(QWidget* parent) : QWidget(parent), m_alternatives(new AlternativesPopup(this))
{
    auto* content = new QWidget(this);
    m_source = new WordStrip(content);
    m_source->setAccessibleName(tr("Source words"));
    m_target = new WordStrip(content);
    m_target->setAccessibleName(tr("Translation"));
    QFont large = m_target->font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_target->setFont(large);
    m_source->setFont(large);
    auto* copy = new QToolButton(content);
    copy->setIcon(icon(QStringLiteral("copy")));
    copy->setAutoRaise(true);
    copy->setToolTip(tr("Copy the translation"));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(QString::fromStdString(m_translation.text)); });
    connect(m_target, &WordStrip::wordLit, this, &TranslationWords::lightTarget);
    connect(m_target, &WordStrip::wordChosen, this, &TranslationWords::openAlternatives);
    connect(m_source, &WordStrip::wordLit, this, &TranslationWords::lightSource);

    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    auto* arrow = makeQuietLabel(QStringLiteral("→"), content, TextSize::Normal);
    arrow->setFont(large);
    arrow->setContentsMargins(0, grid(0.25), 0, 0);
    m_arrow = arrow;
    row->addWidget(m_source, 1, Qt::AlignTop);
    row->addWidget(arrow, 0, Qt::AlignTop);
    row->addWidget(m_target, 1, Qt::AlignTop);
    row->addWidget(copy, 0, Qt::AlignTop);
    constexpr int shownLines = 12; // lines, if there is space for them
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new GrowingScrollArea(content, *m_target, shownLines, this));
    connect(m_alternatives, &AlternativesPopup::wordForced, this,
        [this](const QString& word) { emit wordForced(m_position, word); });
    connect(m_alternatives, &AlternativesPopup::wordReleased, this, [this] { emit wordReleased(m_position); });
}

TranslationWords::~TranslationWords()
{
    // Otherwise a word that loses the focus while its window closes would send signals to destroyed objects.
    for (auto* words : {m_source, m_target})
        disconnect(words, nullptr, this, nullptr);
}

void TranslationWords::showTranslation(const Translation& translation)
{
    m_translation = translation;
    m_source->setWords(translation.source);
    m_target->setWords(translation.target);
    std::vector<WordMark> marks;
    marks.reserve(translation.choices.size());
    for (std::size_t index = 0; index < translation.choices.size(); ++index)
        marks.push_back({translation.probabilities[index], isForcedWord(translation, index),
            isAttentionForced(translation, index)});
    m_target->setMarks(std::move(marks));
    showChoiceHint();
    show();
    if (m_target->litWord() >= 0)
        lightTarget(m_target->litWord());
    else if (m_source->litWord() >= 0)
        lightSource(m_source->litWord());
}

void TranslationWords::setPresented(bool presented)
{
    m_source->setVisible(!presented);
    m_arrow->setVisible(!presented);
}

void TranslationWords::setChoosing(WordChoosing choosing)
{
    m_choosing = choosing;
    m_alternatives->hide();
    m_translation.choices.clear();
    m_target->setMarks({});
    showChoiceHint();
}

void TranslationWords::clear()
{
    m_translation = {};
    m_alternatives->hide();
    showChoiceHint();
    hide();
}

bool TranslationWords::isChoosing() const
{
    return m_alternatives->isVisible();
}

void TranslationWords::showChoiceHint()
{
    const bool choosable = m_choosing == WordChoosing::On && !m_translation.choices.empty();
    m_target->setChoiceHint(choosable ? tr("Click or press Enter for other words") : QString());
}

void TranslationWords::lightTarget(int row)
{
    const auto& attention = m_translation.attention;
    std::vector<float> shades;
    if (row >= 0 && !attention.isEmpty() && std::size_t(row) < attention.rows)
        for (std::size_t column = 0; column < attention.columns; ++column)
            shades.push_back(attention.at(std::size_t(row), column));
    m_source->setShades(std::move(shades));
    m_target->setShades({});
}

void TranslationWords::lightSource(int column)
{
    const auto& attention = m_translation.attention;
    std::vector<float> shades;
    if (column >= 0 && !attention.isEmpty() && std::size_t(column) < attention.columns)
        for (std::size_t row = 0; row < attention.rows; ++row)
            shades.push_back(attention.at(row, std::size_t(column)));
    m_target->setShades(std::move(shades));
    m_source->setShades({});
}

void TranslationWords::lightCell(int row, int column)
{
    lightTarget(row);
    m_target->setLitWord(row);
    m_source->setLitWord(column);
}

void TranslationWords::openAlternatives(int position)
{
    m_position = std::size_t(position);
    if (position < 0 || m_position >= m_translation.choices.size())
        return;
    const QRect place = m_target->wordPlace(position);
    m_alternatives->open(m_translation.target[m_position], m_translation.choices[m_position],
        {m_target->mapToGlobal(place.topLeft()), place.size()});
}

} // namespace attentoscope::ui
