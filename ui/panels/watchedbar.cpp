// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/watchedbar.h"

#include "ui/theme/grid.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace attentoscope::ui {

namespace {

int wordsOf(const std::string& sentence)
{
    const auto spaces = QString::fromStdString(sentence).simplified().count(QLatin1Char(' '));
    return sentence.empty() ? 0 : int(spaces) + 1;
}

int distanceFromMedium(const SentencePair& pair)
{
    const int words = wordsOf(pair.source);
    return words < 6 ? 6 - words : std::max(0, words - 12);
}

} // namespace

int bestToWatch(const std::vector<SentencePair>& pairs)
{
    const auto best = std::ranges::min_element(pairs, {}, distanceFromMedium);
    return best == pairs.end() ? -1 : int(best - pairs.begin());
}

WatchedBar::WatchedBar(QWidget* parent) : QWidget(parent), m_chooser(new QComboBox(this))
{
    m_chooser->setObjectName(QStringLiteral("watchedChooser"));
    m_chooser->setAccessibleName(tr("Watched sentence"));
    m_chooser->setToolTip(tr("A sentence the model does not train on, with its translation forced: the rows stay the "
                             "same while the attention changes."));
    m_chooser->setMinimumContentsLength(12);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_chooser, 1);
    connect(m_chooser, &QComboBox::currentIndexChanged, this, &WatchedBar::watchedChanged);
}

void WatchedBar::showCorpus(const CorpusSummary& summary)
{
    const QSignalBlocker blocker(m_chooser);
    m_pairs = summary.validationPreview;
    m_chooser->clear();
    for (const auto& pair : m_pairs) {
        m_chooser->addItem(QString::fromStdString(pair.source));
        m_chooser->setItemData(m_chooser->count() - 1, QString::fromStdString(pair.target), Qt::ToolTipRole);
    }
    m_chooser->setCurrentIndex(bestToWatch(m_pairs));
    m_chooser->setEnabled(!m_pairs.empty());
}

std::vector<WatchedSentence> WatchedBar::watched() const
{
    const int index = m_chooser->currentIndex();
    if (index < 0 || std::size_t(index) >= m_pairs.size())
        return {};
    const auto& pair = m_pairs[std::size_t(index)];
    return {{pair.source, pair.target}};
}

} // namespace attentoscope::ui
