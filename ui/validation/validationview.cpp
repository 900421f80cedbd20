// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/validation/validationview.h"

#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/weightscaling.h"
#include "ui/plots/style/plotstyle.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/instrumentstyle.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace attentoscope::ui {

void ValidationHistory::clear()
{
    m_validations.clear();
    m_folder.clear();
    m_heldStep.reset();
    close();
    emit changed();
}

void ValidationHistory::beginRun(const RunDescription& run)
{
    const bool goesOn = !run.folder.empty() && run.folder == m_folder;
    if (!goesOn)
        clear();
    m_folder = run.folder;
    std::erase_if(m_validations, [&](const ValidationReport& report) { return report.step > run.step; });
    if (m_validations.empty())
        close();
    emit changed();
}

void ValidationHistory::add(const TrainingReports& reports)
{
    bool isNew = false;
    for (const auto& report : reports.validations) {
        if (!report.pairs || report.pairs->empty() || report.isDiscarded())
            continue;
        // A second validation of the same step has the same result, or is of a mean whose weights the run keeps.
        if (!m_validations.empty() && m_validations.back().step == report.step)
            m_validations.pop_back();
        m_validations.push_back(report);
        isNew = true;
    }
    while (m_validations.size() > mostKept)
        m_validations.pop_front();
    if (isNew)
        emit changed();
}

/// If the held validation was removed, it was older than all others, so the oldest one is the closest.
std::size_t ValidationHistory::shown() const
{
    const std::size_t newest = m_validations.size() - 1;
    if (!m_heldStep)
        return newest;
    const auto found = std::ranges::lower_bound(m_validations, *m_heldStep, {}, &ValidationReport::step);
    return std::min(newest, static_cast<std::size_t>(found - m_validations.begin()));
}

const ValidatedPair* ValidationHistory::openPair() const
{
    if (!m_open || m_validations.empty())
        return nullptr;
    const auto& pairs = *m_validations[shown()].pairs;
    return *m_open < pairs.size() ? &pairs[*m_open] : nullptr;
}

void ValidationHistory::show(std::size_t index)
{
    if (index >= m_validations.size())
        return;
    const bool isNewest = index + 1 == m_validations.size();
    const auto held = isNewest ? std::nullopt : std::optional(m_validations[index].step);
    if (std::exchange(m_heldStep, held) != held)
        emit changed();
}

void ValidationHistory::open(std::size_t pair)
{
    if (m_validations.empty() || pair >= m_validations[shown()].pairs->size() || m_open == pair)
        return;
    m_open = pair;
    emit openChanged();
}

void ValidationHistory::close()
{
    if (std::exchange(m_open, std::nullopt))
        emit openChanged();
}

namespace {

constexpr double lines = 3.0;
constexpr double captionUnits = 11.0; ///< width in units of the grid

QRect fitted(const QImage& picture, const QRect& room)
{
    const int side = qMax(1, qMin(room.width() / qMax(1, picture.width()), room.height() / qMax(1, picture.height())));
    QRect place(
        QPoint(0, 0), QSize(qMin(room.width(), side * picture.width()), qMin(room.height(), side * picture.height())));
    place.moveCenter(room.center());
    return place;
}

} // namespace

QImage thumbnail(const Translation& translation, const AttentionOptions& options, Backdrop backdrop)
{
    const AttentionMap& attention = translation.attention;
    if (attention.isEmpty() || !fitsItsWords(translation))
        return {};
    const ColorMap colors(options.colorMap, backdrop);
    const WeightScaling scaling(options.scale, static_cast<double>(largestWeight(attention)));
    const bool automatic = options.order == ColumnOrder::Automatic;
    const bool mirrored = automatic ? readsRightToLeft(translation.source) : options.order == ColumnOrder::RightToLeft;
    QImage picture(static_cast<int>(attention.columns), static_cast<int>(attention.rows), QImage::Format_RGB32);
    for (std::size_t row = 0; row < attention.rows; ++row)
        for (std::size_t column = 0; column < attention.columns; ++column) {
            const std::size_t place = mirrored ? attention.columns - 1 - column : column;
            const double weight = static_cast<double>(attention.at(row, column));
            picture.setPixelColor(
                static_cast<int>(place), static_cast<int>(row), colors.color(scaling.position(weight)));
        }
    return picture;
}

