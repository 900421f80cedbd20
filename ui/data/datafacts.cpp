// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/datafacts.h"

#include "ui/data/lengthhistogram.h"
#include "ui/theme/grid.h"
#include "ui/theme/palettes.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"

#include <QGridLayout>
#include <QPainter>

namespace attentoscope::ui {

namespace {

/// The colour key of the histogram, drawn beside the column it belongs to.
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
