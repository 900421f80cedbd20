// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/watchedbar.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/training/watcheddialog.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <numeric>

#include <utility>

namespace attentoscope::ui {

namespace {

constexpr std::size_t watchedAtFirst = 3;

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

std::vector<std::size_t> bestToWatch(const std::vector<SentencePair>& pairs, std::size_t count)
{
    std::vector<std::size_t> order(pairs.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t index) { return distanceFromMedium(pairs[index]); });
    order.resize(std::min(count, order.size()));
    std::ranges::sort(order);
    return order;
}

WatchedBar::WatchedBar(QWidget* parent) : QWidget(parent), m_chooser(new QComboBox(this)), m_edit(new QToolButton(this))
{
    m_chooser->setObjectName(QStringLiteral("watchedChooser"));
    nameChooser(*m_chooser, tr("Watched sentence"));
    m_chooser->setToolTip(tr("Which of the watched sentences is shown. With a translation given, its rows stay the "
                             "same while the attention changes."));
    m_chooser->setMinimumContentsLength(12);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_edit->setIcon(icon(QStringLiteral("pencil")));
    m_edit->setAutoRaise(true);
    m_edit->setToolTip(tr("Choose which sentences are watched"));
    m_edit->setAccessibleName(m_edit->toolTip());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(0.5));
    row->addWidget(m_chooser, 1);
    row->addWidget(m_edit);
    connect(m_chooser, &QComboBox::currentIndexChanged, this, &WatchedBar::shownChanged);
    connect(m_edit, &QToolButton::clicked, this, &WatchedBar::chooseSentences);
}

void WatchedBar::setCandidates(const CorpusSummary& summary)
{
    m_candidates.clear();
    for (const auto& pair : summary.validationPreview)
        m_candidates.push_back({pair.source, pair.target});
}

void WatchedBar::showCorpus(const CorpusSummary& summary)
{
    setCandidates(summary);
    m_watched.clear();
    m_aside.reset();
    for (const auto index : bestToWatch(summary.validationPreview, watchedAtFirst))
        m_watched.push_back(m_candidates[index]);
    const auto first = bestToWatch(summary.validationPreview, 1);
    const auto shown = first.empty() ? m_watched.end() : std::ranges::find(m_watched, m_candidates[first.front()]);
    fill(std::size_t(shown - m_watched.begin()));
}

void WatchedBar::setPresented(bool presented)
{
    m_edit->setVisible(!presented);
}

void WatchedBar::fill(std::size_t shown)
{
    const QSignalBlocker blocker(m_chooser);
    m_chooser->clear();
    for (const auto& sentence : m_watched) {
        m_chooser->addItem(isolated(QString::fromStdString(sentence.source)));
        m_chooser->setItemData(m_chooser->count() - 1,
            plainTip(isolated(QString::fromStdString(sentence.target.value_or(std::string())))), Qt::ToolTipRole);
    }
    m_chooser->setCurrentIndex(shown < m_watched.size() ? int(shown) : -1);
    m_chooser->setEnabled(!m_watched.empty());
}

std::optional<WatchedSentence> WatchedBar::shown() const
{
    const int index = m_chooser->currentIndex();
    if (index < 0 || std::size_t(index) >= m_watched.size())
        return std::nullopt;
    return m_watched[std::size_t(index)];
}

void WatchedBar::setWatched(const std::vector<WatchedSentence>& sentences)
{
    if (sentences == m_watched)
        return;
    const auto before = shown();
    const auto isNew = [this](const WatchedSentence& sentence) {
        return std::ranges::find(m_watched, sentence) == m_watched.end();
    };
    // The last sentence that is new. If none is, the displayed one; otherwise the first.
    auto show = std::ranges::find_if(sentences.rbegin(), sentences.rend(), isNew);
    if (show == sentences.rend() && before)
        show = std::ranges::find(sentences.rbegin(), sentences.rend(), *before);
    const auto place = show == sentences.rend() ? 0 : sentences.rend() - show - 1;
    m_watched = sentences;
    fill(std::size_t(place));
    emit watchedChanged();
    if (shown() != before)
        emit shownChanged();
}

void WatchedBar::watchExamples(const std::vector<WatchedSentence>& examples)
{
    if (examples.empty() && m_aside)
        setWatched(*std::exchange(m_aside, std::nullopt));
    if (examples.empty() || m_aside)
        return; // the user may have chosen other examples meanwhile
    m_aside = m_watched;
    setWatched(examples);
}

void WatchedBar::chooseSentences()
{
    auto* dialog = new WatchedDialog(m_candidates, m_watched, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setWatched(dialog->watched()); });
    dialog->open();
}

} // namespace attentoscope::ui
