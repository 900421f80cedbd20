// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencechoices.h"

#include "ui/sentences/filechoice.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>

#include <cstdint>

namespace attentoscope::ui {

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
    m_firstIndex->setAccessibleName(tr("The number of a sentence's first word in the gold file"));
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
    m_least = new QDoubleSpinBox(this);
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
    m_gold->setFixedText(0, m_sampleHasGold && m_set->file().isEmpty() ? tr("The sample's own") : tr("None"));
    m_firstIndex->setVisible(!m_gold->file().isEmpty());
    m_least->setVisible(m_rule->currentIndex() == EveryWeightFrom);
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

} // namespace attentoscope::ui
