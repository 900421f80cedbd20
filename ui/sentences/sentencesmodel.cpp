// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencesmodel.h"

#include "engine/types/numbermeanings.h"
#include "ui/language/languages.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>
#include <string_view>

namespace attentoscope::ui {

namespace {

using SentenceColumn = RowColumn<SentenceRow>;

struct SentenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(SentencesModel)
};

QString tipOfTarget(const SentenceRow& row)
{
    if (row.sentence.translation.empty())
        return row.target;
    const auto written = QString::fromStdString(row.sentence.text.target);
    const auto translation = isolated(QString::fromStdString(row.sentence.translation));
    const auto reference = isolated(row.target);
    return written == row.target
        ? SentenceTexts::tr("%1\nTranslated: %2").arg(reference, translation)
        : SentenceTexts::tr("%1\nAs written: %2\nTranslated: %3").arg(reference, isolated(written), translation);
}

SentenceColumn textColumn(const QString& title, const QString& meaning, QString SentenceRow::* text)
{
    return {.title = title, .text = [text](const SentenceRow& row) { return row.*text; }, .meaning = meaning};
}

/// Shows a dash if there is no number.
SentenceColumn numberColumn(const QString& title, const QString& meaning,
    const std::function<std::optional<double>(const SentenceRow&)>& number,
    const std::function<QString(double)>& written)
{
    return {.title = title,
        .side = Qt::AlignRight,
        .text =
            [number, written](const SentenceRow& row) {
                const auto value = number(row);
                return value ? written(*value) : QStringLiteral("–");
            },
        .sortValue =
            [number](const SentenceRow& row) {
                const auto value = number(row);
                return value ? QVariant(*value) : QVariant();
            },
        .tip = [meaning](const SentenceRow&) { return meaning; },
        .meaning = meaning};
}

SentenceColumn countColumn(
    const QString& title, const QString& meaning, const std::function<std::size_t(const SentenceRow&)>& number)
{
    return numberColumn(
        title, meaning, [number](const SentenceRow& row) { return std::optional(double(number(row))); },
        [](double value) { return countText(std::size_t(value)); });
}

std::vector<SentenceColumn> numberColumns()
{
    const auto fixed = [](int decimals) {
        return [decimals](double value) { return QLocale().toString(value, 'f', decimals); };
    };
    return {
        numberColumn(
            SentenceTexts::tr("AER"), translated(std::string(meaningOf("sentence_aer"))),
            [](const SentenceRow& row) { return row.counts ? std::optional(row.counts->errorRate()) : std::nullopt; },
            percentText),
        numberColumn(
            SentenceTexts::tr("Entropy"), translated(std::string(meaningOf("sentence_entropy"))),
            [](const SentenceRow& row) { return row.sentence.entropy; }, fixed(2)),
        numberColumn(
            SentenceTexts::tr("BLEU"), translated(std::string(meaningOf("sentence_bleu"))),
            [](const SentenceRow& row) { return row.sentence.bleu; }, fixed(1)),
        numberColumn(
            SentenceTexts::tr("Loss"), translated(std::string(meaningOf("sentence_loss"))),
            [](const SentenceRow& row) { return row.sentence.loss; }, lossText)};
}

std::vector<SentenceColumn> sentenceColumns()
{
    std::vector<SentenceColumn> columns{countColumn(SentenceTexts::tr("Line"), SentenceTexts::tr("Line of the data"),
                                            [](const SentenceRow& row) { return std::size_t(row.sentence.line); }),
        textColumn(SentenceTexts::tr("Source"), SentenceTexts::tr("Source sentence"), &SentenceRow::source),
        textColumn(SentenceTexts::tr("Reference"),
            SentenceTexts::tr("The reference translation. Where a translation is compared with it, it is normalised as "
                              "the training data are"),
            &SentenceRow::target),
        countColumn(SentenceTexts::tr("Words"), SentenceTexts::tr("Source words"),
            [](const SentenceRow& row) { return row.words; })};
    columns[SentencesModel::Target].tip = tipOfTarget;
    for (auto& column : numberColumns())
        columns.push_back(std::move(column));
    return columns;
}

void count(SentenceRow& row, const LinkRule& rule)
{
    const auto& aligned = *row.sentence.aligned;
    row.counts.reset();
    if (!aligned.gold || (aligned.attention.isEmpty() && !row.sentence.links))
        return;
    row.counts =
        countAlignment(row.sentence.links ? *row.sentence.links : linksFromAttention(aligned, rule), *aligned.gold);
}

void outline(SentenceRow& row, const GoldBook& gold)
{
    const auto links = gold.hasDrawn() ? gold.linksOf(*row.asMeasured) : row.asMeasured->gold;
    row.sentence.aligned = row.asMeasured;
    if (links == row.asMeasured->gold)
        return;
    auto aligned = std::make_shared<Translation>(*row.asMeasured);
    aligned->gold = links;
    row.sentence.aligned = std::move(aligned);
}

} // namespace

