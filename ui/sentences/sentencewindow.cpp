// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencewindow.h"

#include "ui/plots/attention/attentionreading.h"
#include "ui/sentences/sentencesmodel.h"
#include "ui/theme/grid.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/realbox.h"
#include "ui/widgets/tables.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <cstdint>

namespace attentoscope::ui {

FileChoice::FileChoice(const QString& askText, std::function<QString()> ask, QWidget* parent)
    : QComboBox(parent), m_ask(std::move(ask))
{
    addItem(askText);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(14);
    connect(this, &QComboBox::activated, this, &FileChoice::choose);
}

void FileChoice::addFixed(const QString& text)
{
    insertItem(m_fixed++, text);
    setCurrentIndex(0);
}

void FileChoice::setFixedText(int value, const QString& text)
{
    setItemText(value, text);
}

void FileChoice::setValue(int value)
{
    setCurrentIndex(m_before = value);
}

int FileChoice::value() const
{
    return currentIndex() < m_fixed ? currentIndex() : -1;
}

QString FileChoice::file() const
{
    return currentIndex() < m_fixed ? QString() : currentData().toString();
}

void FileChoice::setFile(const QString& path)
{
    const bool known = count() > m_fixed + 1;
    if (!known)
        insertItem(m_fixed, QString());
    setItemText(m_fixed, QFileInfo(path).fileName());
    setItemData(m_fixed, path);
    setItemData(m_fixed, plainTip(path), Qt::ToolTipRole);
    setCurrentIndex(m_before = m_fixed);
}

void FileChoice::askForFile()
{
    choose(count() - 1);
}

void FileChoice::choose(int index)
{
    if (index == count() - 1) {
        const auto path = m_ask();
        if (path.isEmpty())
            return setCurrentIndex(m_before);
        setFile(path);
    }
    m_before = currentIndex();
    emit chosen();
}

namespace {

enum Rule : std::uint8_t { LargestWeight, EveryWeightFrom };
constexpr double usualThreshold = 0.2;

void addLabelled(QHBoxLayout& row, const QString& text, QWidget* field, QWidget* parent)
{
    auto* label = new TextLabel(text, parent);
    label->setBuddy(field);
    row.addWidget(label);
    row.addWidget(field);
}

} // namespace

SentenceChoices::SentenceChoices(const AskForFile& ask, QWidget* parent) : QWidget(parent)
{
    m_set = new FileChoice(
        tr("A file of pairs…"),
        [ask] { return ask(tr("Open sentence pairs"), tr("Sentence pairs (*.tsv *.txt *.gz);;All files (*)")); }, this);
    m_set->addFixed(tr("Validation"));
    m_set->addFixed(tr("Test"));
    m_gold = new FileChoice(
        tr("From a file…"),
        [ask] {
            return ask(
                tr("Open gold alignments"), tr("Alignments (*.talp *.align *.gdfa *.txt *.pharaoh);;All files (*)"));
        },
        this);
    m_gold->addFixed(tr("None"));
    m_gold->setToolTip(
        tr("Word alignments that people made, one line for each pair: 3-4 is a sure link, 3p4 a possible "
           "one, source word first"));
    m_firstIndex = new QComboBox(this);
    m_firstIndex->addItem(tr("counted from 1"), 1);
    m_firstIndex->addItem(tr("counted from 0"), 0);
    nameChooser(*m_firstIndex, tr("The number of a sentence's first word in the gold file"));
    m_firstIndex->setToolTip(tr("The number of a sentence's first word in the gold file"));
    m_attention = new FileChoice(
        tr("Another system's…"), [ask] { return ask(tr("Open what Marian or OpenNMT wrote"), tr("All files (*)")); },
        this);
    m_attention->addFixed(tr("This model's"));
    m_attention->setToolTip(
        tr("What Marian (--alignment) or OpenNMT (-report_align, -attn_debug, --with_alignments) wrote "
           "for these sentences is shown in place of this model's attention"));
    m_rule = new QComboBox(this);
    m_rule->addItem(tr("to the largest weight"));
    m_rule->addItem(tr("where the weight is at least"));
    m_rule->setToolTip(
        tr("How links are read off the weights. A word whose largest weight is on a start or end mark has "
           "no link."));
    m_least = new RealBox(this);
    m_least->setRange(0.01, 1.0);
    m_least->setSingleStep(0.05);
    m_least->setValue(usualThreshold);
    m_least->setAccessibleName(tr("Smallest weight that links two words"));

    auto* first = new QHBoxLayout;
    addLabelled(*first, tr("&Sentences"), m_set, this);
    addLabelled(*first, tr("&Gold links"), m_gold, this);
    first->addWidget(m_firstIndex);
    first->addStretch(1);
    auto* second = new QHBoxLayout;
    addLabelled(*second, tr("&Attention"), m_attention, this);
    addLabelled(*second, tr("Words &linked"), m_rule, this);
    second->addWidget(m_least);
    second->addStretch(1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(first);
    rows->addLayout(second);
    for (auto* row : {first, second})
        row->setSpacing(grid(1));
    for (auto* choice : {m_set, m_gold, m_attention})
        connect(choice, &FileChoice::chosen, this, [this] {
            refresh();
            emit changed();
        });
    connect(m_firstIndex, &QComboBox::activated, this, &SentenceChoices::changed);
    connect(m_rule, &QComboBox::activated, this, [this] {
        refresh();
        emit thresholdChanged(threshold());
    });
    connect(m_least, &QDoubleSpinBox::valueChanged, this, [this] {
        if (m_rule->currentIndex() == EveryWeightFrom)
            emit thresholdChanged(threshold());
    });
    refresh();
}

void SentenceChoices::refresh()
{
    m_gold->setFixedText(0, ownLinksText());
    m_firstIndex->setVisible(!m_gold->file().isEmpty());
    m_least->setVisible(m_rule->currentIndex() == EveryWeightFrom);
}

/// Describes the links that exist without a file.
QString SentenceChoices::ownLinksText() const
{
    if (m_sampleHasGold && m_set->file().isEmpty())
        return tr("The sample's own");
    if (m_learning.state == LinkLearningState::Learning)
        return tr("None, statistical ones at %1%").arg(qRound(100.0 * m_learning.done));
    return m_learning.state == LinkLearningState::Ready ? tr("None, statistical ones instead") : tr("None");
}

void SentenceChoices::setLearning(const LinkLearning& learning)
{
    m_learning = learning;
    refresh();
}

void SentenceChoices::setHasGold(bool sampleHasGold)
{
    m_sampleHasGold = sampleHasGold;
    refresh();
}

void SentenceChoices::setFollowsData()
{
    for (auto* choice : {m_set, m_gold, m_attention})
        choice->setValue(0);
    refresh();
}

SentencesRequest SentenceChoices::request() const
{
    SentencesRequest request;
    const int set = m_set->value();
    request.set = set < 0 ? SentenceSet::File : SentenceSet(set);
    request.file = m_set->file().toStdString();
    request.goldFile = m_gold->file().toStdString();
    request.goldFirstIndex = m_firstIndex->currentData().toInt();
    request.attentionFile = m_attention->file().toStdString();
    return request;
}

double SentenceChoices::threshold() const
{
    return m_rule->currentIndex() == EveryWeightFrom ? m_least->value() : 0.0;
}

void SentenceChoices::setThreshold(double threshold)
{
    m_rule->setCurrentIndex(threshold > 0.0 ? EveryWeightFrom : LargestWeight);
    if (threshold > 0.0)
        m_least->setValue(threshold);
    refresh();
}

SentenceWindow::SentenceWindow(SentencesModel& model, const SentenceChoices::AskForFile& ask, QWidget* parent)
    : QDialog(parent)
    , m_choices(new SentenceChoices(ask, this))
    , m_messages(new MessageBar(this))
    , m_order(new SentenceFilter(this))
    , m_table(new QTableView(this))
    , m_filter(new QLineEdit(this))
    , m_sortColumn(new QComboBox(this))
    , m_largestFirst(new QCheckBox(tr("&Descending"), this))
    , m_button(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_summary(new TextLabel(this))
{
    setWindowTitle(tr("Sentences"));
    makeTable(model);
    m_messages->hide();
    m_filter->setPlaceholderText(tr("Only sentences with these words"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    m_button->setAutoDefault(false);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(grid(0.5));
    m_progress->setAccessibleName(tr("Sentences measured"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* note = makeQuietLabel(notAlignmentText(), this);
    note->setWordWrap(true);

    auto* line = new QHBoxLayout;
    line->setSpacing(grid(1));
    auto* sortBy = new TextLabel(tr("Sort &by"), this);
    sortBy->setBuddy(m_sortColumn);
    line->addWidget(m_filter, 1);
    line->addWidget(sortBy);
    line->addWidget(m_sortColumn);
    line->addWidget(m_largestFirst);
    line->addWidget(m_button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->setSpacing(grid(1));
    column->addWidget(m_choices);
    column->addWidget(m_messages);
    column->addLayout(line);
    column->addWidget(m_progress);
    column->addWidget(m_table, 1);
    column->addWidget(m_summary);
    column->addWidget(note);
    connect(m_filter, &QLineEdit::textChanged, m_order, &SentenceFilter::setWords);
    connect(m_button, &QPushButton::clicked, this,
        [this] { m_measuring ? emit cancelRequested() : emit measureRequested(); });
    setTabOrder(m_button, m_table);
    refresh();
    resize(grid(125), grid(75));
}

void SentenceWindow::makeTable(SentencesModel& model)
{
    m_order->setSourceModel(&model);
    m_order->sort(SentencesModel::Line);
    m_table->setModel(m_order);
    m_table->setItemDelegate(new SentenceDelegate(m_table));
    m_table->setAccessibleName(tr("Sentences; Enter opens one in the heatmap"));
    showAsRows(*m_table, SentencesModel::Line);
    auto* header = m_table->horizontalHeader();
    for (int section = 0; section < model.columnCount(); ++section)
        header->resizeSection(section, grid(9));
    for (const int section : {SentencesModel::Source, SentencesModel::Target})
        header->setSectionResizeMode(section, QHeaderView::Stretch);
    makeQuiet(header);
    m_largestFirst->setToolTip(tr("The largest first"));
    sortBy(*m_table, *m_sortColumn, *m_largestFirst);
    connect(m_table, &QTableView::clicked, this, &SentenceWindow::open);
    connect(m_table, &QTableView::activated, this, &SentenceWindow::open);
}

void SentenceWindow::open(const QModelIndex& index)
{
    if (index.isValid())
        emit sentenceChosen(m_order->mapToSource(index).row());
}

QString SentenceWindow::summary() const
{
    return m_summary->text();
}

void SentenceWindow::setSummary(const QString& text)
{
    m_summary->setText(text);
}

void SentenceWindow::setMissing(const QString& missing)
{
    m_missing = missing;
    refresh();
}

void SentenceWindow::showMeasuring(std::size_t done, std::size_t total)
{
    m_measuring = true;
    m_progress->setRange(0, int(total));
    m_progress->setValue(int(done));
    refresh();
}

void SentenceWindow::showDone()
{
    m_measuring = false;
    refresh();
}

void SentenceWindow::refresh()
{
    m_button->setText(m_measuring ? tr("&Cancel") : tr("&Measure"));
    m_button->setEnabled(m_measuring || m_missing.isEmpty());
    m_button->setToolTip(plainTip(m_measuring ? tr("Stop measuring; what is measured stays")
            : m_missing.isEmpty()
            ? tr("Measure all of these sentences with the model as it is now; training waits meanwhile")
            : m_missing));
    // The bar keeps its space when it is hidden, so that the layout does not move.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->setVisible(m_measuring);
}

} // namespace attentoscope::ui