ValidationCard::ValidationCard(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ValidationCard::showPair(const ValidatedPair& pair, const AttentionOptions& options)
{
    m_pair = pair;
    m_options = options;
    m_picture = thumbnail(pair.translation, options, backdropOf(palette()));
    const auto source = QString::fromStdString(pair.source);
    const auto reference = QString::fromStdString(pair.reference);
    const auto translation = QString::fromStdString(pair.translation.text);
    setAccessibleName(tr("%1, translated as: %2").arg(isolated(source), isolated(translation)));
    setAccessibleDescription(tr("Reference: %1. Press to open its heatmap.").arg(isolated(reference)));
    setToolTip(plainTip(tr("Source: %1\nReference: %2\nTranslation: %3")
            .arg(isolated(source), isolated(reference), isolated(translation))));
    update();
}

QSize ValidationCard::sizeHint() const
{
    return {grid(60), qRound(lines * fontMetrics().height()) + grid(2.5)};
}

QSize ValidationCard::minimumSizeHint() const
{
    return {grid(30), sizeHint().height()};
}

void ValidationCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool focused = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    const QColor accent = palette().color(QPalette::Highlight);
    QColor fill = palette().color(QPalette::Base);
    if (isDown() || underMouse())
        fill = mixed(fill, accent, isDown() ? 0.14 : 0.06);
    const QColor edge = focused || underMouse() ? accent : palette().color(QPalette::Midlight);
    stylepainting::drawBox(rect(), fill, edge, painter, focused ? 2.0 : 1.0);

    const QRect room = rect().adjusted(grid(1.25), grid(1), -grid(1.25), -grid(1));
    const QRect pictureRoom(room.left(), room.top(), room.height() * 5 / 4, room.height());
    if (!m_picture.isNull())
        painter.drawImage(fitted(m_picture, QStyle::visualRect(layoutDirection(), rect(), pictureRoom)), m_picture);
    const int left = pictureRoom.right() + grid(2);
    const int height = room.height() / static_cast<int>(lines);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    const std::array rows{
        Line{tr("Source"), QString::fromStdString(m_pair.source), font()},
        Line{tr("Reference"), QString::fromStdString(m_pair.reference), font()},
        Line{tr("Translation"), QString::fromStdString(m_pair.translation.text), strong},
    };
    int captionWidth = grid(captionUnits);
    for (const auto& row : rows)
        captionWidth = qMax(captionWidth, fontMetrics().horizontalAdvance(row.caption) + grid(1));
    for (int top = room.top(); const auto& row : rows) {
        drawLine(painter, QRect(left, top, room.right() - left, height), captionWidth, row);
        top += height;
    }
}

void ValidationCard::drawLine(QPainter& painter, const QRect& place, int captionWidth, const Line& line) const
{
    // In a mirrored window the alignment is mirrored too.
    const auto draw = [&](const QRect& room, const QString& text) {
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room), int(sideOf(text)) | Qt::TextSingleLine,
            isolated(text));
    };
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    draw(QRect(place.left(), place.top(), captionWidth, place.height()), line.caption);
    painter.setFont(line.font);
    painter.setPen(palette().color(QPalette::Text));
    const QRect rest = place.adjusted(captionWidth, 0, 0, 0);
    draw(rest, painter.fontMetrics().elidedText(line.text, Qt::ElideRight, rest.width()));
}

/// Enter and the space bar open the card, as with a link.
void ValidationCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event); // the base class moves from card to card with arrow keys
}

void ValidationCard::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_picture = thumbnail(m_pair.translation, m_options, backdropOf(palette()));
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

ValidationView::ValidationView(ValidationHistory& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_pages(new QStackedWidget(this))
    , m_message(
          new TextLabel(tr("A few sentences of the validation set are translated at each validation and shown here.\n"
                           "Train, or press Evaluate now while training."),
              this))
    , m_scroll(new QScrollArea(this))
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    auto* inner = new QWidget(m_scroll);
    inner->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(inner);
    m_column->setContentsMargins(0, 0, grid(0.5), 0);
    m_column->setSpacing(grid(0.75));
    m_column->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(inner);
    m_pages->addWidget(m_message);
    m_pages->addWidget(m_scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages);
    connect(&m_history, &ValidationHistory::changed, this, &ValidationView::refresh);
    refresh();
}

