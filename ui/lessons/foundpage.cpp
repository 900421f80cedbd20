// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/foundpage.h"

#include "ui/language/languages.h"
#include "ui/lessons/lessontext.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/style/colormap.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace attentoscope::ui {

namespace {

struct FoundPage
{
    Q_DECLARE_TR_FUNCTIONS(FoundPage)
};

constexpr int cellSide = 26; ///< px
constexpr int letterWidth = 8; ///< px, about

QString pageText(const QString& text)
{
    return xmlText(text).toHtmlEscaped();
}

int roomFor(const QStringList& words)
{
    qsizetype longest = 1;
    for (const auto& word : words)
        longest = std::max(longest, word.size());
    return int(std::min<qsizetype>(longest, 24)) * letterWidth + 12;
}

QString wordsSvg(const QStringList& columns, const QStringList& rows, int left, int top)
{
    QString svg;
    for (qsizetype column = 0; column < columns.size(); ++column)
        svg += QStringLiteral("<text transform=\"translate(%1 %2) rotate(-60)\">%3</text>")
                   .arg(left + int(column) * cellSide + cellSide / 2 + 4)
                   .arg(top - 6)
                   .arg(pageText(isolated(columns[column].left(24))));
    for (qsizetype row = 0; row < rows.size(); ++row)
        svg += QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"end\">%3</text>")
                   .arg(left - 6)
                   .arg(top + int(row) * cellSide + cellSide / 2 + 5)
                   .arg(pageText(isolated(rows[row].left(24))));
    return svg;
}

QString line(const QString& name, const QString& text)
{
    return QStringLiteral("<p><b>%1</b> %2</p>\n").arg(pageText(name), text);
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>\n").arg(pageText(text));
}

QString outcomeWords(Outcome outcome)
{
    switch (outcome) {
    case Outcome::AsExpected:
        return FoundPage::tr("As expected.");
    case Outcome::Otherwise:
        return FoundPage::tr("Not as expected.");
    case Outcome::None:
        break;
    }
    return {};
}

QString stepHtml(const StepRecord& step, qsizetype number)
{
    auto html = QStringLiteral("<h2>%1. %2</h2>\n").arg(number).arg(pageText(step.title));
    if (!step.question.isEmpty())
        html += line(FoundPage::tr("Question:"), xmlText(lessonHtml(step.question)));
    if (step.state == StepState::Skipped)
        html += paragraph(FoundPage::tr("Skipped: the program did this step."));
    if (step.state == StepState::NotReached)
        html += paragraph(FoundPage::tr("Not done."));
    if (step.state != StepState::Done)
        return html;
    const auto& result = step.result;
    if (!result.expected.isEmpty())
        html += line(FoundPage::tr("Expected:"), pageText(result.expected));
    if (!result.seen.isEmpty())
        html += line(
            FoundPage::tr("Seen:"), pageText(result.seen) + QLatin1Char(' ') + pageText(outcomeWords(result.outcome)));
    if (!result.why.isEmpty())
        html += line(FoundPage::tr("Why:"), xmlText(lessonHtml(result.why)));
    if (const auto svg = heatmapSvg(step.picture); !svg.isEmpty())
        html += QStringLiteral("<figure>%1<figcaption>%2</figcaption></figure>\n")
                    .arg(svg,
                        pageText(FoundPage::tr("After %1 steps: %2")
                                .arg(countText(std::size_t(step.step)),
                                    isolated(QString::fromStdString(step.picture.text)))));
    return html;
}

std::string typedWords(const QString& markdown)
{
    return lessonWords(markdown).toStdString();
}

HandedIn answersOf(const LessonRecord& record)
{
    HandedIn answers{.learner = record.learner.toStdString(),
        .lesson = record.id.toStdString(),
        .title = record.title.toStdString(),
        .sum = record.sum.toStdString(),
        .language = languageInUse().toStdString(),
        .version = {},
        .begun = record.begun.toString(Qt::ISODate).toStdString(),
        .steps = {}};
    for (const auto& step : record.steps)
        answers.steps.push_back({.id = step.id.toStdString(),
            .title = step.title.toStdString(),
            .question = typedWords(step.question),
            .state = step.state,
            .outcome = step.result.outcome,
            .expected = step.result.expected.toStdString(),
            .seen = step.result.seen.toStdString(),
            .trainingStep = std::max<qint64>(0, step.step)});
    return answers;
}

} // namespace

QString heatmapSvg(const Translation& translation)
{
    if (translation.attention.isEmpty() || !fitsItsWords(translation))
        return {};
    const auto columns = labelsOf(translation.source);
    const auto rows = labelsOf(translation.target);
    const int left = roomFor(rows);
    const int top = roomFor(columns);
    const ColorMap colors(ColorMapId::Viridis, Backdrop::Light);
    auto svg =
        QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" role=\"img\" "
                       "aria-label=\"%3\" font-family=\"sans-serif\" font-size=\"13\" shape-rendering=\"crispEdges\">")
            .arg(left + int(columns.size()) * cellSide + top / 2)
            .arg(top + int(rows.size()) * cellSide + 4)
            .arg(pageText(FoundPage::tr("Heatmap")));
    for (qsizetype row = 0; row < rows.size(); ++row)
        for (qsizetype column = 0; column < columns.size(); ++column) {
            const double weight = double(translation.attention.at(std::size_t(row), std::size_t(column)));
            svg += QStringLiteral(
                "<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%3\" fill=\"%4\"><title>%5</title></rect>")
                       .arg(left + int(column) * cellSide)
                       .arg(top + int(row) * cellSide)
                       .arg(cellSide)
                       .arg(colors.color(weight).name(),
                           pageText(QStringLiteral("%1, %2: %3")
                                   .arg(isolated(rows[row]), isolated(columns[column]), probabilityText(weight))));
        }
    return svg + wordsSvg(columns, rows, left, top) + QStringLiteral("</svg>");
}

QByteArray foundPage(const LessonRecord& record)
{
    auto html = QStringLiteral(
        "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        "<title>%2</title>\n<style>body{font:16px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em;"
        "color:#222}h1{font-size:1.6em}h2{font-size:1.15em;margin-top:2em}figure{margin:1em 0}"
        "figcaption{color:#666;font-size:.9em}p p,p ul{display:inline}svg{max-width:100%;height:auto}</style></head><body>\n")
                    .arg(languageInUse(), pageText(record.title));
    html += QStringLiteral("<h1>%1</h1>\n").arg(pageText(record.title));
    if (!record.learner.isEmpty())
        html += line(FoundPage::tr("Name:"), pageText(record.learner));
    html += QStringLiteral("<p>%1</p>\n<p>%2</p>\n")
                .arg(pageText(record.goal), pageText(QLocale().toString(record.begun, QLocale::LongFormat)));
    if (!record.origin.isEmpty())
        html += paragraph(FoundPage::tr("The lesson is from the file %1.").arg(record.origin));
    for (qsizetype step = 0; step < qsizetype(record.steps.size()); ++step)
        html += stepHtml(record.steps[std::size_t(step)], step + 1);
    return html.toUtf8() + QByteArray::fromStdString(handedInElement(answersOf(record))) + "</body></html>\n";
}

} // namespace attentoscope::ui
