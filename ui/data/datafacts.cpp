// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/datafacts.h"

#include "ui/theme/grid.h"
#include "ui/theme/theme.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QGridLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace attentoscope::ui {

/// Histogram of sentence lengths, with a common axis: source bars go up, target bars go down.
class LengthHistogram : public QWidget
{
    Q_OBJECT

public:
    explicit LengthHistogram(QWidget* parent = nullptr);

    /// Numbers of sentences; the index is the number of tokens.
    void setLengths(std::vector<std::size_t> source, std::vector<std::size_t> target);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::size_t shownLengths() const;
    std::size_t perBar() const;
    std::size_t countIn(const std::vector<std::size_t>& lengths, std::size_t bar) const;

    std::vector<std::size_t> m_source;
    std::vector<std::size_t> m_target;
};

namespace {

/// The length that 99.5 % of the sentences do not exceed, so that one long line does not flatten the rest.
std::size_t usualLongest(const std::vector<std::size_t>& lengths)
{
    const auto all = std::accumulate(lengths.begin(), lengths.end(), std::size_t(0));
    std::size_t seen = 0;
    for (std::size_t length = 0; length < lengths.size(); ++length) {
        seen += lengths[length];
        if (seen * 200 >= all * 199)
            return length;
    }
    return lengths.empty() ? 0 : lengths.size() - 1;
}

constexpr std::size_t mostBars = 36;

} // namespace

LengthHistogram::LengthHistogram(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumHeight(sizeHint().height());
}

QSize LengthHistogram::sizeHint() const
{
    return {grid(30), grid(7)};
}

void LengthHistogram::setLengths(std::vector<std::size_t> source, std::vector<std::size_t> target)
{
    m_source = std::move(source);
    m_target = std::move(target);
    setAccessibleName(tr("Sentence lengths: most have up to %1 source and %2 target tokens")
            .arg(usualLongest(m_source))
            .arg(usualLongest(m_target)));
    update();
}

std::size_t LengthHistogram::shownLengths() const
{
    return std::max<std::size_t>(8, std::max(usualLongest(m_source), usualLongest(m_target)));
}

std::size_t LengthHistogram::perBar() const
{
    return (shownLengths() + mostBars - 1) / mostBars;
}

std::size_t LengthHistogram::countIn(const std::vector<std::size_t>& lengths, std::size_t bar) const
{
    std::size_t count = 0;
    const auto first = bar * perBar() + 1;
    for (auto length = first; length < first + perBar() && length < lengths.size(); ++length)
        count += lengths[length];
    return count;
}

void LengthHistogram::paintEvent(QPaintEvent*)
{
    if (m_source.empty() && m_target.empty())
        return;
    QPainter painter(this);
    const auto bars = (shownLengths() + perBar() - 1) / perBar();
    std::size_t highest = 1;
    for (std::size_t bar = 0; bar < bars; ++bar)
        highest = std::max({highest, countIn(m_source, bar), countIn(m_target, bar)});

    const int captions = fontMetrics().height();
    const double middle = (height() - captions) / 2.0;
    const double slot = double(width()) / double(bars);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor soft = blended(accent, palette().color(QPalette::Window), 0.55);
    for (std::size_t bar = 0; bar < bars; ++bar) {
        const QRectF column(slot * double(bar), 0, std::max(1.0, slot - 1.0), 0);
        const auto tall = [&](const auto& lengths) {
            return (middle - 2) * double(countIn(lengths, bar)) / double(highest);
        };
        painter.fillRect(column.adjusted(0, middle - 1 - tall(m_source), 0, middle - 1), accent);
        painter.fillRect(column.adjusted(0, middle + 1, 0, middle + 1 + tall(m_target)), soft);
    }
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    painter.setFont(font);
    painter.setPen(quietText(palette()));
    const QRect line(0, height() - captions, width(), captions);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, QStringLiteral("1"));
    painter.drawText(line, Qt::AlignHCenter | Qt::AlignBottom, tr("tokens in a sentence"));
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(bars * perBar()));
}

bool LengthHistogram::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_source.empty())
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const auto bars = (shownLengths() + perBar() - 1) / perBar();
    const auto bar =
        std::min(bars - 1, std::size_t(std::max(0, help->pos().x())) * bars / std::size_t(qMax(1, width())));
    const auto first = bar * perBar() + 1;
    const QString lengths =
        perBar() == 1 ? QString::number(first) : tr("%1 to %2").arg(first).arg(first + perBar() - 1);
    QToolTip::showText(help->globalPos(),
        plainTip(tr("Length %1: source sentences %2, target sentences %3")
                .arg(lengths, countText(countIn(m_source, bar)), countText(countIn(m_target, bar)))),
        this);
    return true;
}

namespace {

/// The colour key of the histogram, drawn beside the title of its column.
class ColumnTitle : public TextLabel
{
public:
    ColumnTitle(const QString& text, double softness, QWidget* parent) : TextLabel(text, parent), m_softness(softness)
    {
        makeQuiet(this);
        setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        TextLabel::paintEvent(event);
        QPainter painter(this);
        const int side = grid(1);
        const int left = width() - fontMetrics().horizontalAdvance(text()) - side - grid(0.75);
        painter.fillRect(QRect(left, (height() - side) / 2, side, side),
            blended(palette().color(QPalette::Highlight), palette().color(QPalette::Window), m_softness));
    }

private:
    double m_softness;
};

QLabel* makeNumber(const QString& name, QWidget* parent)
{
    auto* label = new TextLabel(parent);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setAccessibleDescription(name);
    return label;
}

} // namespace

DataFacts::DataFacts(QWidget* parent)
    : QWidget(parent)
    , m_sourceTokens(makeNumber(tr("Tokens on the source side"), this))
    , m_targetTokens(makeNumber(tr("Tokens on the target side"), this))
    , m_sourceVocabulary(makeNumber(tr("Source vocabulary"), this))
    , m_targetVocabulary(makeNumber(tr("Target vocabulary"), this))
    , m_lengths(new LengthHistogram(this))
{
    auto* table = new QGridLayout(this);
    table->setContentsMargins(0, 0, 0, 0);
    table->setVerticalSpacing(grid(0.25));
    table->setColumnStretch(1, 1);
    table->setColumnStretch(2, 1);
    table->addWidget(new ColumnTitle(tr("Source"), 0.0, this), 0, 1);
    table->addWidget(new ColumnTitle(tr("Target"), 0.55, this), 0, 2);
    table->addWidget(makeQuietLabel(tr("Tokens"), this), 1, 0);
    table->addWidget(m_sourceTokens, 1, 1);
    table->addWidget(m_targetTokens, 1, 2);
    table->addWidget(makeQuietLabel(tr("Vocabulary"), this), 2, 0);
    table->addWidget(m_sourceVocabulary, 2, 1);
    table->addWidget(m_targetVocabulary, 2, 2);
    table->setRowMinimumHeight(3, grid(0.5));
    table->addWidget(m_lengths, 4, 0, 1, 3);
}

void DataFacts::showCorpus(const CorpusSummary& summary)
{
    m_sourceTokens->setText(countText(summary.sourceTokens));
    m_targetTokens->setText(countText(summary.targetTokens));
    m_sourceVocabulary->setText(countText(summary.sourceVocabulary));
    m_targetVocabulary->setText(countText(summary.targetVocabulary));
    m_lengths->setLengths(summary.sourceLengths, summary.targetLengths);
}

} // namespace attentoscope::ui

#include "datafacts.moc"
