// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/watchedbar.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/tables.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace attentoscope::ui {

WatchedDialog::WatchedDialog(
    const std::vector<WatchedSentence>& candidates, const std::vector<WatchedSentence>& watched, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this)), m_count(makeQuietLabel({}, this))
{
    setWindowTitle(tr("Watched sentences"));
    auto* explanation =
        makeQuietLabel(tr("They are translated again and again during training, and the pictures are kept; of very "
                          "many, some are dropped. A short list is translated more often."),
            this);
    explanation->setWordWrap(true);
    m_list->setAccessibleName(tr("Sentences"));
    m_list->setHeaderLabels({tr("Sentence"), tr("Given translation")});
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_list->setRootIsDecorated(false);
    m_list->setItemDelegate(new SentenceDelegate(m_list));
    m_list->setUniformRowHeights(true);
    m_list->setMinimumSize(grid(80), grid(32));
    for (const auto& sentence : watched)
        addItem(sentence, Qt::Checked, m_list->topLevelItemCount());
    for (const auto& sentence : candidates)
        if (std::ranges::find(watched, sentence) == watched.end())
            addItem(sentence, Qt::Unchecked, m_list->topLevelItemCount());
    m_list->setCurrentItem(m_list->topLevelItem(0));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("&Watch these"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation);
    column->addWidget(m_list, 1);
    column->addWidget(m_count);
    column->addWidget(makeAddRow());
    column->addWidget(buttons);
    connect(m_list, &QTreeWidget::itemChanged, this, &WatchedDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

QWidget* WatchedDialog::makeAddRow()
{
    auto* row = new QWidget(this);
    m_source = new QLineEdit(row);
    m_source->setAccessibleName(tr("A sentence of your own"));
    m_source->setPlaceholderText(tr("A sentence of your own"));
    m_target = new QLineEdit(row);
    m_target->setAccessibleName(tr("Its translation, to keep the rows the same"));
    m_target->setPlaceholderText(tr("its translation, or empty: the model's own"));
    m_target->setToolTip(plainTip(m_target->placeholderText()));
    m_add = new QPushButton(tr("&Add"), row);
    m_add->setAutoDefault(false);
    auto* fields = new QGridLayout(row);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addWidget(m_source, 0, 0);
    fields->addWidget(m_target, 0, 1);
    fields->addWidget(m_add, 0, 2);
    connect(m_add, &QPushButton::clicked, this, &WatchedDialog::addOwn);
    for (QLineEdit* field : {m_source, m_target})
        connect(field, &QLineEdit::textChanged, this, &WatchedDialog::refresh);
    return row;
}

void WatchedDialog::addItem(const WatchedSentence& sentence, Qt::CheckState state, int row)
{
    const auto source = QString::fromStdString(sentence.source);
    const auto target = sentence.target ? QString::fromStdString(*sentence.target) : tr("none: the model's own");
    auto* item = new QTreeWidgetItem({source, target});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(0, Qt::UserRole, int(m_sentences.size()));
    item->setToolTip(0, plainTip(isolated(source)));
    item->setToolTip(1, plainTip(isolated(target)));
    item->setCheckState(0, state);
    m_sentences.push_back(sentence);
    m_list->insertTopLevelItem(row, item);
}

QTreeWidgetItem* WatchedDialog::itemOf(int sentence) const
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        if (auto* item = m_list->topLevelItem(row); item->data(0, Qt::UserRole).toInt() == sentence)
            return item;
    return nullptr;
}

void WatchedDialog::addOwn()
{
    WatchedSentence own{m_source->text().simplified().toStdString(), std::nullopt};
    if (const auto target = m_target->text().simplified(); !target.isEmpty())
        own.target = target.toStdString();
    const auto known = std::ranges::find(m_sentences, own);
    auto* item = known == m_sentences.end() ? nullptr : itemOf(int(known - m_sentences.begin()));
    if (item) {
        item->setCheckState(0, Qt::Checked);
    } else {
        addItem(own, Qt::Checked, 0);
        item = m_list->topLevelItem(0);
    }
    m_list->setCurrentItem(item);
    m_source->clear();
    m_target->clear();
    refresh();
}

void WatchedDialog::refresh()
{
    const int chosen = int(watched().size());
    const bool tooMany = chosen > mostSentences;
    m_count->setText(tooMany ? tr("Chosen: %1, but at most %2 can be watched").arg(chosen).arg(mostSentences)
                             : tr("Chosen: %1 of at most %2").arg(chosen).arg(mostSentences));
    m_accept->setEnabled(!tooMany);
    if (m_add) {
        m_add->setEnabled(!m_source->text().simplified().isEmpty());
        // With a typed sentence, Enter adds it. Without one, it closes the dialog.
        m_add->setDefault(m_add->isEnabled());
        m_accept->setDefault(!m_add->isEnabled());
    }
}

std::vector<WatchedSentence> WatchedDialog::watched() const
{
    std::vector<WatchedSentence> chosen;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        if (const auto* item = m_list->topLevelItem(row); item->checkState(0) == Qt::Checked)
            chosen.push_back(m_sentences[std::size_t(item->data(0, Qt::UserRole).toInt())]);
    return chosen;
}

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