SentencesModel::SentencesModel(QObject* parent) : RowModel(sentenceColumns(), parent) { }

void SentencesModel::append(std::vector<MeasuredSentence> sentences, const GoldBook& gold)
{
    std::vector<SentenceRow> rows;
    for (auto& sentence : sentences) {
        SentenceRow row{.source = QString::fromStdString(sentence.text.source),
            .target = QString::fromStdString(sentence.reference)};
        row.words = wordCount(sentence.aligned->source);
        row.sentence = std::move(sentence);
        row.asMeasured = row.sentence.aligned;
        outline(row, gold);
        count(row, m_rule);
        rows.push_back(std::move(row));
    }
    appendRows(std::move(rows));
}

void SentencesModel::setRule(const LinkRule& rule)
{
    if (rule == m_rule)
        return;
    m_rule = rule;
    changeRows([&](SentenceRow& row) { count(row, m_rule); }, ErrorRate);
}

void SentencesModel::showDrawn(const std::vector<LinksDrawing>& drawings, const GoldBook& gold)
{
    std::set<std::pair<std::string_view, std::string_view>> pairs;
    for (const auto& drawing : drawings)
        pairs.emplace(drawing.text.source, drawing.text.target);
    changeRows(
        [&](SentenceRow& row) {
            if (!pairs.contains({row.sentence.text.source, row.sentence.text.target}))
                return;
            outline(row, gold);
            count(row, m_rule);
        },
        ErrorRate);
}

bool SentencesModel::isCounted(const SentenceRow& row, LinksKind kind) const
{
    return row.counts && row.sentence.aligned->gold->kind == kind;
}

AlignmentCounts SentencesModel::counts() const
{
    AlignmentCounts all;
    const auto kind = linksKind();
    for (const auto& row : rows())
        if (isCounted(row, kind))
            all += *row.counts;
    return all;
}

LinksKind SentencesModel::linksKind() const
{
    const auto isOf = [this](LinksKind kind) {
        return std::ranges::any_of(rows(), [&](const SentenceRow& row) { return isCounted(row, kind); });
    };
    return !isOf(LinksKind::Gold) && isOf(LinksKind::Statistical) ? LinksKind::Statistical : LinksKind::Gold;
}

int SentencesModel::countedSentences() const
{
    const auto kind = linksKind();
    return int(std::ranges::count_if(rows(), [&](const SentenceRow& row) { return isCounted(row, kind); }));
}

bool SentencesModel::isMeasured() const
{
    return std::ranges::any_of(rows(), [](const SentenceRow& row) {
        return row.sentence.links || row.sentence.loss || !row.sentence.aligned->attention.isEmpty();
    });
}

void SentenceFilter::setWords(const QString& text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool SentenceFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto text = [&](int column) { return sourceModel()->index(row, column, parent).data(sortRole()).toString(); };
    const QString source = text(SentencesModel::Source);
    const QString target = text(SentencesModel::Target);
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return source.contains(word, Qt::CaseInsensitive) || target.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace attentoscope::ui
