// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencesmodel.h"

#include "ui/plots/attention/attentionreading.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QLocale>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QVariant orNothing(const std::optional<double>& value)
{
    return value ? QVariant(*value) : QVariant();
}

} // namespace

void SentencesModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void SentencesModel::append(std::vector<MeasuredSentence> sentences)
{
    if (sentences.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + int(sentences.size()) - 1);
    for (auto& sentence : sentences) {
        Row row{.source = QString::fromStdString(sentence.text.source),
            .target = QString::fromStdString(sentence.reference)};
        row.words = wordCount(sentence.aligned->source);
        row.sentence = std::move(sentence);
        count(row);
        m_rows.push_back(std::move(row));
    }
    endInsertRows();
}

void SentencesModel::setRule(const LinkRule& rule)
{
    if (rule == m_rule)
        return;
    m_rule = rule;
    for (auto& row : m_rows)
        count(row);
    if (!m_rows.empty())
        emit dataChanged(index(0, ErrorRate), index(rowCount() - 1, ErrorRate));
}

void SentencesModel::count(Row& row) const
{
    const auto& aligned = *row.sentence.aligned;
    row.counts.reset();
    if (!aligned.gold || (aligned.attention.isEmpty() && !row.sentence.links))
        return;
    row.counts =
        countAlignment(row.sentence.links ? *row.sentence.links : linksFromAttention(aligned, m_rule), *aligned.gold);
}

AlignmentCounts SentencesModel::counts() const
{
    AlignmentCounts all;
    for (const auto& row : m_rows)
        if (row.counts)
            all += *row.counts;
    return all;
}

int SentencesModel::countedSentences() const
{
    return int(std::ranges::count_if(m_rows, [](const Row& row) { return row.counts.has_value(); }));
}

bool SentencesModel::isMeasured() const
{
    return std::ranges::any_of(m_rows, [](const Row& row) {
        return row.sentence.links || row.sentence.loss || !row.sentence.aligned->attention.isEmpty();
    });
}

int SentencesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SentencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SentencesModel::valueOf(const Row& row, int column) const
{
    switch (Column(column)) {
    case Line:
        return qulonglong(row.sentence.line);
    case Source:
        return row.source;
    case Target:
        return row.target;
    case Words:
        return qulonglong(row.words);
    case ErrorRate:
        return row.counts ? QVariant(row.counts->errorRate()) : QVariant();
    case Entropy:
        return orNothing(row.sentence.entropy);
    case Bleu:
        return orNothing(row.sentence.bleu);
    case Loss:
        return orNothing(row.sentence.loss);
    case ColumnCount:
        break;
    }
    return {};
}

QString SentencesModel::textOf(const Row& row, int column) const
{
    const auto value = valueOf(row, column);
    if (!value.isValid())
        return QStringLiteral("–");
    switch (Column(column)) {
    case Line:
    case Words:
        return countText(std::size_t(value.toULongLong()));
    case ErrorRate:
        return percentText(value.toDouble());
    case Entropy:
    case Bleu:
        return QLocale().toString(value.toDouble(), 'f', column == Bleu ? 1 : 2);
    case Loss:
        return lossText(value.toDouble());
    default:
        return value.toString();
    }
}

QVariant SentencesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& row = m_rows[std::size_t(index.row())];
    const bool isText = index.column() == Source || index.column() == Target;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::ToolTipRole:
        return plainTip(tipOf(row, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case sortRole:
        return valueOf(row, index.column());
    default:
        return {};
    }
}

QVariant SentencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (section == Source || section == Target ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) {
        const QString names[] = {
            tr("Line"), tr("Source"), tr("Reference"), tr("Words"), tr("AER"), tr("Entropy"), tr("BLEU"), tr("Loss")};
        return names[section];
    }
    if (role == Qt::ToolTipRole)
        return plainTip(meaningOf(section));
    return {};
}

QString SentencesModel::tipOf(const Row& row, int column) const
{
    if (column == Target && !row.sentence.translation.empty()) {
        const auto written = QString::fromStdString(row.sentence.text.target);
        const auto translation = isolated(QString::fromStdString(row.sentence.translation));
        const auto reference = isolated(row.target);
        return written == row.target
            ? tr("%1\nTranslated: %2").arg(reference, translation)
            : tr("%1\nAs written: %2\nTranslated: %3").arg(reference, isolated(written), translation);
    }
    return column == Source || column == Target ? textOf(row, column) : meaningOf(column);
}

QString SentencesModel::meaningOf(int column)
{
    const QString meanings[] = {tr("Line of the data"), tr("Source sentence"),
        tr("The reference translation. Where a translation is compared with it, it is normalised as the training data "
           "are"),
        tr("Source words"), tr("Alignment error rate of this sentence: 0 % where its links are the gold ones"),
        tr("How spread out the attention is: entropy in bits, the mean over the rows of words"),
        tr("BLEU of this sentence alone, as sacreBLEU's sentence BLEU: the first order without a correct n-gram counts as "
           "half a match, the next one as a quarter, and so on; orders that the translation is too short for are left "
           "out"),
        tr("Loss in nats per target word of the reference, the end of the sentence counted. It is 1 if every word has "
           "the probability 1/e, about 0.37")};
    return meanings[column];
}

} // namespace attentoscope::ui