void ValidationView::setOptions(const AttentionOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    refresh();
}

void ValidationView::setFocusOn(std::size_t card)
{
    if (card < m_cards.size())
        m_cards[card]->setFocus(Qt::OtherFocusReason);
}

void ValidationView::refresh()
{
    if (m_history.isEmpty())
        return m_pages->setCurrentWidget(m_message);
    const auto& pairs = *m_history.validations()[m_history.shown()].pairs;
    setCardCount(pairs.size());
    for (std::size_t index = 0; index < pairs.size(); ++index)
        m_cards[index]->showPair(pairs[index], m_options);
    m_pages->setCurrentWidget(m_scroll);
}

/// Keeps existing cards, so that the focus stays.
void ValidationView::setCardCount(std::size_t count)
{
    while (m_cards.size() > count) {
        m_cards.back()->deleteLater();
        m_cards.pop_back();
    }
    while (m_cards.size() < count) {
        auto* card = new ValidationCard(m_scroll->widget());
        const std::size_t index = m_cards.size();
        card->setObjectName(QStringLiteral("pair%1").arg(index));
        connect(card, &ValidationCard::clicked, &m_history, [this, index] { m_history.open(index); });
        m_column->insertWidget(static_cast<int>(index), card);
        m_cards.push_back(card);
    }
}

namespace {

QString validationName(const ValidationReport& report)
{
    const auto name =
        ValidationBar::tr("Step %1 · epoch %2 · BLEU %3")
            .arg(countText(static_cast<std::size_t>(report.step)), decimalText(report.epoch, 1), bleuText(report));
    return report.mean
        ? ValidationBar::tr("%1 · mean of %2 saves").arg(name, countText(static_cast<std::size_t>(report.mean->count)))
        : name;
}

} // namespace

ValidationBar::ValidationBar(ValidationHistory& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_back(new QToolButton(this))
    , m_chooser(new QComboBox(this))
    , m_sentence(new ElidedLabel(this))
{
    m_back->setObjectName(QStringLiteral("allSamples"));
    m_back->setText(tr("All"));
    m_back->setIcon(icon(QStringLiteral("validate")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setToolTip(tr("Back to all validation sentences (Esc)"));
    m_back->setAccessibleName(tr("Back to all validation sentences"));
    m_chooser->setObjectName(QStringLiteral("validationChooser"));
    nameChooser(*m_chooser, tr("Validation"));
    m_chooser->setToolTip(tr("Which validation is shown. The newest gives way to each new one"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_chooser->setMinimumContentsLength(8); // in a narrow window the text is cut
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(1));
    row->addWidget(m_back);
    row->addWidget(m_chooser);
    row->addWidget(m_sentence, 1);
    connect(m_back, &QToolButton::clicked, &m_history, &ValidationHistory::close);
    connect(m_chooser, &QComboBox::activated, &m_history,
        [this](int place) { m_history.show(m_history.validations().size() - 1 - static_cast<std::size_t>(place)); });
    connect(&m_history, &ValidationHistory::changed, this, &ValidationBar::refresh);
    connect(&m_history, &ValidationHistory::openChanged, this, &ValidationBar::refreshOpen);
    refresh();
}

/// Lists the newest validation first.
void ValidationBar::refresh()
{
    const QSignalBlocker blocker(m_chooser);
    const auto& validations = m_history.validations();
    m_chooser->clear();
    for (auto report = validations.rbegin(); report != validations.rend(); ++report)
        m_chooser->addItem(validationName(*report));
    if (!validations.empty())
        m_chooser->setCurrentIndex(static_cast<int>(validations.size() - 1 - m_history.shown()));
    // Without this, text would be cut.
    m_chooser->view()->setMinimumWidth(m_chooser->view()->sizeHintForColumn(0) + grid(4));
    m_chooser->setVisible(!validations.empty());
    refreshOpen();
}

void ValidationBar::refreshOpen()
{
    const auto* pair = m_history.openPair();
    m_back->setVisible(pair != nullptr);
    m_sentence->setFullText(
        pair ? tr("Reference: %1").arg(isolated(QString::fromStdString(pair->reference))) : QString());
}

} // namespace attentoscope::ui
